import type { Canvas, Scene } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { someone } from '../people.ts'
import { pottedPlant } from '../plants.ts'
import { floorBoards, lightBeam, pictureFrame, room, wallTone, window } from '../rooms.ts'
import { circle, ellipse, line, place, rect, repeat, stroke } from '../shapes.ts'
import { lamp, mug, table } from '../things.ts'

const microphone = (canvas: Canvas, x: number, y: number, scale: number): string => {
  const metal = canvas.horizontal('#5a6376', '#c9d1dd', '#4a5264')
  return place(
    stroke('M0,120 L0,4', '#3b4252', 16) +
      rect(-70, 116, 140, 18, '#2c3240', 9) +
      stroke('M-58,-60 A58 62 0 0 0 58,-60', '#3b4252', 10) +
      rect(-44, -180, 88, 170, metal, 44) +
      rect(-44, -98, 88, 12, canvas.palette.warning) +
      repeat(6, index => line(-38, -166 + index * 11, 38, -166 + index * 11, '#2c3240', 3, 'opacity=".45"')),
    { x, y, scale },
  )
}

const podcastMic: Scene = canvas => {
  const { random, colours, palette } = canvas
  const wall = mix(palette.primary, '#1b2236', 0.55)
  const panels = repeat(24, index => {
    const [x, y] = [(index % 8) * 164 - 10, Math.floor(index / 8) * 164 - 20]
    const tone = random.pick([lighten(wall, 0.07), darken(wall, 0.12), mix(wall, palette.secondary, 0.3)])
    return rect(x, y, 156, 156, canvas.diagonal(lighten(tone, 0.06), darken(tone, 0.1)), 10)
  })
  const host = (x: number, flip: boolean) =>
    someone(
      canvas,
      'deskSide',
      { x, y: 600, scale: 2.1, flip },
      { outfit: random.pick(['shirt', 'batik', 'hoodie', 'blazer'] as const) },
    )
  const headset = (x: number, flip: boolean) =>
    place(
      stroke('M-46,4 C-50,-92 50,-92 46,4', '#20252f', 10) +
        ellipse(flip ? 46 : -46, 10, 14, 22, palette.warning),
      { x, y: 600 - 139 * 2.1, scale: 1.02, rotate: flip ? -4 : 4 },
    )
  const wave = repeat(46, index => {
    const h =
      (16 + Math.abs(Math.sin(index * 0.7 + random.between(0, 1))) * 84) * (1 - Math.abs(index - 22.5) / 30)
    return rect(330 + index * 13.6, 120 - h / 2, 7, h, index % 5 ? palette.info : palette.warning, 3.5)
  })
  return (
    rect(0, 0, 1280, 720, wall) +
    panels +
    canvas.glow(640, 240, 620, '#ffcf8a', 0.36) +
    wave +
    host(270, false) +
    headset(306, false) +
    host(1010, true) +
    headset(974, true) +
    table(canvas, 640, 620, 1300, colours.wood, 120, 70) +
    microphone(canvas, 560, 490, 0.9) +
    microphone(canvas, 730, 490, 0.9) +
    mug({ x: 130, y: 620 }, palette.warning) +
    mug({ x: 1160, y: 620 }, palette.info)
  )
}

const interview: Scene = canvas => {
  const { random, colours, palette } = canvas
  const seat = (x: number, flip: boolean, colour: string) =>
    place(
      rect(-62, -92, 110, 42, colour, 18) +
        rect(-74, -190, 44, 150, darken(colour, 0.16), 20) +
        line(-44, -50, -52, 0, colours.darkWood, 9) +
        line(34, -50, 42, 0, colours.darkWood, 9),
      { x, y: 640, scale: 1.75, flip },
    )
  const person = (x: number, flip: boolean, talking: boolean) =>
    someone(
      canvas,
      talking ? 'sitTalk' : 'sitChair',
      { x, y: 640, scale: 1.75, flip },
      {
        person: random.pick(['woman', 'man', 'hijab'] as const),
        outfit: random.pick(['shirt', 'batik', 'blazer'] as const),
      },
    )
  const a = mix(palette.primary, '#fff', 0.1)
  const camera = place(
    stroke('M0,0 L-60,190 M0,0 L60,190 M0,0 L0,190', '#262c3a', 12) +
      rect(-74, -90, 148, 92, '#2c3342', 12) +
      rect(60, -68, 50, 46, '#1d222d', 8) +
      circle(-36, -112, 28, '#3b4354') +
      circle(26, -112, 28, '#3b4354') +
      circle(-50, -66, 6, '#ff5a4d'),
    { x: random.chance(0.5) ? 640 : 600, y: 560, scale: 0.95, rotate: -3 },
  )
  return (
    room(canvas, wallTone(canvas), colours.wood, 550) +
    floorBoards(550, colours.darkWood) +
    window(canvas, 480, 80, 320, 280) +
    lightBeam(canvas, 460, 360, 340) +
    pictureFrame(canvas, 180, 120, 180, 130) +
    pictureFrame(canvas, 930, 110, 150, 180) +
    lamp(canvas, { x: 90, y: 470, scale: 1.4 }, palette.warning) +
    rect(20, 470, 140, 90, colours.darkWood, 6) +
    ellipse(640, 650, 560, 70, mix(palette.secondary, '#fff4e2', 0.6)) +
    seat(340, false, a) +
    seat(940, true, a) +
    canvas.shadow(380, 644, 190) +
    canvas.shadow(900, 644, 190) +
    person(340, false, true) +
    person(940, true, random.chance(0.5)) +
    pottedPlant({ x: 1200, y: 620, scale: 1.8 }, colours.leaf, palette.warning) +
    camera
  )
}

export const media = {
  'podcast-mic': podcastMic,
  interview,
}

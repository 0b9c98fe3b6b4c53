import type { Canvas } from './canvas.ts'
import { darken, lighten, mix } from './colour.ts'
import { hills } from './nature.ts'
import { bush, palm } from './plants.ts'
import { circle, line, path, place, poly, rect, repeat } from './shapes.ts'
import { cloud, lit, type Mood, pickMood } from './sky.ts'

/** A wall and a floor, with the floor beginning at `horizon`. */
export const room = (canvas: Canvas, wall: string, floor: string, horizon = 520): string =>
  rect(0, 0, 1280, horizon, canvas.vertical(lighten(wall, 0.1), wall, darken(wall, 0.07))) +
  rect(0, horizon, 1280, 720 - horizon, canvas.vertical(darken(floor, 0.14), floor, lighten(floor, 0.08))) +
  rect(0, horizon - 12, 1280, 12, lighten(wall, 0.4)) +
  rect(0, horizon, 1280, 5, darken(floor, 0.35), 0, 'opacity=".5"')

const daylights = new WeakMap<Canvas, Mood>()

/** All the windows of one picture look out at the same hour. */
const daylight = (canvas: Canvas): Mood => {
  const mood = daylights.get(canvas) ?? pickMood(canvas)
  daylights.set(canvas, mood)
  return mood
}

/** Daylight falling from a window onto wall and floor. */
export const lightBeam = (
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  colour = '#fff3cf',
  opacity = 0.36,
): string =>
  poly(
    [
      [x, y],
      [x + width, y],
      [x + width + 360, 720],
      [x + 150, 720],
    ],
    canvas.vertical([colour, opacity], [colour, 0.04]),
  )

export const window = (
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  mood: Mood = daylight(canvas),
): string => {
  const frame = '#fffaf0'
  const view =
    rect(0, 0, width, height, canvas.vertical(...mood.sky)) +
    cloud(width * canvas.random.between(0.2, 0.7), height * 0.24, 0.5, '#fff', 0.7) +
    place(hills(canvas, 0, 60, lit(mood, canvas.colours.leaf, 0.45), 4), {
      x: -canvas.random.between(0, 300),
      y: height * 0.74,
    }) +
    palm(
      canvas,
      { x: width * canvas.random.between(0.25, 0.75), y: height * 1.04, scale: height / 330 },
      lit(mood, canvas.colours.deepLeaf, 0.16),
      lit(mood, canvas.colours.darkWood, 0.2),
    ) +
    bush(canvas, { x: width * 0.3, y: height + 6, scale: 0.9 }, lit(mood, canvas.colours.leaf, 0.14)) +
    bush(canvas, { x: width * 0.85, y: height + 8 }, lit(mood, canvas.colours.leaf, 0.06))
  const panes =
    line(width / 2, 0, width / 2, height, frame, 8) + line(0, height * 0.38, width, height * 0.38, frame, 6)
  const glass = path(`M0,0 L${width * 0.4},0 L0,${height * 0.6}Z`, '#fff', 'opacity=".16"')
  return (
    rect(x - 14, y - 14, width + 28, height + 28, frame, 6) +
    place(canvas.clip(rect(0, 0, width, height, '#000'), view) + glass + panes, { x, y }) +
    rect(x - 24, y + height + 12, width + 48, 14, darken(frame, 0.08), 4)
  )
}

export const pictureFrame = (canvas: Canvas, x: number, y: number, width: number, height: number): string => {
  const { primary, warning, info } = canvas.palette
  const tone = mix(canvas.random.pick([primary, warning, info]), '#fff4e0', 0.55)
  const art =
    rect(x, y, width, height, tone) +
    circle(x + width * 0.66, y + height * 0.32, height * 0.13, '#fff3cf') +
    path(
      `M${x},${y + height} L${x},${y + height * 0.8} L${x + width * 0.34},${y + height * 0.46} L${x + width * 0.6},${y + height * 0.74} L${x + width * 0.78},${y + height * 0.6} L${x + width},${y + height * 0.84} L${x + width},${y + height}Z`,
      darken(tone, 0.3),
    )
  return rect(x - 8, y - 8, width + 16, height + 16, canvas.colours.wood, 3) + art
}

export const shelf = (canvas: Canvas, x: number, y: number, width: number): string =>
  rect(x, y, width, 12, canvas.colours.wood, 3) +
  rect(x + 8, y + 12, width - 16, 8, darken(canvas.colours.wood, 0.4), 0, 'opacity=".25"')

/** A board in a wooden frame, for chalk or pens. */
export const board = (
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  content = '',
): string =>
  rect(x - 4, y + 8, width + 8, height + 8, '#1a1420', 8, 'opacity=".16"') +
  rect(x - 12, y - 12, width + 24, height + 24, canvas.colours.wood, 8) +
  rect(x, y, width, height, canvas.diagonal(lighten(colour, 0.08), colour, darken(colour, 0.1)), 4) +
  content +
  rect(x + width * 0.3, y + height + 8, width * 0.4, 12, darken(canvas.colours.wood, 0.2), 4) +
  rect(x + width * 0.4, y + height + 2, 34, 7, '#fff', 3)

export const pendant = (canvas: Canvas, x: number, y: number, colour: string): string =>
  line(x, 0, x, y - 30, '#4b4650', 3) +
  canvas.glow(x, y + 20, 180, '#ffe6ad', 0.4) +
  path(`M${x - 46},${y} Q${x - 40},${y - 36} ${x},${y - 38} Q${x + 40},${y - 36} ${x + 46},${y}Z`, colour) +
  rect(x - 46, y - 3, 92, 7, lighten(colour, 0.3), 3)

/** Floor boards running to the back of the room. */
export const floorBoards = (horizon: number, colour: string): string =>
  repeat(15, index => {
    const t = (index - 7) / 7
    return line(640 + t * 660, horizon, 640 + t * 1500, 720, colour, 2, 'opacity=".35"')
  })

/** A wall colour that suits the tenant: a pale tint of one of its own. */
export const wallTone = (canvas: Canvas): string => {
  const { primary, secondary, warning, info } = canvas.palette
  return mix(
    canvas.colours.cream,
    canvas.random.pick([primary, secondary, warning, info]),
    canvas.random.between(0.16, 0.26),
  )
}

import type { Scene } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { someone } from '../people.ts'
import { floorBoards, lightBeam, room, window } from '../rooms.ts'
import { codeBars, laptopBack } from '../screens.ts'
import { circle, line, path, place, poly, rect, repeat, stroke } from '../shapes.ts'
import { table } from '../things.ts'

const serverRoom: Scene = canvas => {
  const { random, palette } = canvas
  const base = mix('#141b2e', palette.primary, 0.16)
  const rack = (x: number, w: number, top: number, bottom: number, skew: number) => {
    const units = repeat(10, index => {
      const y = (index / 10) * 100
      const lights = repeat(5, k =>
        circle(
          8 + k * 6,
          y + 5,
          1.7,
          random.pick([palette.info, '#6ee7a8', palette.warning, '#6ee7a8', lighten(palette.primary, 0.4)]),
        ),
      )
      return rect(3, y + 1, 94, 8, '#28324a', 1.2) + lights + rect(60, y + 3.4, 30, 3, '#141b2c', 1)
    })
    return `<g transform="matrix(${w / 100} ${skew} 0 ${(bottom - top) / 100} ${x} ${top})">${rect(0, -1, 100, 102, '#1b2338')}${units}${rect(0, -1, 100, 102, canvas.horizontal(['#000', skew > 0 ? 0 : 0.4], ['#000', skew > 0 ? 0.4 : 0]))}</g>`
  }
  const left = [
    [-30, 200, -60, 800, 0.5],
    [176, 130, 40, 690, 0.38],
    [312, 90, 90, 610, 0.3],
    [408, 62, 122, 566, 0.22],
  ] as const
  const racks = left
    .map(([x, w, t, b, s]) => rack(x, w, t, b, s) + rack(1280 - x - w, w, t + s * w, b + s * w, -s))
    .join('')
  const floor =
    poly(
      [
        [470, 540],
        [810, 540],
        [1300, 740],
        [-20, 740],
      ],
      canvas.vertical(lighten(base, 0.24), darken(base, 0.2)),
    ) +
    repeat(6, index => line(500 + index * 56, 540, 40 + index * 240, 730, palette.info, 2, 'opacity=".3"'))
  const ceiling =
    poly(
      [
        [470, 150],
        [810, 150],
        [1300, -40],
        [-20, -40],
      ],
      darken(base, 0.3),
    ) +
    repeat(3, index =>
      poly(
        [
          [620 - index * 20, 140 - index * 50],
          [660 + index * 20, 140 - index * 50],
          [676 + index * 26, 110 - index * 52],
          [604 - index * 26, 110 - index * 52],
        ],
        '#eaf6ff',
      ),
    )
  const engineer = someone(
    canvas,
    random.pick(['hold', 'stand', 'walk'] as const),
    { x: 640 + random.between(-60, 60), y: 690, scale: 1.58 },
    { outfit: random.pick(['shirt', 'hoodie', 'batik'] as const) },
    { colour: palette.info, amount: 0.1 },
  )
  return (
    rect(0, 0, 1280, 720, base) +
    rect(470, 150, 340, 390, canvas.radial(lighten(palette.info, 0.4), mix(base, palette.info, 0.5), base)) +
    ceiling +
    floor +
    racks +
    canvas.glow(640, 340, 460, palette.info, 0.4) +
    canvas.shadow(640, 692, 130, 0.5) +
    engineer
  )
}

const robotArm: Scene = canvas => {
  const { random, colours, palette } = canvas
  const body = canvas.horizontal(
    lighten(palette.warning, 0.25),
    palette.warning,
    darken(palette.warning, 0.2),
  )
  const lift = random.between(-14, 14)
  const joint = (x: number, y: number, r: number) =>
    circle(x, y, r, '#2c3342') + circle(x, y, r * 0.62, '#dfe5ec') + circle(x, y, r * 0.26, palette.primary)
  const claw = place(
    rect(-20, 0, 40, 40, '#39424f', 6) +
      stroke('M-16,40 L-34,70 L-18,104 M16,40 L34,70 L18,104', '#4d5766', 13),
    { x: 262, y: 6, rotate: 10 - lift },
  )
  const arm = place(
    path('M-110,0 L-80,-60 L80,-60 L110,0Z', '#39424f') +
      rect(-60, -110, 120, 60, body, 12) +
      place(
        rect(-30, -250, 60, 260, body, 28) +
          place(
            rect(
              -24,
              -24,
              300,
              48,
              canvas.vertical(lighten(palette.warning, 0.25), darken(palette.warning, 0.12)),
              24,
            ) + claw,
            { y: -240, rotate: -18 + lift },
          ),
        { y: -96, rotate: 8 },
      ) +
      joint(0, -96, 36) +
      joint(34, -336, 32),
    { x: 340, y: 590, scale: 1.1 },
  )
  const student = someone(
    canvas,
    'desk',
    { x: 1020, y: 604, scale: 2.1 },
    { outfit: random.pick(['hoodie', 'shirt', 'tee'] as const) },
  )
  const friend = someone(
    canvas,
    random.pick(['point', 'hold', 'work'] as const),
    { x: 790, y: 690, scale: 1.6, flip: true },
    { person: random.pick(['hijab', 'woman', 'man'] as const) },
  )
  const parts =
    repeat(3, index =>
      rect(
        520 + index * 66,
        562 - (index % 2) * 8,
        44,
        40,
        [palette.primary, palette.info, palette.secondary][index] ?? '',
        8,
      ),
    ) + circle(760, 586, 18, 'none', 'stroke="#8c96a6" stroke-width="10" stroke-dasharray="9 5"')
  const grid = canvas.pattern(60, stroke('M0,0 L60,0 M0,0 L0,60', '#ffffff', 1.4, 'opacity=".35"'))
  const screen =
    rect(110, 70, 380, 220, '#1c2436', 14) +
    codeBars(canvas, 140, 98, 320, 7, 26, [palette.info, palette.warning, '#7fd1ae', '#e6edf6'])
  return (
    room(canvas, mix(palette.primary, '#eef2f4', 0.7), colours.stone, 540) +
    rect(0, 0, 1280, 528, grid) +
    screen +
    window(canvas, 850, 70, 320, 230) +
    lightBeam(canvas, 640, 0, 360, '#fff6da', 0.25) +
    floorBoards(540, '#6b7480') +
    friend +
    student +
    table(canvas, 640, 610, 1240, lighten(colours.wood, 0.12), 130, 50) +
    arm +
    parts +
    laptopBack(canvas, { x: 1030, y: 610, scale: 1.1 }, '#a9b3c3')
  )
}

export const machines = {
  'server-room': serverRoom,
  'robot-arm': robotArm,
}

import { bookRow, bookStack } from '../books.ts'
import type { Canvas, Scene } from '../canvas.ts'
import { mix } from '../colour.ts'
import { onlooker, someone } from '../people.ts'
import { pottedPlant } from '../plants.ts'
import { board, floorBoards, lightBeam, pendant, room, shelf, wallTone, window } from '../rooms.ts'
import { barChart, laptopBack, pieChart, textBars } from '../screens.ts'
import { circle, line, place, rect, repeat, stroke } from '../shapes.ts'
import { lamp, mug, table } from '../things.ts'

const brand = ({ palette }: Canvas): string[] => [
  palette.primary,
  palette.warning,
  palette.info,
  palette.secondary,
]

const laptopDesk: Scene = canvas => {
  const { random, colours, palette } = canvas
  const wall = wallTone(canvas)
  const left = random.chance(0.5)
  const x = left ? 520 : 760
  const worker = someone(
    canvas,
    'desk',
    { x, y: 590, scale: 2.35 },
    { person: random.pick(['woman', 'man', 'hijab'] as const), patternScale: 0.5 },
  )
  const scenery =
    window(canvas, left ? 840 : 110, 80, 320, 300) +
    shelf(canvas, left ? 110 : 850, 230, 320) +
    bookRow(canvas, left ? 130 : 870, 230, 190, 110) +
    pottedPlant({ x: left ? 385 : 1125, y: 230, scale: 0.7 }, colours.leaf, palette.warning) +
    lightBeam(canvas, left ? 800 : 140, 380, 300)
  const desk = table(canvas, 640, 604, 1160, colours.wood, 140, 56)
  const side = left ? 1 : -1
  const objects =
    mug({ x: x - side * 210, y: 600, scale: 1.1 }, palette.warning) +
    place(bookStack(canvas, random.whole(2, 4), 170, 28), { x: x + side * 290, y: 592 }) +
    lamp(canvas, { x: x + side * 420, y: 592, flip: left, scale: 1.25 }, palette.primary)
  return (
    room(canvas, wall, colours.sand, 540) +
    scenery +
    pendant(canvas, x, 90, palette.secondary) +
    worker +
    desk +
    canvas.shadow(x, 600, 190) +
    laptopBack(canvas, { x, y: 598, scale: 1.3 }, '#a9b3c3') +
    objects +
    pottedPlant({ x: left ? 90 : 1200, y: 690, scale: 1.9 }, colours.leaf, palette.secondary)
  )
}

const chartBoard: Scene = canvas => {
  const { random, colours, palette } = canvas
  const flip = random.chance(0.5)
  const shades = brand(canvas)
  const graph =
    barChart(canvas, 350, 400, 300, 230, shades, random.whole(5, 7)) + line(340, 402, 660, 402, '#8a94a6', 4)
  const trend =
    stroke(
      `M700,${380 - random.between(0, 40)} C760,330 790,${350 + random.between(-30, 30)} 840,270 S920,240 960,160`,
      palette.primary,
      7,
    ) + circle(960, 160, 11, palette.warning)
  const content =
    graph +
    trend +
    pieChart(760, 190, 56, [palette.primary, palette.warning, mix(palette.info, '#fff', 0.3)]) +
    textBars(canvas, 350, 120, 210, 2, 26, '#c3ccd8', 0.4)
  const x = flip ? 1090 : 210
  const crowd = repeat(3, index =>
    onlooker(canvas, {
      x: (flip ? 120 : 560) + index * 250 + random.between(-20, 20),
      y: 664 + random.between(-14, 22),
      scale: 1.75,
    }),
  )
  return (
    room(canvas, wallTone(canvas), colours.wood, 560) +
    floorBoards(560, colours.darkWood) +
    lightBeam(canvas, 220, 0, 460, '#fff6da', 0.28) +
    board(canvas, 310, 84, 680, 370, '#fcfdfe', content) +
    canvas.shadow(x, 708, 130) +
    someone(
      canvas,
      'point',
      { x, y: 710, scale: 1.8, flip },
      { outfit: random.pick(['blazer', 'batik', 'shirt'] as const) },
    ) +
    crowd
  )
}

const meeting: Scene = canvas => {
  const { random, colours, palette } = canvas
  const count = random.whole(3, 4)
  const team = repeat(count, index => {
    const x = 640 + (index - (count - 1) / 2) * (940 / count)
    return someone(
      canvas,
      index === 1 ? 'deskRaise' : 'desk',
      { x, y: 540, scale: 1.7, flip: random.chance(0.5) },
      { outfit: random.pick(['shirt', 'batik', 'blazer', 'hoodie'] as const) },
    )
  })
  const things = repeat(count, index => {
    const x = 640 + (index - (count - 1) / 2) * (940 / count)
    return index % 2
      ? mug({ x: x + 40, y: 566 }, palette.warning) + rect(x - 90, 556, 90, 14, '#fffdf6', 3)
      : laptopBack(canvas, { x, y: 560, scale: 0.8 }, '#a9b3c3')
  })
  const notes = repeat(8, index =>
    rect(
      470 + (index % 4) * 92,
      130 + Math.floor(index / 4) * 92,
      68,
      68,
      mix(brand(canvas)[index % 4] ?? '', '#fff6d8', 0.4),
      4,
      `transform="rotate(${random.whole(-5, 5)} ${500 + (index % 4) * 92} 180)"`,
    ),
  )
  const wall =
    room(canvas, wallTone(canvas), colours.sand, 520) +
    board(canvas, 430, 90, 420, 240, '#fcfdfe', notes) +
    window(canvas, 70, 80, 270, 270) +
    window(canvas, 940, 80, 270, 270) +
    lightBeam(canvas, 100, 350, 250)
  const near =
    onlooker(canvas, { x: 330, y: 690, scale: 1.9 }) + onlooker(canvas, { x: 950, y: 700, scale: 1.9 })
  return (
    wall +
    pendant(canvas, 400, 80, palette.primary) +
    pendant(canvas, 880, 80, palette.primary) +
    team +
    table(canvas, 640, 600, 1180, colours.wood, 140, 80) +
    things +
    near
  )
}

export const office = {
  'laptop-desk': laptopDesk,
  'chart-board': chartBoard,
  meeting,
}

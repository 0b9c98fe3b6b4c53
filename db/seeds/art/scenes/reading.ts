import { bookRow, bookStack, heldBook, openBook } from '../books.ts'
import { bunting } from '../camping.ts'
import type { Scene } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { someone } from '../people.ts'
import { pottedPlant } from '../plants.ts'
import { lightBeam, pictureFrame, room, shelf, window } from '../rooms.ts'
import { ellipse, place, rect, repeat } from '../shapes.ts'
import { pickMood } from '../sky.ts'
import { mug, table } from '../things.ts'

const library: Scene = canvas => {
  const { random, colours, palette } = canvas
  const wall = mix(colours.darkWood, palette.primary, 0.2)
  const shelves = (x: number, width: number) =>
    rect(x - 12, 0, width + 24, 556, darken(colours.wood, 0.3)) +
    rect(x, 0, width, 556, darken(colours.wood, 0.62)) +
    repeat(
      5,
      index =>
        bookRow(canvas, x + 6, index * 112 + 92, width - 12, 84, 0.06) +
        rect(
          x - 4,
          index * 112 + 92,
          width + 8,
          14,
          canvas.horizontal(lighten(colours.wood, 0.12), colours.wood),
        ),
    )
  const middle = random.chance(0.5)
  const tall = middle ? window(canvas, 500, 40, 280, 400) : window(canvas, 880, 40, 260, 400)
  const stacks = middle
    ? shelves(-20, 440) + shelves(860, 440)
    : shelves(-20, 380) + shelves(400, 400) + shelves(1200, 200)
  const beam = lightBeam(canvas, middle ? 520 : 890, 440, 240, '#ffe9b8', 0.5)
  const browser = someone(
    canvas,
    random.pick(['hold', 'carry', 'point'] as const),
    { x: middle ? 330 : 640, y: 610, scale: 1.24 },
    {},
    undefined,
  )
  const seatX = middle ? 660 : 900
  const reader = someone(
    canvas,
    'sitRead',
    { x: seatX, y: 610, scale: 2 },
    { person: random.pick(['hijab', 'woman', 'man'] as const) },
    undefined,
    heldBook(0, -66, palette.warning),
  )
  const desk = table(canvas, 640, 620, 1120, colours.wood, 140, 60)
  const pile =
    place(bookStack(canvas, random.whole(3, 5), 170, 27), { x: 250, y: 604 }) +
    place(bookStack(canvas, random.whole(2, 4), 150, 27), { x: 1040, y: 604 })
  return (
    room(canvas, wall, darken(colours.wood, 0.25), 556) +
    tall +
    stacks +
    beam +
    canvas.shadow(middle ? 330 : 640, 610, 90) +
    browser +
    reader +
    desk +
    pile +
    openBook(canvas, { x: 440, y: 588, scale: 0.7 }, palette.primary) +
    mug({ x: 870, y: 610 }, palette.info)
  )
}

const books: Scene = canvas => {
  const { random, colours, palette } = canvas
  const wall = mix(palette.primary, '#fff4e2', random.between(0.45, 0.66))
  const mood = pickMood(canvas)
  const back =
    rect(0, 0, 1280, 720, canvas.vertical(lighten(wall, 0.2), wall)) +
    window(canvas, 820, 50, 340, 380, mood) +
    canvas.glow(760, 420, 520, '#fff0c4', 0.6)
  const upper =
    shelf(canvas, 90, 300, 560) +
    bookRow(canvas, 120, 300, random.between(300, 420), 150) +
    pottedPlant({ x: 585, y: 300, scale: 0.9 }, colours.leaf, palette.warning)
  const top = table(canvas, 640, 640, 1400, colours.wood, 200, 70)
  const tall = place(bookStack(canvas, random.whole(5, 7), 300, 44), { x: random.between(280, 340), y: 616 })
  const low = place(bookStack(canvas, random.whole(2, 3), 280, 44), { x: 1040, y: 620 })
  return (
    back +
    upper +
    top +
    canvas.shadow(310, 622, 200) +
    tall +
    canvas.shadow(1040, 626, 180) +
    low +
    canvas.shadow(680, 640, 240) +
    openBook(canvas, { x: 680, y: 560, scale: 1.75 }, palette.secondary) +
    mug({ x: 880, y: 664, scale: 1.3 }, palette.warning)
  )
}

const childrenReading: Scene = canvas => {
  const { random, colours, palette } = canvas
  const wall = mix(palette.warning, '#fff1dc', 0.72)
  const rug =
    ellipse(640, 640, 560, 110, mix(palette.primary, '#fff4e2', 0.25)) +
    ellipse(640, 640, 500, 94, mix(palette.primary, '#fff4e2', 0.5)) +
    ellipse(640, 640, 420, 76, mix(palette.primary, '#fff4e2', 0.3))
  const covers = random.shuffle([
    palette.primary,
    palette.secondary,
    palette.warning,
    '#d9534f',
    palette.info,
  ])
  const count = random.whole(3, 4)
  const children = repeat(count, index => {
    const x = 640 + (index - (count - 1) / 2) * (1000 / count) + random.between(-20, 20)
    const y = 650 + (index % 2) * 34
    return (
      canvas.shadow(x, y, 150) +
      someone(
        canvas,
        'sitRead',
        { x, y, scale: 2.5 },
        { person: random.pick(['girl', 'boy', 'girl', 'boy'] as const) },
        undefined,
        heldBook(0, -62, covers[index] ?? palette.primary, 0.95),
      )
    )
  })
  const cupboard =
    rect(60, 150, 460, 330, darken(colours.wood, 0.5), 8) +
    repeat(
      3,
      index => bookRow(canvas, 74, 250 + index * 108, 430, 84) + shelf(canvas, 54, 250 + index * 108, 472),
    )
  return (
    room(canvas, wall, colours.wood, 500) +
    cupboard +
    window(canvas, 780, 90, 320, 300) +
    lightBeam(canvas, 700, 390, 340) +
    pictureFrame(canvas, 580, 160, 120, 150) +
    bunting(-10, 40, 1290, 30, [palette.primary, '#fff', palette.warning, palette.secondary], 30) +
    pottedPlant({ x: 1190, y: 540, scale: 1.3 }, colours.leaf, palette.secondary) +
    rug +
    children +
    place(bookStack(canvas, 3, 130, 26), { x: 110, y: 690 })
  )
}

export const reading = {
  library,
  books,
  'children-reading': childrenReading,
}

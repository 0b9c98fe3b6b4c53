import { bunting } from '../camping.ts'
import type { Canvas, Scene } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { onlooker, someone } from '../people.ts'
import { pottedPlant } from '../plants.ts'
import { board, floorBoards, lightBeam, room, wallTone, window } from '../rooms.ts'
import { laptopBack, textBars } from '../screens.ts'
import { circle, line, rect, repeat, stroke } from '../shapes.ts'
import { table } from '../things.ts'

const chalk = (canvas: Canvas, x: number, y: number): string => {
  const white = '#f5f3e6'
  const sums = textBars(canvas, x + 30, y + 34, 190, 4, 34, white, 0.22)
  const shape = canvas.random.pick([
    stroke(
      `M${x + 290},${y + 170} L${x + 370},${y + 40} L${x + 450},${y + 170}Z M${x + 370},${y + 40} L${x + 370},${y + 170}`,
      white,
      4,
    ),
    circle(x + 370, y + 105, 66, 'none', `stroke="${white}" stroke-width="4"`) +
      line(x + 370, y + 105, x + 432, y + 82, '#f7d774', 4),
    stroke(`M${x + 280},${y + 40} L${x + 280},${y + 175} L${x + 460},${y + 175}`, white, 4) +
      stroke(
        `M${x + 284},${y + 160} C${x + 340},${y + 160} ${x + 370},${y + 60} ${x + 450},${y + 54}`,
        '#f7d774',
        5,
      ),
  ])
  return sums + shape
}

const classroom: Scene = canvas => {
  const { random, colours, palette } = canvas
  const wall = wallTone(canvas)
  const left = random.chance(0.5)
  const back = room(canvas, wall, colours.wood, 470) + floorBoards(470, colours.darkWood)
  const green = mix('#2f5d50', palette.primary, 0.3)
  const boardX = left ? 480 : 250
  const writing = board(canvas, boardX, 90, 540, 250, green, chalk(canvas, boardX + 16, 108))
  const light = left
    ? window(canvas, 70, 90, 260, 260) + lightBeam(canvas, 120, 350, 220)
    : window(canvas, 950, 90, 260, 260)
  const teacher = someone(
    canvas,
    random.pick(['point', 'present', 'wave'] as const),
    { x: boardX + (left ? 0 : 560), y: 520, scale: 1.14, flip: !left },
    {
      person: random.pick(['woman', 'hijab', 'man'] as const),
      outfit: random.pick(['batik', 'shirt'] as const),
    },
  )
  const desks = repeat(2, row =>
    repeat(row + 3, index => {
      const scale = 1.12 + row * 0.34
      const x = 640 + (index - (row + 2) / 2) * (330 + row * 20) + random.between(-12, 12)
      const y = 640 + row * 130
      const pose = random.chance(0.3) ? 'raiseBack' : 'sitBack'
      return (
        table(canvas, x, y - 60 * scale, 230 * scale, colours.wood, 160) +
        someone(
          canvas,
          pose,
          { x, y: y + 20, scale: scale * 1.5 },
          { person: random.pick(['girl', 'boy'] as const), outfit: 'pupil' },
        )
      )
    }),
  )
  return (
    back +
    light +
    writing +
    bunting(-20, 20, 1300, 20, [palette.primary, palette.warning, '#fff6e6', palette.secondary], 26) +
    canvas.shadow(boardX + (left ? 0 : 560), 522, 80) +
    teacher +
    desks
  )
}

const teacherBoard: Scene = canvas => {
  const { random, colours, palette } = canvas
  const wall = wallTone(canvas)
  const white = random.chance(0.5)
  const flip = random.chance(0.5)
  const ink = white
    ? [palette.primary, palette.warning, palette.secondary]
    : ['#f5f3e6', '#f7d774', '#9fd8c4']
  const bars = textBars(canvas, 330, 120, 260, 5, 44, ink[0] ?? '', 0.26)
  const diagram = repeat(
    3,
    index =>
      rect(680 + index * 96, 150 + (index % 2) * 120, 70, 62, ink[index % 3] ?? '', 12) +
      (index < 2
        ? stroke(`M${756 + index * 96},${index % 2 ? 250 : 200} l18,${index % 2 ? -24 : 46}`, ink[0] ?? '', 4)
        : ''),
  )
  const content = board(
    canvas,
    280,
    80,
    720,
    350,
    white ? '#fbfcfd' : mix('#2f5d50', palette.primary, 0.3),
    bars + diagram,
  )
  const x = flip ? 1010 : 270
  const teacher = someone(
    canvas,
    'point',
    { x, y: 724, scale: 1.86, flip },
    { outfit: random.pick(['batik', 'shirt', 'blazer'] as const), patternScale: 0.7 },
  )
  const listeners = repeat(3, index =>
    onlooker(
      canvas,
      {
        x: (flip ? 130 : 560) + index * 240 + random.between(-20, 20),
        y: 650 + random.between(-16, 24),
        scale: 1.75,
      },
      { person: random.pick(['girl', 'boy'] as const), outfit: 'pupil' },
    ),
  )
  const corner = pottedPlant({ x: flip ? 1200 : 90, y: 560, scale: 1.2 }, colours.leaf, palette.warning)
  return (
    room(canvas, wall, colours.sand, 556) +
    lightBeam(canvas, 300, 0, 420, '#fff6da', 0.3) +
    content +
    corner +
    canvas.shadow(x, 718, 150) +
    teacher +
    listeners
  )
}

const computerLab: Scene = canvas => {
  const { random, colours, palette } = canvas
  const back =
    room(canvas, wallTone(canvas), mix(colours.stone, '#e8edf2', 0.5), 440) +
    window(canvas, 90, 70, 300, 220) +
    window(canvas, 490, 70, 300, 220) +
    window(canvas, 890, 70, 300, 220) +
    lightBeam(canvas, 160, 290, 240)
  const rows = repeat(2, row => {
    const scale = 0.92 + row * 0.5
    const y = 500 + row * 205
    const count = 4 - row
    const pupils = repeat(count, index => {
      const x = 640 + (index - (count - 1) / 2) * (300 + row * 96)
      const pose = random.chance(0.25) ? 'deskRaise' : 'desk'
      const person = random.pick(['girl', 'boy', 'hijab', 'woman', 'man'] as const)
      const grown = person === 'girl' || person === 'boy' ? 1.25 : 1
      return someone(
        canvas,
        pose,
        { x: x + random.between(-10, 10), y: y - 4, scale: scale * 1.42 * grown },
        {
          person,
          outfit: random.pick(['pupil', 'tee', 'hoodie', 'shirt'] as const),
        },
      )
    })
    const top = table(canvas, 640, y, 1180 + row * 260, row ? colours.wood : lighten(colours.wood, 0.1), 120)
    const machines = repeat(count, index =>
      laptopBack(
        canvas,
        { x: 640 + (index - (count - 1) / 2) * (300 + row * 96), y: y - 6, scale: scale * 0.7 },
        random.pick(['#aab4c4', palette.primary, '#8d98aa']),
      ),
    )
    return pupils + top + machines
  })
  const helper = someone(
    canvas,
    'work',
    { x: 1190, y: 560, scale: 1.25, flip: true },
    { person: random.pick(['woman', 'hijab', 'man'] as const), outfit: 'batik' },
  )
  return back + helper + rows
}

export const lessons = {
  classroom,
  'teacher-board': teacherBoard,
  'computer-lab': computerLab,
}

import type { Scene } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { batik as batikFill } from '../look.ts'
import { someone } from '../people.ts'
import { pottedPlant } from '../plants.ts'
import { lightBeam, pendant, room, shelf, wallTone, window } from '../rooms.ts'
import { circle, ellipse, line, path, place, rect, repeat, stroke } from '../shapes.ts'
import { crate, table } from '../things.ts'

const hung = (x: number, y: number, kind: number, metal: string, handle: string): string => {
  const saw = path('M-20,0 L20,0 L30,26 L-14,26Z', handle) + path('M-10,26 L28,26 L20,150 L8,150Z', metal)
  const hammer = rect(-6, 10, 13, 140, handle, 5) + path('M-38,0 L30,0 Q42,8 30,26 L-38,26Z', metal)
  const wrench =
    rect(-8, 30, 16, 120, metal, 8) + circle(0, 22, 25, metal) + rect(-9, -8, 18, 26, darken(handle, 0.4), 2)
  const driver = rect(-13, 0, 26, 66, handle, 10) + rect(-5, 66, 10, 84, metal, 3)
  return circle(x, y - 8, 5, '#4b4650') + place([saw, hammer, wrench, driver][kind % 4] ?? '', { x, y })
}

const workshopTools: Scene = canvas => {
  const { random, colours, palette } = canvas
  const wall = mix(palette.primary, '#f3e5cf', 0.66)
  const handles = [palette.warning, colours.wood, palette.primary, '#d9534f']
  const panel =
    rect(110, 70, 740, 290, canvas.vertical(lighten(colours.wood, 0.22), lighten(colours.wood, 0.08)), 10) +
    repeat(60, index =>
      circle(
        140 + (index % 15) * 48,
        96 + Math.floor(index / 15) * 76,
        3,
        darken(colours.wood, 0.3),
        'opacity=".5"',
      ),
    ) +
    random
      .shuffle([0, 1, 2, 3, 1, 0, 2])
      .map((kind, index) =>
        hung(
          180 + index * 102,
          130 + (index % 2) * 22,
          kind,
          canvas.vertical('#d3dae4', '#8c96a6'),
          handles[index % 4] ?? '',
        ),
      )
      .join('')
  const maker = someone(
    canvas,
    'desk',
    { x: random.between(560, 720), y: 600, scale: 2.05 },
    { outfit: 'apron', person: random.pick(['man', 'woman', 'man'] as const) },
  )
  const plank =
    rect(420, 574, 460, 26, canvas.horizontal(lighten(colours.wood, 0.3), colours.wood), 4) +
    path('M480,574 q16,-26 30,0 q14,-30 34,0 q12,-18 26,0', lighten(colours.wood, 0.4))
  const vice =
    rect(930, 540, 110, 60, '#5b6577', 8) +
    rect(1040, 552, 26, 48, '#434c5c', 4) +
    line(1050, 530, 1050, 620, '#c9d1dd', 8)
  const box = place(
    rect(-100, -74, 200, 74, '#d9534f', 8) +
      rect(-100, -52, 200, 10, '#9c2f2d') +
      stroke('M-50,-74 L-50,-104 L50,-104 L50,-74', '#3b4254', 10) +
      rect(-20, -60, 40, 26, '#f1c453', 4),
    { x: 230, y: 602 },
  )
  return (
    room(canvas, wall, colours.stone, 540) +
    window(canvas, 920, 70, 260, 270) +
    lightBeam(canvas, 700, 330, 380) +
    panel +
    pendant(canvas, 640, 66, palette.warning) +
    maker +
    table(canvas, 640, 620, 1220, colours.wood, 130, 50) +
    plank +
    vice +
    box +
    crate(canvas, 1090, 720, 150, 110, colours.wood)
  )
}

const sewing: Scene = canvas => {
  const { random, colours, palette } = canvas
  const cloth = batikFill(
    canvas,
    mix(palette.primary, '#3a2a20', 0.2),
    mix(palette.warning, '#fff0d0', 0.5),
    1.7,
  )
  const body = mix(palette.secondary, '#20283a', 0.25)
  const machine = place(
    path('M-190,0 L-190,-34 Q-190,-46 -178,-46 L150,-46 Q190,-46 190,0Z', darken(body, 0.25)) +
      path(
        'M80,-46 L80,-150 Q80,-166 60,-166 L-130,-166 L-130,-92 L-164,-92 L-164,-196 Q-164,-226 -130,-226 L120,-226 Q166,-226 166,-176 L166,-46Z',
        canvas.vertical(lighten(body, 0.2), body),
      ) +
      rect(-154, -92, 12, 40, '#c9d1dd', 3) +
      rect(-149, -56, 4, 26, '#eef2f6') +
      circle(166, -170, 36, darken(body, 0.2)) +
      circle(166, -170, 14, '#f1c453') +
      rect(-60, -248, 22, 26, palette.warning, 4) +
      rect(-20, -208, 120, 9, '#f1c453', 4),
    { x: 720, y: 600, scale: 1.1 },
  )
  const fabric =
    path(
      'M250,602 Q330,560 470,574 L640,578 Q620,606 640,640 Q520,700 470,740 L230,740 Q200,660 250,602Z',
      cloth,
    ) + path('M400,576 Q420,640 380,740 L330,740 Q370,650 350,586Z', '#20142a', 'opacity=".12"')
  const spools = repeat(6, index =>
    place(
      rect(
        -18,
        -60,
        36,
        60,
        [palette.primary, palette.warning, palette.info, '#d9534f', '#f1c453', palette.secondary][index] ??
          '',
        4,
      ) +
        rect(-24, -66, 48, 10, '#efe0c4', 4) +
        rect(-24, -6, 48, 9, '#efe0c4', 4),
      { x: 130 + index * 62, y: 220 },
    ),
  )
  const dress = place(
    line(0, -210, 0, -190, '#6b5a4b', 6) +
      path(
        'M-44,-190 Q0,-170 44,-190 L60,-100 Q40,-60 90,80 L-90,80 Q-40,-60 -60,-100Z',
        batikFill(canvas, mix(palette.warning, '#5a2b20', 0.3), '#ffe9c4', 1.3),
      ) +
      path('M14,-178 L44,-190 L60,-100 Q40,-60 90,80 L30,80 Q20,-60 14,-178Z', '#20142a', 'opacity=".14"') +
      line(0, 80, 0, 170, colours.darkWood, 9) +
      line(-40, 172, 40, 172, colours.darkWood, 9),
    { x: 1130, y: 470, scale: 1.35 },
  )
  const tailor = someone(
    canvas,
    'deskSide',
    { x: 400, y: 606, scale: 2.2 },
    { person: random.pick(['woman', 'hijab', 'hijab', 'man'] as const) },
  )
  return (
    room(canvas, wallTone(canvas), colours.wood, 540) +
    shelf(canvas, 90, 220, 420) +
    spools +
    window(canvas, 600, 70, 300, 260) +
    lightBeam(canvas, 560, 330, 330) +
    dress +
    tailor +
    table(canvas, 620, 604, 1000, colours.wood, 130, 50) +
    machine +
    fabric +
    pottedPlant({ x: 60, y: 640, scale: 1.3 }, colours.leaf, palette.warning)
  )
}

const kitchen: Scene = canvas => {
  const { random, colours, palette } = canvas
  const wall = mix(palette.info, '#fff6e8', 0.7)
  const tile = canvas.pattern(58, rect(0, 0, 58, 58, lighten(wall, 0.25)) + rect(2, 2, 54, 54, wall, 4))
  const hood =
    path('M500,0 L780,0 L780,60 L850,150 L430,150 L500,60Z', canvas.horizontal('#dfe5ec', '#aeb8c6')) +
    rect(430, 150, 420, 14, '#8d98a8')
  const pots = repeat(
    4,
    index =>
      line(140 + index * 76, 96, 140 + index * 76, 122, '#4b4650', 4) +
      circle(140 + index * 76, 156, 34, index % 2 ? '#b4633a' : '#7b8698') +
      circle(140 + index * 76, 156, 23, index % 2 ? '#cf7d4f' : '#98a3b4'),
  )
  const wok = place(
    canvas.glow(0, 0, 130, '#ff9d3c', 0.6, 0.3) +
      path('M-130,-60 L130,-60 Q110,10 0,10 Q-110,10 -130,-60Z', canvas.horizontal('#4a5263', '#2a303d')) +
      rect(120, -66, 110, 16, colours.darkWood, 8) +
      repeat(11, () =>
        circle(
          random.between(-92, 92),
          random.between(-84, -62),
          random.between(9, 17),
          random.pick(['#e0533f', '#f1b53d', colours.leaf, '#f2e2b8', palette.warning]),
        ),
      ) +
      stroke(
        'M-40,-100 q-18,-34 0,-60 q18,-30 0,-64 M34,-104 q-18,-34 0,-56 q16,-28 0,-50',
        '#fff',
        9,
        'opacity=".4"',
      ),
    { x: 830, y: 574 },
  )
  const chef = someone(
    canvas,
    'deskSide',
    { x: 580, y: 612, scale: 2.2 },
    { outfit: 'apron', person: random.pick(['woman', 'man', 'hijab'] as const) },
  )
  const boardX = 300
  const veg =
    rect(boardX - 130, 574, 260, 22, lighten(colours.wood, 0.25), 8) +
    repeat(
      4,
      index =>
        circle(boardX - 84 + index * 44, 558, 18, index % 2 ? '#e0533f' : '#f1b53d') +
        ellipse(boardX - 84 + index * 44, 542, 7, 4, colours.leaf),
    ) +
    path(`M${boardX + 76},574 q40,-50 20,-70 q26,-6 30,24 q16,-20 28,-4 q-10,40 -40,50Z`, colours.leaf)
  const jars = repeat(
    5,
    index =>
      rect(930 + index * 56, 160, 42, 60, random.pick(['#e8c07a', '#b4633a', '#8fae5c', '#d9534f']), 8) +
      rect(934 + index * 56, 150, 34, 14, colours.darkWood, 4),
  )
  const helper = random.chance(0.6)
    ? someone(canvas, 'desk', { x: 1080, y: 606, scale: 2.2 }, { outfit: 'apron' })
    : pottedPlant({ x: 1120, y: 606, scale: 1.5 }, colours.leaf, palette.warning)
  return (
    rect(0, 0, 1280, 720, tile) +
    rect(0, 0, 1280, 720, canvas.vertical(['#fff', 0.2], ['#fff', 0], [palette.dark, 0.1])) +
    line(110, 96, 400, 96, '#4b4650', 7) +
    pots +
    hood +
    shelf(canvas, 910, 220, 310) +
    jars +
    canvas.glow(640, 220, 360, '#fff0c4', 0.5) +
    chef +
    helper +
    rect(0, 606, 1280, 30, canvas.vertical('#f7f0e4', '#d8ccb8'), 4) +
    rect(0, 634, 1280, 90, canvas.vertical(darken(palette.primary, 0.12), palette.primary)) +
    repeat(
      5,
      index =>
        rect(40 + index * 260, 656, 200, 70, lighten(palette.primary, 0.12), 8) +
        rect(110 + index * 260, 668, 60, 8, '#f1c453', 4),
    ) +
    wok +
    veg
  )
}

export const workshop = {
  'workshop-tools': workshopTools,
  sewing,
  kitchen,
}

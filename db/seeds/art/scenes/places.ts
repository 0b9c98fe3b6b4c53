import type { Scene } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { someone } from '../people.ts'
import { tree } from '../plants.ts'
import {
  circle,
  ellipse,
  line,
  type Point,
  path,
  place,
  poly,
  rect,
  repeat,
  smooth,
  stroke,
} from '../shapes.ts'
import { lit, pickMood, sky } from '../sky.ts'

const citySkyline: Scene = canvas => {
  const { random, colours, palette } = canvas
  const mood = pickMood(canvas, ['morning', 'golden', 'dusk', 'night'])
  const dark = mood.dim > 0.2
  const block = (x: number, w: number, h: number, colour: string, depth: number, base: number) => {
    const fill = lit(mood, colour, depth)
    const pane = dark ? '#ffdf94' : lighten(fill, 0.3)
    const columns = Math.floor((w - 14) / 18)
    const windows = canvas.pattern(
      18,
      rect(4, 4, 9, 10, pane, 1.5, `opacity="${dark ? 0.85 : 0.6}"`),
      `translate(${Math.round(x + 8)} ${Math.round(base - h + 14)})`,
    )
    const roof = random.pick([
      '',
      rect(x + w * 0.3, base - h - 18, w * 0.4, 20, fill),
      rect(x + w / 2 - 2, base - h - 56, 4, 58, fill),
      poly(
        [
          [x, base - h],
          [x + w, base - h - 34],
          [x + w, base - h],
        ],
        fill,
      ),
    ])
    return (
      roof +
      rect(x, base - h, w, h, canvas.horizontal(lighten(fill, 0.1), fill, darken(fill, 0.12)), 2) +
      (depth < 0.5 ? rect(x + 8, base - h + 14, columns * 18, h - 30, windows) : '')
    )
  }
  const row = (
    count: number,
    low: number,
    high: number,
    depth: number,
    base: number,
    shades: readonly string[],
  ) =>
    repeat(count, index =>
      block(
        index * (1300 / count) - 14 + random.between(-10, 10),
        (1280 / count) * random.between(0.66, 0.92),
        random.between(low, high),
        random.pick(shades),
        depth,
        base,
      ),
    )
  const tones = [
    '#7f93ad',
    mix('#8aa0b8', palette.primary, 0.35),
    mix('#b3a08c', palette.warning, 0.2),
    '#a7b4c2',
  ]
  const monas = place(
    path('M-60,0 L-44,-26 L44,-26 L60,0Z', lit(mood, '#e9e2d4', 0.1)) +
      path('M-9,-26 L-6,-290 L6,-290 L9,-26Z', canvas.horizontal('#fffaf0', '#cfc4b2')) +
      rect(-16, -304, 32, 12, '#d9cfbc', 3) +
      path('M0,-350 C16,-330 14,-312 0,-304 C-14,-312 -16,-330 0,-350Z', '#f1c453'),
    { x: random.between(480, 800), y: 560, scale: 1.15 },
  )
  const road =
    path('M-20,640 L1300,640 L1300,740 L-20,740Z', lit(mood, '#59616f')) +
    repeat(12, index => rect(index * 116, 686, 62, 6, '#fff', 3, 'opacity=".8"'))
  const bus = (x: number) =>
    place(
      rect(-130, -96, 260, 84, palette.primary, 14) +
        rect(-118, -84, 236, 36, '#dff0f7', 6) +
        repeat(4, index => rect(-66 + index * 48, -84, 5, 36, palette.primary)) +
        rect(-130, -34, 260, 9, '#fff') +
        circle(-76, -10, 20, '#242a36') +
        circle(78, -10, 20, '#242a36') +
        circle(-76, -10, 8, '#aab4c4') +
        circle(78, -10, 8, '#aab4c4'),
      { x, y: 690, scale: 1.05 },
    )
  const trees = repeat(7, index =>
    tree(
      canvas,
      { x: index * 200 + random.between(-40, 40), y: 636, scale: random.between(0.5, 0.72) },
      lit(mood, colours.leaf),
      colours.darkWood,
    ),
  )
  const walkers = repeat(random.whole(2, 4), index =>
    someone(canvas, 'walk', {
      x: 200 + index * 290 + random.between(-40, 40),
      y: 652,
      scale: 0.8,
      flip: random.chance(0.5),
    }),
  )
  return (
    sky(canvas, mood) +
    row(14, 160, 330, 0.62, 600, tones) +
    row(10, 130, 300, 0.34, 610, tones) +
    rect(0, 556, 1280, 90, canvas.vertical(lit(mood, colours.grass), lit(mood, colours.leaf))) +
    monas +
    row(7, 70, 170, 0.08, 640, tones) +
    trees +
    road +
    walkers +
    bus(random.between(240, 1000))
  )
}

const map: Scene = canvas => {
  const { random, colours, palette } = canvas
  const sea = mix(mix(palette.info, colours.water, 0.5), '#e8f4f4', 0.55)
  const land = mix('#f4e4b8', colours.grass, 0.4)
  const blob = (x: number, y: number, rx: number, ry: number, tilt: number): string => {
    const edge = Array.from({ length: 15 }, (_, index): Point => {
      const angle = (index / 14) * Math.PI * 2
      const k = index === 14 || index === 0 ? 1 : random.between(0.72, 1.14)
      return [Math.cos(angle) * rx * k, Math.sin(angle) * ry * k]
    })
    const d = smooth(edge)
    const coast = stroke(`${d}Z`, lighten(sea, 0.4), 26, 'opacity=".5"')
    return place(
      coast +
        path(`${d}Z`, land) +
        stroke(`${d}Z`, darken(land, 0.2), 3) +
        ellipse(rx * 0.1, 0, rx * 0.5, ry * 0.34, colours.leaf, 'opacity=".35"'),
      { x, y, rotate: tilt },
    )
  }
  const islands: [number, number, number, number, number][] = [
    [230, 300, 190, 56, 38],
    [450, 496, 160, 30, 7],
    [560, 270, 120, 96, -8],
    [800, 300, 42, 92, 10],
    [850, 250, 80, 18, -6],
    [850, 340, 64, 16, 22],
    [1090, 350, 150, 74, 14],
    [660, 526, 44, 15, 0],
    [740, 534, 40, 13, 4],
    [830, 546, 62, 14, -4],
    [940, 320, 22, 34, 0],
    [960, 420, 34, 14, 10],
  ]
  const sheet =
    rect(70, 60, 1140, 600, sea, 10) +
    repeat(9, index => line(70, 120 + index * 62, 1210, 120 + index * 62, '#fff', 1.4, 'opacity=".35"')) +
    repeat(17, index => line(130 + index * 66, 60, 130 + index * 66, 660, '#fff', 1.4, 'opacity=".35"')) +
    islands.map(island => blob(...island)).join('')
  const folds = repeat(
    3,
    index =>
      rect(70 + (index + 1) * 285 - 60, 60, 60, 600, canvas.horizontal(['#0c2233', 0], ['#0c2233', 0.13])) +
      rect(70 + (index + 1) * 285, 60, 50, 600, canvas.horizontal(['#ffffff', 0.28], ['#ffffff', 0])),
  )
  const stops = random
    .shuffle<Point>([
      [230, 290],
      [450, 490],
      [560, 260],
      [806, 300],
      [1090, 340],
      [830, 540],
    ])
    .slice(0, random.whole(4, 6))
    .sort((a, b) => a[0] - b[0])
  const pin = ([x, y]: Point, index: number) =>
    ellipse(x, y, 16, 6, '#0c2233', 'opacity=".3"') +
    place(
      path(
        'M0,0 C-10,-28 -34,-40 -34,-70 A34 34 0 0 1 34,-70 C34,-40 10,-28 0,0Z',
        index % 2 ? palette.primary : palette.warning,
      ) +
        circle(0, -70, 14, '#fff') +
        path(
          'M0,0 C10,-28 34,-40 34,-70 A34 34 0 0 0 12,-101 C24,-70 10,-40 0,0Z',
          '#20142a',
          'opacity=".12"',
        ),
      { x, y, scale: 1.15 },
    )
  const route = stroke(smooth(stops), '#fffaf0', 7, 'stroke-dasharray="2 17"')
  const compass = place(
    circle(0, 0, 58, '#fffaf0') +
      circle(0, 0, 58, 'none', `stroke="${palette.secondary}" stroke-width="8"`) +
      poly(
        [
          [0, -44],
          [13, 0],
          [-13, 0],
        ],
        '#d3392f',
      ) +
      poly(
        [
          [0, 44],
          [13, 0],
          [-13, 0],
        ],
        '#4b566b',
      ) +
      circle(0, 0, 6, '#f1c453'),
    { x: 1130, y: 580, rotate: random.between(-30, 30) },
  )
  return (
    rect(
      0,
      0,
      1280,
      720,
      canvas.diagonal(lighten(colours.wood, 0.12), colours.wood, darken(colours.wood, 0.12)),
    ) +
    repeat(6, index =>
      line(0, index * 130 + 40, 1280, index * 130 + 30, darken(colours.wood, 0.18), 3, 'opacity=".4"'),
    ) +
    rect(80, 76, 1140, 600, '#1a1420', 12, 'opacity=".3"') +
    sheet +
    folds +
    route +
    stops.map(pin).join('') +
    compass +
    place(
      rect(-14, -190, 28, 230, palette.warning, 4) +
        poly(
          [
            [-14, 40],
            [14, 40],
            [0, 84],
          ],
          '#f0dcb6',
        ) +
        poly(
          [
            [-5, 68],
            [5, 68],
            [0, 84],
          ],
          '#333',
        ),
      { x: 1180, y: 240, rotate: 24 },
    )
  )
}

export const places = {
  'city-skyline': citySkyline,
  map,
}

import { flag } from '../camping.ts'
import type { Canvas, Scene } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { dress } from '../look.ts'
import { hills } from '../nature.ts'
import { figure, someone } from '../people.ts'
import { foliage, palm, tree } from '../plants.ts'
import { circle, line, path, place, poly, rect, repeat, stroke } from '../shapes.ts'
import { lit, pickMood, sky } from '../sky.ts'

const gown = (canvas: Canvas, x: number, y: number, scale: number, index: number): string => {
  const look = dress(canvas, {
    person: canvas.random.pick(['woman', 'hijab', 'man', 'hijab'] as const),
    outfit: 'graduate',
  })
  const robe = { ...look, skirt: true, bottom: look.top, hijab: mix(look.hijab, canvas.palette.primary, 0.4) }
  const pose = index % 2 ? 'cheer' : 'wave'
  const cap =
    path('M-54,-62 L0,-86 L54,-62 L0,-38Z', '#1f2430') +
    path('M-32,-54 L0,-40 L32,-54 L32,-32 Q0,-20 -32,-32Z', '#2b3242') +
    stroke('M0,-62 L40,-56 L44,-24', '#f1c453', 4) +
    circle(44, -22, 5, '#f1c453')
  return (
    canvas.shadow(x, y, 90 * scale) +
    figure(canvas, robe, pose, { x, y, scale }) +
    place(cap, { x: x + (pose === 'wave' ? 1 : 0), y: y - 258 * scale, scale: scale * 0.62 })
  )
}

const graduation: Scene = canvas => {
  const { random, colours, palette } = canvas
  const mood = pickMood(canvas)
  const wall = mix('#f7efe2', palette.primary, 0.12)
  const building =
    rect(140, 210, 1000, 330, lit(mood, wall)) +
    poly(
      [
        [100, 216],
        [640, 96],
        [1180, 216],
      ],
      lit(mood, mix('#b5533c', palette.primary, 0.2)),
    ) +
    poly(
      [
        [640, 96],
        [1180, 216],
        [640, 216],
      ],
      '#20142a',
      'opacity=".12"',
    ) +
    repeat(8, index =>
      rect(176 + index * 128, 240, 40, 300, canvas.horizontal('#fffaf0', darken(wall, 0.12)), 4),
    ) +
    repeat(7, index => rect(232 + index * 128, 300, 56, 240, darken(wall, 0.3), 28))
  const confetti = repeat(70, () =>
    rect(
      random.between(0, 1280),
      random.between(0, 460),
      random.between(6, 13),
      random.between(5, 9),
      random.pick([palette.primary, palette.warning, palette.info, '#f1c453', '#fff']),
      2,
      `transform="rotate(${random.whole(-40, 40)} 640 300)"`,
    ),
  )
  const caps = repeat(4, () =>
    place(
      path('M-54,0 L0,-24 L54,0 L0,24Z', '#1f2430') +
        path('M-28,10 L0,24 L28,10 L28,30 Q0,42 -28,30Z', '#2b3242') +
        stroke('M0,0 L38,10 L44,40', '#f1c453', 4),
      {
        x: random.between(160, 1120),
        y: random.between(70, 200),
        rotate: random.between(-34, 34),
        scale: random.between(0.6, 0.9),
      },
    ),
  )
  const rear = repeat(6, index => gown(canvas, 130 + index * 204 + random.between(-16, 16), 632, 1.06, index))
  const near = repeat(4, index =>
    gown(canvas, 200 + index * 294 + random.between(-24, 24), 760, 1.52, index + 1),
  )
  return (
    sky(canvas, mood) +
    building +
    rect(0, 536, 1280, 190, canvas.vertical(lit(mood, colours.grass), lit(mood, colours.leaf))) +
    palm(canvas, { x: 70, y: 560, scale: 1.3 }, lit(mood, colours.leaf), colours.darkWood) +
    palm(canvas, { x: 1220, y: 560, scale: 1.2 }, lit(mood, colours.leaf), colours.darkWood) +
    confetti +
    caps +
    rear +
    near
  )
}

const villageSchool: Scene = canvas => {
  const { random, colours, palette } = canvas
  const mood = pickMood(canvas)
  const wall = lit(mood, mix('#fff3dc', palette.info, 0.1))
  const roof = lit(mood, mix('#b9553c', palette.primary, 0.12))
  const door = (x: number) =>
    rect(x, 342, 70, 158, lit(mood, palette.primary), 4) +
    rect(x + 10, 354, 50, 60, '#fff', 3, 'opacity=".35"')
  const pane = (x: number) =>
    rect(x - 6, 336, 112, 92, '#fffaf0', 4) +
    rect(x, 342, 100, 80, canvas.diagonal('#8fc6dc', '#cfe9f0'), 2) +
    line(x + 50, 342, x + 50, 422, '#fffaf0', 6)
  const house =
    rect(250, 310, 800, 190, canvas.vertical(wall, darken(wall, 0.06))) +
    rect(250, 470, 800, 32, lit(mood, palette.primary)) +
    [290, 430, 780, 910].map(pane).join('') +
    door(574) +
    door(664) +
    poly(
      [
        [200, 320],
        [320, 208],
        [980, 208],
        [1100, 320],
      ],
      canvas.vertical(lighten(roof, 0.1), roof),
    ) +
    repeat(6, index =>
      line(
        230 + index * -5,
        304 - index * 18,
        1070 + index * -20,
        304 - index * 18,
        darken(roof, 0.2),
        2,
        'opacity=".4"',
      ),
    ) +
    rect(200, 318, 900, 12, darken(roof, 0.4), 0, 'opacity=".4"')
  const yard = path(
    'M-20,500 Q640,470 1300,500 L1300,740 L-20,740Z',
    canvas.vertical(lit(mood, colours.sand), lit(mood, mix(colours.sand, colours.earth, 0.35))),
  )
  const kids = repeat(random.whole(4, 6), index => {
    const [x, y] = [150 + index * 200 + random.between(-30, 30), 640 + random.between(-30, 70)]
    return (
      canvas.shadow(x, y, 74) +
      someone(
        canvas,
        random.pick(['walk', 'wave', 'cheer', 'walk', 'hold'] as const),
        { x, y, scale: 1.2 + (y - 600) / 260, flip: random.chance(0.5) },
        { person: random.pick(['girl', 'boy'] as const), outfit: 'pupil' },
      )
    )
  })
  const far =
    hills(canvas, 420, 190, lit(mood, colours.deepLeaf, 0.55)) +
    hills(canvas, 470, 110, lit(mood, colours.leaf, 0.3))
  const trees =
    tree(canvas, { x: 150, y: 520, scale: 1.5 }, lit(mood, colours.leaf), colours.darkWood) +
    palm(canvas, { x: 1150, y: 520, scale: 1.5 }, lit(mood, colours.leaf), colours.darkWood)
  return (
    sky(canvas, mood) +
    far +
    trees +
    house +
    yard +
    flag({ x: 520, y: 600 }, 460, 120) +
    kids +
    foliage(canvas, 'right', lit(mood, colours.deepLeaf), 0.8)
  )
}

export const campus = {
  graduation,
  'village-school': villageSchool,
}

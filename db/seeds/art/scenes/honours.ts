import { flag } from '../camping.ts'
import type { Scene } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { dress } from '../look.ts'
import { hills } from '../nature.ts'
import { figure, someone } from '../people.ts'
import { leafShape, tree } from '../plants.ts'
import { circle, path, place, poly, rect, repeat, stroke } from '../shapes.ts'
import { birds, lit, pickMood, sky } from '../sky.ts'

const flagCeremony: Scene = canvas => {
  const { random, colours, palette } = canvas
  const mood = pickMood(canvas, ['morning', 'day'])
  const scouts = random.chance(0.5)
  const outfit = scouts ? ('scout' as const) : ('pupil' as const)
  const building =
    rect(90, 330, 1100, 160, lit(mood, mix('#fff3dc', palette.info, 0.12), 0.14)) +
    poly(
      [
        [60, 338],
        [150, 262],
        [1130, 262],
        [1220, 338],
      ],
      lit(mood, mix('#b9553c', palette.primary, 0.15), 0.14),
    ) +
    repeat(9, index => rect(130 + index * 118, 366, 74, 70, lit(mood, '#8fc6dc', 0.1), 4)) +
    rect(90, 462, 1100, 28, lit(mood, palette.primary, 0.2))
  const side = repeat(3, row =>
    repeat(7, index => {
      const scale = 0.94 + row * 0.24
      const y = 580 + row * 74
      return someone(
        canvas,
        'standBack',
        {
          x: 640 + (index - 3) * (180 + row * 26) + random.between(-6, 6),
          y: y + (row === 2 ? 60 : 0),
          scale: scale * 1.2,
        },
        { person: random.pick(['girl', 'boy'] as const), outfit },
      )
    }),
  )
  const guard = [-86, 74]
    .map(
      (dx, index) =>
        canvas.shadow(640 + dx, 540, 60) +
        someone(
          canvas,
          'salute',
          { x: 640 + dx, y: 540, scale: 0.92, flip: index === 1 },
          { person: random.pick(['hijab', 'man', 'woman'] as const), outfit },
        ),
    )
    .join('')
  return (
    sky(canvas, mood) +
    birds(canvas, 900, 170, '#5a6a80') +
    hills(canvas, 380, 140, lit(mood, colours.deepLeaf, 0.5)) +
    tree(canvas, { x: 60, y: 500, scale: 1.7 }, lit(mood, colours.leaf), colours.darkWood) +
    tree(canvas, { x: 1230, y: 500, scale: 1.6 }, lit(mood, colours.leaf), colours.darkWood) +
    building +
    rect(
      0,
      486,
      1280,
      240,
      canvas.vertical(lit(mood, mix(colours.sand, colours.stone, 0.2)), lit(mood, colours.sand)),
    ) +
    rect(560, 520, 160, 20, '#efe8dc', 4) +
    rect(590, 502, 100, 20, '#fbf6ec', 4) +
    flag({ x: 640, y: 506 }, 450, 190) +
    guard +
    side
  )
}

const medal: Scene = canvas => {
  const { random, palette } = canvas
  const ground = mix(palette.primary, '#20142a', 0.12)
  const x = random.pick([400, 880])
  const rays = repeat(18, index =>
    place(path('M0,0 L-60,-900 L60,-900Z', '#fff', `opacity="${index % 2 ? 0.05 : 0.11}"`), {
      x,
      y: 360,
      rotate: index * 20,
    }),
  )
  const gold = canvas.diagonal('#fff0b0', '#f1c453', '#d08f22')
  const scallop = Array.from({ length: 48 }, (_, index) => {
    const r = index % 2 ? 166 : 186
    const angle = (index / 48) * Math.PI * 2
    return [Math.cos(angle) * r, Math.sin(angle) * r] as const
  })
  const star = Array.from({ length: 10 }, (_, index) => {
    const r = index % 2 ? 40 : 92
    const angle = (index / 10) * Math.PI * 2 - Math.PI / 2
    return [Math.cos(angle) * r, Math.sin(angle) * r] as const
  })
  const ribbon =
    path('M-96,-60 L-190,-420 L-70,-420 L0,-120Z', canvas.vertical('#b0262d', '#d3343a')) +
    path('M96,-60 L190,-420 L70,-420 L0,-120Z', canvas.vertical('#c42d33', '#e0474a')) +
    path(
      'M-66,-150 L-130,-420 L-104,-420 L-40,-160Z M66,-150 L130,-420 L104,-420 L40,-160Z',
      '#fffaf0',
      'opacity=".9"',
    )
  const disc =
    circle(10, 16, 186, '#20142a', 'opacity=".25"') +
    poly(scallop, gold) +
    circle(0, 0, 148, darken('#d9a032', 0.08)) +
    circle(0, 0, 138, gold) +
    poly(star, '#fff6d4', 'stroke="#c98a24" stroke-width="6" stroke-linejoin="round"') +
    repeat(2, side =>
      repeat(6, index =>
        place(leafShape(40, 9, '#c98a24'), {
          x: (side ? 1 : -1) * 112 * Math.cos(index * 0.3 - 0.4),
          y: 112 * Math.sin(index * 0.3 - 0.4) + 10,
          rotate: (side ? 1 : -1) * (20 - index * 22),
        }),
      ),
    )
  const confetti = repeat(60, () =>
    rect(
      random.between(0, 1280),
      random.between(0, 720),
      random.between(8, 18),
      random.between(6, 10),
      random.pick([palette.warning, palette.info, '#fff', '#f1c453', lighten(palette.secondary, 0.3)]),
      2,
      `transform="rotate(${random.whole(-30, 30)} 640 360)"`,
    ),
  )
  const winner = figure(
    canvas,
    dress(canvas),
    'cheer',
    { x: 1280 - x, y: 730, scale: 1.9 },
    place(stroke('M-20,-214 L0,-158 L20,-214', '#d3343a', 8) + circle(0, -148, 15, gold), {}),
  )
  return (
    rect(0, 0, 1280, 720, canvas.diagonal(lighten(ground, 0.24), ground, darken(palette.secondary, 0.35))) +
    rays +
    canvas.glow(x, 360, 480, '#ffe7a8', 0.6) +
    confetti +
    place(ribbon + disc, { x, y: 420, rotate: random.between(-6, 6), scale: 1.12 }) +
    canvas.shadow(1280 - x, 716, 150, 0.4) +
    winner
  )
}

export const honours = {
  'flag-ceremony': flagCeremony,
  medal,
}

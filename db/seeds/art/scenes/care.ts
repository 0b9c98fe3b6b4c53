import { bookStack } from '../books.ts'
import { bunting } from '../camping.ts'
import type { Scene } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { hills } from '../nature.ts'
import { someone } from '../people.ts'
import { bush, foliage, grass, leafShape, palm, pottedPlant, tree } from '../plants.ts'
import { lightBeam, room, wallTone, window } from '../rooms.ts'
import { circle, ellipse, path, place, poly, rect, repeat, stroke } from '../shapes.ts'
import { lit, pickMood, sky, sunbeams } from '../sky.ts'
import { table } from '../things.ts'

const heart = (x: number, y: number, scale: number, colour: string): string =>
  place(
    path('M0,30 C-50,-4 -40,-44 -16,-40 C-6,-38 0,-28 0,-22 C0,-28 6,-38 16,-40 C40,-44 50,-4 0,30Z', colour),
    { x, y, scale },
  )

const donationBox: Scene = canvas => {
  const { random, colours, palette } = canvas
  const card = '#d3a268'
  const box = (x: number, y: number, scale: number, content: string) =>
    place(
      canvas.shadow(0, 4, 210) +
        poly(
          [
            [-150, -190],
            [150, -190],
            [130, -214],
            [-130, -214],
          ],
          darken(card, 0.4),
        ) +
        content +
        rect(-150, -190, 300, 190, canvas.horizontal(lighten(card, 0.12), card, darken(card, 0.1)), 4) +
        poly(
          [
            [-150, -190],
            [-196, -150],
            [-176, -142],
            [-150, -168],
          ],
          darken(card, 0.12),
        ) +
        poly(
          [
            [150, -190],
            [196, -150],
            [176, -142],
            [150, -168],
          ],
          darken(card, 0.2),
        ) +
        heart(0, -92, 1.2, palette.primary),
      { x, y, scale },
    )
  const clothes = repeat(3, index =>
    rect(
      -120 + index * 12,
      -232 - index * 22,
      120,
      30,
      [palette.info, palette.warning, '#d96c5b'][index] ?? '',
      10,
    ),
  )
  const bear =
    circle(60, -250, 38, '#b5793f') +
    circle(32, -282, 14, '#b5793f') +
    circle(88, -282, 14, '#b5793f') +
    ellipse(60, -238, 18, 14, '#e8c79a') +
    circle(47, -258, 4.5, '#2a1d22') +
    circle(73, -258, 4.5, '#2a1d22') +
    ellipse(60, -243, 6, 4, '#2a1d22')
  const books = place(bookStack(canvas, 3, 130, 22), { x: 20, y: -188 })
  const helpers = [260, 1020]
    .map((x, index) =>
      someone(
        canvas,
        random.pick(index ? (['hold', 'wave', 'present'] as const) : (['present', 'hold', 'wave'] as const)),
        { x, y: 700, scale: 1.78, flip: index === 1 },
        { outfit: random.pick(['tee', 'shirt', 'hoodie'] as const) },
      ),
    )
    .join('')
  const centre = someone(canvas, 'carry', { x: 640, y: 690, scale: 1.6 })
  const floating = repeat(9, () =>
    heart(
      random.between(380, 900),
      random.between(60, 260),
      random.between(0.25, 0.6),
      random.pick([palette.primary, palette.warning, '#e0635a']),
    ),
  )
  return (
    room(canvas, wallTone(canvas), colours.sand, 520) +
    window(canvas, 90, 80, 280, 260) +
    window(canvas, 910, 80, 280, 260) +
    lightBeam(canvas, 300, 0, 480, '#fff6da', 0.4) +
    floating +
    bunting(-10, 30, 1290, 30, [palette.primary, palette.warning, '#fff', palette.secondary], 30) +
    centre +
    helpers +
    table(canvas, 640, 640, 700, colours.wood, 120, 46) +
    box(500, 630, 0.92, clothes + bear) +
    box(800, 634, 0.82, books)
  )
}

const cleanWater: Scene = canvas => {
  const { random, colours, palette } = canvas
  const mood = pickMood(canvas)
  const meadow = lit(mood, colours.grass)
  const blue = canvas.vertical('#e3f6fb', mix('#58bfe0', palette.info, 0.3))
  const pump = place(
    rect(-150, -34, 300, 40, canvas.horizontal('#d8d3c8', '#a9a59c'), 8) +
      rect(-130, -54, 260, 24, '#bdb8ad', 6) +
      rect(
        -26,
        -250,
        52,
        210,
        canvas.horizontal(lighten(palette.primary, 0.25), palette.primary, darken(palette.primary, 0.25)),
        14,
      ) +
      rect(-36, -262, 72, 24, darken(palette.primary, 0.2), 10) +
      stroke('M0,-250 Q-70,-226 -146,-178', darken(palette.primary, 0.3), 15) +
      circle(-150, -176, 13, palette.warning) +
      path(
        'M22,-190 L96,-190 Q116,-190 116,-168 L116,-150 L90,-150 L90,-164 L22,-164Z',
        darken(palette.primary, 0.1),
      ),
    { x: 610, y: 640, scale: 1.2 },
  )
  const stream =
    path('M722,462 Q726,540 716,612 L752,612 Q748,540 746,462Z', blue) +
    ellipse(734, 614, 46, 12, '#fff', 'opacity=".8"') +
    repeat(12, () =>
      circle(
        734 + random.between(-60, 60),
        random.between(560, 620),
        random.between(3, 8),
        '#e3f6fb',
        'opacity=".9"',
      ),
    )
  const bucket = place(
    path(
      'M-50,-70 L50,-70 L38,0 L-38,0Z',
      canvas.horizontal(palette.warning, darken(palette.warning, 0.25)),
    ) +
      ellipse(0, -70, 50, 13, '#bfeaf6') +
      stroke('M-50,-70 Q0,-140 50,-70', '#59616f', 5),
    { x: 734, y: 676, scale: 1.1 },
  )
  const helper = someone(
    canvas,
    'work',
    { x: 322, y: 690, scale: 1.7 },
    { person: random.pick(['man', 'woman', 'hijab'] as const) },
  )
  const kids = repeat(
    random.whole(1, 2),
    index =>
      canvas.shadow(920 + index * 170, 700, 90) +
      someone(
        canvas,
        random.pick(['hold', 'cheer', 'wave', 'carry'] as const),
        { x: 920 + index * 170, y: 700, scale: 1.7, flip: true },
        { person: random.pick(['girl', 'boy'] as const) },
      ),
  )
  return (
    sky(canvas, mood, 280) +
    hills(canvas, 430, 170, lit(mood, colours.deepLeaf, 0.5)) +
    hills(canvas, 480, 110, lit(mood, colours.leaf, 0.3)) +
    tree(canvas, { x: 1180, y: 560, scale: 1.9 }, lit(mood, colours.leaf), colours.darkWood) +
    palm(canvas, { x: 90, y: 590, scale: 1.6 }, lit(mood, colours.leaf), colours.darkWood) +
    path('M-20,530 Q640,490 1300,530 L1300,740 L-20,740Z', canvas.vertical(meadow, darken(meadow, 0.2))) +
    grass(canvas, 570, 720, darken(meadow, 0.22)) +
    canvas.shadow(620, 646, 270) +
    pump +
    stream +
    bucket +
    canvas.shadow(322, 692, 120) +
    helper +
    kids
  )
}

const planting: Scene = canvas => {
  const { random, colours, palette } = canvas
  const mood = pickMood(canvas)
  const meadow = lit(mood, colours.grass)
  const soil = lit(mood, mix('#7b4f33', palette.primary, 0.05))
  const sprout = (x: number, y: number, scale: number) =>
    place(
      ellipse(0, 0, 74, 20, darken(soil, 0.25)) +
        ellipse(0, -6, 60, 15, soil) +
        stroke('M0,-4 Q4,-40 0,-74', colours.leaf, 7) +
        place(leafShape(60, 15, colours.leaf), { y: -50, rotate: -58 }) +
        place(leafShape(60, 15, lighten(colours.leaf, 0.15)), { y: -60, rotate: 52 }) +
        place(leafShape(44, 11, lighten(colours.leaf, 0.25)), { y: -72, rotate: -8 }),
      { x, y, scale },
    )
  const rows = repeat(3, row =>
    repeat(6, index => sprout(100 + index * 220 + (row % 2) * 90, 508 + row * 40, 0.4 + row * 0.12)),
  )
  const gardener = (x: number, y: number, flip: boolean, person?: 'girl' | 'boy') =>
    canvas.shadow(x, y, 150) +
    someone(
      canvas,
      'squat',
      { x, y, scale: person ? 2.3 : 2.1, flip },
      person ? { person } : { outfit: random.pick(['tee', 'shirt'] as const) },
    )
  const can = place(
    path(
      'M-46,-70 L46,-70 L52,0 L-52,0Z',
      canvas.horizontal(lighten(palette.primary, 0.2), darken(palette.primary, 0.15)),
    ) +
      stroke('M50,-20 L100,-70', darken(palette.primary, 0.1), 13) +
      stroke('M-46,-60 Q-96,-50 -50,-12', darken(palette.primary, 0.2), 9) +
      ellipse(104, -74, 20, 12, darken(palette.primary, 0.25), 'transform="rotate(40 104 -74)"'),
    { x: 1150, y: 690, scale: 1.1 },
  )
  const carrier =
    canvas.shadow(980, 560, 80) +
    someone(
      canvas,
      'carry',
      { x: 980, y: 562, scale: 1.14, flip: true },
      {},
      undefined,
      place(pottedPlant({}, colours.leaf, '#b4633a'), { x: 4, y: -148, scale: 0.42 }),
    )
  return (
    sky(canvas, mood) +
    hills(canvas, 420, 180, lit(mood, colours.deepLeaf, 0.5)) +
    hills(canvas, 460, 90, lit(mood, colours.leaf, 0.28)) +
    tree(canvas, { x: 170, y: 490, scale: 1.4 }, lit(mood, colours.leaf, 0.1), colours.darkWood) +
    bush(canvas, { x: 1180, y: 490, scale: 1.4 }, lit(mood, colours.leaf, 0.1)) +
    path('M-20,480 Q640,450 1300,480 L1300,740 L-20,740Z', canvas.vertical(meadow, lit(mood, colours.leaf))) +
    repeat(4, index =>
      path(
        `M-20,${512 + index * 56} Q640,${490 + index * 58} 1300,${514 + index * 56} L1300,${532 + index * 62} Q640,${514 + index * 62} -20,${530 + index * 62}Z`,
        soil,
        'opacity=".75"',
      ),
    ) +
    rows +
    carrier +
    sunbeams(canvas, 300, mood.sun, 0.2) +
    gardener(430, 700, false) +
    gardener(850, 712, true, random.pick(['girl', 'boy'] as const)) +
    sprout(640, 690, 1.35) +
    can +
    foliage(canvas, 'left', lit(mood, colours.deepLeaf), 0.6)
  )
}

export const care = {
  'donation-box': donationBox,
  'clean-water': cleanWater,
  planting,
}

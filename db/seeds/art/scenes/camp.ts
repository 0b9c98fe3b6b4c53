import { backpack, bunting, fire, flag, tent } from '../camping.ts'
import type { Canvas, Scene } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { hills, mountain } from '../nature.ts'
import { someone } from '../people.ts'
import { foliage, grass, pine } from '../plants.ts'
import { path, place, rect, repeat } from '../shapes.ts'
import { birds, lit, type Mood, moodOf, pickMood, sky } from '../sky.ts'

const range = (canvas: Canvas, mood: Mood, base: number): string => {
  const { random, colours } = canvas
  const blue = mix(colours.stone, '#5c7fa3', 0.5)
  return (
    repeat(3, index =>
      mountain(
        canvas,
        160 + index * 480 + random.between(-80, 80),
        base,
        random.between(620, 820),
        random.between(200, 280),
        lit(mood, blue, 0.62),
      ),
    ) +
    repeat(2, index =>
      mountain(
        canvas,
        340 + index * 620 + random.between(-90, 90),
        base + 30,
        random.between(640, 860),
        random.between(190, 250),
        lit(mood, mix(blue, colours.leaf, 0.4), 0.38),
      ),
    )
  )
}

const pines = (
  canvas: Canvas,
  y: number,
  count: number,
  low: number,
  high: number,
  leaf: string,
  trunk: string,
): string =>
  repeat(count, index =>
    pine(
      {
        x: (index + 0.5) * (1280 / count) + canvas.random.between(-40, 40),
        y: y + canvas.random.between(-8, 12),
        scale: canvas.random.between(low, high),
      },
      leaf,
      trunk,
    ),
  )

const campfire: Scene = canvas => {
  const { random, colours, palette } = canvas
  const mood = moodOf(canvas, random.chance(0.7) ? 'night' : 'dusk')
  const glow = { colour: '#ff9a4a', amount: 0.14 }
  const scout = random.chance(0.5)
  const wish = () =>
    scout
      ? ({ outfit: 'scout', person: random.pick(['boy', 'girl', 'hijab', 'man'] as const) } as const)
      : { person: random.pick(['woman', 'man', 'hijab', 'girl', 'boy'] as const) }
  const back =
    sky(canvas, mood) +
    range(canvas, mood, 480) +
    pines(canvas, 500, 14, 0.7, 1.1, lit(mood, colours.deepLeaf, 0.12), colours.darkWood)
  const ground = path(
    'M-20,500 Q640,460 1300,500 L1300,740 L-20,740Z',
    canvas.radial(mix('#c98a4d', mood.ambient, 0.25), lit(mood, '#7d6a4a'), lit(mood, '#4a5540')),
  )
  const tents =
    tent(canvas, { x: 190, y: 520, scale: 0.95 }, lit(mood, palette.primary), true) +
    tent(canvas, { x: 1090, y: 516, scale: 0.9, flip: true }, lit(mood, palette.warning), random.chance(0.5))
  const ring = [-330, -190, 190, 330].slice(0, random.whole(3, 4)).map((dx, index) => {
    const x = 640 + dx * 1.08
    return someone(
      canvas,
      index % 2 ? 'sitClap' : 'sitFloor',
      { x, y: 600 + Math.abs(dx) * 0.12, scale: 1.5, flip: dx > 0 },
      wish(),
      glow,
    )
  })
  const near = [130, 1150].map(x =>
    someone(
      canvas,
      random.pick(['sitBack', 'raiseBack'] as const),
      { x: x + random.between(-40, 40), y: 760, scale: 2 },
      wish(),
      { colour: '#23203a', amount: 0.42 },
    ),
  )
  return (
    back +
    tents +
    ground +
    ring.join('') +
    fire(canvas, { x: 640, y: 640, scale: 1.25 }) +
    near.join('') +
    foliage(canvas, 'left', darken(mood.ambient, 0.3), 0.9)
  )
}

const mountainCamp: Scene = canvas => {
  const { random, colours, palette } = canvas
  const mood = pickMood(canvas, ['morning', 'golden', 'dusk', 'day'])
  const meadow = lit(mood, colours.grass)
  const lake = random.chance(0.6)
    ? path(
        'M-20,470 L1300,470 L1300,540 Q640,520 -20,548Z',
        canvas.vertical(lit(mood, colours.water, 0.5), lit(mood, colours.water, 0.1)),
      )
    : ''
  const near = path(
    'M-20,560 C300,510 560,560 800,548 S1180,530 1300,566 L1300,740 L-20,740Z',
    canvas.vertical(lighten(meadow, 0.1), darken(meadow, 0.18)),
  )
  const hiker = (x: number, y: number, scale: number, flip: boolean) =>
    canvas.shadow(x, y, 70 * scale) +
    place(backpack({ x: -18, y: -142, scale: 1.1 }, palette.warning) + someone(canvas, 'hike', {}), {
      x,
      y,
      scale,
      flip,
    })
  return (
    sky(canvas, mood) +
    range(canvas, mood, 480) +
    birds(canvas, 820, 190, lit(mood, '#43506a', 0.3)) +
    hills(canvas, 480, 40, lit(mood, colours.deepLeaf, 0.32)) +
    lake +
    pines(canvas, 545, 5, 0.9, 1.3, lit(mood, colours.deepLeaf), colours.darkWood) +
    near +
    tent(
      canvas,
      { x: random.between(300, 420), y: 640, scale: 1.35 },
      lit(mood, palette.primary),
      mood.hour === 'dusk',
    ) +
    tent(canvas, { x: random.between(660, 760), y: 600, scale: 0.85 }, lit(mood, palette.secondary)) +
    grass(canvas, 600, 730, darken(meadow, 0.2)) +
    hiker(960, 690, 1.3, true) +
    hiker(1090, 704, 1.3, false) +
    pine({ x: 1250, y: 730, scale: 2.3 }, lit(mood, darken(colours.deepLeaf, 0.2)), colours.darkWood) +
    foliage(canvas, 'left', lit(mood, colours.deepLeaf), 0.7)
  )
}

const tentVillage: Scene = canvas => {
  const { random, colours, palette } = canvas
  const mood = pickMood(canvas, ['golden', 'morning', 'dusk', 'day'])
  const meadow = lit(mood, colours.grass)
  const shades = random.shuffle([
    palette.primary,
    palette.warning,
    palette.secondary,
    palette.info,
    '#e9dcc0',
    '#b98a52',
  ])
  const row = (y: number, count: number, scale: number, depth: number) =>
    repeat(count, index =>
      tent(
        canvas,
        {
          x: (index + 0.5) * (1280 / count) + random.between(-24, 24),
          y: y + random.between(-8, 8),
          scale,
          flip: random.chance(0.5),
        },
        lit(mood, shades[(index + count) % shades.length] ?? '', depth),
        mood.hour === 'dusk',
      ),
    )
  const scouts = repeat(random.whole(4, 6), index => {
    const x = 180 + index * 190 + random.between(-30, 30)
    const y = 668 + random.between(-20, 40)
    return (
      canvas.shadow(x, y, 74) +
      someone(
        canvas,
        random.pick(['walk', 'wave', 'carry', 'hold', 'hike'] as const),
        { x, y, scale: 1.28, flip: random.chance(0.5) },
        { outfit: 'scout', person: random.pick(['boy', 'girl', 'hijab', 'man', 'boy'] as const) },
        { colour: mood.ambient, amount: mood.dim * 0.4 },
      )
    )
  })
  return (
    sky(canvas, mood) +
    range(canvas, mood, 420) +
    pines(canvas, 440, 16, 0.5, 0.8, lit(mood, colours.deepLeaf, 0.25), colours.darkWood) +
    rect(0, 430, 1280, 300, canvas.vertical(lit(mood, colours.grass, 0.2), darken(meadow, 0.16))) +
    row(470, 7, 0.46, 0.2) +
    row(530, 5, 0.72, 0.08) +
    flag({ x: 640, y: 590 }, 420, 130) +
    row(620, 3, 1.1, 0) +
    bunting(-20, 330, 640, 240, [palette.primary, '#fff', palette.warning], 40) +
    bunting(640, 240, 1300, 330, [palette.primary, '#fff', palette.warning], 40) +
    grass(canvas, 600, 720, darken(meadow, 0.22)) +
    scouts
  )
}

export const camp = {
  campfire,
  'mountain-camp': mountainCamp,
  'tent-village': tentVillage,
}

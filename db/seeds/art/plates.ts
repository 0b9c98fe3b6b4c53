import type { Canvas } from './canvas.ts'
import { clothGround } from './cloths.ts'
import { darken, mix } from './colour.ts'
import { craft } from './objects/craft.ts'
import { desk } from './objects/desk.ts'
import { honour } from './objects/honour.ts'
import { kitchen } from './objects/kitchen.ts'
import { outdoors } from './objects/outdoors.ts'
import { sound } from './objects/sound.ts'
import { tech } from './objects/tech.ts'
import type { Inks, Thing } from './objects/thing.ts'
import { town } from './objects/town.ts'
import { circle, ellipse, path, place, poly, rect, repeat } from './shapes.ts'

const things: Readonly<Record<string, Thing>> = {
  ...craft,
  ...desk,
  ...honour,
  ...kitchen,
  ...outdoors,
  ...sound,
  ...tech,
  ...town,
}

export const plateNames = Object.keys(things)

const inksOf = ({ palette, colours }: Canvas, ground: string): Inks => {
  const { primary, secondary, warning, info, dark } = palette
  // nothing is to vanish in what stands behind it
  const apart = (tone: string) =>
    near(tone, ground) ? mix(tone, isLight(ground) ? dark : '#fff8ec', 0.45) : tone
  return {
    a: apart(primary),
    b: apart(secondary),
    c: apart(mix(warning, '#ffd98a', 0.2)),
    d: apart(mix(info, '#ffffff', 0.25)),
    paper: '#fffaf0',
    ink: apart(mix(dark, primary, 0.22)),
    wood: apart(colours.wood),
    metal: apart(mix('#b9c1cb', primary, 0.1)),
    leaf: apart(colours.leaf),
    clay: apart(mix('#c4714a', primary, 0.12)),
  }
}

const channels = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
const near = (one: string, other: string) => {
  const to = channels(other)
  return channels(one).reduce((sum, value, at) => sum + Math.abs(value - (to[at] ?? 0)), 0) < 90
}
const isLight = (hex: string) => channels(hex).reduce((sum, value) => sum + value, 0) > 400

type Ground = (canvas: Canvas, ground: string, second: string, x: number) => string

const grounds: readonly Ground[] = [
  (_, ground, second, x) =>
    rect(0, 0, 1280, 720, ground) +
    circle(x, 350, 310, second) +
    rect(0, 612, 1280, 108, mix(ground, second, 0.5)),
  (_, ground, second, x) =>
    rect(0, 0, 1280, 720, ground) +
    repeat(18, n =>
      place(
        poly(
          [
            [0, 0],
            [-110, -1300],
            [110, -1300],
          ],
          second,
        ),
        { x, y: 400, rotate: n * 20 },
      ),
    ) +
    circle(x, 400, 270, ground),
  (_, ground, second, x) =>
    rect(0, 0, 1280, 720, ground) +
    repeat(4, n =>
      path(
        `M${x - 390 + n * 62},720 V380 A${390 - n * 62} ${390 - n * 62} 0 0 1 ${x + 390 - n * 62},380 V720Z`,
        mix(second, ground, n * 0.24),
      ),
    ),
  (canvas, ground, second) =>
    rect(0, 0, 1280, 720, ground) +
    rect(0, 0, 1280, 720, clothGround(canvas, ground, mix(ground, second, 0.42))),
  (_, ground, second) =>
    rect(0, 0, 1280, 720, ground) +
    repeat(8, n => rect(0, n * 180 - 90 * (n % 2), 1280, 90, n % 2 ? mix(ground, second, 0.3) : ground)) +
    rect(0, 560, 1280, 160, second),
  (canvas, ground, second) =>
    rect(0, 0, 1280, 720, canvas.vertical(mix(ground, '#ffffff', 0.2), ground)) +
    path('M0,520 C240,420 420,560 640,500 S1060,420 1280,520 V720 H0Z', mix(ground, second, 0.45)) +
    path('M0,600 C300,520 520,640 760,590 S1120,560 1280,610 V720 H0Z', second),
  (_, ground, second) =>
    rect(0, 0, 1280, 720, ground) +
    repeat(32, n =>
      rect(
        (n % 8) * 160 + (Math.floor(n / 8) % 2) * 0,
        Math.floor(n / 8) * 180,
        158,
        178,
        (n + Math.floor(n / 8)) % 2 ? mix(ground, second, 0.22) : ground,
      ),
    ),
  (_, ground, second, x) =>
    rect(0, 0, 1280, 720, ground) +
    rect(x - 400, 0, 800, 720, second) +
    rect(x - 372, 0, 8, 720, ground) +
    rect(x + 364, 0, 8, 720, ground),
]

/** One thing as a poster: on a ground of the site's colours, alone, as a pair or as a field of many. */
export function drawPlate(canvas: Canvas, name: string): string {
  const thing = things[name]
  if (!thing) throw new Error(`Nobody draws a ${name}`)
  const { random, palette } = canvas
  const { primary, secondary, warning, info, light, dark } = palette
  const cream = mix('#fff6e6', light, 0.4)
  const [ground = cream, second = light] = random.pick([
    [cream, mix(warning, cream, 0.45)],
    [mix(primary, cream, 0.72), mix(primary, cream, 0.42)],
    [mix(secondary, cream, 0.66), mix(secondary, cream, 0.3)],
    [mix(info, cream, 0.6), mix(warning, cream, 0.5)],
    [mix(primary, dark, 0.3), mix(primary, dark, 0.08)],
    [mix(warning, cream, 0.36), mix(secondary, cream, 0.2)],
    [mix(dark, secondary, 0.22), mix(dark, primary, 0.5)],
  ])
  const inks = inksOf(canvas, second)
  const kind = random.pick(['one', 'one', 'one', 'one', 'aside', 'field', 'pair'] as const)
  if (kind === 'field') {
    const many = repeat(15, n =>
      place(thing(n % 2 ? { ...inks, a: inks.b, c: inks.a } : inks), {
        x: 128 + (n % 5) * 256,
        y: 120 + Math.floor(n / 5) * 240,
        scale: 0.62,
        rotate: n % 2 ? -8 : 8,
      }),
    )
    return (
      rect(0, 0, 1280, 720, ground) +
      repeat(15, n =>
        n % 2 ? rect((n % 5) * 256, Math.floor(n / 5) * 240, 256, 240, mix(ground, second, 0.5)) : '',
      ) +
      many
    )
  }
  const x = kind === 'aside' ? random.pick([430, 850]) : 640
  const back = random.pick(grounds)(canvas, ground, second, x)
  const shade = ellipse(x, 640, 280, 26, darken(second, 0.35), 'opacity=".35"')
  if (kind === 'pair')
    return (
      back +
      [420, 870]
        .map(
          (at, n) =>
            ellipse(at, 600, 190, 20, darken(second, 0.35), 'opacity=".35"') +
            place(thing(n ? { ...inks, a: inks.b, b: inks.a } : inks), {
              x: at,
              y: 372,
              scale: 1.36,
              flip: n === 1,
            }),
        )
        .join('')
    )
  return back + shade + place(thing(inks), { x, y: 352, scale: 1.78 })
}

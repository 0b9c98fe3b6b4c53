import type { Canvas } from './canvas.ts'
import type { Cloth } from './cloths/cloth.ts'
import { waxed } from './cloths/waxed.ts'
import { woven } from './cloths/woven.ts'
import { darken, lighten, mix } from './colour.ts'
import { circle, path, poly, rect, repeat } from './shapes.ts'

const cloths: Readonly<Record<string, Cloth>> = { ...waxed, ...woven }

export const clothNames = Object.keys(cloths).map(name => `cloth-${name}`)

const inksOf = (canvas: Canvas) => {
  const { random, palette } = canvas
  const { primary, secondary, warning, info, light, dark } = palette
  const cream = mix('#fff3dc', light, 0.4)
  return random.pick([
    {
      ground: darken(mix(primary, dark, 0.4), 0.05),
      figure: cream,
      second: mix(warning, cream, 0.15),
      line: mix(primary, dark, 0.75),
    },
    {
      ground: cream,
      figure: mix(primary, dark, 0.2),
      second: mix(secondary, cream, 0.1),
      line: mix(dark, primary, 0.3),
    },
    {
      ground: mix(dark, secondary, 0.2),
      figure: mix(warning, cream, 0.35),
      second: mix(primary, cream, 0.1),
      line: darken(dark, 0.1),
    },
    {
      ground: mix(secondary, dark, 0.16),
      figure: cream,
      second: mix(info, dark, 0.2),
      line: mix(primary, dark, 0.4),
    },
    {
      ground: mix(cream, warning, 0.3),
      figure: mix(primary, dark, 0.35),
      second: mix(info, cream, 0.1),
      line: mix(dark, primary, 0.5),
    },
  ])
}

/** A ground woven with a cloth's figure, faint enough to stand behind something. */
export function clothGround(canvas: Canvas, ground: string, figure: string): string {
  const cloth = canvas.random.pick(Object.values(cloths))
  const faint = { ground, figure, second: figure, line: figure }
  return canvas.pattern(
    cloth.size,
    rect(0, 0, cloth.size, cloth.size, ground) + cloth.content(faint),
    `scale(.7) rotate(${cloth.turned ?? 0})`,
  )
}

/** A whole cloth: its field, a border of shoots, and now and then a fold of its back. */
export function drawCloth(canvas: Canvas, name: string): string {
  const cloth = cloths[name.slice('cloth-'.length)]
  if (!cloth) throw new Error(`Nobody weaves ${name}`)
  const { random } = canvas
  const inks = inksOf(canvas)
  const scale = random.pick([0.9, 1.15, 1.5])
  const field = canvas.pattern(
    cloth.size,
    rect(0, 0, cloth.size, cloth.size, inks.ground) + cloth.content(inks),
    `scale(${scale}) rotate(${cloth.turned ?? random.pick([0, 0, 0, 45])})`,
  )
  const border =
    rect(0, 590, 1280, 130, inks.line) +
    repeat(
      22,
      n =>
        poly(
          [
            [n * 60 - 20, 716],
            [n * 60 + 10, 622],
            [n * 60 + 40, 716],
          ],
          n % 2 ? inks.second : inks.figure,
        ) + circle(n * 60 + 10, 690, 8, inks.line),
    ) +
    rect(0, 596, 1280, 8, inks.second) +
    rect(0, 610, 1280, 4, inks.figure)
  const fold =
    path('M1280,0 L1280,430 Q1110,330 860,0Z', mix(inks.ground, inks.line, 0.5)) +
    path('M1280,430 Q1110,330 860,0 L880,0 Q1110,300 1280,396Z', '#000000', 'opacity=".22"') +
    path('M1280,0 L1280,360 Q1140,280 920,0Z', canvas.diagonal(lighten(inks.ground, 0.2), inks.ground))
  const hung = repeat(5, n =>
    rect(n * 280 - 70, 0, 150, 720, canvas.horizontal(['#000000', 0], ['#000000', 0.16], ['#000000', 0])),
  )
  const finish = random.pick(['border', 'fold', 'hung', 'plain'] as const)
  return (
    rect(0, 0, 1280, 720, inks.ground) +
    rect(0, 0, 1280, 720, field) +
    (finish === 'border' ? border : finish === 'fold' ? fold : finish === 'hung' ? hung : '')
  )
}

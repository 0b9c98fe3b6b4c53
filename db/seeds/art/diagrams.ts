import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { counted } from './diagrams/counted.ts'
import { related } from './diagrams/related.ts'
import { rect } from './shapes.ts'

const diagrams = { ...counted, ...related }

export const diagramNames = Object.keys(diagrams).map(name => `diagram-${name}`)

/** A drawing that explains: no letters, so that it suits every title it is about. */
export function drawDiagram(canvas: Canvas, name: string): string {
  const draw = diagrams[name.slice('diagram-'.length)]
  if (!draw) throw new Error(`Nobody draws ${name}`)
  const { random, palette } = canvas
  const { primary, secondary, warning, dark, light, info } = palette
  const white = mix('#fffdf8', light, 0.3)
  const [ground = white, inks] = random.pick([
    [mix(white, light, 0.6), [primary, warning, info, mix(dark, primary, 0.2), white]],
    [
      mix(dark, primary, 0.16),
      [
        mix(primary, white, 0.12),
        warning,
        mix(info, white, 0.2),
        mix(white, primary, 0.2),
        mix(dark, primary, 0.34),
      ],
    ],
    [
      mix(primary, dark, 0.12),
      [mix(light, white, 0.5), warning, mix(secondary, white, 0.25), white, mix(primary, dark, 0.4)],
    ],
    [
      mix(warning, white, 0.55),
      [mix(primary, dark, 0.12), secondary, mix(info, dark, 0.15), mix(dark, primary, 0.2), white],
    ],
  ] as [string, [string, string, string, string, string]][])
  return rect(0, 0, 1280, 720, ground) + draw(canvas, inks)
}

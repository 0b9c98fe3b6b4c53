import { darken, mix, type Palette } from './colour.ts'
import { Random } from './random.ts'
import { ellipse, rect } from './shapes.ts'

/** A colour, or a colour with its opacity. */
type Stop = string | readonly [string, number]

const stopList = (stops: readonly Stop[]): string =>
  stops
    .map((stop, index) => {
      const [colour, opacity] = typeof stop === 'string' ? [stop, 1] : stop
      const offset = Math.round((index / (stops.length - 1)) * 100) / 100
      return `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`
    })
    .join('')

/** Natural colours, each leaning a little to the tenant's primary colour so that a picture belongs to its site. */
const naturals = ({ primary, secondary, info, light }: Palette) => ({
  leaf: mix('#4c9a5d', primary, 0.18),
  deepLeaf: mix('#1f5a46', primary, 0.22),
  grass: mix('#8fbf5f', primary, 0.12),
  wood: mix('#b97f4d', secondary, 0.08),
  darkWood: mix('#7a4e30', secondary, 0.08),
  earth: mix('#a8703f', primary, 0.08),
  sand: mix('#ecd3a5', primary, 0.06),
  cream: mix('#fff6e6', light, 0.3),
  paper: '#fffdf7',
  stone: mix('#8d949c', primary, 0.14),
  water: mix('#4fb3c9', info, 0.3),
  ink: darken(mix(primary, '#1b2335', 0.72), 0.15),
})

type Naturals = ReturnType<typeof naturals>

export class Canvas {
  readonly random: Random
  readonly palette: Palette
  readonly colours: Naturals
  readonly #definitions = new Map<string, string>()

  constructor(name: string, seed: number, palette: Palette) {
    this.random = new Random(seed, name)
    this.palette = palette
    this.colours = naturals(palette)
  }

  #define(tag: string, attributes: string, content: string): string {
    const key = `${tag} ${attributes}>${content}`
    const known = this.#definitions.get(key)
    if (known) return known
    const id = `d${this.#definitions.size}`
    this.#definitions.set(key, id)
    return id
  }

  vertical(...stops: Stop[]): string {
    return `url(#${this.#define('linearGradient', 'x2="0" y2="1"', stopList(stops))})`
  }

  horizontal(...stops: Stop[]): string {
    return `url(#${this.#define('linearGradient', 'x2="1" y2="0"', stopList(stops))})`
  }

  diagonal(...stops: Stop[]): string {
    return `url(#${this.#define('linearGradient', 'x2="1" y2="1"', stopList(stops))})`
  }

  radial(...stops: Stop[]): string {
    return `url(#${this.#define('radialGradient', '', stopList(stops))})`
  }

  pattern(size: number, content: string, transform = ''): string {
    const attributes = `width="${size}" height="${size}" patternUnits="userSpaceOnUse"${transform && ` patternTransform="${transform}"`}`
    return `url(#${this.#define('pattern', attributes, content)})`
  }

  filter(steps: string): string {
    const room = 'x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"'
    return `url(#${this.#define('filter', room, steps)})`
  }

  clip(shape: string, content: string): string {
    return `<g clip-path="url(#${this.#define('clipPath', '', shape)})">${content}</g>`
  }

  /** A light that fades away: a lamp, a fire, the sun's halo. */
  glow(x: number, y: number, radius: number, colour: string, opacity = 0.6, flatness = 1): string {
    const fill = this.radial([colour, opacity], [colour, opacity * 0.35], [colour, 0])
    return ellipse(x, y, radius, radius * flatness, fill)
  }

  shadow(x: number, y: number, rx: number, opacity = 0.28): string {
    const dark = darken(this.palette.dark, 0.3)
    return ellipse(x, y, rx, rx * 0.16, this.radial([dark, opacity], [dark, opacity * 0.7], [dark, 0]))
  }

  /** Soft flecks of paper, faint enough to cost next to nothing in the compressed picture. */
  #grain(): string {
    const spots = new Random(7, 'grain')
    const dots = Array.from({ length: 40 }, (_, index) => {
      const tone = index % 2 ? '#fff' : darken(this.palette.dark, 0.2)
      const [x, y, r] = [spots.whole(6, 234), spots.whole(6, 234), spots.between(1.4, 3.6).toFixed(1)]
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone}"/>`
    }).join('')
    return rect(0, 0, 1280, 720, this.pattern(240, dots), 0, 'opacity=".028"')
  }

  document(body: string, width: number, height: number): string {
    const shade = darken(this.palette.dark, 0.2)
    const vignette = rect(0, 400, 1280, 320, this.vertical([shade, 0], [shade, 0.16]))
    return this.wrap(body + vignette + this.#grain(), width, height, '0 0 1280 720')
  }

  wrap(body: string, width: number, height: number, viewBox: string): string {
    const definitions = [...this.#definitions]
      .map(([key, id]) => `<${key.replace(' ', ` id="${id}" `)}</${key.slice(0, key.indexOf(' '))}>`)
      .join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice"><defs>${definitions}</defs>${body}</svg>`
  }
}

export type Scene = (canvas: Canvas) => string

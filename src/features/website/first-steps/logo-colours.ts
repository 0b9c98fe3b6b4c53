import { luminance, mix, parseHex, toHex, withLuminance } from '../../../shared/colour.ts'
import { contrastWarnings } from '../../../shared/theme.ts'
import type { LogoColours } from './first-steps.contract.ts'

const side = 64
/** of a circle of hues */
const sectors = 24
const apart = 3
/** between the strongest and the weakest channel: less is grey */
const leastHue = 36
/** a colour that covers less of what is coloured is an edge or a shadow */
const leastShare = 0.04

interface Sector {
  weight: number
  red: number
  green: number
  blue: number
}

/**
 * The colours of a logo, the one that covers most first, each as a palette whose pairs can be read. A logo without any
 * colour gives its own dark grey.
 */
export async function logoColours(picture: Buffer): Promise<LogoColours[]> {
  const { default: sharp } = await import('sharp')
  const { data } = await sharp(picture, { limitInputPixels: 40_000_000 })
    .resize({ width: side, height: side, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hues = huesOf(data)
  if (hues.length === 0) return [palette('#33414f', '#5a6b7c')]
  const found = hues.slice(0, 3).map((hue, index) => {
    const other = hues.find((_, at) => at !== index) ?? mix('#000000', hue, 0.35)
    return palette(hue, other)
  })
  return found.filter(
    (one, index) => found.findIndex(({ clr_primary }) => clr_primary === one.clr_primary) === index,
  )
}

/** Hues that lie apart, the strongest first. */
function huesOf(pixels: Buffer): string[] {
  const circle: Sector[] = Array.from({ length: sectors }, () => ({ weight: 0, red: 0, green: 0, blue: 0 }))
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    const spread = Math.max(red, green, blue) - Math.min(red, green, blue)
    const sector = circle[sectorOf(red, green, blue)]
    if (alpha < 128 || spread < leastHue || !sector) continue
    sector.weight += spread
    sector.red += red * spread
    sector.green += green * spread
    sector.blue += blue * spread
  }
  const all = circle.reduce((sum, { weight }) => sum + weight, 0)
  const taken: number[] = []
  return circle
    .map((sector, index) => ({ ...sector, index }))
    .filter(({ weight }) => weight > all * leastShare)
    .sort((one, other) => other.weight - one.weight)
    .flatMap(({ weight, red, green, blue, index }) => {
      const isNear = taken.some(one => {
        const way = Math.abs(one - index)
        return Math.min(way, sectors - way) < apart
      })
      if (isNear) return []
      taken.push(index)
      return [toHex([red / weight, green / weight, blue / weight])]
    })
}

function sectorOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue) || 1
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  return Math.floor((((sixth + 6) % 6) / 6) * sectors)
}

/** Darkened where that is needed, until nothing of it warns. */
function palette(primary: string, secondary: string): LogoColours {
  const dark = luminance(primary) < 0.02 ? primary : withLuminance(primary, 0.02)
  const css: LogoColours = { clr_primary: primary, clr_secondary: secondary, clr_dark: dark }
  for (let tries = 0; tries < 6; tries += 1) {
    const [warning] = contrastWarnings(css)
    if (!warning) break
    css[warning.name] = warning.better
  }
  return { ...css, clr_dark: toHex(parseHex(css.clr_dark)) }
}

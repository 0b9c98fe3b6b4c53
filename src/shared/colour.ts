/** Colour arithmetic for themes: a tenant may pick any colour and every text must still be read (WCAG 2.2 contrast). */
type Rgb = readonly [number, number, number]

export const hexPattern = /^#[0-9a-f]{6}$/i

export function parseHex(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}

export function toHex([red, green, blue]: Rgb): string {
  const part = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0')
  return `#${part(red)}${part(green)}${part(blue)}`
}

/** `share` of `over` on top of `under`: mix('#000000', '#ffffff', 0.12) is a light grey. */
export function mix(over: string, under: string, share: number): string {
  const [r1, g1, b1] = parseHex(over)
  const [r2, g2, b2] = parseHex(under)
  return toHex([r2 + (r1 - r2) * share, g2 + (g1 - g2) * share, b2 + (b1 - b2) * share])
}

function linearOf(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function channelOf(linear: number): number {
  return 255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)
}

/** Relative luminance, 0 for black to 1 for white. */
export function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex)
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue)
}

/**
 * The colour as bright as wanted (relative luminance), its hue kept. `most` says how many times brighter its strongest
 * channel may be, and darker its weakest: 1 is grey, 2 a hint of the colour, 4 and more the colour itself.
 */
export function withLuminance(hex: string, wanted: number, most = Number.POSITIVE_INFINITY): string {
  // what is all but black has no hue worth keeping
  const light = parseHex(hex).map(channel => linearOf(channel) + 0.002)
  const [red = 0, green = 0, blue = 0] = light
  const scale = wanted / (0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const highest = Math.max(red, green, blue) * scale
  const lowest = Math.min(red, green, blue) * scale
  const top = Math.min(most * wanted, 1)
  const bottom = wanted / most
  const share = Math.min(
    highest > top ? (top - wanted) / (highest - wanted) : 1,
    lowest < bottom ? (wanted - bottom) / (wanted - lowest) : 1,
  )
  const [r = 0, g = 0, b = 0] = light.map(channel => channelOf(wanted + (channel * scale - wanted) * share))
  return toHex([r, g, b])
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The colour moved towards `pole` just far enough to reach `ratio` on every one of `grounds`. */
export function legible(
  colour: string,
  grounds: readonly string[],
  ratio: number,
  pole: '#000000' | '#ffffff',
): string {
  for (let share = 0; share <= 100; share += 2) {
    const candidate = mix(pole, colour, share / 100)
    if (grounds.every(ground => contrast(candidate, ground) >= ratio)) return candidate
  }
  return pole
}

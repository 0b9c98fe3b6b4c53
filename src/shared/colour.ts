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

function luminance(hex: string): number {
  const linear = (channel: number) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const [red, green, blue] = parseHex(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
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

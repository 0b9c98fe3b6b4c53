/** The theme colours of a tenant, as hex. */
export interface Palette {
  primary: string
  secondary: string
  warning: string
  info: string
  light: string
  dark: string
}

const channels = (hex: string): [number, number, number] => {
  const digits = hex.replace('#', '')
  const full = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits.slice(0, 6)
  const value = Number.parseInt(full, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export const toHex = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** `a` moved towards `b` by `amount` (0..1). */
export const mix = (a: string, b: string, amount: number): string => {
  const [ar, ag, ab] = channels(a)
  const [br, bg, bb] = channels(b)
  const blend = (from: number, to: number) => from + (to - from) * amount
  return toHex(blend(ar, br), blend(ag, bg), blend(ab, bb))
}

export const lighten = (colour: string, amount: number): string => mix(colour, '#ffffff', amount)

/** Shadows go to a deep blue, as daylight shadows do, not to black. */
export const darken = (colour: string, amount: number): string => mix(colour, '#101830', amount)

export const skinTones = ['#f2cba8', '#e6b48a', '#d9a074', '#c88c5f', '#b0764c', '#94603e'] as const
export const hairColours = ['#1d191e', '#251d1d', '#33251f', '#45301f'] as const

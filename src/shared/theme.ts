import { contrast, legible, luminance, mix, parseHex, withLuminance } from './colour.ts'
import { schemeSelectors } from './schemes.ts'

/** The colours of a tenant that others are derived from. */
export interface BrandColours {
  clr_primary: string
  clr_secondary: string
  clr_dark: string
}

const brands = ['primary', 'secondary'] as const

/**
 * Colours for light screens and for paper, derived from what was picked, so that text stays legible whatever that was (on- reads on the colour, fill-
 * carries on-fill-, ink- reads on white and on the soft tint, lit- on dark).
 */
export function derivedColours(css: BrandColours): Record<string, string> {
  const ground = legible(css.clr_dark, ['#ffffff'], 7, '#000000')
  const tokens: Record<string, string> = { 'clr-ground-dark': ground }
  for (const name of brands) {
    const colour = css[`clr_${name}`]
    const soft = mix(colour, '#ffffff', 0.12)
    tokens[`on-${name}`] = contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000'
    tokens[`soft-${name}`] = soft
    // buttons and bands: white text wherever the colour can bear it after a little darkening, else black on the colour
    const isDarkEnough = contrast(colour, '#ffffff') >= 2.6
    tokens[`fill-${name}`] = isDarkEnough ? legible(colour, ['#ffffff'], 4.5, '#000000') : colour
    tokens[`on-fill-${name}`] = isDarkEnough ? '#ffffff' : '#000000'
    tokens[`ink-${name}`] = legible(colour, ['#ffffff', soft], 4.5, '#000000')
    tokens[`lit-${name}`] = legible(colour, [ground], 4.5, '#ffffff')
  }
  return tokens
}

/**
 * How bright things are on dark screens (relative luminance). Grounds lie close together at the bottom, so that
 * whatever reads on the brightest of them reads on all: text from `link` up 4.5:1, controls from `control` up 3:1.
 */
const night = {
  paper: 0.0075,
  'paper-soft': 0.0115,
  'paper-raised': 0.0155,
  soft: 0.0205,
  'clr-ground-dark': 0.026,
  line: 0.037,
  /** buttons: white is read on them, and they are told from every ground */
  fill: 0.171,
  'line-strong': 0.2,
  link: 0.345,
  'text-mute': 0.37,
  /** as bright as a whole band may be, whose words are white; and black */
  band: 0.075,
  'band-black': 0.32,
  /** as bright as a button may be whose words are black */
  'fill-black': 0.5,
  text: 0.64,
  ink: 0.9,
} as const

const isGrey = (hex: string) => {
  const channels = parseHex(hex)
  return Math.max(...channels) - Math.min(...channels) < 8
}

/**
 * The same colours for dark screens, and paper, ink and lines with them: the tenant's dark colour, nearly out, with a
 * breath of the main one where that has no hue of its own. No layout has a say in these, so what is read on one is read on all.
 */
export function darkColours(css: BrandColours): Record<string, string> {
  const shade = isGrey(css.clr_dark) ? mix(css.clr_primary, css.clr_dark, 0.1) : css.clr_dark
  const tokens: Record<string, string> = {
    paper: withLuminance(shade, night.paper, 2),
    'paper-soft': withLuminance(shade, night['paper-soft'], 2),
    'paper-raised': withLuminance(shade, night['paper-raised'], 2),
    'clr-ground-dark': withLuminance(shade, night['clr-ground-dark'], 2.4),
    ink: withLuminance(shade, night.ink, 1.05),
    text: withLuminance(shade, night.text, 1.12),
    'text-mute': withLuminance(shade, night['text-mute'], 1.2),
    line: withLuminance(shade, night.line, 1.7),
    'line-strong': withLuminance(shade, night['line-strong'], 1.3),
  }
  for (const name of brands) {
    const picked = css[`clr_${name}`]
    const brightness = luminance(picked)
    const seen = brightness < night.fill ? withLuminance(picked, night.fill) : picked
    const read = brightness < night.link ? withLuminance(picked, night.link) : picked
    // white text wherever the colour can bear it after a little darkening, else black on the colour, dimmed
    const isWhiteOn = contrast(seen, '#ffffff') >= 2.6
    const atMost = (most: number) => (brightness > most ? withLuminance(picked, most) : picked)
    tokens[`clr-${name}`] = seen
    tokens[`on-${name}`] = contrast(seen, '#ffffff') >= contrast(seen, '#000000') ? '#ffffff' : '#000000'
    tokens[`soft-${name}`] = withLuminance(picked, night.soft, 2.6)
    tokens[`fill-${name}`] = isWhiteOn ? withLuminance(picked, night.fill) : atMost(night['fill-black'])
    // a band need not be told from the paper as a button must: it stays as deep as it was picked
    const band = brightness < night.line ? withLuminance(picked, night.line) : atMost(night.band)
    tokens[`band-${name}`] = isWhiteOn ? band : atMost(night['band-black'])
    tokens[`on-fill-${name}`] = isWhiteOn ? '#ffffff' : '#000000'
    tokens[`ink-${name}`] = read
    tokens[`lit-${name}`] = read
  }
  return tokens
}

/** Custom properties: the first for all, the others for dark screens, or where a visitor chose to see the site so. Paper, office and account pages stay light. */
export function schemeRules(all: Record<string, string>, dark: Record<string, string>): string {
  const list = (tokens: Record<string, string>) =>
    Object.entries(tokens)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')
  const { preferred, chosen } = schemeSelectors(':root:not([data-frame])', 'dark')
  return `:root{${list(all)}}@media screen and (prefers-color-scheme:dark){${preferred}{${list(dark)}}}@media screen{${chosen}{${list(dark)}}}`
}

/** A place where a colour meets another, as picked, and what the site makes of it so that it can be read. */
export interface ContrastCheck {
  name: keyof BrandColours
  /** "Tautan di atas putih" */
  place: string
  ratio: number
  needed: number
  /** what the site uses instead, where the picked one cannot be read */
  used: { text: string; ground: string }
  /** the colour that would do as it is */
  better: string
}

/** The pairs that fall short as picked. They warn and never forbid: the site darkens by itself. */
export function contrastWarnings(css: BrandColours): ContrastCheck[] {
  const derived = derivedColours(css)
  const of = (name: string) => derived[name] ?? '#000000'
  const checks: ContrastCheck[] = []
  for (const name of brands) {
    const colour = css[`clr_${name}`]
    const soft = of(`soft-${name}`)
    const common = { name: `clr_${name}`, needed: 4.5 } as const
    checks.push(
      {
        ...common,
        place: 'Teks putih di tombol',
        ratio: contrast('#ffffff', colour),
        used: { text: of(`on-fill-${name}`), ground: of(`fill-${name}`) },
        better: legible(colour, ['#ffffff'], 4.5, '#000000'),
      },
      {
        ...common,
        place: 'Tautan di atas putih dan latar lembut',
        ratio: Math.min(contrast(colour, '#ffffff'), contrast(colour, soft)),
        used: { text: of(`ink-${name}`), ground: soft },
        better: readable(colour),
      },
    )
  }
  checks.push({
    name: 'clr_dark',
    place: 'Teks putih di bagian gelap',
    ratio: contrast('#ffffff', css.clr_dark),
    needed: 7,
    used: { text: '#ffffff', ground: of('clr-ground-dark') },
    better: of('clr-ground-dark'),
  })
  return checks.filter(({ ratio, needed }) => ratio < needed)
}

/** darkened until it reads on white and on its own soft tint, which moves with it */
function readable(colour: string): string {
  for (let share = 0; share <= 100; share += 2) {
    const candidate = mix('#000000', colour, share / 100)
    const soft = mix(candidate, '#ffffff', 0.12)
    if (Math.min(contrast(candidate, '#ffffff'), contrast(candidate, soft)) >= 4.5) return candidate
  }
  return '#000000'
}

import { contrast, legible, mix } from './colour.ts'

/** The colours of a tenant that others are derived from. */
export interface BrandColours {
  clr_primary: string
  clr_secondary: string
  clr_dark: string
}

const brands = ['primary', 'secondary'] as const

/**
 * Colours derived from what was picked, so that text stays legible whatever that was (on- reads on the colour, fill-
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

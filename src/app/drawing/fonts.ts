import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontFile, type FontName, fontNames } from '../../features/core/site/site.ts'

const require = createRequire(import.meta.url)

/**
 * A font of the visitor's own that stands in until ours has come, stretched to its measures so that nothing jumps. The
 * page knows it from the start; ours are named by a stylesheet at its foot, so none is asked for before the first paint.
 */
const standIns = {
  sans: { local: ['Arial', 'Liberation Sans', 'Roboto'], generic: 'ui-sans-serif,system-ui,sans-serif' },
  serif: { local: ['Times New Roman', 'Liberation Serif', 'Noto Serif'], generic: 'ui-serif,Georgia,serif' },
  mono: { local: ['Courier New', 'Liberation Mono'], generic: 'ui-monospace,monospace' },
} as const

/**
 * The catalogue: Fontsource's variable files, Latin subset, served by ourselves and never from elsewhere. Behind each
 * its kind and, in percent: width against the stand-in's, of prose in regular weight and of titles in 680 against its
 * bold (measured over the foundation's home page, in Indonesian); ascent and descent of the em. Line gaps are all 0.
 */
const catalogue = {
  Raleway: ['raleway', 'sans', 103.3, 99.9, 94, 23.4],
  Inter: ['inter', 'sans', 105.8, 101.6, 96.9, 24.1],
  'Plus Jakarta Sans': ['plus-jakarta-sans', 'sans', 104.3, 99.9, 103.8, 22.2],
  Lora: ['lora', 'serif', 115, 109, 100.6, 27.4],
  Fraunces: ['fraunces', 'serif', 117, 114.4, 97.8, 25.5],
  'Bricolage Grotesque': ['bricolage-grotesque', 'sans', 104.6, 101.9, 93, 27],
  Nunito: ['nunito', 'sans', 100.4, 97.1, 101.1, 35.3],
  'JetBrains Mono': ['jetbrains-mono', 'mono', 100, 100, 102, 30],
  Archivo: ['archivo', 'sans', 98.5, 98.3, 88, 21],
  Bitter: ['bitter', 'serif', 115.4, 108.4, 94, 27],
  Figtree: ['figtree', 'sans', 98.8, 95, 95.1, 25],
  Fredoka: ['fredoka', 'sans', 100.5, 93.8, 97, 24],
  'Instrument Sans': ['instrument-sans', 'sans', 101.6, 98.7, 96.9, 25],
  'Josefin Sans': ['josefin-sans', 'sans', 102.5, 100.7, 75, 25],
  Lexend: ['lexend', 'sans', 110.1, 108.1, 100, 25],
  Literata: ['literata', 'serif', 118.5, 115.8, 118.1, 31],
  Manrope: ['manrope', 'sans', 101.7, 99.7, 107, 29.9],
  Newsreader: ['newsreader', 'serif', 105.1, 104.7, 74, 27],
  Oswald: ['oswald', 'sans', 80.4, 84.2, 118.9, 29],
  Outfit: ['outfit', 'sans', 99.3, 95.8, 100, 26],
  'Playfair Display': ['playfair-display', 'serif', 111.8, 105.9, 107.9, 25],
  'Public Sans': ['public-sans', 'sans', 103.7, 99.2, 95, 23],
  'Red Hat Display': ['red-hat-display', 'sans', 97.2, 95.5, 101.9, 31],
  'Roboto Slab': ['roboto-slab', 'serif', 118.7, 110.3, 105, 27],
  Sora: ['sora', 'sans', 112.1, 107.1, 97, 29],
  'Source Serif 4': ['source-serif-4', 'serif', 118.9, 112.5, 104, 34],
  'Space Grotesk': ['space-grotesk', 'sans', 107.6, 100.4, 97.9, 28.9],
  'Spline Sans Mono': ['spline-sans-mono', 'mono', 100, 100, 96, 24],
  Syne: ['syne', 'sans', 98.8, 113.8, 93, 28],
  Unbounded: ['unbounded', 'sans', 134, 131.9, 100, 25],
  'Work Sans': ['work-sans', 'sans', 110.1, 103.1, 93, 24],
} as const satisfies Record<FontName, FontFacts>

type FontFacts = readonly [
  slug: string,
  kind: keyof typeof standIns,
  width: number,
  boldWidth: number,
  ascent: number,
  descent: number,
]

const faceCss = (name: FontName, url: string) =>
  `@font-face{font-family:"${name}";src:url("${url}") format("woff2");font-weight:100 900;font-display:swap}`

/** A face for text and one for titles: bold letters are wider by another measure than regular ones. */
function standInCss(name: FontName, [, kind, width, boldWidth, ascent, descent]: FontFacts): string {
  const { local } = standIns[kind]
  const face = (weights: string, fonts: readonly string[], size: number) =>
    `@font-face{font-family:"${name} pengganti";src:${fonts.map(font => `local("${font}")`).join(',')};` +
    `font-weight:${weights};size-adjust:${size}%;ascent-override:${percent(ascent, size)};` +
    `descent-override:${percent(descent, size)};line-gap-override:0%}`
  return (
    face('100 549', local, width) +
    face('550 900', [...local.map(font => `${font} Bold`), ...local], boldWidth)
  )
}

/** of what `size-adjust` makes of the em */
const percent = (measure: number, size: number) => `${Math.round((measure / size) * 1000) / 10}%`

export interface Fonts {
  file(name: FontName): FontFile
  /** the stylesheet that names every font of the catalogue; a browser asks for those that the page uses */
  stylesheet: { url: string; css: string }
  /** address → bytes */
  files: ReadonlyMap<string, Buffer>
}

/** Where a font of the catalogue lies on disk. */
export function fontPath(name: FontName): string {
  const [slug] = catalogue[name]
  return require.resolve(`@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`)
}

let known: Fonts | undefined

/** The same for every server of a process: read and hashed once. */
export function readFonts(): Fonts {
  known ??= readCatalogue()
  return known
}

function readCatalogue(): Fonts {
  const files = new Map<string, Buffer>()
  const addresses = new Map<FontName, FontFile>()
  for (const name of fontNames) {
    const facts = catalogue[name]
    const [slug, kind] = facts
    const bytes = readFileSync(fontPath(name))
    const url = `/_/${slug}-${createHash('sha1').update(bytes).digest('hex').slice(0, 8)}.woff2`
    files.set(url, bytes)
    addresses.set(name, {
      url,
      standIn: standInCss(name, facts),
      stack: `"${name}","${name} pengganti",${standIns[kind].generic}`,
    })
  }
  const css = fontNames.map(name => faceCss(name, addresses.get(name)?.url ?? '')).join('')
  return {
    stylesheet: { url: `/_/fonts-${createHash('sha1').update(css).digest('hex').slice(0, 8)}.css`, css },
    files,
    file(name) {
      const file = addresses.get(name)
      if (!file) throw new Error(`No font ${name}`)
      return file
    },
  }
}

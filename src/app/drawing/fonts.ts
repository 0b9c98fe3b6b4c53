import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontName, fontNames } from '../../features/core/site/site.contract.ts'
import type { FontFile } from '../../features/core/site/theme-css.ts'

const require = createRequire(import.meta.url)

/** A font of the visitor's own that stands in until ours has come, stretched to its measures so that nothing jumps. */
const standIns = {
  sans: { local: ['Arial', 'Liberation Sans', 'Roboto'], generic: 'ui-sans-serif,system-ui,sans-serif' },
  serif: { local: ['Times New Roman', 'Liberation Serif', 'Noto Serif'], generic: 'ui-serif,Georgia,serif' },
  mono: { local: ['Courier New', 'Liberation Mono'], generic: 'ui-monospace,monospace' },
} as const

/**
 * The catalogue: Fontsource's variable files, Latin subset, served by ourselves and never from elsewhere. Behind each
 * its kind and, in percent: width against the stand-in's, ascent and descent (measured in regular weight over Indonesian
 * prose; line gaps are all 0).
 */
const catalogue = {
  Raleway: ['raleway', 'sans', 102.2, 92, 22.9],
  Inter: ['inter', 'sans', 108.1, 89.6, 22.3],
  'Plus Jakarta Sans': ['plus-jakarta-sans', 'sans', 106.2, 97.7, 20.9],
  Lora: ['lora', 'serif', 117.4, 85.7, 23.3],
  Fraunces: ['fraunces', 'serif', 128.3, 76.2, 19.9],
  'Bricolage Grotesque': ['bricolage-grotesque', 'sans', 113.1, 82.2, 23.9],
  Nunito: ['nunito', 'sans', 98.8, 102.3, 35.7],
  'JetBrains Mono': ['jetbrains-mono', 'mono', 100, 102, 30],
  Archivo: ['archivo', 'sans', 98.3, 89.5, 21.4],
  Bitter: ['bitter', 'serif', 115.3, 81.5, 23.4],
  Figtree: ['figtree', 'sans', 98.6, 96.4, 25.4],
  Fredoka: ['fredoka', 'sans', 100.4, 96.6, 23.9],
  'Instrument Sans': ['instrument-sans', 'sans', 101.3, 95.7, 24.7],
  'Josefin Sans': ['josefin-sans', 'sans', 102.4, 73.2, 24.4],
  Lexend: ['lexend', 'sans', 110.1, 90.8, 22.7],
  Literata: ['literata', 'serif', 118.3, 99.8, 26.2],
  Manrope: ['manrope', 'sans', 101.5, 105.4, 29.5],
  Newsreader: ['newsreader', 'serif', 104.8, 70.6, 25.8],
  Oswald: ['oswald', 'sans', 80.2, 148.3, 36.1],
  Outfit: ['outfit', 'sans', 99.1, 100.9, 26.2],
  'Playfair Display': ['playfair-display', 'serif', 111.6, 96.7, 22.4],
  'Public Sans': ['public-sans', 'sans', 103.5, 91.8, 22.2],
  'Red Hat Display': ['red-hat-display', 'sans', 96.9, 105.2, 32],
  'Roboto Slab': ['roboto-slab', 'serif', 118.9, 88.3, 22.7],
  Sora: ['sora', 'sans', 111.8, 86.8, 25.9],
  'Source Serif 4': ['source-serif-4', 'serif', 118.8, 87.5, 28.6],
  'Space Grotesk': ['space-grotesk', 'sans', 107.6, 91, 26.9],
  'Spline Sans Mono': ['spline-sans-mono', 'mono', 100, 96, 24],
  Syne: ['syne', 'sans', 98.5, 94.4, 28.4],
  Unbounded: ['unbounded', 'sans', 133.5, 74.9, 18.7],
  'Work Sans': ['work-sans', 'sans', 110.2, 84.4, 21.8],
} as const satisfies Record<FontName, FontFacts>

type FontFacts = readonly [
  slug: string,
  kind: keyof typeof standIns,
  width: number,
  ascent: number,
  descent: number,
]

function faceCss(name: FontName, url: string, [, kind, width, ascent, descent]: FontFacts): string {
  const local = standIns[kind].local.map(font => `local("${font}")`).join(',')
  return (
    `@font-face{font-family:"${name}";src:url("${url}") format("woff2");font-weight:100 900;font-display:swap}` +
    `@font-face{font-family:"${name} pengganti";src:${local};size-adjust:${width}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  )
}

export interface Fonts {
  file(name: FontName): FontFile
  /** address → bytes */
  files: ReadonlyMap<string, Buffer>
}

/** Where a font of the catalogue lies on disk. */
export function fontPath(name: FontName): string {
  const [slug] = catalogue[name]
  return require.resolve(`@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`)
}

export function readFonts(): Fonts {
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
      face: faceCss(name, url, facts),
      stack: `"${name}","${name} pengganti",${standIns[kind].generic}`,
    })
  }
  return {
    files,
    file(name) {
      const file = addresses.get(name)
      if (!file) throw new Error(`No font ${name}`)
      return file
    },
  }
}

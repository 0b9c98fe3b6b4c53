import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontName, fontNames } from '../features/site/site.contract.ts'
import type { FontFile } from '../features/site/theme.ts'

const require = createRequire(import.meta.url)

/** A font of the visitor's own that stands in until ours has come, stretched to its measures so that nothing jumps. */
const standIns = {
  sans: { local: ['Arial', 'Liberation Sans', 'Roboto'], generic: 'ui-sans-serif,system-ui,sans-serif' },
  serif: { local: ['Times New Roman', 'Liberation Serif', 'Noto Serif'], generic: 'ui-serif,Georgia,serif' },
  mono: { local: ['Courier New', 'Liberation Mono'], generic: 'ui-monospace,monospace' },
} as const

/**
 * The catalogue: Fontsource's variable files, Latin subset, served by ourselves and never from elsewhere. Behind each
 * its kind and, in percent: width against the stand-in's, ascent and descent (measured from the files with fontTools,
 * letters weighted by how often they occur; line gaps are all 0).
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

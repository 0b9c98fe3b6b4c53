import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FontName, fontNames } from '../features/site/site.contract.ts'
import type { FontFile } from '../features/site/theme.ts'

const require = createRequire(import.meta.url)

const sans = 'ui-sans-serif,system-ui,sans-serif'
const serif = 'ui-serif,Georgia,serif'

/** The catalogue: Fontsource's variable files, Latin subset, served by ourselves and never from elsewhere. */
const catalogue = {
  Raleway: ['raleway', sans],
  Inter: ['inter', sans],
  'Plus Jakarta Sans': ['plus-jakarta-sans', sans],
  Lora: ['lora', serif],
  Fraunces: ['fraunces', serif],
  'Bricolage Grotesque': ['bricolage-grotesque', sans],
  Nunito: ['nunito', sans],
  'JetBrains Mono': ['jetbrains-mono', 'ui-monospace,monospace'],
} as const satisfies Record<FontName, readonly [packageName: string, fallback: string]>

export interface Fonts {
  file(name: FontName): FontFile
  /** address → bytes */
  files: ReadonlyMap<string, Buffer>
}

export function readFonts(): Fonts {
  const files = new Map<string, Buffer>()
  const addresses = new Map<FontName, FontFile>()
  for (const name of fontNames) {
    const [slug, fallback] = catalogue[name]
    const path = require.resolve(`@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`)
    const bytes = readFileSync(path)
    const url = `/_/${slug}-${createHash('sha1').update(bytes).digest('hex').slice(0, 8)}.woff2`
    files.set(url, bytes)
    addresses.set(name, { url, fallback })
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

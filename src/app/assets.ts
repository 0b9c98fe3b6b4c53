import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { LayoutName } from '../shared/layout-names.ts'
import type { Fonts } from './fonts.ts'

export const distFolder = join(import.meta.dirname, '../../dist')

interface Asset {
  type: string
  body: Buffer
  br?: Buffer
  gzip?: Buffer
}

/** What the browser loads beside the page: built files and fonts, held in memory, compressed once, cached for ever. */
export interface Assets {
  find(path: string): Asset | undefined
  /** the one stylesheet of a layout */
  stylesheet(layout: LayoutName): string
  /** the one module that starts the client */
  script: string
  /** tags that only the development server needs */
  development: string
}

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  map: 'application/json',
}

const clientEntry = 'src/client/entry.ts'

export function readAssets(fonts: Fonts): Assets {
  const folder = join(distFolder, 'client')
  const manifestPath = join(folder, '.vite/manifest.json')
  if (!existsSync(manifestPath)) throw new Error('The pages are not built: run npm run build')
  const manifest: Record<string, { file: string } | undefined> = JSON.parse(
    readFileSync(manifestPath, 'utf8'),
  )
  const builtFile = (source: string) => {
    const entry = manifest[source]
    if (!entry) throw new Error(`${source} is not part of the build`)
    return `/_/${entry.file}`
  }
  const assets = new Map<string, Asset>()
  for (const name of readdirSync(folder)) {
    const type = types[name.split('.').at(-1) ?? '']
    if (type) assets.set(`/_/${name}`, compressed(readFileSync(join(folder, name)), type))
  }
  for (const [url, body] of fonts.files) assets.set(url, { type: 'font/woff2', body })
  return {
    find: path => assets.get(path),
    stylesheet: layout => builtFile(`src/layouts/${layout}/${layout}.css`),
    script: builtFile(clientEntry),
    development: '',
  }
}

/** In development Vite serves everything but the fonts. */
export function developmentAssets(fonts: Fonts): Assets {
  return {
    find(path) {
      const body = fonts.files.get(path)
      return body && { type: 'font/woff2', body }
    },
    stylesheet: layout => `/_/src/layouts/${layout}/${layout}.css`,
    script: `/_/${clientEntry}`,
    development:
      '<script type="module" src="/_/@vite/client"></script><script type="module" src="/_/src/client/refresh.ts"></script>',
  }
}

function compressed(body: Buffer, type: string): Asset {
  return {
    type,
    body,
    br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(body, { level: 9 }),
  }
}

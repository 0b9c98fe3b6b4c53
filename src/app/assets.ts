import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type LayoutName, layoutFile } from '../shared/layout-names.ts'
import type { Fonts } from './fonts.ts'
import { pageStyles } from './page-styles.ts'

export const distFolder = join(import.meta.dirname, '../../dist')

interface Asset {
  type: string
  body: Buffer
  br?: Buffer | undefined
  gzip?: Buffer | undefined
}

/** What the browser loads beside the page: built files and fonts, held in memory, compressed by the build, cached for ever. */
export interface Assets {
  find(path: string): Asset | undefined
  /** the one stylesheet of a layout */
  stylesheet(layout: LayoutName): string
  /** what a page adds to it for parts that only it has */
  pageStylesheets(page: string): readonly string[]
  /** what the administration and the account pages add to it */
  office: string
  /** what the radio and the docked player look like */
  player: string
  /** the one module that starts the client */
  script: string
  /** all the script of the account pages, which are plain forms */
  accountScript: string
  /** which build this is: the package's version and the hash of the client */
  version: string
  /** tags that only the development server needs */
  development: string
}

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** a page's own styles and those of the parts it shares with others */
function stylesBelow(
  module: string,
  manifest: Record<string, Chunk | undefined>,
  seen = new Set<string>(),
): Set<string> {
  const chunk = manifest[module]
  if (!chunk || seen.has(module)) return new Set()
  seen.add(module)
  const below = (chunk.imports ?? []).flatMap(other => [...stylesBelow(other, manifest, seen)])
  return new Set([...below, ...(chunk.css ?? [])])
}

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  map: 'application/json',
}

const officeStylesheet = 'src/ui/office/office.css'
const playerStylesheet = 'src/client/player/player.css'
const clientEntry = 'src/client/entry.ts'
const accountEntry = 'src/client/account.ts'

export function readAssets(fonts: Fonts): Assets {
  const folder = join(distFolder, 'client')
  const manifestPath = join(folder, '.vite/manifest.json')
  if (!existsSync(manifestPath)) throw new Error('The pages are not built: run npm run build')
  const manifest: Record<string, Chunk | undefined> = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const stylesOf = new Map(
    Object.entries(pageStyles).map(([page, module]) => [
      page,
      [...stylesBelow(module, manifest)].map(file => `/_/${file}`),
    ]),
  )
  const builtFile = (source: string) => {
    const entry = manifest[source]
    if (!entry) throw new Error(`${source} is not part of the build`)
    return `/_/${entry.file}`
  }
  const assets = new Map<string, Asset>()
  for (const name of readdirSync(folder)) {
    const type = types[name.split('.').at(-1) ?? '']
    if (type) assets.set(`/_/${name}`, readAsset(join(folder, name), type))
  }
  for (const [url, body] of fonts.files) assets.set(url, { type: 'font/woff2', body })
  return {
    find: path => assets.get(path),
    stylesheet: layout => builtFile(layoutFile(layout, 'css')),
    pageStylesheets: page => stylesOf.get(page) ?? [],
    office: builtFile(officeStylesheet),
    player: builtFile(playerStylesheet),
    script: builtFile(clientEntry),
    accountScript: builtFile(accountEntry),
    version: `${packageVersion()}+${/-([\w-]+)\.js$/.exec(builtFile(clientEntry))?.[1] ?? 'build'}`,
    development: '',
  }
}

const packageShape = z.object({ version: z.string() })

const packageVersion = () =>
  packageShape.parse(JSON.parse(readFileSync(join(distFolder, '../package.json'), 'utf8'))).version

/** In development Vite serves everything but the fonts. */
export function developmentAssets(fonts: Fonts): Assets {
  return {
    find(path) {
      const body = fonts.files.get(path)
      return body && { type: 'font/woff2', body }
    },
    stylesheet: layout => `/_/${layoutFile(layout, 'css')}`,
    // Vite puts them in by script
    pageStylesheets: () => [],
    office: `/_/${officeStylesheet}`,
    player: `/_/${playerStylesheet}`,
    script: `/_/${clientEntry}`,
    accountScript: `/_/${accountEntry}`,
    version: `${packageVersion()}+dev`,
    development:
      '<script type="module" src="/_/@vite/client"></script><script type="module" src="/_/src/client/refresh.ts"></script>',
  }
}

/** A built file and what the build compressed it to. */
function readAsset(path: string, type: string): Asset {
  const beside = (extension: string) =>
    existsSync(path + extension) ? readFileSync(path + extension) : undefined
  return { type, body: readFileSync(path), br: beside('.br'), gzip: beside('.gz') }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { rootFolder } from '../../platform/root-folder.ts'
import { type LayoutName, layoutFile, layoutSign } from '../../shared/layout-names.ts'
import { type CriticalStyles, createCriticalStyles } from './critical-css.ts'
import type { Fonts } from './fonts.ts'

export const distFolder = join(rootFolder, 'dist')

export interface Asset {
  type: string
  body: Buffer
  br?: Buffer | undefined
  gzip?: Buffer | undefined
}

/**
 * What the browser loads beside the page: built files and fonts, compressed by the build, cached for ever. A file is held
 * in memory from when it is first asked for: most sites need a tenth of them.
 */
export interface Assets {
  find(path: string): Asset | undefined
  /** the one stylesheet of a layout */
  stylesheet(layout: LayoutName): string
  /** the module that has a layout's parts */
  layoutModule(layout: LayoutName): string
  /** the markup of its drawing, in the colour of the text around it */
  layoutSign(layout: LayoutName): string
  /** the rules of stylesheets that a page's markup uses; built ones only */
  critical: CriticalStyles
  /** what draws the pages of a `*.pages.tsx`, by its path from the root of the repository */
  pageCode(source: string): PageCode
  /** what the administration and the account pages add to it */
  office: string
  /** what the radio and the docked player look like */
  player: string
  /** the one module that starts the client */
  script: string
  /** the chunks that it imports */
  scriptNeeds: readonly string[]
  /** what keeps courses on a device */
  worker: string
  /** all the script of the account pages, which are plain forms */
  accountScript: string
  /** which build this is: the package's version and the hash of the client */
  version: string
  /** tags that only the development server needs */
  development: string
}

/** What a browser loads to draw a page, as addresses. */
export interface PageCode {
  module: string
  /** the parts it shares with other pages, to be asked for beside it; what every page has is not among them */
  needs: readonly string[]
  /** in the order in which they must stand */
  styles: readonly string[]
}

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

type Manifest = Record<string, Chunk | undefined>

/** a chunk and all it imports, what is imported first */
function closureOf(key: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap(other => closureOf(other, manifest, seen)), key]
}

/** Of every file of pages that was built. */
function readPageCode(manifest: Manifest): Map<string, PageCode> {
  const common = new Set([...closureOf(clientEntry, manifest), ...closureOf(clientApp, manifest)])
  const addressOf = (file: string) => `/_/${file}`
  const codeOf = (source: string, { file }: Chunk): PageCode => {
    const chunks = closureOf(source, manifest)
    const shared = chunks.filter(key => key !== source && !common.has(key))
    return {
      module: addressOf(file),
      needs: shared.flatMap(key => manifest[key]?.file ?? []).map(addressOf),
      styles: [...new Set(chunks.flatMap(key => manifest[key]?.css ?? []))].map(addressOf),
    }
  }
  return new Map(
    Object.entries(manifest).flatMap(([key, chunk]) =>
      chunk && key.endsWith('.pages.tsx') ? [[key, codeOf(key, chunk)] as const] : [],
    ),
  )
}

export const assetTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  map: 'application/json',
}

const officeStylesheet = 'src/ui/office/office.css'
const playerStylesheet = 'src/client/player/player.css'
const clientEntry = 'src/client/entry.ts'
/** what comes with the first sign of life */
const clientApp = 'src/client/app.tsx'
const workerEntry = 'src/client/offline/worker.ts'
const accountEntry = 'src/client/account.ts'

let built: Assets | undefined

/** What was built before this process began: the same for every server of it. */
export function readAssets(fonts: Fonts): Assets {
  built ??= readBuilt(fonts)
  return built
}

function readBuilt(fonts: Fonts): Assets {
  const folder = join(distFolder, 'client')
  const manifestPath = join(folder, '.vite/manifest.json')
  if (!existsSync(manifestPath)) throw new Error('The pages are not built: run npm run build')
  const manifest: Manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const pageCode = readPageCode(manifest)
  const builtFile = (source: string) => {
    const entry = manifest[source]
    if (!entry) throw new Error(`${source} is not part of the build`)
    return `/_/${entry.file}`
  }
  const names = new Set(readdirSync(folder))
  const read = new Map<string, Asset>()
  for (const [url, body] of fonts.files) read.set(url, { type: 'font/woff2', body })
  const find = (path: string): Asset | undefined => {
    const known = read.get(path)
    if (known) return known
    if (path === fonts.stylesheet.url) {
      const sheet = fontSheet(fonts)
      read.set(path, sheet)
      return sheet
    }
    const name = path.slice('/_/'.length)
    const type = assetTypes[name.split('.').at(-1) ?? '']
    if (!type || !names.has(name)) return undefined
    const asset = readAsset(folder, name, type, names)
    read.set(path, asset)
    return asset
  }
  return {
    find,
    critical: createCriticalStyles(address => find(address)?.body.toString() ?? ''),
    layoutModule: layout => builtFile(layoutFile(layout, 'tsx')),
    stylesheet: layout => builtFile(layoutFile(layout, 'css')),
    layoutSign: layout => inTextColour(find(builtFile(layoutSign(layout)))?.body.toString() ?? ''),
    pageCode(source) {
      const code = pageCode.get(source)
      if (!code) throw new Error(`${source} is not part of the build`)
      return code
    },
    office: builtFile(officeStylesheet),
    player: builtFile(playerStylesheet),
    script: builtFile(clientEntry),
    scriptNeeds: closureOf(clientEntry, manifest)
      .filter(key => key !== clientEntry)
      .map(builtFile),
    worker: builtFile(workerEntry),
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
      if (path === fonts.stylesheet.url) return fontSheet(fonts)
      const body = fonts.files.get(path)
      return body && { type: 'font/woff2', body }
    },
    critical: createCriticalStyles(() => ''),
    layoutModule: layout => `/_/${layoutFile(layout, 'tsx')}`,
    stylesheet: layout => `/_/${layoutFile(layout, 'css')}`,
    layoutSign: layout => inTextColour(readFileSync(join(rootFolder, layoutSign(layout)), 'utf8')),
    // Vite puts styles in by script, and asks for shared parts itself
    pageCode: source => ({ module: `/_/${source}`, needs: [], styles: [] }),
    office: `/_/${officeStylesheet}`,
    player: `/_/${playerStylesheet}`,
    script: `/_/${clientEntry}`,
    scriptNeeds: [],
    worker: `/_/${workerEntry}`,
    accountScript: `/_/${accountEntry}`,
    version: `${packageVersion()}+dev`,
    development:
      '<script type="module" src="/_/@vite/client"></script><script type="module" src="/_/src/client/refresh.ts"></script>',
  }
}

const inTextColour = (drawing: string) => drawing.replaceAll('"#000"', '"currentColor"')

/** Compressed when somebody asks: at the best level that takes as long as opening all the rooms. */
function fontSheet({ stylesheet }: Fonts): Asset {
  const body = Buffer.from(stylesheet.css)
  return {
    type: assetTypes.css ?? '',
    body,
    br: brotliCompressSync(body),
    gzip: gzipSync(body, { level: 9 }),
  }
}

/** A built file and what the build compressed it to. */
function readAsset(folder: string, name: string, type: string, names: ReadonlySet<string>): Asset {
  const path = join(folder, name)
  const beside = (extension: string) =>
    names.has(name + extension) ? readFileSync(path + extension) : undefined
  return { type, body: readFileSync(path), br: beside('.br'), gzip: beside('.gz') }
}

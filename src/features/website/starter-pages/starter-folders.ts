import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rootFolder } from '../../../platform/root-folder.ts'
import { escapeHtml } from '../../../shared/html-text.ts'
import type { Institution } from '../../../shared/institutions.ts'

/**
 * Folders as which new sites begin, one for each kind of institution, as any site's folder is written. `every` has the
 * pages that all of them may open; those that a site's menu leads to come along with it.
 */
const folders = join(rootFolder, 'src/features/website/starter-pages/folders')

/** What a file says, before the site has its name in it. */
type Written = Readonly<Record<string, unknown>>
type Texts = ReadonlyMap<string, Written>

/** Read when somebody first needs them: most servers never make a tenant. */
const read = new Map<string, Promise<Texts>>()

async function readTexts(folder: string): Promise<Texts> {
  const { parse } = await import('yaml')
  const root = join(folders, folder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
  return new Map(
    await Promise.all(
      paths.map(async path => [path, parse(await readFile(join(root, path), 'utf8'))] as const),
    ),
  )
}

function textsOf(folder: string): Promise<Texts> {
  const texts = read.get(folder) ?? readTexts(folder)
  read.set(folder, texts)
  return texts
}

/** With the site's name where the folder has `{{name}}`: in fields, so that no name can be read as YAML. */
function inName<Value>(value: Value, name: string): Value
function inName(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{{name}}', () => name)
  if (Array.isArray(value)) return value.map(one => inName(one, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      field,
      inName(one, field.endsWith('Html') ? escapeHtml(name) : name),
    ]),
  )
}

const pagePath = /^pages\/(.+)\.yaml$/

/** The pages that any site may open, in the words of one called `name`: what each says, by what it is called. */
export async function starterPages(name: string): Promise<Map<string, Written>> {
  const every = await textsOf('every')
  return new Map([...every].map(([path, page]) => [pagePath.exec(path)?.[1] ?? path, inName(page, name)]))
}

/** One of these. */
export async function starterPage(page: string, name: string): Promise<Written | undefined> {
  const found = (await textsOf('every')).get(`pages/${page}.yaml`)
  return found && inName(found, name)
}

/** The folder as which the site of such an institution begins, in the words of one called `name`. */
export async function starterSite(institution: Institution, name: string): Promise<Map<string, Uint8Array>> {
  const { stringify } = await import('yaml')
  const own = inName(Object.fromEntries(await textsOf(institution)), name)
  const opened = addressesIn(own['settings/navigation.yaml'])
  const pages = await starterPages(name)
  const isOpen = (page: string) => opened.has(addressOf(page))
  const closed = new Set([...pages.keys()].filter(page => !isOpen(page)).map(addressOf))
  const shared = [...pages]
    .filter(([page]) => isOpen(page))
    .map(([page, fields]) => [`pages/${page}.yaml`, withoutLinks(fields, closed)] as const)
  const text = (fields: unknown) => new TextEncoder().encode(stringify(fields, { version: '1.2' }))
  return new Map([...Object.entries(own), ...shared].map(([path, fields]) => [path, text(fields)]))
}

const addressOf = (page: string) => `/${page.replace('Services-', 'Services/')}`

/** Where the entries of a menu lead. */
const addressesIn = (menu: unknown): Set<string> =>
  new Set(Array.isArray(menu) ? menu.map(entry => String(Object(entry).href)) : [])

/** The same without links to pages that this site has not opened: a feature keeps its words, a button goes. */
function withoutLinks(value: unknown, closed: ReadonlySet<string>): unknown {
  const leadsNowhere = (one: unknown) =>
    typeof one === 'object' && one !== null && 'href' in one && 'label' in one && closed.has(String(one.href))
  if (Array.isArray(value))
    return value.filter(one => !leadsNowhere(one)).map(one => withoutLinks(one, closed))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => !(key === 'href' && closed.has(String(part))) && !leadsNowhere(part))
      .map(([key, part]) => [key, withoutLinks(part, closed)]),
  )
}

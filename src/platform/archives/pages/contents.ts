import { oneLine } from '../reading-text.ts'
import { withoutNumber } from '../slug-taker.ts'
import { elementsOf, find, type HtmlElement, type HtmlNode, isElement, textOf } from './html-tree.ts'
import { localLink } from './local-links.ts'

/** One line of a table of contents; without `path` it only groups what is below it. */
export type TocEntry = { title: string; path?: string; hash?: string; children: TocEntry[] }

type Known = (path: string) => boolean
type Place = { from: string; known: Known; isPage: Known }

const LISTS = new Set(['ul', 'ol', 'dl'])

/**
 * The table of contents in a page: its list that leads to the most pages, with the lists and
 * headings beside it (a heading names a part). Undefined when no list leads to two pages.
 */
export function contentsIn(page: HtmlElement, place: Place): TocEntry[] | undefined {
  let best: { parent: HtmlElement; list: HtmlElement; pages: number } | undefined
  for (const { parent, list } of outermostLists(page)) {
    const pages = pagesIn(list, place).size
    if (pages > (best?.pages ?? 0)) best = { parent, list, pages }
  }
  if (!best) return undefined
  const entries = entriesAmong(best.parent.children, place)
  return pagesOf(entries).size >= 2 ? entries : undefined
}

function* outermostLists(node: HtmlElement): Generator<{ parent: HtmlElement; list: HtmlElement }> {
  for (const child of node.children.filter(isElement)) {
    if (LISTS.has(child.tag)) yield { parent: node, list: child }
    else yield* outermostLists(child)
  }
}

function pagesIn(list: HtmlElement, place: Place): Set<string> {
  const links = [...elementsOf([list])].map(node => pageOf(node, place)?.path)
  return new Set(links.filter(path => path !== undefined))
}

export function pagesOf(entries: readonly TocEntry[]): Set<string> {
  return new Set(entries.flatMap(entry => [...(entry.path ? [entry.path] : []), ...pagesOf(entry.children)]))
}

/** Lists, headings and lone links that stand side by side, as mdBook's and GitBook's SUMMARY.md do. */
function entriesAmong(nodes: readonly HtmlNode[], place: Place): TocEntry[] {
  const made: TocEntry[] = []
  const parts = partHeadings(nodes.filter(isElement))
  let part: TocEntry | undefined
  const add = (entries: TocEntry[]) => (part ? part.children : made).push(...entries)
  for (const node of nodes.filter(isElement)) {
    if (LISTS.has(node.tag)) {
      if (pagesIn(node, place).size > 0) add(entriesOf(node, place))
    } else if (parts.has(node)) {
      part = { title: titleOf(node), children: [] }
      made.push(part)
    } else if (node.tag === 'p') {
      const links = [...elementsOf([node])].filter(one => pageOf(one, place))
      // A lone line after the parts is an appendix, not one of the last part's chapters.
      if (links.length > 0) part = undefined
      add(links.flatMap(link => leaf(link, place)))
    }
  }
  return made.filter(entry => entry.path !== undefined || entry.children.length > 0)
}

const HEADING = /^h[1-6]$/

/** A lone first-level heading, or one before all lists, is the book's title; the others name parts. */
function partHeadings(nodes: readonly HtmlElement[]): Set<HtmlElement> {
  const headings = nodes.filter(node => HEADING.test(node.tag))
  const named = headings.filter(
    node => !/^(?:summary|daftar isi|isi|(?:table of )?contents|toc)$/i.test(titleOf(node)),
  )
  const titles = named.filter(node => node.tag === 'h1')
  const withoutTitle = titles.length === 1 ? named.filter(node => node.tag !== 'h1') : named
  const [only] = withoutTitle
  const firstList = nodes.findIndex(node => LISTS.has(node.tag))
  if (only && withoutTitle.length === 1 && nodes.indexOf(only) < firstList) return new Set()
  return new Set(withoutTitle)
}

function leaf(link: HtmlElement, place: Place): TocEntry[] {
  const target = pageOf(link, place)
  return target ? [{ title: titleOf(link), ...target, children: [] }] : []
}

function entriesOf(list: HtmlElement, place: Place): TocEntry[] {
  const made: TocEntry[] = []
  for (const item of list.children.filter(isElement)) {
    const last = made.at(-1)
    if (item.tag === 'li' || item.tag === 'dt') made.push(...entryOf(item, place))
    else if (last) last.children.push(...listsUnder(item).flatMap(inner => entriesOf(inner, place)))
  }
  return made.filter(entry => entry.path !== undefined || entry.children.length > 0)
}

function entryOf(item: HtmlElement, place: Place): TocEntry[] {
  const own = withoutLists(item.children)
  const link = find(own, node => pageOf(node, place) !== undefined)
  const children = listsUnder({ ...item, tag: '#item' }).flatMap(list => entriesOf(list, place))
  const title = oneLine(textOf(link ? [link] : own))
  if (!title && !link) return children
  return [{ title: title || (link?.attrs.href ?? ''), ...(link && pageOf(link, place)), children }]
}

function withoutLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node]
    return LISTS.has(node.tag) ? [] : [{ ...node, children: withoutLists(node.children) }]
  })
}

function listsUnder(node: HtmlElement): HtmlElement[] {
  if (LISTS.has(node.tag)) return [node]
  return node.children.filter(isElement).flatMap(listsUnder)
}

function pageOf(node: HtmlElement, { from, known, isPage }: Place) {
  const href = node.tag === 'a' ? node.attrs.href : undefined
  const target = href ? localLink(from, href, known) : undefined
  return target && target.path !== from && known(target.path) && isPage(target.path) ? target : undefined
}

function titleOf(node: HtmlElement): string {
  return oneLine(textOf([node]))
}

const byName = new Intl.Collator('id', { numeric: true, sensitivity: 'base' })

/** Without any table of contents: folders and files in the order of their names, the index first. */
export function contentsByName(paths: readonly string[]): TocEntry[] {
  const folders = new Map<string, string[]>()
  const entries: { name: string; entry: TocEntry }[] = []
  for (const path of paths) {
    const [top = '', ...rest] = path.split('/')
    if (rest.length > 0) folders.set(top, [...(folders.get(top) ?? []), path])
    else entries.push({ name: path, entry: { title: '', path, children: [] } })
  }
  for (const [name, inside] of folders) entries.push({ name, entry: folderEntry(name, inside) })
  return entries.toSorted((a, b) => compareNames(a.name, b.name)).map(({ entry }) => entry)
}

function folderEntry(name: string, paths: readonly string[]): TocEntry {
  const sorted = paths.toSorted(compareNames)
  const index = sorted.find(path => path.split('/').length === 2 && isIndex(path))
  const children = sorted.filter(path => path !== index).map(path => ({ title: '', path, children: [] }))
  return { title: index ? '' : nameAsTitle(name), ...(index && { path: index }), children }
}

function compareNames(a: string, b: string): number {
  return Number(isIndex(b)) - Number(isIndex(a)) || byName.compare(a, b) || (a < b ? -1 : 1)
}

export function isIndex(path: string): boolean {
  return /(?:^|\/)(?:index|readme)\.(?:html?|xhtml|md|markdown)$/i.test(path)
}

/** `02-instalasi_dasar.md` → `Instalasi dasar`. */
export function nameAsTitle(path: string): string {
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.[a-z]+$/i, '') ?? path
  const words = withoutNumber(name.replace(/^\d+[-_. ]+/, '').replace(/[-_]+/g, ' ')).trim() || name
  return words.charAt(0).toUpperCase() + words.slice(1)
}

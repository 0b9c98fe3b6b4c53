import { ImportError } from '../archive.ts'
import { oneLine } from '../reading-text.ts'
import type { Note } from '../skip-list.ts'
import { withoutNumber } from '../slug-taker.ts'
import type { TocEntry } from './contents.ts'
import { nameAsTitle } from './contents.ts'
import { cutSection, idsIn, rankOf, splitLong } from './cut.ts'
import { highlighted } from './highlighted.ts'
import {
  element,
  elementsOf,
  type HtmlNode,
  isElement,
  mapElements,
  proseOf,
  textOf,
  writeHtml,
} from './html-tree.ts'
import { hasFilm } from './media.ts'
import type { Page } from './read-page.ts'
import { tidy } from './tidy.ts'

/**
 * A chapter before its links are made; `key` names it for placeholders, `titleIds` its own title, `isIntro` what the
 * module's page says before its chapters.
 */
export type ChapterDraft = {
  key: string
  path: string
  title: string
  isIntro: boolean
  nodes: HtmlNode[]
  titleIds: string[]
}
/** `path` is the module's own page, or its first chapter's where it only groups (`isGroup`). */
export type ModuleDraft = { title: string; path: string; isGroup: boolean; chapters: ChapterDraft[] }

/** Stored text is cleaned in pieces of at most 200 KB; filling in addresses makes it a little longer. */
const MAX_CHAPTER_BYTES = 150 * 1024
const LARGEST_BLOCK = 190 * 1024

type Unit = { path: string; hash?: string; title: string; depth: number }

/**
 * Modules and chapters from a table of contents: first level → module, everything below with a page
 * (or a section of the module's page) of its own → chapter. What a module's page says itself becomes
 * its first chapter. Pages are used once, where they are named first.
 */
export function draftModules(
  entries: readonly TocEntry[],
  pages: ReadonlyMap<string, Page>,
  course: string,
  noteFor: (path: string) => Note,
): ModuleDraft[] {
  const flat = entries.every(entry => entry.children.length === 0)
  const tops: TocEntry[] = flat ? [{ title: course, children: [...entries] }] : [...entries]
  const planned = tops.map(top => ({ top, units: unitsOf(top, 0) }))
  const contents = contentsOfUnits(
    planned.flatMap(({ units }) => units),
    pages,
  )
  return planned.flatMap(({ top, units }) => {
    const filled = units.flatMap(unit => filledUnit(unit, contents, pages))
    const title = top.title || pageTitle(top.path, pages)
    const chapters = filled.flatMap(({ unit, nodes, key }) => {
      const isIntro = unit.depth === 0 && filled.length > 1
      const heading = unit.title || pageTitle(unit.path, pages)
      return chapterParts({ key, path: unit.path, title: heading, isIntro, nodes }, noteFor(unit.path))
    })
    const path = top.path ?? chapters[0]?.path ?? ''
    return chapters.length === 0 ? [] : [{ title, path, isGroup: top.path === undefined, chapters }]
  })
}

function unitsOf(entry: TocEntry, depth: number): Unit[] {
  const own = entry.path ? [{ path: entry.path, hash: entry.hash, title: entry.title, depth }] : []
  return [...own, ...entry.children.flatMap(child => unitsOf(child, depth + 1))]
}

/**
 * Which nodes each unit gets. The first mention of a page gets the page; later ones that name a
 * section of it, and stand high enough to be a chapter, get that section cut out. From the last to
 * the first, so that a section inside a section is taken before the one around it.
 */
function contentsOfUnits(units: readonly Unit[], pages: ReadonlyMap<string, Page>): Map<Unit, HtmlNode[]> {
  const contents = new Map<Unit, HtmlNode[]>()
  const first = new Map<string, Unit>()
  for (const unit of units) if (!first.has(unit.path)) first.set(unit.path, unit)
  const left = new Map([...pages].map(([path, page]) => [path, page.content]))
  for (const unit of units.toReversed()) {
    if (first.get(unit.path) === unit || !unit.hash || unit.depth > 1) continue
    const cut = cutSection(left.get(unit.path) ?? [], unit.hash)
    if (!cut) continue
    contents.set(unit, cut.section)
    left.set(unit.path, cut.rest)
  }
  for (const [path, unit] of first) contents.set(unit, left.get(path) ?? [])
  return contents
}

function filledUnit(unit: Unit, contents: ReadonlyMap<Unit, HtmlNode[]>, pages: ReadonlyMap<string, Page>) {
  const nodes = contents.get(unit)
  if (!nodes) return []
  const isPage = pages.get(unit.path)?.content === nodes || !unit.hash
  const key = isPage ? unit.path : `${unit.path}!${unit.hash}`
  const empty = unit.depth === 0 && !hasSubstance(nodes)
  return empty ? [] : [{ unit, nodes, key }]
}

/** More than a heading: words, or a picture. */
function hasSubstance(nodes: readonly HtmlNode[]): boolean {
  const bare = mapElements(nodes, node => (rankOf(node) === undefined ? [node] : []))
  return proseOf(bare) !== '' || hasFilm(bare)
}

type Raw = Omit<ChapterDraft, 'titleIds'>

function chapterParts({ key, path, title, isIntro, nodes }: Raw, note: Note): ChapterDraft[] {
  const { body, titleIds } = withoutTitle(tidy(nodes, note), title)
  const parts = splitLong(withHeadingsFromTwo(body), MAX_CHAPTER_BYTES)
  if (parts.some(part => Buffer.byteLength(writeHtml(part)) > LARGEST_BLOCK))
    throw new ImportError(
      'memuat satu blok (tabel, daftar, atau kode) di atas 190 KB; pecahlah halaman ini.',
      { path },
    )
  return parts.map((part, at) => ({
    key: at === 0 ? key : `${key}!${at + 1}`,
    path,
    title: parts.length === 1 ? title : `${title} (${at + 1}/${parts.length})`,
    isIntro,
    nodes: highlighted(part),
    titleIds: at === 0 ? titleIds : [],
  }))
}

/** The page shows the chapter's title itself; said twice it only disturbs. */
function withoutTitle(nodes: HtmlNode[], title: string): { body: HtmlNode[]; titleIds: string[] } {
  const at = nodes.findIndex(node => !isElement(node) || node.tag !== 'a')
  const node = nodes[at]
  if (rankOf(node) === undefined || !isElement(node) || !sameTitle(textOf([node]), title))
    return { body: nodes, titleIds: [] }
  return { body: nodes.slice(at + 1), titleIds: idsIn(nodes.slice(0, at + 1)) }
}

function sameTitle(a: string, b: string): boolean {
  const plain = (text: string) =>
    withoutNumber(oneLine(text))
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '')
  return plain(a) === plain(b)
}

/** The chapter's title is the first rank, so its text begins with the second and leaves out none. */
function withHeadingsFromTwo(nodes: readonly HtmlNode[]): HtmlNode[] {
  const ranks = [...elementsOf(nodes)].flatMap(node => rankOf(node) ?? [])
  const shift = 2 - Math.min(...ranks, 6)
  if (ranks.length === 0 || shift === 0) return [...nodes]
  return mapElements(nodes, node => {
    const rank = rankOf(node)
    return [rank === undefined ? node : element(`h${Math.min(6, rank + shift)}`, node.attrs, node.children)]
  })
}

function pageTitle(path: string | undefined, pages: ReadonlyMap<string, Page>): string {
  return path === undefined ? '' : pages.get(path)?.title || nameAsTitle(path)
}

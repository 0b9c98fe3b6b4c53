import { posix } from 'node:path'
import { type Chapter, type CourseBook, ImportError, type Module } from './archive.ts'
import { openSource, type Source } from './files/archive-source.ts'
import { looksLikePicture, pictureType, whyNoPicture } from './files/picture-type.ts'
import { withWordPages } from './files/word.ts'
import { languageOf, languageTag } from './language.ts'
import { contentsByName, contentsIn, isIndex, nameAsTitle, pagesOf, type TocEntry } from './pages/contents.ts'
import {
  createLinker,
  indexPlaces,
  type Linker,
  linkedAnchors,
  withoutIdleAnchors,
} from './pages/course-links.ts'
import { draftModules, type ModuleDraft } from './pages/draft-chapters.ts'
import { elementsOf, type HtmlNode, mapElements, proseOf, textOf, writeHtml } from './pages/html-tree.ts'
import { type KeepDrawing, withDrawings } from './pages/inline-drawings.ts'
import { type BookSettings, bookExpander, bookSettings } from './pages/mdbook.ts'
import { isPagePath, isSummaryPath, type Page, readPage, readPages } from './pages/read-page.ts'
import { tidy } from './pages/tidy.ts'
import { readingMinutes } from './reading-text.ts'
import { type Note, skipList } from './skip-list.ts'
import { isLatin, latinName, slugTaker, withoutNumber } from './slug-taker.ts'

type Contents = { entries: TocEntry[]; page?: Page; cover?: Page }

/**
 * Read a folder or zip of Markdown or HTML pages as one course: modules, chapters, pictures.
 * The order comes from SUMMARY.md, else the table of contents in the index page, else from the names.
 * Throws {@link ImportError} for anything that cannot be read; nothing has been written then.
 */
export async function readCourse(path: string): Promise<CourseBook> {
  const { source, skipped } = await withWordPages(await openSource(path))
  const book = courseFrom(source)
  return { ...book, skipped: [...skipped, ...book.skipped] }
}

/** The same from files already in hand. */
export function courseFrom(whole: Source): CourseBook {
  const skips = skipList()
  const book = bookSettings(whole)
  const source = bookFolder(whole, book?.folder, skips.add)
  const language = languageTag(book?.language)
  const expand = bookExpander({ source: whole, language })
  const pages = readPages(source, {
    expand: (text, path) => expand(text, path, skips.at(path)),
    drawings: (html, path) => withDrawings(html, keeperIn(source, path), skips.at(path)),
    language,
  })
  if (pages.size === 0)
    throw new ImportError('tidak ada halaman Markdown (.md) atau HTML (.html) di dalamnya.', {
      path: source.name,
    })
  const contents = findContents(source, pages)
  const about = aboutCourse(source, pages, contents, book)
  const intro = about.language?.toLowerCase().startsWith('en') ? 'Introduction' : 'Pengantar'
  const drafts = draftModules(contents.entries, pages, about.title, skips.at)
  if (drafts.length === 0) throw new ImportError('semua halamannya kosong.', { path: source.name })
  const front = contents.cover?.path
  const linker = createLinker(source, indexPlaces(drafts), front, skips.at)
  const aboutNodes =
    contents.cover && linker.link(coverOf(contents.cover, about.title, skips.add), contents.cover.path)
  const spoken = (path: string, nodes: readonly HtmlNode[]) =>
    languageOf(wordsOf(nodes), languageTag(pages.get(path)?.language) ?? about.language)
  const modules = finishModules(drafts, linker, aboutNodes ?? [], { intro, of: about.language, spoken })
  noteLeftOut(source, pages, contents, linker, skips.add)
  return {
    ...about,
    ...(aboutNodes &&
      proseOf(aboutNodes) && { aboutHtml: writeHtml(withoutIdleAnchors(aboutNodes, new Set())) }),
    ...(front && { sourcePath: front }),
    modules,
    assets: linker.assets,
    links: linker.counts,
    skipped: skips.list(),
  }
}

/** A drawing within a page lies beside it then, as a picture would. */
const keeperIn =
  ({ files }: Source, page: string): KeepDrawing =>
  (name, bytes) => {
    files.set(posix.join(posix.dirname(page), name), bytes)
    return name
  }

/** What lies beside mdBook's own folder (listings, old editions) may be included, but is no page of the book. */
function bookFolder(whole: Source, folder: string | undefined, note: Note): Source {
  if (!folder) return whole
  const files = new Map([...whole.files].filter(([path]) => path.startsWith(folder)))
  for (const path of whole.files.keys())
    if (!files.has(path) && isPagePath(path)) note(path, `Di luar folder isi buku (${folder})`)
  return { ...whole, files }
}

function findContents(source: Source, pages: ReadonlyMap<string, Page>): Contents {
  const known = (path: string) => source.files.has(path)
  const isPage = (path: string) => pages.has(path)
  const index = shallowest([...pages.keys()].filter(isIndex))
  const summary = shallowest([...source.files.keys()].filter(isSummaryPath))
  const candidates = [summary, ...[...pages.keys()].filter(isIndex).toSorted(byDepth)]
  for (const path of candidates) {
    const bytes = path === undefined ? undefined : source.files.get(path)
    if (path === undefined || !bytes) continue
    const page = pages.get(path) ?? readPage(path, bytes)
    const entries = contentsIn(page.whole, { from: path, known, isPage })
    if (!entries) continue
    const cover = index !== undefined && !pagesOf(entries).has(index) ? pages.get(index) : undefined
    return { entries, page, ...(cover && { cover }) }
  }
  return { entries: contentsByName([...pages.keys()]) }
}

function shallowest(paths: readonly string[]): string | undefined {
  return paths.toSorted(byDepth)[0]
}

function byDepth(a: string, b: string): number {
  return (
    a.split('/').length - b.split('/').length ||
    Number(/readme/i.test(a)) - Number(/readme/i.test(b)) ||
    (a < b ? -1 : 1)
  )
}

/** What the course says of itself: mdBook's book.toml first, then the cover, then any page. */
function aboutCourse(
  source: Source,
  pages: ReadonlyMap<string, Page>,
  contents: Contents,
  book: BookSettings | undefined,
) {
  const front = contents.cover ?? pages.get(shallowest([...pages.keys()].filter(isIndex)) ?? '')
  const all = [...pages.values()]
  const authors = book?.authors.length ? book.authors : (front?.authors ?? [])
  const title = book?.title || front?.title || nameAsTitle(source.name)
  const declared = book?.language ?? front?.language ?? all.find(page => page.language)?.language
  return {
    title,
    description: book?.description ?? front?.description,
    language: languageTag(declared) ?? languageOf(title, undefined),
    licence: front?.licence ?? all.find(page => page.licence)?.licence,
    authors: [...new Set(authors)],
  }
}

/** The cover without its table of contents and without the title the course shows anyway. */
function coverOf(cover: Page, title: string, note: Note): HtmlNode[] {
  const isContents = (links: number) => links >= 2
  const bare = mapElements(cover.content, node => {
    if (!['ul', 'ol', 'dl'].includes(node.tag)) return [node]
    const links = [...elementsOf([node])].filter(
      one => one.tag === 'a' && /\.(?:html?|md)(?:#|$)/i.test(one.attrs.href ?? ''),
    )
    return isContents(links.length) ? [] : [node]
  })
  const nodes = tidy(bare, note)
  return nodes.filter(
    node => typeof node === 'string' || node.tag !== 'h1' || textOf([node]).trim() !== title,
  )
}

type Words = {
  intro: string
  /** the book's language */
  of: string | undefined
  spoken: (path: string, nodes: readonly HtmlNode[]) => string | undefined
}

/** What tells a language: code is English everywhere. */
function wordsOf(nodes: readonly HtmlNode[]): string {
  return textOf(mapElements(nodes, node => (['pre', 'code', 'kbd', 'samp'].includes(node.tag) ? [] : [node])))
}

function finishModules(
  drafts: readonly ModuleDraft[],
  linker: Linker,
  about: readonly HtmlNode[],
  { intro, of, spoken }: Words,
): Module[] {
  const linked = drafts.map(({ chapters }) =>
    chapters.map(chapter => linker.link(chapter.nodes, chapter.path)),
  )
  const anchors = new Set([...linkedAnchors([...about, ...linked.flat(2)])])
  const takeModuleSlug = slugTaker()
  const takeSlug = slugTaker()
  return drafts.map((draft, at) => {
    const slug = takeModuleSlug(nameOf(draft.title, draft.isGroup ? '' : draft.path), `modul-${at + 1}`)
    const chapters = draft.chapters.map((chapter, place): Chapter => {
      const nodes = withoutIdleAnchors(linked[at]?.[place] ?? [], anchors)
      const name = nameOf(chapter.title, chapter.key)
      const language = spoken(chapter.path, nodes)
      return {
        title: chapter.title || draft.title,
        slug: takeSlug(
          chapter.isIntro && isLatin(chapter.title) ? `${intro} ${name}` : name,
          `${slug}-${place + 1}`,
        ),
        html: writeHtml(nodes),
        sourcePath: chapter.key,
        minutes: readingMinutes(proseOf(nodes)),
        ...(language && language !== of && { language }),
      }
    })
    return { title: draft.title, slug, sourcePath: draft.path, chapters }
  })
}

/** What an address is made from: a title in Latin letters, else the author's own name of the file or the section. */
function nameOf(title: string, key: string): string {
  const bare = withoutNumber(title)
  if (isLatin(bare)) return bare
  const names = key.split('!').toReversed().map(latinName)
  return names.find(name => name !== undefined) ?? bare
}

/** Everything in the folder that is not in the course, with the reason. */
function noteLeftOut(
  source: Source,
  pages: ReadonlyMap<string, Page>,
  contents: Contents,
  linker: Linker,
  note: Note,
): void {
  const reached = pagesOf(contents.entries)
  for (const [path, bytes] of source.files) {
    if (
      linker.assets.has(path) ||
      reached.has(path) ||
      path === contents.cover?.path ||
      path === contents.page?.path
    )
      continue
    if (pages.has(path)) note(path, 'Tidak disebut di daftar isi')
    else if (isPagePath(path) || isSummaryPath(path)) note(path, 'Bukan halaman isi')
    else if (looksLikePicture(path))
      note(path, pictureType(bytes) ? 'Gambar tidak dipakai di halaman mana pun' : whyNoPicture(path))
    else if (!/\.(?:css|js|toml|json|woff2?|ttf|map)$/i.test(path))
      note(path, 'Bukan halaman dan bukan gambar')
  }
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ArchivedPost, PostArchive, PostStatus } from './archive.ts'
import { documentPosts } from './document-posts.ts'
import { openSource, type Source } from './files/archive-source.ts'
import { isDocument } from './files/document-name.ts'
import { withWordPages } from './files/word.ts'
import { languageOf, languageTag } from './language.ts'
import { highlighted } from './pages/highlighted.ts'
import { proseOf, writeHtml } from './pages/html-tree.ts'
import { withDrawings } from './pages/inline-drawings.ts'
import { shorten } from './reading-text.ts'
import { type Note, skipList } from './skip-list.ts'
import { slugTaker } from './slug-taker.ts'
import { type ArchiveAssets, type FindFile, metaOf, readAssets } from './wordpress/archive-assets.ts'
import {
  authorOf,
  decodedSlug,
  readAuthors,
  readChannel,
  readTerms,
  type Terms,
} from './wordpress/channel.ts'
import { type Chosen, chooseItems, nameIn, redirectsOf, titleIn } from './wordpress/chosen-items.ts'
import { withFootnotes } from './wordpress/footnotes.ts'
import { readContent, summaryOf } from './wordpress/post-content.ts'
import { publishedAt, siteOffset } from './wordpress/post-dates.ts'
import { pathKey, postLinker } from './wordpress/post-links.ts'
import { recordingOf } from './wordpress/recording.ts'
import { childrenNamed, childText, type XmlElement } from './wordpress/xml-tree.ts'

const MAX_TITLE = 255

/**
 * Read a WordPress export (WXR 1.x), an RSS 2.0 or an Atom feed, alone or in a folder or zip with its
 * `wp-content/uploads`; or documents of Word, each a post. `now` decides what is still to come. Throws `ImportError` with the line for
 * anything that cannot be read; nothing has been written then.
 */
export async function readPosts(path: string, { now }: { now: Date }): Promise<PostArchive> {
  const source = await openSource(path)
  const names = [...source.files.keys()]
  if (names.some(isDocument) && !names.some(name => /\.(?:xml|rss|wxr|atom)$/i.test(name))) {
    const { source: pages, skipped } = await withWordPages(source)
    return documentPosts(pages, { now, skipped })
  }
  const alone = source.files.size === 1 && statSync(path).isFile() && source.files.has(source.name)
  return postsFrom(source, { now, findFile: alone ? besideFile(dirname(path)) : insideSource(source) })
}

/** The same from files already in hand. */
export function postsFrom(
  source: Source,
  { now, findFile = insideSource(source) }: { now: Date; findFile?: FindFile },
): PostArchive {
  const channel = readChannel(source)
  const skips = skipList()
  if (channel.items.length === 0)
    skips.add(source.name, 'Tidak berisi satu butir pun; tidak ada yang diimpor', true)
  const terms = readTerms(channel)
  const assets = readAssets(channel, findFile, skips.add)
  const chosen = chooseItems(channel, skips)
  const context = {
    now,
    offset: siteOffset(channel.items.map(item => item.node)),
    terms,
    assets,
    note: skips.add,
    language: channel.language,
  }
  const takeSlug = slugTaker()
  const oldPaths = new Map<string, string>()
  for (const { oldPath, sourceId } of chosen)
    if (oldPath && !oldPaths.has(pathKey(oldPath))) oldPaths.set(pathKey(oldPath), sourceId)
  const link = postLinker(channel.site.url, oldPaths, assets)
  const posts = chosen.map(item =>
    readPost(item, { ...context, note: skips.at(nameIn(item.node)) }, link, takeSlug),
  )
  return {
    site: channel.site,
    authors: readAuthors(channel),
    categories: terms.categories,
    tags: terms.tags,
    posts,
    assets: assets.all,
    redirects: redirectsOf(chosen),
    skipped: skips.list(),
  }
}

function insideSource(source: Source): FindFile {
  const bySuffix = (place: string) =>
    [...source.files.keys()].find(path => path === place || path.endsWith(`/${place}`))
  return places => {
    const path = places.map(bySuffix).find(found => found !== undefined)
    return path === undefined ? undefined : source.files.get(path)
  }
}

const LARGEST_PICTURE = 40 * 1024 * 1024

function besideFile(folder: string): FindFile {
  return places => {
    const full = places
      .map(place => join(folder, place))
      .find(path => existsSync(path) && statSync(path).isFile())
    return full && statSync(full).size <= LARGEST_PICTURE ? readFileSync(full) : undefined
  }
}

type Context = {
  now: Date
  offset: number
  terms: Terms
  assets: ArchiveAssets
  note: Note
  language: string | undefined
}
type Linker = ReturnType<typeof postLinker>

function readPost(
  item: Chosen,
  context: Context,
  link: Linker,
  takeSlug: ReturnType<typeof slugTaker>,
): ArchivedPost {
  const { node, path, sourceId, oldPath } = item
  const text = withFootnotes(
    childText(node, 'content:encoded') || childText(node, 'description'),
    metaOf(node, 'footnotes'),
  )
  const raw = withDrawings(text, context.assets.add, context.note)
  const excerpt =
    childText(node, 'excerpt:encoded') ||
    (childText(node, 'content:encoded') && !childText(node, 'wp:post_id')
      ? childText(node, 'description')
      : '')
  const shortcodes = {
    note: context.note,
    gallery: (ids: readonly string[] | undefined, without: readonly string[]) =>
      context.assets.gallery(sourceId, ids, without),
  }
  const tidied = readContent(raw, { path, line: lineOf(node) }, shortcodes)
  const date = publishedAt(node, context.offset)
  const words = proseOf(tidied)
  const title = titleFor(titleIn(node), words, date, context.note)
  const password = childText(node, 'wp:post_password') !== ''
  const status = statusOf(childText(node, 'wp:status'), { title, date, password, ...context })
  const featured = featuredUrl(node, context.assets)
  const login = authorOf(node)
  const audio = recordingOf(node, context.note)
  const language = languageOf(`${title} ${words}`, languageTag(node.attrs['xml:lang']) ?? context.language)
  return {
    sourceId,
    type: 'post',
    title,
    slug: takeSlug(decodedSlug(childText(node, 'wp:post_name')), title),
    html: writeHtml(link(highlighted(tidied))),
    summary: summaryOf(excerpt, raw, tidied, shortcodes),
    ...(date && { publishedAt: date.toISOString() }),
    status,
    ...(login && { authorLogin: login }),
    categorySlugs: context.terms.categorySlugs(node),
    tags: context.terms.tagNames(node),
    ...(oldPath && { oldPath }),
    ...(featured && { featuredAssetUrl: featured }),
    ...(audio && { audio }),
    sticky: childText(node, 'wp:is_sticky') === '1',
    ...(language && { language }),
    ...(password && { password }),
  }
}

function lineOf(node: XmlElement): number {
  return node.children.find(child => child.name === 'content:encoded')?.line ?? node.line
}

function titleFor(title: string, words: string, date: Date | undefined, note: Note): string {
  if (/^[\d\s.,:/-]+$/.test(title)) return `Tulisan ${title}`
  if (title.length > MAX_TITLE) note(shorten(title, 80), `Judul lebih dari ${MAX_TITLE} karakter dipotong`)
  if (title) return shorten(title, MAX_TITLE)
  const first = words.split(' ').slice(0, 8).join(' ')
  const day = date?.toLocaleDateString('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })
  const made = first ? shorten(first, 80) : day ? `Tulisan ${day}` : 'Tulisan tanpa judul'
  note(made, 'Tidak berjudul; judul dibuat dari isinya')
  return made
}

type Facts = { title: string; date: Date | undefined; password: boolean; now: Date; note: Note }

/**
 * A protected or private post comes as a draft: we have no passwords on posts, and publishing what
 * was hidden would be worse than a draft too many.
 */
function statusOf(status: string, { title, date, password, now, note }: Facts): PostStatus {
  if (password) note(title, 'Dilindungi kata sandi di situs lama; masuk sebagai draf')
  else if (status === 'private') note(title, 'Bersifat pribadi di situs lama; masuk sebagai draf')
  if (password || status === 'private' || status === 'draft') return 'draft'
  if (status === 'pending') return 'in_review'
  if (date && date > now) return 'scheduled'
  if (status !== '' && status !== 'publish' && status !== 'future') {
    note(title, `Status "${status}" tidak dikenal; masuk sebagai draf`)
    return 'draft'
  }
  if (date) return 'published'
  note(title, 'Tidak bertanggal; masuk sebagai draf')
  return 'draft'
}

function featuredUrl(node: XmlElement, assets: ArchiveAssets): string | undefined {
  const chosen = assets.byId(metaOf(node, '_thumbnail_id'))
  const enclosed = childrenNamed(node, 'enclosure').find(one => one.attrs.type?.startsWith('image/'))?.attrs
    .url
  return chosen?.url ?? (enclosed && /^https?:/.test(enclosed) ? assets.keyOf(enclosed) : undefined)
}

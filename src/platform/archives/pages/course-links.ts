import { createHash } from 'node:crypto'
import type { Asset } from '../archive.ts'
import type { Source } from '../files/archive-source.ts'
import { looksLikePicture, pictureType, whyNoPicture } from '../files/picture-type.ts'
import { assetPlaceholder, pagePlaceholder } from '../placeholders.ts'
import type { Note } from '../skip-list.ts'
import { idsIn } from './cut.ts'
import type { ChapterDraft } from './draft-chapters.ts'
import { element, elementsOf, type HtmlElement, type HtmlNode, mapElements } from './html-tree.ts'
import { localLink } from './local-links.ts'
import { isPagePath } from './read-page.ts'

/** Where each page and each anchor of the folder came to stand. */
export type PlaceIndex = {
  chapterOf: ReadonlyMap<string, string>
  /** `page#id` → the chapter that holds the anchor; `atTop` when it named the chapter's title. */
  anchors: ReadonlyMap<string, { key: string; atTop: boolean }>
}

export function indexPlaces(
  modules: readonly { path: string; chapters: readonly ChapterDraft[] }[],
): PlaceIndex {
  const chapterOf = new Map<string, string>()
  const anchors = new Map<string, { key: string; atTop: boolean }>()
  const set = (id: string, key: string, atTop: boolean) => {
    if (!anchors.has(id)) anchors.set(id, { key, atTop })
  }
  for (const { path, chapters } of modules) {
    for (const chapter of chapters) {
      if (!chapterOf.has(chapter.path)) chapterOf.set(chapter.path, chapter.key)
      for (const id of chapter.titleIds) set(`${chapter.path}#${id}`, chapter.key, true)
      for (const id of idsIn(chapter.nodes)) set(`${chapter.path}#${id}`, chapter.key, false)
    }
    const first = chapters[0]
    // A page that was only a title: links to it open the module.
    if (first && !chapterOf.has(path)) chapterOf.set(path, first.key)
  }
  return { chapterOf, anchors }
}

export type Linker = {
  /** The nodes with placeholders for links and pictures; what leads nowhere is unwrapped. */
  link: (nodes: readonly HtmlNode[], from: string) => HtmlNode[]
  assets: Map<string, Asset>
  counts: { resolved: number; unresolved: number }
}

/** Makes the links of one course. `front` is the page of the table of contents, when it is no chapter. */
export function createLinker(
  source: Source,
  places: PlaceIndex,
  front: string | undefined,
  note: (from: string) => Note,
): Linker {
  const assets = new Map<string, Asset>()
  const counts = { resolved: 0, unresolved: 0 }
  const known = (path: string) => source.files.has(path)

  function bring(path: string, from: string): string | undefined {
    if (assets.has(path)) return assetPlaceholder(path)
    const bytes = source.files.get(path)
    const mime = bytes && pictureType(bytes)
    if (bytes && mime) {
      assets.set(path, { bytes, mime, name: path.split('/').at(-1) ?? path })
      return assetPlaceholder(path)
    }
    note(from)(path, bytes ? whyNoPicture(path) : 'Gambar tidak ada di dalam folder')
    return undefined
  }

  function picture(node: HtmlElement, from: string): HtmlNode[] {
    const src = node.attrs.src ?? ''
    const alt = node.attrs.alt?.trim() ?? ''
    const inside = inlinePicture(src)
    if (inside) assets.set(inside.name, inside)
    const local = inside ? undefined : localLink(from, src, known)?.path
    const remote = /^https?:\/\//i.test(src) ? src : undefined
    if (remote) note(from)(remote, 'Gambar di situs lain tidak ikut dibawa; diganti dengan tautan')
    const placed = inside
      ? assetPlaceholder(inside.name)
      : remote
        ? assetPlaceholder(remote)
        : local && bring(local, from)
    if (placed) return [element('img', { ...node.attrs, src: placed }, [])]
    // Numbered marks in listings are often little pictures: their number is what matters.
    return alt === '' ? [] : [/^\d{1,3}$/.test(alt) ? `(${alt})` : `[Gambar: ${alt}]`]
  }

  function anchorTo(node: HtmlElement, from: string): HtmlNode[] {
    const { href, ...rest } = node.attrs
    if (href === undefined) return [node]
    const target = localLink(from, href, known)
    if (!target) return /^(?:https?|mailto|tel):/i.test(href.trim()) ? [node] : node.children
    const to = placeOf(target.path, target.hash, from)
    if (to) counts.resolved += 1
    else if (looksLikePicture(target.path)) {
      const picture = bring(target.path, from)
      return picture ? [element('a', { ...rest, href: picture }, node.children)] : node.children
    } else {
      counts.unresolved += 1
      const why = known(target.path)
        ? isPagePath(target.path)
          ? 'Tautan menuju halaman yang tidak ikut diimpor'
          : 'Tautan menuju berkas yang tidak ikut diimpor'
        : 'Tautan menuju berkas yang tidak ada'
      note(from)(href, why)
    }
    return to ? [element('a', { ...rest, href: to }, node.children)] : keepAnchor(node)
  }

  function placeOf(path: string, hash: string | undefined, from: string): string | undefined {
    const anchor = hash === undefined ? undefined : places.anchors.get(`${path}#${hash}`)
    if (anchor) return pagePlaceholder(anchor.key, anchor.atTop ? undefined : hash)
    const chapter = places.chapterOf.get(path) ?? (path === front ? front : undefined)
    if (chapter && hash !== undefined)
      note(from)(`${path}#${hash}`, 'Tempat yang ditunjuk tautan tidak ada; tautan menuju awal halaman')
    return chapter && pagePlaceholder(chapter)
  }

  const link = (nodes: readonly HtmlNode[], from: string) =>
    mapElements(nodes, node =>
      node.tag === 'img' ? picture(node, from) : node.tag === 'a' ? anchorTo(node, from) : [node],
    )
  return { link, assets, counts }
}

function keepAnchor(node: HtmlElement): HtmlNode[] {
  const id = node.attrs.id
  return id ? [element('a', { id }, []), ...node.children] : node.children
}

const MIMES: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

/** A picture written into the page itself (`data:`). */
function inlinePicture(src: string): Asset | undefined {
  const found = /^data:image\/[a-z+]+;base64,([\sA-Za-z0-9+/=]+)$/.exec(src)
  if (!found?.[1]) return undefined
  const bytes = new Uint8Array(Buffer.from(found[1], 'base64'))
  const mime = pictureType(bytes)
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return mime && { bytes, mime, name: `sematan-${digest}.${MIMES[mime]}` }
}

/**
 * Anchors nobody links to are dropped: books carry thousands for an index that is not here.
 * Headings keep theirs, since readers share links to them.
 */
export function withoutIdleAnchors(nodes: readonly HtmlNode[], linked: ReadonlySet<string>): HtmlNode[] {
  return mapElements(nodes, node => {
    const { id, ...rest } = node.attrs
    if (id === undefined || linked.has(id) || /^h[1-6]$/.test(node.tag)) return [node]
    if (node.tag !== 'a') return [element(node.tag, rest, node.children)]
    return rest.href === undefined ? node.children : [element('a', rest, node.children)]
  })
}

/** The anchors that links of these nodes lead to. */
export function* linkedAnchors(nodes: readonly HtmlNode[]): Generator<string> {
  for (const node of elementsOf(nodes)) {
    const hash = node.attrs.href?.split('#')[1]
    if (node.tag === 'a' && hash && node.attrs.href?.startsWith('import:')) yield decodeURIComponent(hash)
  }
}

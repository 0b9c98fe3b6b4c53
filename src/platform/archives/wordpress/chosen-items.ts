import type { PostArchive } from '../archive.ts'
import { shorten } from '../reading-text.ts'
import type { SkipList } from '../skip-list.ts'
import { type Channel, type Item, plain } from './channel.ts'
import { oldPathOf } from './post-links.ts'
import { childrenNamed, childText, type XmlElement } from './xml-tree.ts'

/** Which entries of an export become posts, and which addresses of theirs lead to them. */

export type Chosen = { node: XmlElement; path: string; sourceId: string; oldPath?: string }

/** Which entries become posts; every other one is noted by its kind. */
export function chooseItems(channel: Channel, skips: SkipList): Chosen[] {
  const chosen = new Map<string, Chosen>()
  for (const item of channel.items) {
    const reason = whyNot(item)
    const note = skips.at(nameIn(item.node))
    for (const _ of childrenNamed(item.node, 'wp:comment')) note('Komentar', 'Komentar tidak diimpor')
    if (reason) skips.add(...reason)
    if (reason || childText(item.node, 'wp:post_type') === 'attachment') continue
    const link = childText(item.node, 'link')
    const sourceId =
      childText(item.node, 'wp:post_id') || childText(item.node, 'guid') || link || ownWords(item.node)
    const oldPath = oldPathOf(link)
    if (chosen.has(sourceId)) skips.add(titleIn(item.node) || sourceId, 'Butir ganda di dalam berkas')
    else chosen.set(sourceId, { ...item, sourceId, ...(oldPath && { oldPath }) })
  }
  return [...chosen.values()]
}

/** An entry without any name of its own: its place in the feed is the next one's tomorrow. */
function ownWords(node: XmlElement): string {
  const text = childText(node, 'title') || childText(node, 'description').slice(0, 200)
  return `${text} ${childText(node, 'pubDate')}`
}

function whyNot({ node }: Item): [string, string] | undefined {
  const type = childText(node, 'wp:post_type') || 'post'
  const status = childText(node, 'wp:status')
  if (type === 'attachment') return undefined
  if (type === 'page')
    return [titleIn(node) || childText(node, 'link') || 'Halaman', 'Halaman (page) WordPress bukan artikel']
  if (type !== 'post') return [type, 'Jenis isi WordPress ini tidak punya padanan']
  if (status === 'trash')
    return [titleIn(node) || 'Tanpa judul', 'Sudah dibuang ke tempat sampah di situs lama']
  if (status === 'auto-draft' || status === 'inherit')
    return [titleIn(node) || 'Tanpa judul', 'Simpanan otomatis, bukan artikel']
  return undefined
}

/** What a report calls an entry. */
export const nameIn = (node: XmlElement) =>
  shorten(titleIn(node) || childText(node, 'link') || 'Tanpa judul', 60)

export function titleIn(node: XmlElement): string {
  return plain(childText(node, 'title'))
}

/** Old addresses that should lead to the new ones, with those WordPress itself still redirected. */
export function redirectsOf(items: readonly Chosen[]): PostArchive['redirects'] {
  const redirects = new Map<string, string>()
  const open = items.filter(
    item => item.oldPath && !/^(?:draft|pending|private)$/.test(childText(item.node, 'wp:status')),
  )
  for (const { oldPath, sourceId } of open)
    if (oldPath && !redirects.has(oldPath)) redirects.set(oldPath, sourceId)
  for (const { node, oldPath, sourceId } of open) {
    const name = childText(node, 'wp:post_name')
    for (const meta of childrenNamed(node, 'wp:postmeta').filter(
      one => childText(one, 'wp:meta_key') === '_wp_old_slug',
    )) {
      const path = name && oldPath?.replace(`/${name}`, `/${childText(meta, 'wp:meta_value')}`)
      if (path && !redirects.has(path)) redirects.set(path, sourceId)
    }
  }
  return [...redirects].map(([fromPath, sourceId]) => ({ fromPath, sourceId }))
}

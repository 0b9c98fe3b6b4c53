import type { ArchiveAsset } from '../archive.ts'
import { looksLikePicture, pictureType } from '../files/picture-type.ts'
import type { KeepDrawing } from '../pages/inline-drawings.ts'
import type { Note } from '../skip-list.ts'
import { type Channel, plain } from './channel.ts'
import type { GalleryPicture } from './shortcodes.ts'
import { childrenNamed, childText, type XmlElement } from './xml-tree.ts'

/** Looks for a file beside the export, by paths it may lie at, the likeliest first. */
export type FindFile = (paths: readonly string[]) => Uint8Array | undefined

export type ArchiveAssets = {
  /** The address our copy of a picture goes by; its smaller versions count as the picture itself. */
  keyOf: (url: string) => string
  /** a drawing that stood within a text; answers the address it goes by */
  add: KeepDrawing
  byId: (id: string) => ArchiveAsset | undefined
  /** The picture whose own page at the old site has this address. */
  byPage: (url: string) => ArchiveAsset | undefined
  gallery: (
    postId: string,
    ids: readonly string[] | undefined,
    without: readonly string[],
  ) => GalleryPicture[]
  all: Map<string, ArchiveAsset>
}

/** no address anybody answers at */
const withinTexts = 'https://di-dalam-teks.invalid/'

type Attachment = {
  asset: ArchiveAsset
  id: string
  parent: string
  order: number
  caption: string
  page: string
}

/** The attachments of an export, with the bytes of those that lie beside it. */
export function readAssets(channel: Channel, findFile: FindFile, note: Note): ArchiveAssets {
  const attachments: Attachment[] = channel.items
    .filter(({ node }) => childText(node, 'wp:post_type') === 'attachment')
    .flatMap(({ node }) => attachmentOf(node, findFile))
  const all = new Map(attachments.map(({ asset }) => [asset.url, asset]))
  const keys = new Map(attachments.map(({ asset }) => [exactFile(asset.url), asset.url]))
  for (const asset of all.values())
    if (!asset.bytes)
      note(
        asset.url,
        looksLikePicture(asset.name)
          ? 'Gambar tidak ada di arsip; diganti dengan tautan'
          : 'Lampiran bukan gambar; diganti dengan tautan',
      )

  function keyOf(url: string): string {
    const known = spellings(url).flatMap(key => keys.get(key) ?? [])[0]
    if (known) return known
    const bytes = findFile(placesOf(url, ''))
    const mime = bytes && pictureType(bytes)
    if (bytes && mime) all.set(url, { url, title: '', name: nameIn(url), mime, bytes })
    else note(url, 'Gambar tidak ada di arsip; diganti dengan tautan')
    keys.set(exactFile(url), url)
    return url
  }

  return {
    all,
    keyOf,
    add(name, bytes, alt) {
      const url = `${withinTexts}${name}`
      all.set(url, { url, title: alt, name, mime: 'image/svg+xml', bytes })
      keys.set(exactFile(url), url)
      return url
    },
    byId: id => attachments.find(one => one.id === id)?.asset,
    byPage: url => attachments.find(one => one.page === url)?.asset,
    gallery(postId, ids, without) {
      const chosen = ids
        ? ids.flatMap(id => attachments.find(one => one.id === id) ?? [])
        : attachments.filter(one => one.parent === postId).toSorted((a, b) => a.order - b.order)
      return chosen
        .filter(one => !without.includes(one.id) && looksLikePicture(one.asset.name))
        .map(({ asset, caption }) => ({ url: asset.url, alt: asset.alt ?? asset.title, caption }))
    },
  }
}

function attachmentOf(node: XmlElement, findFile: FindFile): Attachment[] {
  const url = childText(node, 'wp:attachment_url') || childText(node, 'guid')
  if (!/^https?:\/\//i.test(url)) return []
  const bytes = findFile(placesOf(url, metaOf(node, '_wp_attached_file')))
  const mime = bytes && pictureType(bytes)
  const alt = plain(metaOf(node, '_wp_attachment_image_alt'))
  const asset: ArchiveAsset = {
    url,
    title: plain(childText(node, 'title')),
    name: nameIn(url),
    ...(alt && { alt }),
    ...(bytes && mime && { bytes, mime }),
  }
  return [
    {
      asset,
      id: childText(node, 'wp:post_id'),
      parent: childText(node, 'wp:post_parent'),
      order: Number(childText(node, 'wp:menu_order')) || 0,
      caption: childText(node, 'excerpt:encoded'),
      page: childText(node, 'link'),
    },
  ]
}

export function metaOf(node: XmlElement, key: string): string {
  const found = childrenNamed(node, 'wp:postmeta').find(one => childText(one, 'wp:meta_key') === key)
  return found ? childText(found, 'wp:meta_value') : ''
}

function exactFile(url: string): string {
  return url.replace(/^https?:/i, '').replace(/[?#].*$/, '')
}

/** `foto-300x200.jpg` is `foto.jpg` made smaller, unless a picture of just that name was uploaded. */
function spellings(url: string): string[] {
  const exact = exactFile(url)
  const original = exact.replace(/-(?:\d{1,5}x\d{1,5}|scaled|e\d{9,})(?=\.\w+$)/, '')
  return [exact, original, original.replace(/(?=\.\w+$)/, '-scaled')]
}

/** Where people put uploads beside an export: as WordPress keeps them, only `uploads`, or loose. */
function placesOf(url: string, attached: string): string[] {
  const path = url.replace(/[?#].*$/, '').replace(/^https?:\/\/[^/]+\//i, '')
  const inside = attached || path.replace(/^.*?(?:wp-content\/uploads|\bfiles)\//, '')
  const roots = ['wp-content/uploads/', 'uploads/', '']
  const places = [...roots.map(root => root + inside), path, nameIn(url)].map(decodedPath)
  return [...new Set(places)].filter(
    place => place !== '' && !place.split('/').includes('..') && !place.startsWith('/'),
  )
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function nameIn(url: string): string {
  return decodedPath(
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? url,
  )
}

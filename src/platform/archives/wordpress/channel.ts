import { type Author, type Category, ImportError, type Tag } from '../archive.ts'
import type { Source } from '../files/archive-source.ts'
import { decode } from '../files/decode.ts'
import { languageTag } from '../language.ts'
import { parseHtml, textOf } from '../pages/html-tree.ts'
import { oneLine } from '../reading-text.ts'
import { slugTaker } from '../slug-taker.ts'
import { channelOfAtom } from './atom.ts'
import { childrenNamed, childText, parseXml, type XmlElement } from './xml-tree.ts'

/** One entry of the feed, with the file it stands in. */
export type Item = { node: XmlElement; path: string }
export type Channel = {
  site: { title: string; url: string }
  head: XmlElement[]
  items: Item[]
  language?: string
}

/**
 * The channels of all export files in a source (WordPress splits large exports) as one.
 * Throws `ImportError` when none is WXR, RSS 2.0 or Atom, or one is broken.
 */
export function readChannel(source: Source): Channel {
  const files = [...source.files].filter(
    ([path]) => source.files.size === 1 || /\.(?:xml|rss|wxr|atom)$/i.test(path),
  )
  const channels: { channel: XmlElement; path: string }[] = []
  for (const [path, bytes] of files) {
    const root = parseXml(decode(bytes, path), path).children[0]
    const channel = root && channelIn(root)
    if (channel) channels.push({ channel, path })
    else if (files.length === 1)
      throw new ImportError(
        'bukan ekspor WordPress (WXR), RSS 2.0, atau Atom: <rss><channel> atau <feed> tidak ditemukan.',
        {
          path,
          line: root?.line ?? 1,
        },
      )
  }
  const first = channels[0]
  if (!first)
    throw new ImportError('tidak ada berkas ekspor WordPress (WXR), RSS 2.0, atau Atom (.xml) di dalamnya.', {
      path: source.name,
    })
  const head = channels.flatMap(({ channel }) => channel.children.filter(child => child.name !== 'item'))
  const items = channels.flatMap(({ channel, path }) =>
    childrenNamed(channel, 'item').map(node => ({ node, path })),
  )
  const url = childText(first.channel, 'wp:base_blog_url') || childText(first.channel, 'link')
  const language = languageTag(childText(first.channel, 'language'))
  return {
    site: { title: plain(childText(first.channel, 'title')), url },
    head,
    items,
    ...(language && { language }),
  }
}

function channelIn(root: XmlElement): XmlElement | undefined {
  if (root.name === 'atom:feed') return channelOfAtom(root)
  return root.name === 'rss' ? childrenNamed(root, 'channel')[0] : undefined
}

/** Text that may hold markup or escaped markup, as words on one line. */
export function plain(html: string): string {
  return oneLine(textOf(parseHtml(html, '').children))
}

export function readAuthors(channel: Channel): Author[] {
  const authors = new Map<string, Author>()
  for (const node of channel.head.filter(one => one.name === 'wp:author')) {
    const login = oneLine(childText(node, 'wp:author_login'))
    const full = `${childText(node, 'wp:author_first_name')} ${childText(node, 'wp:author_last_name')}`
    const email = childText(node, 'wp:author_email')
    const name = plain(childText(node, 'wp:author_display_name')) || plain(full) || login
    if (login) authors.set(login, { login, name, ...(email && { email }) })
  }
  for (const { node } of channel.items) {
    const login = authorOf(node)
    if (isPost(node) && login && !authors.has(login)) authors.set(login, { login, name: login })
  }
  return [...authors.values()]
}

function isPost(node: XmlElement): boolean {
  return (childText(node, 'wp:post_type') || 'post') === 'post'
}

/** RSS writes `surel@contoh.id (Nama)`, WordPress a login name. */
export function authorOf(node: XmlElement): string {
  const rss = childText(node, 'author')
  return oneLine(childText(node, 'dc:creator') || /\(([^)]+)\)/.exec(rss)?.[1] || rss).replace(
    /^[<>\s]+|[<>\s]+$/g,
    '',
  )
}

export type Terms = {
  categories: Category[]
  tags: Tag[]
  categorySlugs: (node: XmlElement) => string[]
  tagNames: (node: XmlElement) => string[]
}

/** Categories and tags, declared or only used; their names in the file lead to our slugs. */
export function readTerms(channel: Channel): Terms {
  const categories = termList()
  const tags = termList()
  const parents = new Map<string, string>()
  for (const node of channel.head) {
    if (node.name === 'wp:category') {
      const key = childText(node, 'wp:category_nicename')
      categories.add(key, childText(node, 'wp:cat_name'))
      parents.set(key, childText(node, 'wp:category_parent'))
    } else if (node.name === 'wp:tag')
      tags.add(childText(node, 'wp:tag_slug'), childText(node, 'wp:tag_name'))
  }
  const used = (node: XmlElement, isTag: boolean) =>
    childrenNamed(node, 'category').filter(one => {
      const domain = one.attrs.domain ?? 'category'
      return isTag
        ? domain === 'post_tag' || domain === 'tag'
        : domain === 'category' || /^https?:/.test(domain)
    })
  const keyOf = (node: XmlElement) => node.attrs.nicename || node.text.trim()
  for (const { node } of channel.items.filter(item => isPost(item.node))) {
    for (const one of used(node, false)) categories.add(keyOf(one), one.text)
    for (const one of used(node, true)) tags.add(keyOf(one), one.text)
  }
  const unique = (values: (string | undefined)[]) => [...new Set(values.flatMap(value => value ?? []))]
  return {
    categories: categories.list().map(({ key, slug, name }) => {
      const parentSlug = categories.slugOf(parents.get(key) ?? '')
      return { slug, name, ...(parentSlug && parentSlug !== slug && { parentSlug }) }
    }),
    tags: tags.list().map(({ slug, name }) => ({ slug, name })),
    categorySlugs: node => unique(used(node, false).map(one => categories.slugOf(keyOf(one)))),
    tagNames: node => unique(used(node, true).map(one => tags.nameOf(keyOf(one)))),
  }
}

function termList() {
  const terms = new Map<string, { key: string; slug: string; name: string }>()
  const take = slugTaker()
  return {
    add(key: string, rawName: string) {
      const name = plain(rawName) || key
      if (!key || terms.has(key)) return
      terms.set(key, { key, name, slug: take(decodedSlug(key), name || `kategori-${terms.size + 1}`) })
    },
    list: () => [...terms.values()],
    slugOf: (key: string) => terms.get(key)?.slug,
    nameOf: (key: string) => terms.get(key)?.name,
  }
}

/** WordPress percent-encodes what is not Latin. */
export function decodedSlug(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

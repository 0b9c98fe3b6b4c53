import type { PageContext } from '../../../platform/http/page-load.ts'
import type { FeedItem, FeedPart, PublicFile } from '../../../platform/http/public-file.ts'
import { cdata, element, xmlDocument, xmlText } from '../../../shared/xml.ts'

export { addressesPart } from './feed-addresses.ts'
export { everywhere, type NewsPart, sitemapFiles } from './sitemaps.ts'

/** how many of the newest a feed carries */
const most = 30

interface Channel {
  title: string
  description: string
  /** the page it belongs to */
  path: string
  /** its own address */
  self: string
  items: FeedItem[]
}

/** The site's feeds: /feed.xml and /atom.xml with everything, and one for each part. */
export function feedFiles(parts: readonly FeedPart[]): PublicFile[] {
  const tags = [...new Set(parts.flatMap(part => part.tags))]

  async function everything(context: PageContext, self: string): Promise<Channel> {
    let items: FeedItem[] = []
    for (const part of parts) {
      // only what may still come among the newest is read
      const found = await part.list(context, items[most - 1]?.publishedAt)
      items = [...items, ...found].sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
      items.length = Math.min(items.length, most)
    }
    const { title, description, tagline } = context.tenant
    return {
      title,
      description: description || tagline || title,
      path: '/',
      self,
      items,
    }
  }

  return [
    {
      path: '/feed.xml',
      type: 'application/rss+xml; charset=utf-8',
      tags: [...tags, 'site'],
      make: async context => rss(context, await everything(context, '/feed.xml')),
    },
    {
      path: '/atom.xml',
      type: 'application/atom+xml; charset=utf-8',
      tags: [...tags, 'site'],
      make: async context => atom(context, await everything(context, '/atom.xml')),
    },
    ...parts.map(part => ({
      path: `${part.path}/feed.xml`,
      type: 'application/rss+xml; charset=utf-8',
      tags: [...part.tags, 'site'],
      make: async (context: PageContext) =>
        rss(context, {
          title: `${part.title} - ${context.tenant.title}`,
          description: part.description,
          path: part.path,
          self: `${part.path}/feed.xml`,
          items: (await part.list(context)).slice(0, most),
        }),
    })),
  ]
}

/** Stored texts name no host; in somebody's reader they have to. */
function withAddresses(html: string, origin: string): string {
  return html
    .replaceAll(/\b(href|src)="\/(?!\/)/g, `$1="${origin}/`)
    .replaceAll(/(["\s,])\/_berkas\//g, `$1${origin}/_berkas/`)
}

const addressOf = (context: PageContext, path: string) => `${context.tenant.origin}${encodeURI(path)}`

const latest = (items: readonly FeedItem[]) =>
  items.reduce((found, { updatedAt }) => Math.max(found, updatedAt.getTime()), 0)

function rss(context: PageContext, channel: Channel): string {
  const changed = latest(channel.items)
  return xmlDocument(
    element(
      'rss',
      element('channel', [
        element('title', xmlText(channel.title)),
        element('link', xmlText(addressOf(context, channel.path))),
        element('description', xmlText(channel.description)),
        element('language', 'id'),
        changed > 0 ? element('lastBuildDate', new Date(changed).toUTCString()) : undefined,
        element('atom:link', '', {
          href: addressOf(context, channel.self),
          rel: 'self',
          type: 'application/rss+xml',
        }),
        ...channel.items.map(item => rssItem(context, item)),
      ]),
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:media': 'http://search.yahoo.com/mrss/',
      },
    ),
  )
}

function rssItem(context: PageContext, item: FeedItem): string {
  const address = xmlText(addressOf(context, item.path))
  const { picture } = item
  return element('item', [
    element('title', xmlText(item.title)),
    element('link', address),
    element('guid', address, { isPermaLink: 'true' }),
    element('pubDate', item.publishedAt.toUTCString()),
    ...item.authors.map(name => element('dc:creator', xmlText(name))),
    ...item.categories.map(name => element('category', xmlText(name))),
    element('description', xmlText(item.summary)),
    item.html
      ? element('content:encoded', cdata(withAddresses(item.html, context.tenant.origin)))
      : undefined,
    picture
      ? element('media:content', picture.alt ? element('media:description', xmlText(picture.alt)) : '', {
          url: picture.url,
          medium: 'image',
          type: 'image/webp',
        })
      : undefined,
  ])
}

function atom(context: PageContext, channel: Channel): string {
  const home = addressOf(context, channel.path)
  // a feed needs a date even before anything was published
  const changed = latest(channel.items) || context.clock.now().setUTCHours(0, 0, 0, 0)
  return xmlDocument(
    element(
      'feed',
      [
        element('id', xmlText(home)),
        element('title', xmlText(channel.title)),
        element('subtitle', xmlText(channel.description)),
        element('updated', new Date(changed).toISOString()),
        element('link', '', { rel: 'alternate', type: 'text/html', href: home }),
        element('link', '', {
          rel: 'self',
          type: 'application/atom+xml',
          href: addressOf(context, channel.self),
        }),
        element('author', element('name', xmlText(context.tenant.title))),
        ...channel.items.map(item => atomEntry(context, item)),
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'id' },
    ),
  )
}

function atomEntry(context: PageContext, item: FeedItem): string {
  const address = addressOf(context, item.path)
  return element('entry', [
    element('id', xmlText(address)),
    element('title', xmlText(item.title)),
    element('link', '', { rel: 'alternate', type: 'text/html', href: address }),
    element('published', item.publishedAt.toISOString()),
    element('updated', item.updatedAt.toISOString()),
    ...item.authors.map(name => element('author', element('name', xmlText(name)))),
    ...item.categories.map(term => element('category', '', { term })),
    item.summary ? element('summary', xmlText(item.summary)) : undefined,
    item.html
      ? element('content', xmlText(withAddresses(item.html, context.tenant.origin)), { type: 'html' })
      : undefined,
  ])
}

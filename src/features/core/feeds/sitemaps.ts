import type { PageContext } from '../../../platform/http/page-load.ts'
import type { PublicFile, SitemapEntry, SitemapPart } from '../../../platform/http/public-file.ts'
import { routes } from '../../../routes.ts'
import { element, xmlDocument, xmlText } from '../../../shared/xml.ts'

/** the protocol's own limit */
const mostEntries = 50_000
const type = 'application/xml; charset=utf-8'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export interface NewsEntry {
  path: string
  title: string
  publishedAt: string
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** what was published lately, for those who ask for news */
    news: readonly NewsPart[]
  }
}

/** Google's news sitemap: what was published in the last two days. */
export interface NewsPart {
  name: string
  tags: readonly string[]
  list(context: PageContext): Promise<NewsEntry[]>
}

/** Pages that every site has, whatever its rooms hold. Nobody knows when they changed, so no date is said. */
export const everywhere: SitemapPart = {
  name: 'halaman',
  place: 0,
  tags: ['site'],
  list: async () => [
    { path: routes.Home },
    { path: routes['Privacy-Policy'] },
    { path: routes['Terms-And-Conditions'] },
  ],
}

/** /sitemap.xml and the files it leads to. Only what has something in it is listed, and no date that nobody knows. */
export function sitemapFiles(parts: readonly SitemapPart[], news: readonly NewsPart[]): PublicFile[] {
  const names = [...new Set(parts.map(({ name }) => name))]
  const tags = [...new Set([...parts, ...news].flatMap(part => part.tags))]

  async function listed(context: PageContext, name: string): Promise<SitemapEntry[]> {
    const entries: SitemapEntry[] = []
    // one after another: they share one transaction
    for (const part of parts) if (part.name === name) entries.push(...(await part.list(context)))
    return entries
  }

  return [
    {
      path: '/sitemap.xml',
      type,
      tags,
      async make(context) {
        const files: string[] = []
        for (const name of names) {
          const entries = await listed(context, name)
          for (let from = 0, page = 1; from < entries.length; from += mostEntries, page++) {
            const file = page === 1 ? name : `${name}-${page}`
            files.push(indexEntry(context, file, newest(entries.slice(from, from + mostEntries))))
          }
        }
        for (const part of news) {
          const recent = await part.list(context)
          const dated = recent.map(one => ({ path: one.path, lastmod: one.publishedAt }))
          if (dated.length > 0) files.push(indexEntry(context, part.name, newest(dated)))
        }
        return xmlDocument(element('sitemapindex', files, { xmlns: namespace }))
      },
    },
    {
      path: '/sitemap-{name}.xml',
      type,
      tags,
      async make(context) {
        const asked = context.params.name ?? ''
        const recent = news.find(part => part.name === asked)
        if (recent) return newsSitemap(context, await recent.list(context))
        const [, name = '', page = '1'] = /^(.+?)(?:-(\d+))?$/.exec(asked) ?? []
        if (!names.includes(name) || page === '0') return undefined
        const from = (Number(page) - 1) * mostEntries
        const entries = (await listed(context, name)).slice(from, from + mostEntries)
        if (entries.length === 0 && page !== '1') return undefined
        return entries.length > 0 ? urlSet(context, entries) : undefined
      },
    },
  ]
}

function newest(entries: readonly SitemapEntry[]): string | undefined {
  const dates = entries.flatMap(({ lastmod }) => (lastmod ? [lastmod] : []))
  return dates.reduce<string | undefined>(
    (latest, one) => (latest === undefined || Date.parse(one) > Date.parse(latest) ? one : latest),
    undefined,
  )
}

const moment = (text: string) => new Date(text).toISOString()

/** a path as it stands in an address */
const location = (context: PageContext, path: string) =>
  element('loc', xmlText(`${context.tenant.origin}${encodeURI(path)}`))

const lastmod = (at: string | undefined) => at && element('lastmod', moment(at))

const indexEntry = (context: PageContext, name: string, at: string | undefined) =>
  element('sitemap', [location(context, `/sitemap-${name}.xml`), lastmod(at)])

function urlSet(context: PageContext, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(entry =>
    element('url', [
      location(context, entry.path),
      lastmod(entry.lastmod),
      ...(entry.images ?? []).map(url => element('image:image', element('image:loc', xmlText(url)))),
    ]),
  )
  return xmlDocument(
    element('urlset', urls, {
      xmlns: namespace,
      'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
    }),
  )
}

function newsSitemap(context: PageContext, entries: readonly NewsEntry[]): string | undefined {
  if (entries.length === 0) return undefined
  const publication = element('news:publication', [
    element('news:name', xmlText(context.tenant.title)),
    element('news:language', 'id'),
  ])
  const urls = entries.map(entry =>
    element('url', [
      location(context, entry.path),
      element('news:news', [
        publication,
        element('news:publication_date', moment(entry.publishedAt)),
        element('news:title', xmlText(entry.title)),
      ]),
    ]),
  )
  return xmlDocument(
    element('urlset', urls, {
      xmlns: namespace,
      'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
    }),
  )
}

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

  const rangedOf = (name: string) =>
    parts.flatMap(part => (part.name === name && 'files' in part ? [part] : []))[0]

  async function listed(context: PageContext, name: string): Promise<SitemapEntry[]> {
    const entries: SitemapEntry[] = []
    // one after another: they share one transaction
    for (const part of parts)
      if (part.name === name && 'list' in part) entries.push(...(await part.list(context)))
    return entries
  }

  /** the names of a part's files, and when each last changed */
  async function filesOf(context: PageContext, name: string) {
    const ranged = rangedOf(name)
    if (ranged)
      return (await ranged.files(context)).map(({ after, lastmod }) => ({
        file: after === 0 ? name : `${name}-${after}`,
        lastmod,
      }))
    const entries = await listed(context, name)
    return Array.from({ length: Math.ceil(entries.length / mostEntries) }, (_, index) => ({
      file: index === 0 ? name : `${name}-${index + 1}`,
      lastmod: newest(entries.slice(index * mostEntries, (index + 1) * mostEntries)),
    }))
  }

  async function entriesOf(context: PageContext, name: string, number: string | undefined) {
    const ranged = rangedOf(name)
    if (ranged) return ranged.listAfter(context, Number(number ?? 0))
    const from = (Number(number ?? 1) - 1) * mostEntries
    return from < 0 ? [] : (await listed(context, name)).slice(from, from + mostEntries)
  }

  return [
    {
      path: '/sitemap.xml',
      type,
      tags,
      async make(context) {
        const files: string[] = []
        for (const name of names)
          for (const { file, lastmod } of await filesOf(context, name))
            files.push(indexEntry(context, file, lastmod))
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
        const [, name = '', number] = /^(.+?)(?:-([1-9]\d{0,8}))?$/.exec(asked) ?? []
        if (!names.includes(name)) return undefined
        const entries = await entriesOf(context, name, number)
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

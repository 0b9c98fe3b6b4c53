import type { PageContext } from './page-load.ts'

/** A file of a site for machines: robots.txt, a feed, a calendar. Anonymous, kept and purged like a page. */
export interface PublicFile {
  /** route notation; a parameter may be a part of a segment: `/sitemap-{name}.xml` */
  path: string
  /** content type */
  type: string
  /** what a publish must purge */
  tags: readonly string[]
  /** undefined: not found */
  make(context: PageContext): Promise<string | Buffer | undefined>
  /** made of settings and stored files alone: no transaction is held open while it is drawn, and `tx` must not be used */
  isDrawn?: boolean
  /** answers while the tenant is in maintenance */
  isAlwaysOpen?: boolean
  /** the address names its content, so it never changes: browsers keep it, our memory need not */
  isImmutable?: boolean
  /** Content-Security-Policy, where something of it is to run; otherwise nothing does */
  policy?: string
}

export interface SitemapEntry {
  path: string
  /** when what stands there last changed; left out where nobody knows */
  lastmod?: string | undefined
  /** absolute addresses */
  images?: readonly string[]
}

interface NamedPart {
  name: string
  /** among the other parts of the index, the smallest first */
  place: number
  tags: readonly string[]
}

/** What a room adds to /sitemap-{name}.xml where that is a few hundred; several rooms may share a name. */
interface WholePart extends NamedPart {
  list(context: PageContext): Promise<SitemapEntry[]>
}

/** What may be any number: files of a thousand, /sitemap-{name}-{after}.xml, each read by its span of ids alone. */
interface RangedPart extends NamedPart {
  /** its files: the id behind which each begins (0: the first), and when something in it last changed */
  files(context: PageContext): Promise<{ after: number; lastmod: string }[]>
  listAfter(context: PageContext, after: number): Promise<SitemapEntry[]>
}

export type SitemapPart = WholePart | RangedPart

export interface FeedItem {
  path: string
  title: string
  summary: string
  html: string
  publishedAt: Date
  updatedAt: Date
  authors: readonly string[]
  categories: readonly string[]
  picture: { url: string; width: number; height: number; alt: string } | null
}

/** What a room adds to the feeds: its own at `<path>/feed.xml`, and its newest in the site's. */
export interface FeedPart {
  /** the list page it belongs to */
  path: string
  title: string
  description: string
  tags: readonly string[]
  /** the newest; published after `since`, where older ones are not wanted */
  list(context: PageContext, since?: Date): Promise<FeedItem[]>
}

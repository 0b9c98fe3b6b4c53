import type { FeedPart, SitemapPart } from '../../../platform/http/public-file.ts'
import { type PostKind, to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import type { NewsPart } from '../../core/feeds/feeds.ts'
import { listAddresses, listAddressFiles, listNewest, listNews } from './posts.feeds.store.ts'
import { kindWords } from './posts.rules.ts'

/** What posts add to the sitemaps and feeds. */
const feedSize = 30
const tags = ['posts']
const twoDays = 2 * 86_400_000

const sitemapNames = {
  news: 'berita',
  blog: 'blog',
  articles: 'artikel',
  podcasts: 'podcast',
  'tulisan-temans': 'tulisan',
  gallery: 'galeri',
  video: 'video',
  tenants: 'tenant',
  collaborators: 'mitra',
} as const satisfies Record<PostKind, string>

const sitemapOf = (kind: PostKind): SitemapPart => ({
  name: sitemapNames[kind],
  place: 30,
  tags,
  files: ({ tx, clock }) => listAddressFiles(tx, kind, clock.now()),
  async listAfter({ tx, clock, tenant }, after) {
    const now = clock.now()
    const posts = await listAddresses(tx, kind, now, after)
    if (posts.length === 0) return []
    const [last] = after === 0 ? await listNews(tx, { kind, now, since: new Date(0), limit: 1 }) : []
    return [
      ...(last ? [{ path: to.posts(kind), lastmod: last.publishedAt }] : []),
      ...posts.map(({ id, slug, changedAt, coverKey }) => ({
        path: to.post({ kind, id, slug }),
        lastmod: changedAt,
        images: coverKey ? [`${tenant.pictureBase}${coverKey}`] : [],
      })),
    ]
  },
})

export const postsSitemaps: readonly SitemapPart[] = [
  sitemapOf('news'),
  sitemapOf('blog'),
  sitemapOf('articles'),
  sitemapOf('podcasts'),
  sitemapOf('tulisan-temans'),
  sitemapOf('gallery'),
  sitemapOf('video'),
  sitemapOf('tenants'),
  sitemapOf('collaborators'),
]

export const recentNews: NewsPart = {
  name: 'berita-terbaru',
  tags,
  async list({ tx, clock }) {
    const now = clock.now()
    const since = new Date(now.getTime() - twoDays)
    const posts = await listNews(tx, { kind: 'news', now, since, limit: 1000 })
    return posts.map(({ id, slug, title, publishedAt }) => ({
      path: to.post({ kind: 'news', id, slug }),
      title,
      publishedAt,
    }))
  },
}

const feedOf = (kind: PostKind): FeedPart => ({
  path: to.posts(kind),
  title: kindWords[kind].name,
  description: kindWords[kind].lead,
  tags,
  async list({ tx, clock, tenant }, since) {
    const { pictureBase } = tenant
    const rows = await listNewest(tx, { kind, now: clock.now(), pictureBase, limit: feedSize, since })
    return rows.map(({ id, slug, summary, ...row }) => ({
      ...row,
      publishedAt: new Date(row.publishedAt),
      updatedAt: new Date(row.updatedAt),
      path: to.post({ kind, id, slug }),
      summary: summary || describe(row.html),
    }))
  },
})

/** Podcasts have a feed in the words of podcast players; it is not one of these. */
export const postsFeeds: readonly FeedPart[] = [
  feedOf('news'),
  feedOf('blog'),
  feedOf('articles'),
  feedOf('tulisan-temans'),
]

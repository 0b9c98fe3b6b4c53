import type { FeedPart, SitemapPart } from '../../../platform/http/public-file.ts'
import { type PostKind, to } from '../../../routes.ts'
import { describe } from '../../../shared/html-text.ts'
import type { NewsPart } from '../../core/feeds/feeds.ts'
import { listAddresses, listNewest } from './posts.feeds.store.ts'
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
  async list({ tx, clock, tenant }) {
    const posts = await listAddresses(tx, kind, clock.now())
    if (posts.length === 0) return []
    return [
      { path: to.posts(kind), lastmod: posts[0]?.publishedAt },
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
    const posts = await listAddresses(tx, 'news', now)
    return posts
      .filter(({ publishedAt }) => now.getTime() - Date.parse(publishedAt) < twoDays)
      .slice(0, 1000)
      .map(({ id, slug, title, publishedAt }) => ({
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
  async list({ tx, clock, tenant }) {
    const rows = await listNewest(tx, kind, clock.now(), tenant.pictureBase, feedSize)
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

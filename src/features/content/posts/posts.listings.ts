import { type PostKind, to } from '../../../routes.ts'
import type { Listing, Listings } from '../../core/sections/sections.ts'
import { postCard } from './posts.cards.ts'
import { newestPosts } from './posts.ts'

const listing = (place: number, kindSlug: PostKind, label: string): Listing => ({
  place,
  label,
  href: to.posts(kindSlug),
  tag: 'posts',
  async list(context, { count }) {
    const posts = await newestPosts(context, { kindSlug }, count)
    return posts.map(post => postCard(post, context.tenant.timeZone))
  },
})

export const postsListings: Listings = {
  news: {
    ...listing(50, 'news', 'Berita'),
    question: { place: 60, of: title => `Ceritakan tentang ${title}` },
  },
  blog: listing(51, 'blog', 'Blog'),
  articles: listing(52, 'articles', 'Artikel'),
  podcasts: listing(53, 'podcasts', 'Podcast'),
  'tulisan-temans': listing(54, 'tulisan-temans', 'Tulisan Temans'),
  gallery: listing(55, 'gallery', 'Galeri'),
  video: listing(56, 'video', 'Video'),
  tenants: listing(57, 'tenants', 'Tenant'),
  collaborators: listing(58, 'collaborators', 'Mitra kolaborasi'),
}

import { room } from '../../../platform/room.ts'
import { postsApi } from './posts.api.ts'
import { postsFeeds, postsSitemaps, recentNews } from './posts.feeds.ts'
import { postsListings } from './posts.listings.ts'
import {
  loadCollaboration,
  loadPostDetail,
  loadPostList,
  loadPostListOrDetail,
  redirectToPost,
} from './posts.loads.ts'
import { postsPalette } from './posts.office.ts'
import { postsSearch } from './posts.search.ts'

export const postsRoom = room(() => ({
  name: 'posts',
  pages: {
    News: loadPostList('news'),
    'News-id-title': loadPostDetail('news'),
    'News-slug': loadPostDetail('news'),
    Berita: redirectToPost('news'),
    'Berita-Detail-id-title': redirectToPost('news'),
    'Berita-slug': redirectToPost('news'),
    Blog: loadPostList('blog'),
    'Blog-id-title': loadPostDetail('blog'),
    'Blog-slug': loadPostDetail('blog'),
    Articles: loadPostList('articles'),
    'Articles-slug-Detail-id-title': loadPostDetail('articles'),
    'Articles-slug': loadPostDetail('articles'),
    Podcasts: loadPostList('podcasts'),
    'Podcasts-id-title': loadPostDetail('podcasts'),
    'Podcasts-slug': loadPostDetail('podcasts'),
    'Tulisan-Temans': loadPostList('tulisan-temans'),
    'Tulisan-Temans-slug': loadPostDetail('tulisan-temans'),
    'Gallery-slug': loadPostDetail('gallery'),
    'Video-slug': loadPostDetail('video'),
    Video: loadPostList('video'),
    'Tenants-slug': loadPostListOrDetail('tenants'),
    Collaboration: loadCollaboration,
    'Collaboration-slug': loadPostDetail('collaborators'),
  },
  calls: postsApi,
  search: postsSearch,
  sitemaps: postsSitemaps,
  feeds: postsFeeds,
  news: [recentNews],
  intros: {
    '/News': { label: 'Berita', place: 50 },
    '/Blog': { label: 'Blog', place: 60 },
    '/Articles': { label: 'Artikel', place: 70 },
    '/Podcasts': { label: 'Podcast', place: 80 },
    '/Tulisan-Temans': { label: 'Tulisan Temans', place: 90 },
    '/Video': { label: 'Video', place: 190 },
    '/Collaboration': { label: 'Kolaborasi', place: 210 },
    '/Tenants': { label: 'Tenant', place: 260 },
  },
  listings: postsListings,
  palette: postsPalette,
}))

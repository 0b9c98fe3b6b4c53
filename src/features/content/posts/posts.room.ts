import { room } from '../../../platform/room.ts'
import { pathTo, routes } from '../../../routes.ts'
import { postsApi } from './posts.api.ts'
import { blogSetting } from './posts.contract.ts'
import { postsFeeds, postsSitemaps, recentNews } from './posts.feeds.ts'
import { postsListings } from './posts.listings.ts'
import { loadPostDetail, loadPostList, loadPostListOrDetail, redirectToPost } from './posts.loads.ts'
import { postsPalette } from './posts.office.ts'
import { postsSearch } from './posts.search.ts'
import { postsFiles } from './posts-files.store.ts'

export const postsRoom = room(() => ({
  name: 'posts',
  fileHolders: postsFiles,
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
    Collaboration: loadPostList('collaborators'),
    'Collaboration-slug': loadPostDetail('collaborators'),
  },
  calls: postsApi,
  search: postsSearch,
  sitemaps: postsSitemaps,
  feeds: postsFeeds,
  news: [recentNews],
  intros: {
    [routes.News]: { label: 'Berita', place: 50 },
    [routes.Blog]: { label: 'Blog', place: 60 },
    [routes.Articles]: { label: 'Artikel', place: 70 },
    [routes.Podcasts]: { label: 'Podcast', place: 80 },
    [routes['Tulisan-Temans']]: { label: 'Tulisan Temans', place: 90 },
    [routes.Video]: { label: 'Video', place: 190 },
    [routes.Collaboration]: { label: 'Kolaborasi', place: 210 },
    [pathTo('Tenants-slug', {})]: { label: 'Tenant', place: 260 },
  },
  settings: { blog: blogSetting },
  listings: postsListings,
  palette: postsPalette,
}))

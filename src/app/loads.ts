import { loadChapter } from '../features/classes/chapter.loads.ts'
import { loadClassDetail } from '../features/classes/class-detail.loads.ts'
import { loadClassList } from '../features/classes/classes.loads.ts'
import { loadHome } from '../features/home/home.loads.ts'
import { loadPostDetail, loadPostList, redirectToPost } from '../features/posts/posts.loads.ts'
import { loadProgramDetail, loadProgramList } from '../features/programs/programs.loads.ts'
import type { PageLoad } from '../platform/http/page-load.ts'
import type { RouteName } from '../routes.ts'

/** Which load answers which route. The compiler keeps it complete. */
export const loads: Record<RouteName, PageLoad> = {
  Home: loadHome,
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
  Class: loadClassList('classes'),
  'Class-slug': loadClassDetail,
  'Class-code': loadClassDetail,
  'Overview-code': loadClassDetail,
  Courses: loadClassList('courses'),
  'Courses-Premium': loadClassList('premium'),
  'Courses-Premium-chapter': loadChapter,
  'Courses-Premium-slug': loadClassDetail,
  'Courses-chapter': loadChapter,
  'Courses-slug': loadClassDetail,
  Program: loadProgramList,
  Programs: loadProgramList,
  'Program-id-slug': loadProgramDetail,
  'Program-slug': loadProgramDetail,
}

import type { InTenant } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { isThere, type Json, readJson } from '../../../shared/json.ts'
import { findCategory, listCategories } from './categories.store.ts'
import type { CategoryItem, PostDetail, PostItem } from './posts.contract.ts'
import { kindWords } from './posts.rules.ts'
import * as store from './posts.store.ts'

export {
  bringPosts,
  type OldAddress,
  type PostsPlan,
  type PostText,
  planBroughtPosts,
} from './brought-posts.store.ts'
export { listCategories } from './categories.store.ts'
export {
  addCategory,
  type CategoryRow,
  changeCategory,
  findCategoryWritten,
  listBelow,
  listCategoriesWritten,
  listLifted,
  removeCategory,
} from './category-writing.store.ts'
export { drawPost } from './draw-post.ts'
export { listEpisodes } from './episode.store.ts'
export { chaptersFile, isVtt } from './episode.ts'
export { emptyBin, trashPost, untrashPost } from './post-bin.store.ts'
export {
  findTieNames,
  findTiesBySlug,
  listCategoryOptions,
  listSeriesNamed,
  listSeriesOffered,
  moveCategory,
  unknownTies,
} from './post-ties.store.ts'
export { createPostViews, type PostViews } from './post-views.ts'
export type { PostDetail } from './posts.contract.ts'
export { postList } from './posts.contract.ts'
export { readOwnDesk } from './posts.office.store.ts'
/** Reading posts: JSON that PostgreSQL built, in the shapes of posts.contract.ts. */
export { findPost, listPosts, newestPosts, pageOfPosts } from './posts.store.ts'
export {
  addPublished,
  type PublishedPost,
  putPublished,
  setPublishedAt,
  setState,
} from './published-posts.store.ts'
export {
  listWritten,
  type Scope,
  type WritingItem,
} from './written-list.store.ts'
/** Writing them: all of it but imports and seeds. */
export {
  beginPost,
  findPostIdBySlug,
  findWritten,
  forgetOwner,
  isSlugFree,
  listLivingPosts,
  listOwned,
  listPostsOnSite,
  touchPost,
  type WrittenRow,
} from './written-posts.store.ts'

/** What kinds of posts are called: "Berita". */
export const kindNames: Readonly<Record<PostItem['kindSlug'], string>> = {
  news: kindWords.news.name,
  blog: kindWords.blog.name,
  articles: kindWords.articles.name,
  podcasts: kindWords.podcasts.name,
  'tulisan-temans': kindWords['tulisan-temans'].name,
  gallery: kindWords.gallery.name,
  video: kindWords.video.name,
  tenants: kindWords.tenants.name,
  collaborators: kindWords.collaborators.name,
}

export async function getPost(context: InTenant, by: store.PostReference): Promise<Json<PostDetail>> {
  const post = await store.findPost(context, by)
  if (!isThere(post)) throw notFound('Tulisan')
  return post
}

export async function listAllCategories(
  context: InTenant,
  kindSlug: PostItem['kindSlug'],
): Promise<CategoryItem[]> {
  const all = { kindSlug, page: 1, pageSize: 100, sort: 'title', all: true } as const
  return readJson(await listCategories(context, all)).items
}

export async function getCategory(
  context: InTenant,
  kindSlug: string,
  slug: string,
): Promise<Json<CategoryItem>> {
  const category = await findCategory(context, kindSlug, slug)
  if (!isThere(category)) throw notFound('Kategori')
  return category
}

/** Whether visitors may see such a post, and its number; for what only hangs on it. */
export async function findPostId({ tx, clock }: InTenant, kindSlug: string, slug: string): Promise<number> {
  const id = await store.findPostId(tx, kindSlug, slug, clock.now())
  if (id === undefined) throw notFound('Tulisan')
  return id
}

import { z } from 'zod'
import { pagedOf, pictureShape } from '../../platform/http/paged.ts'
import {
  pageNumber,
  pageSize,
  plainText,
  positiveId,
  searchText,
  slugText,
  withinReach,
  withinReachMessage,
} from '../../platform/http/query.ts'
import type { Action, CardItem, Crumb, Fact, Heading, Image, Pager } from '../../ui/parts.tsx'

export const postKinds = ['news', 'blog', 'articles', 'podcasts', 'tulisan-temans'] as const
export const postSorts = ['newest', 'oldest', 'popular', 'title'] as const

const kindSlug = z.enum(postKinds, `Jenis tulisan tidak dikenal; pilihan: ${postKinds.join(', ')}`)
const wordFlag = z.enum(['true', 'false', '1', '0']).transform(value => value === 'true' || value === '1')

export const postListQuery = z
  .object({
    kindSlug,
    page: pageNumber,
    pageSize: pageSize(10),
    search: searchText.optional(),
    categoryId: positiveId.optional(),
    sort: z.enum(postSorts, `Urutan yang tersedia: ${postSorts.join(', ')}`).default('newest'),
    excludeId: positiveId.optional(),
    isParent: wordFlag.optional(),
    parentSlug: slugText.optional(),
    /** our own page's filter: the category by its slug */
    categorySlug: slugText.optional(),
  })
  .refine(withinReach, withinReachMessage)

export type PostListQuery = z.output<typeof postListQuery>

export const postDetailQuery = z
  .object({ kindSlug, id: positiveId.optional(), slug: slugText.optional() })
  .refine(query => query.id !== undefined || query.slug !== undefined, {
    message: 'Sertakan id atau slug',
    path: ['slug'],
  })

export const categoryListQuery = z
  .object({
    kindSlug,
    page: pageNumber,
    pageSize: pageSize(6),
    search: searchText.optional(),
    sort: z
      .enum(['newest', 'oldest', 'title'], 'Urutan yang tersedia: newest, oldest, title')
      .default('title'),
    all: wordFlag.default(false),
  })
  .refine(withinReach, withinReachMessage)

export type CategoryListQuery = z.output<typeof categoryListQuery>

export const categoryDetailQuery = z.object({ kindSlug, slug: slugText })

const author = z.object({ slug: z.string(), name: z.string(), title: z.string(), photo: pictureShape })
const categoryReference = z.object({ id: z.int(), slug: z.string(), name: z.string() })

export const postItem = z.object({
  id: z.int(),
  kindSlug,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: pictureShape,
  category: categoryReference.nullable(),
  tags: z.array(z.string()),
  authors: z.array(author),
  publishedAt: z.string(),
  minutes: z.int(),
  featured: z.boolean(),
  views: z.int(),
  audio: z
    .object({ season: z.int(), episode: z.int(), seconds: z.int(), url: z.string().optional() })
    .nullable(),
})

export type PostItem = z.output<typeof postItem>

export const postDetail = postItem.extend({
  content: z.string(),
  updatedAt: z.string(),
  parentSlug: z.string().nullable(),
  categories: z.array(categoryReference),
})

export type PostDetail = z.output<typeof postDetail>

export const categoryItem = categoryReference.extend({
  parentSlug: z.string().nullable(),
  position: z.int(),
  totalPosts: z.int(),
})

export type CategoryItem = z.output<typeof categoryItem>

export const postList = pagedOf(postItem)
export const categoryList = pagedOf(categoryItem)

/** anything a visitor may type into the search box of a page */
export const postPageQuery = z
  .object({ page: pageNumber, search: searchText.optional(), kategori: plainText(191).optional() })
  .transform(query => ({ ...query, pageSize: 10 }))
  .refine(withinReach, withinReachMessage)

export interface PostListPage {
  path: string
  page: number
  isFiltered: boolean
  isBeyond: boolean
  heading: Heading
  crumbs: Crumb[]
  search: { label: string; value?: string }
  categories: { value: string; label: string }[]
  category?: string
  items: CardItem[]
  empty: { title: string; text: string; action?: Action }
  pager?: Pager
}

export interface PostDetailPage {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image
  facts: Fact[]
  authors: { name: string; role: string; picture?: Image }[]
  contentHtml: string
  audioUrl?: string
  categories: Action[]
  related: CardItem[]
}

import { z } from 'zod'
import {
  pageNumber,
  pageSize,
  positiveId,
  searchText,
  slugText,
  withinReach,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import { postKinds } from '../../../shared/post-kinds.ts'

/** How many stand on a page of a list: 6 for blogs and the gallery, 10 for others (specification section 4). */
export const pageSizeOf = (kind: (typeof postKinds)[number] | undefined): number =>
  kind === 'blog' || kind === 'gallery' ? 6 : 10

export const postSorts = ['newest', 'oldest', 'popular', 'title'] as const

export const kindSlug = z.enum(postKinds, `Jenis tulisan tidak dikenal; pilihan: ${postKinds.join(', ')}`)

const wordFlag = z.enum(['true', 'false', '1', '0']).transform(value => value === 'true' || value === '1')

export const postListQuery = z
  .object({
    kindSlug,
    page: pageNumber,
    pageSize: pageSize(10).removeDefault().optional(),
    search: searchText.optional(),
    categoryId: positiveId.optional(),
    sort: z.enum(postSorts, `Urutan yang tersedia: ${postSorts.join(', ')}`).default('newest'),
    excludeId: positiveId.optional(),
    isParent: wordFlag.optional(),
    parentSlug: slugText.optional(),
    /** our own page's filter: the category by its slug */
    categorySlug: slugText.optional(),
  })
  .transform(query => ({ ...query, pageSize: query.pageSize ?? pageSizeOf(query.kindSlug) }))
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
    pageSize: pageSize(10),
    search: searchText.optional(),
    sort: z
      .enum(['newest', 'oldest', 'title'], 'Urutan yang tersedia: newest, oldest, title')
      .default('title'),
    all: wordFlag.default(false),
  })
  .refine(withinReach, withinReachMessage)

export type CategoryListQuery = z.output<typeof categoryListQuery>

/** The older calls of specification section 7, in the words they use. */
export const articleListQuery = z
  .object({
    page: pageNumber,
    pageSize: pageSize(10),
    search: searchText.optional(),
    categorySlug: slugText.optional(),
    excludeId: positiveId.optional(),
  })
  .refine(withinReach, withinReachMessage)

/** `type` is a category's slug. Only what is active is public: `active=false` finds nothing. */
export const anyPostListQuery = z
  .object({
    page: pageNumber,
    pageSize: pageSize(10).removeDefault().optional(),
    kind: kindSlug.optional(),
    type: slugText.optional(),
    active: wordFlag.default(true),
  })
  .transform(query => ({ ...query, pageSize: query.pageSize ?? pageSizeOf(query.kind) }))
  .refine(withinReach, withinReachMessage)

export const idQuery = z.object({ id: positiveId })

export const anyCategoryListQuery = z
  .object({
    page: pageNumber,
    pageSize: pageSize(6),
    search: searchText.optional(),
    categorySlug: slugText.optional(),
  })
  .refine(withinReach, withinReachMessage)

export const categoryDetailQuery = z.object({ kindSlug, slug: slugText })

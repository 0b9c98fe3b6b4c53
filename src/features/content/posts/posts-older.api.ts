import { endpoint, JsonText } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as queries from './post-queries.contract.ts'
import * as contract from './posts.contract.ts'
import { getPost, listCategories, listPosts } from './posts.ts'

const tag = 'Tulisan'

/** The calls of v1 and v2 (specification section 7): the same posts, asked for in older words. */
export const olderPostsApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/post/article/list',
      tag,
      summary: 'Daftar artikel',
      access: permissions.readPublic,
      message: 'Berhasil mengambil daftar artikel',
      query: queries.articleListQuery,
      data: contract.postList,
      tags: ['posts'],
    },
    async (context, { query }) =>
      new JsonText(await listPosts(context, { ...query, kindSlug: 'articles', sort: 'newest' })),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/post/detail',
      tag,
      summary: 'Satu tulisan dari jenis apa pun menurut id',
      access: permissions.readPublic,
      message: 'Berhasil mengambil tulisan',
      query: queries.idQuery,
      data: contract.postDetail,
      tags: ['posts'],
    },
    async (context, { query }) => new JsonText(await getPost(context, query)),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/post/list',
      tag,
      summary: 'Daftar tulisan dari semua jenis atau satu jenis',
      access: permissions.readPublic,
      message: 'Berhasil mengambil daftar tulisan',
      query: queries.anyPostListQuery,
      data: contract.postList,
      tags: ['posts'],
    },
    async (context, { query: { kind, type, active, ...rest } }) =>
      active
        ? new JsonText(
            await listPosts(context, { ...rest, kindSlug: kind, categorySlug: type, sort: 'newest' }),
          )
        : { items: [], page: rest.page, perPage: rest.pageSize, totalItems: 0, totalPages: 0 },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v2/post/category',
      tag,
      summary: 'Daftar kategori dari semua jenis tulisan',
      access: permissions.readPublic,
      message: 'Berhasil mengambil daftar kategori',
      query: queries.anyCategoryListQuery,
      data: contract.categoryList,
      tags: ['posts'],
    },
    async (context, { query }) =>
      new JsonText(await listCategories(context, { ...query, sort: 'title', all: false })),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/podcast/list',
      tag: 'Podcast',
      summary: 'Daftar episode podcast',
      access: permissions.readPublic,
      message: 'Berhasil mengambil daftar podcast',
      query: queries.articleListQuery,
      data: contract.postList,
      tags: ['posts'],
    },
    async (context, { query }) =>
      new JsonText(await listPosts(context, { ...query, kindSlug: 'podcasts', sort: 'newest' })),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/podcast/detail',
      tag: 'Podcast',
      summary: 'Satu episode podcast menurut id',
      access: permissions.readPublic,
      message: 'Berhasil mengambil episode podcast',
      query: queries.idQuery,
      data: contract.postDetail,
      tags: ['posts'],
    },
    async (context, { query }) => new JsonText(await getPost(context, { ...query, kindSlug: 'podcasts' })),
  ),
]

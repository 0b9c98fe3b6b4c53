import { endpoint, JsonText } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './posts.contract.ts'
import { getCategory, getPost, listCategories, listPosts } from './posts.ts'
import { olderPostsApi } from './posts-older.api.ts'

const tag = 'Tulisan'

export const postsApi = [
  ...olderPostsApi,
  endpoint(
    {
      method: 'GET',
      path: '/v3/post/list',
      tag,
      summary: 'Daftar tulisan dari satu jenis',
      access: permissions.readPublic,
      message: 'Berhasil mengambil daftar tulisan',
      query: contract.postListQuery,
      data: contract.postList,
      tags: ['posts'],
    },
    async (context, { query }) => new JsonText(await listPosts(context, query)),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v3/post/detail',
      tag,
      summary: 'Satu tulisan menurut id atau slug',
      access: permissions.readPublic,
      message: 'Berhasil mengambil tulisan',
      query: contract.postDetailQuery,
      data: contract.postDetail,
      tags: ['posts'],
    },
    async (context, { query }) => new JsonText(await getPost(context, query)),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v3/post/kind/category/list',
      tag,
      summary: 'Daftar kategori dari satu jenis tulisan',
      access: permissions.readPublic,
      message: 'Berhasil mengambil daftar kategori',
      query: contract.categoryListQuery,
      data: contract.categoryList,
      tags: ['posts'],
    },
    async (context, { query }) => new JsonText(await listCategories(context, query)),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v3/post/kind/category/detail',
      tag,
      summary: 'Satu kategori menurut slug',
      access: permissions.readPublic,
      message: 'Berhasil mengambil kategori',
      query: contract.categoryDetailQuery,
      data: contract.categoryItem,
      tags: ['posts'],
    },
    async (context, { query }) => new JsonText(await getCategory(context, query.kindSlug, query.slug)),
  ),
]

import { endpoint, JsonText } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { listPosts, postList } from '../posts/posts.ts'
import { galleryListQuery } from './galleries.contract.ts'

export const galleriesApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/post/gallery/list',
      tag: 'Galeri',
      summary: 'Daftar album foto, masing-masing dengan fotonya',
      access: permissions.readPublic,
      message: 'Berhasil mengambil daftar galeri',
      query: galleryListQuery,
      data: postList,
      tags: ['posts'],
    },
    async (context, { query }) =>
      new JsonText(await listPosts(context, { ...query, kindSlug: 'gallery', sort: 'newest' })),
  ),
]

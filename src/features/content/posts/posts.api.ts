import { Download, endpoint, JsonText } from '../../../platform/http/endpoint.ts'
import { readJson } from '../../../shared/json.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as queries from './post-queries.contract.ts'
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
      query: queries.postListQuery,
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
      query: queries.postDetailQuery,
      data: contract.postDetail,
      tags: ['posts'],
    },
    async (context, { query }) => new JsonText(await getPost(context, query)),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v3/post/text',
      tag,
      summary: 'Isi satu tulisan sebagai Markdown, untuk pembaca yang berupa program',
      access: permissions.readPublic,
      message: 'Berhasil mengambil isi tulisan',
      query: queries.postDetailQuery,
      data: contract.postDetail,
    },
    async (context, { query }) => {
      const { slug, title, content } = readJson(await getPost(context, query))
      // loaded when somebody asks: what reads and prints texts is large
      const { markdownOfHtml } = await import('../../../platform/documents/markdown/markdown.ts')
      const text = `# ${title.replaceAll(/\s+/g, ' ')}\n\n${markdownOfHtml(content)}`
      return new Download(`${slug}.md`, 'text/markdown; charset=utf-8', text)
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v3/post/kind/category/list',
      tag,
      summary: 'Daftar kategori dari satu jenis tulisan',
      access: permissions.readPublic,
      message: 'Berhasil mengambil daftar kategori',
      query: queries.categoryListQuery,
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
      query: queries.categoryDetailQuery,
      data: contract.categoryItem,
      tags: ['posts'],
    },
    async (context, { query }) => new JsonText(await getCategory(context, query.kindSlug, query.slug)),
  ),
]

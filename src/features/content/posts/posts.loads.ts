import { z } from 'zod'
import type { PageContext, PublicPageLoad } from '../../../platform/http/page-load.ts'
import { parseQuery } from '../../../platform/http/page-load.ts'
import { type PostKind, to } from '../../../routes.ts'
import { readJson } from '../../../shared/json.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import { pagerOf, statusOfPage, titleOfPage, withQuery } from '../../../shared/pager.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { ListFilter } from '../../../ui/lists.ts'
import { postCard, postFacts } from './posts.cards.ts'
import {
  type CategoryItem,
  collaborationSetting,
  type PostDetail,
  type PostDetailPage,
  type PostListPage,
  postPageQuery,
  reactionNotice,
} from './posts.contract.ts'
import { listenOf, watchOf } from './posts.media.ts'
import { kindWords, pageSizeOf, reactionNotices } from './posts.rules.ts'
import { postHead } from './posts.schema.ts'
import { findPost, listAllCategories, listPosts } from './posts.ts'
import { reactionForm } from './reaction-form.ts'

const listQuery = ['page', 'search', 'kategori'] as const

const searchedAlways: readonly PostKind[] = ['news', 'blog', 'articles', 'podcasts', 'tulisan-temans']

/** The list of a kind of post, with search and categories. */
export function loadPostList(kind: PostKind): PublicPageLoad {
  return {
    query: listQuery,
    async load(context) {
      const words = kindWords[kind]
      const data = await postListData(context, kind)
      return {
        page: 'posts.list',
        data,
        head: {
          title: titleOfPage(words.name, data.page),
          description: words.lead,
          noindex: data.isFiltered,
        },
        canonical: to.posts(kind),
        crumbs: data.crumbs,
        tags: ['posts'],
        status: statusOfPage(data),
      } satisfies PageAnswer<'posts.list'>
    },
  }
}

export async function postListData(context: PageContext, kind: PostKind): Promise<PostListPage> {
  const query = parseQuery(postPageQuery(pageSizeOf(kind)), context.query)
  const words = kindWords[kind]
  const path = to.posts(kind)
  const list = readJson(
    await listPosts(context, {
      kindSlug: kind,
      page: query.page,
      pageSize: query.pageSize,
      search: query.search,
      categorySlug: query.kategori,
      sort: 'newest',
    }),
  )
  const isFiltered = Boolean(query.search || query.kategori)
  const isSearchable = isFiltered || list.totalPages > 1 || searchedAlways.includes(kind)
  return {
    path,
    page: query.page,
    isFiltered,
    heading: { title: words.name, lead: words.lead },
    crumbs: [{ label: 'Beranda', href: to.home() }, { label: words.name }],
    // a handful of partners is looked over, not searched
    ...(isSearchable
      ? {
          search: { label: words.searchLabel, value: query.search },
          filters: categoryFilters(await listAllCategories(context, kind), query.kategori),
        }
      : {}),
    items: list.items.map(post => postCard(post, context.tenant.timeZone)),
    empty: emptyList(words, isFiltered, query.search, path),
    pager: pagerOf(list, path, { search: query.search, kategori: query.kategori }),
  }
}

/** none where there is nothing to choose */
function categoryFilters(categories: readonly CategoryItem[], value: string | undefined): ListFilter[] {
  const choices = categories
    .filter(category => category.totalPosts > 0)
    .map(category => ({ value: category.slug, label: category.name }))
  if (choices.length < 2) return []
  return [{ name: 'kategori', label: 'Kategori', any: 'Semua', value, choices }]
}

function emptyList(
  words: { name: string; empty: string },
  isFiltered: boolean,
  search: string | undefined,
  path: string,
) {
  if (!isFiltered)
    return {
      title: `Belum ada ${words.name.toLowerCase()}`,
      text: words.empty,
      action: { label: 'Kembali ke halaman utama', href: to.home() },
    }
  return {
    title: search ? `Tidak ada hasil untuk "${search}"` : 'Tidak ada hasil',
    text: 'Coba kata lain atau hapus filter.',
    action: { label: 'Tampilkan semua', href: path },
  }
}

/** `/Collaboration`: the partners, and how one becomes one (the setting `collaboration`). */
export const loadCollaboration: PublicPageLoad = {
  query: listQuery,
  async load(context) {
    const list = await postListData(context, 'collaborators')
    const how = collaborationSetting.safeParse(context.tenant.values.collaboration)
    const isWhole = list.page === 1 && !list.isFiltered
    const data: PostListPage = { ...list, ...(how.success && isWhole ? { how: how.data } : {}) }
    const { name, lead } = kindWords.collaborators
    return {
      page: 'posts.list',
      data,
      head: {
        title: titleOfPage(name, data.page),
        description: lead,
        noindex: data.isFiltered,
      },
      canonical: to.posts('collaborators'),
      crumbs: data.crumbs,
      tags: ['posts'],
      status: statusOfPage(data),
    } satisfies PageAnswer<'posts.list'>
  },
}

/** A post by slug or by id; the id form leads to the canonical address. */
export function loadPostDetail(kind: PostKind): PublicPageLoad {
  return {
    query: ['reaksi'],
    async load(context) {
      const { id, slug, title } = context.params
      if (!id && !slug && !title) return { redirect: to.posts(kind) }
      const post = await findByParameters(context, kind)
      if (!post) return undefined
      const { reaksi } = parseQuery(z.object({ reaksi: reactionNotice }), context.query)
      const data = await postDetailData(context, post, reaksi && reactionNotices[reaksi])
      const link = to.post({ kind, id: post.id, slug: post.slug })
      return {
        page: 'posts.detail',
        data,
        // after a form was sent: for this one visitor, with the counts as they are now
        head: { ...postHead(context, post), ...(reaksi ? { noindex: true } : {}) },
        canonical: link,
        crumbs: data.crumbs,
        tags: ['posts'],
      } satisfies PageAnswer<'posts.detail'>
    },
  }
}

async function findByParameters(context: PageContext, kind: PostKind): Promise<PostDetail | null> {
  const { id, slug, title } = context.params
  const byId = id ? readJson(await findPost(context, { kindSlug: kind, id: Number(id) })) : null
  // digits alone may be a slug as well; slugs are lower case, whatever was typed
  const named = (slug ?? title ?? id)?.toLowerCase()
  return byId ?? (named ? readJson(await findPost(context, { kindSlug: kind, slug: named })) : null)
}

async function postDetailData(
  context: PageContext,
  post: PostDetail,
  notice: string | undefined,
): Promise<PostDetailPage> {
  const kind = post.kindSlug
  const { timeZone } = context.tenant
  const related = readJson(
    await listPosts(context, {
      kindSlug: kind,
      page: 1,
      pageSize: 3,
      sort: 'newest',
      excludeId: post.id,
      categoryId: post.category?.id,
    }),
  )
  return {
    heading: {
      eyebrow: post.audio ? `Musim ${post.audio.season}, episode ${post.audio.episode}` : post.category?.name,
      title: post.title,
      lead: post.summary || undefined,
    },
    crumbs: [
      { label: 'Beranda', href: to.home() },
      { label: kindWords[kind].name, href: to.posts(kind) },
      { label: post.title },
    ],
    // a film shows its first picture itself
    cover: post.video ? undefined : imageOf(post.cover),
    facts: postFacts(post, timeZone),
    authors: post.authors.map(author => ({
      name: author.name,
      role: author.title,
      picture: imageOf(author.photo),
    })),
    contentHtml: post.content,
    audio: listenOf(post),
    isSilent: post.audio !== null && post.audio.url === undefined,
    video: watchOf(post),
    images: post.images.flatMap(image => imageOf(image) ?? []),
    reactions: { kind, slug: post.slug, views: post.views },
    reactionsHtml: reactionForm({ kind, slug: post.slug, counts: post.reactions, notice }),
    categories: post.categories.map(category => ({
      label: category.name,
      href: withQuery(to.posts(kind), { kategori: category.slug }),
    })),
    others: kindWords[kind].others,
    related: related.items.map(item => postCard(item, timeZone)),
  }
}

/** `/Tenants/{slug?}`: the list, or one of it. */
export function loadPostListOrDetail(kind: PostKind): PublicPageLoad {
  const list = loadPostList(kind)
  const detail = loadPostDetail(kind)
  return {
    query: [...list.query, ...detail.query],
    load: context => (context.params.slug ? detail.load(context) : list.load(context)),
  }
}

/** Addresses of one kind that lead to another: /Berita/… → /News/… */
export function redirectToPost(kind: PostKind): PublicPageLoad {
  return {
    query: [...listQuery],
    async load(context) {
      const { id, slug, title } = context.params
      if (!id && !slug && !title) return { redirect: to.posts(kind) }
      const post = await findByParameters(context, kind)
      return post ? { redirect: to.post({ kind, id: post.id, slug: post.slug }) } : undefined
    },
  }
}

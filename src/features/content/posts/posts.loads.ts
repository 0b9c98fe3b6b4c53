import { z } from 'zod'
import {
  askedPage,
  type PageContext,
  type PublicPageLoad,
  parseQuery,
} from '../../../platform/http/page-load.ts'
import { type PostKind, to } from '../../../routes.ts'
import { readJson } from '../../../shared/json.ts'
import { detailPage } from '../../../shared/page.ts'
import { type Filter, listPage } from '../../../ui/lists.ts'
import { postDetailData } from './draw-post.ts'
import { pageSizeOf } from './post-queries.contract.ts'
import { postCard } from './posts.cards.ts'
import {
  blogSetting,
  type CategoryItem,
  collaborationSetting,
  type PostDetail,
  type PostListPage,
  postPageQuery,
  reactionNotice,
} from './posts.contract.ts'
import { postHead } from './posts.markup.ts'
import { kindWords, reactionNotices } from './posts.rules.ts'
import { findPost, listAllCategories, pageOfPosts } from './posts.ts'
import { findMoved } from './written-posts.store.ts'

const searchedAlways: readonly PostKind[] = ['news', 'blog', 'articles', 'podcasts', 'tulisan-temans']

/** The list of a kind of post, with search and categories; below partners, how one becomes one. */
export const loadPostList = (kind: PostKind): PublicPageLoad =>
  askedPage(postPageQuery(pageSizeOf(kind)), async (context, query) => {
    const { searchLabel, empty } = kindWords[kind]
    const { name, lead, cover } = wordsAbove(context, kind)
    const { page, pageSize, search, category: categorySlug } = query
    const asked = { kindSlug: kind, page, pageSize, search, categorySlug, sort: 'newest' } as const
    const isSearched = searchedAlways.includes(kind) || Boolean(search || categorySlug)
    const [found, known] = await Promise.all([
      pageOfPosts(context, asked),
      isSearched ? listAllCategories(context, kind) : undefined,
    ])
    // a handful of partners is looked over, not searched
    const isSearchable = isSearched || found.totalPages > 1
    const categories = known ?? (isSearchable ? await listAllCategories(context, kind) : undefined)
    return listPage('posts.list', {
      path: to.posts(kind),
      title: name,
      lead,
      head: cover ? { image: cover } : undefined,
      query,
      found,
      card: post => postCard(post, context.tenant.timeZone),
      search: isSearchable ? searchLabel : undefined,
      filters: categories && categoryFilters(categories),
      empty: {
        title: `Belum ada ${kindWords[kind].name.toLowerCase()}`,
        text: empty,
        action: { label: 'Kembali ke halaman utama', href: to.home() },
      },
      tags: ['posts'],
      data(list, tools) {
        const isWhole = page === 1 && !tools.isFiltered
        const more = isWhole ? { how: howOf(context, kind), cover: cover ?? undefined } : {}
        return { ...list, ...tools, ...more }
      },
    })
  })

/** The built-in words of a list; above the blog those of the setting `blog`, where it is written. */
function wordsAbove({ tenant }: PageContext, kind: PostKind) {
  const { name, lead } = kindWords[kind]
  const blog = kind === 'blog' ? blogSetting.safeParse(tenant.values.blog).data : undefined
  return blog
    ? { name: blog.title, lead: blog.summary || lead, cover: blog.cover }
    : { name, lead, cover: null }
}

/** of partners, as an editor wrote it: the setting `collaboration` */
function howOf({ tenant }: PageContext, kind: PostKind): PostListPage['how'] {
  return kind === 'collaborators'
    ? collaborationSetting.safeParse(tenant.values.collaboration).data
    : undefined
}

/** none where there is nothing to choose */
function categoryFilters(categories: readonly CategoryItem[]): Filter[] {
  const choices = categories
    .filter(category => category.totalPosts > 0)
    .map(category => ({ value: category.slug, label: category.name }))
  return choices.length < 2 ? [] : [{ name: 'category', label: 'Kategori', choices }]
}

/** A post by slug or by id; the id form leads to the canonical address. */
export function loadPostDetail(kind: PostKind): PublicPageLoad {
  return {
    query: ['reaction'],
    async load(context) {
      const { id, slug, title } = context.params
      if (!id && !slug && !title) return { redirect: to.posts(kind) }
      const post = await findByParameters(context, kind)
      if (!post) return redirectToMoved(context, kind)
      const { reaction } = parseQuery(z.object({ reaction: reactionNotice }), context.query)
      const data = await postDetailData(context, post, reaction && reactionNotices[reaction])
      const link = to.post({ kind, id: post.id, slug: post.slug })
      return detailPage('posts.detail', data, {
        // after a form was sent: for this one visitor, with the counts as they are now
        head: { ...postHead(context, post), ...(reaction ? { noindex: true } : {}) },
        canonical: link,
        tags: ['posts'],
      })
    },
  }
}

/** An address the post once had leads to where it stands now, whatever it is called meanwhile. */
async function redirectToMoved({ tx, params }: PageContext, kind: PostKind) {
  const old = (params.slug ?? params.title ?? '').toLowerCase()
  const moved = old === '' ? undefined : await findMoved(tx, kind, old)
  return moved && { redirect: to.post({ kind, ...moved }) }
}

async function findByParameters(context: PageContext, kind: PostKind): Promise<PostDetail | null> {
  const { id, slug, title } = context.params
  const byId = id ? readJson(await findPost(context, { kindSlug: kind, id: Number(id) })) : null
  // digits alone may be a slug as well; slugs are lower case, whatever was typed
  const named = (slug ?? title ?? id)?.toLowerCase()
  return byId ?? (named ? readJson(await findPost(context, { kindSlug: kind, slug: named })) : null)
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
    query: loadPostList(kind).query,
    leadsOn: true,
    async load(context) {
      const { id, slug, title } = context.params
      if (!id && !slug && !title) return { redirect: to.posts(kind) }
      const post = await findByParameters(context, kind)
      return post ? { redirect: to.post({ kind, id: post.id, slug: post.slug }) } : undefined
    },
  }
}

import type { PageContext } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { detailPage } from '../../../shared/page.ts'
import { withQuery } from '../../../shared/pager.ts'
import { imageOf } from '../../../shared/picture.ts'
import type { PostKind } from '../../../shared/post-kinds.ts'
import { spokenIn } from '../../../shared/spoken.ts'
import { trail } from '../../../ui/lists.ts'
import { shownChapters, shownWords } from './episode.ts'
import { listenOf, watchOf } from './post-media.ts'
import { drawnTies } from './post-ties.store.ts'
import { episodeText, postCard, postFacts } from './posts.cards.ts'
import type { PostDetail, PostDetailPage } from './posts.contract.ts'
import { postHead } from './posts.markup.ts'
import { kindWords } from './posts.rules.ts'
import { newestPosts } from './posts.store.ts'
import { reactionForm } from './reaction-form.ts'

/** A post as it is being written, as far as it is drawn. */
export interface Drawn {
  id: number
  kind: PostKind
  slug: string
  title: string
  summary: string
  html: string
  cover: unknown
  images: readonly unknown[]
  categoryIds: readonly number[]
  authorIds: readonly number[]
  tags: readonly string[]
  language: string | null
  seo: PostDetail['seo']
  minutes: number
  audio: unknown
  video: unknown
  episode: PostDetail['episode']
}

/** The page of a post that nobody has published yet, as its visitors would get it. */
export async function drawPost(context: PageContext, drawn: Drawn) {
  const { tenant, clock } = context
  const { kind, html, categoryIds, authorIds, tags } = drawn
  const ties = await drawnTies(context.tx, { categoryIds, authorIds, pictureBase: tenant.pictureBase })
  const at = clock.now().toISOString()
  const picture = (stored: unknown) => {
    const { key } = Object(stored)
    return typeof key === 'string' ? { ...Object(stored), url: `${tenant.pictureBase}${key}` } : null
  }
  const post: PostDetail = {
    id: drawn.id,
    kindSlug: kind,
    slug: drawn.slug || 'pratinjau',
    title: drawn.title || 'Tanpa judul',
    summary: drawn.summary,
    cover: picture(drawn.cover),
    category: ties.categories[0] ?? null,
    categories: ties.categories,
    tags: [...tags],
    authors: ties.authors,
    publishedAt: at,
    updatedAt: at,
    minutes: drawn.minutes,
    featured: false,
    views: 0,
    // as its column would keep it
    audio: drawn.audio as PostDetail['audio'],
    video: drawn.video as PostDetail['video'],
    images: drawn.images.flatMap(image => picture(image) ?? []),
    content: html,
    language: drawn.language,
    parentSlug: null,
    seo: drawn.seo,
    episode: drawn.episode,
    reactions: { like: 0, love: 0, clap: 0, insightful: 0, celebrate: 0 },
  }
  const data = await postDetailData(context, post, undefined)
  // nobody can answer to what is not out
  return detailPage(
    'posts.detail',
    { ...data, reactions: null, reactionsHtml: '' },
    {
      head: postHead(context, post),
      canonical: to.post({ kind, id: drawn.id, slug: post.slug }),
      tags: [],
    },
  )
}

/** All that the page of a post shows. */
export async function postDetailData(
  context: PageContext,
  post: PostDetail,
  notice: string | undefined,
): Promise<PostDetailPage> {
  const kind = post.kindSlug
  const { timeZone } = context.tenant
  const related = await newestPosts(
    context,
    { kindSlug: kind, excludeId: post.id, categoryId: post.category?.id },
    3,
  )
  return {
    heading: {
      eyebrow: episodeText(post) ?? post.category?.name,
      title: post.title,
      lead: post.summary || undefined,
      spoken: spokenIn(post.language),
    },
    crumbs: trail({ label: kindWords[kind].name, href: to.posts(kind) }, { label: post.title }),
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
    chapters: shownChapters(post.episode),
    words: shownWords(post.episode),
    isSilent: post.audio !== null && post.audio.url === undefined,
    video: watchOf(post),
    images: post.images.flatMap(image => imageOf(image) ?? []),
    reactions: { kind, slug: post.slug, views: post.views },
    reactionsHtml: reactionForm({ kind, slug: post.slug, counts: post.reactions, notice }),
    categories: post.categories.map(category => ({
      label: category.name,
      href: withQuery(to.posts(kind), { category: category.slug }),
    })),
    others: kindWords[kind].others,
    related: related.map(item => postCard(item, timeZone)),
  }
}

import { z } from 'zod'
import { pagedOf, pictureShape } from '../../../platform/http/paged.ts'
import { listQuery, plainText, searchText } from '../../../platform/http/query.ts'
import type { ListPage, SearchableList } from '../../../ui/lists.ts'
import type { Action, CardItem, Crumb, Fact, Heading, Image } from '../../../ui/parts.tsx'
import type { Watch } from '../../../ui/watch.ts'
import { seoWords } from '../../core/entries/entries.ts'
import { storedImage } from '../../core/site/site.cards.ts'
import { episodeShape, type ShownChapter, type ShownWords } from './episode.contract.ts'
import { kindSlug } from './post-queries.contract.ts'

/** how many of each reaction; one that nobody chose is 0 */
export const reactionCounts = z.object({
  like: z.int(),
  love: z.int(),
  clap: z.int(),
  insightful: z.int(),
  celebrate: z.int(),
})

/** 0 of season, episode or seconds: nobody said */
const audioShape = z.object({
  season: z.int(),
  episode: z.int(),
  seconds: z.int(),
  /** what the recording is, where it is not the whole episode */
  note: z.string().optional(),
  /** where it can be heard; an episode that has no recording has none */
  url: z.string().optional(),
  key: z.string().optional(),
  bytes: z.int().optional(),
  mime: z.string().optional(),
})

/** a film of our own file store, or one that lies elsewhere and is fetched from there after a click only */
export const videoShape = z.object({
  provider: z.enum(['file', 'youtube', 'vimeo']),
  seconds: z.int(),
  url: z.string().optional(),
  key: z.string().optional(),
  bytes: z.int().optional(),
  mime: z.string().optional(),
  /** its name there */
  id: z.string().optional(),
})

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
  audio: audioShape.nullable(),
  images: z.array(pictureShape.unwrap()),
  video: videoShape.nullable(),
  /** as BCP 47 writes it, of what is written in another language than Indonesian */
  language: z.string().nullish(),
})

export type PostItem = z.output<typeof postItem>

/** What its writers say to search engines and where it is shared, apart from the page itself; empty: nothing of their own. */
const postSeoWords = seoWords.extend({
  /** where it was published first */
  canonical: z.string().optional(),
  noindex: z.boolean().optional(),
})

export const postDetail = postItem.extend({
  content: z.string(),
  /** BCP 47; null: nobody said, taken for Indonesian */
  language: z.string().nullable(),
  updatedAt: z.string(),
  parentSlug: z.string().nullable(),
  categories: z.array(categoryReference),
  reactions: reactionCounts,
  seo: postSeoWords,
  /** of an episode: chapters and what is said; null: nobody wrote any */
  episode: episodeShape.nullable(),
})

export type PostDetail = z.output<typeof postDetail>

export const categoryItem = categoryReference.extend({
  kindSlug,
  parentSlug: z.string().nullable(),
  position: z.int(),
  totalPosts: z.int(),
})

export type CategoryItem = z.output<typeof categoryItem>

export const postList = pagedOf(postItem)

export const categoryList = pagedOf(categoryItem)

/** anything a visitor may type into the search box of a page; `size` is what the specification says of the kind */
export const postPageQuery = (size: number) =>
  listQuery(size, { search: searchText.optional(), category: plainText(191).optional() })

/** what became of a reaction that was sent as a form */
export const reactionNotice = z.enum(['saved', 'removed', 'wait'], 'Alamat tidak lengkap').optional()

export interface PostListPage extends ListPage, SearchableList {
  /** below partners: how one becomes one */
  how?: z.output<typeof collaborationSetting>
  /** above the blog */
  cover?: Image
}

export interface PostDetailPage {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image
  facts: Fact[]
  authors: { name: string; role: string; picture?: Image }[]
  contentHtml: string
  audio?: Listen
  chapters: ShownChapter[]
  /** what is said in the recording */
  words: ShownWords[]
  /** an episode whose recording is not there */
  isSilent: boolean
  video?: Watch
  images: Image[]
  /** null: a draft, which nobody can answer to */
  reactions: ReactionBar | null
  /** the buttons, ready to stand in the page */
  reactionsHtml: string
  categories: Action[]
  others: string
  related: CardItem[]
}

/** What the reaction buttons below a post need. */
export interface ReactionBar {
  kind: string
  slug: string
  views: number
}

/** An episode to listen to; the player that goes on while one browses reads the same words from the element. */
export interface Listen {
  url: string
  title: string
  href: string
  picture?: Image
  length: string
  note?: string
}

/** What stands above the blog (specification section 3): the setting `blog`. */
export const blogSetting = z.strictObject({
  title: plainText(80).trim().min(1, 'Wajib diisi'),
  summary: plainText(600).trim().default(''),
  cover: storedImage.nullable().optional(),
})

/** How to become a partner, as an editor writes it: the setting `collaboration`. */
export const collaborationSetting = z.object({
  title: z.string().max(120),
  intro: z.string().max(600).optional(),
  steps: z
    .array(z.object({ title: z.string().max(120), text: z.string().max(600) }))
    .min(1)
    .max(8),
  action: z
    .object({ label: z.string().max(60), href: z.string().regex(/^(\/(?!\/)|https?:\/\/|mailto:)/) })
    .optional(),
})

declare module '../../../shared/page.ts' {
  interface PageData {
    'posts.detail': PostDetailPage
    'posts.list': PostListPage
  }
}

import { z } from 'zod'
import { pagedOf, pictureShape } from '../../../platform/http/paged.ts'
import {
  listQuery,
  pageNumber,
  plainText,
  withinReach,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import type { Action, Crumb, Heading, Image, Pager } from '../../../ui/parts.tsx'

const words = plainText(100).transform(text => text.replaceAll(/\s+/g, ' ').trim())

/** Anything may be asked for as a kind; one that does not exist has nothing in it. */
const kind = plainText(40)

export const searchQuery = z
  .object({
    q: words.pipe(z.string().min(2, 'Tulis minimal 2 huruf')),
    type: kind.optional(),
    page: pageNumber,
  })
  .transform(query => ({ ...query, pageSize: 10 }))
  .refine(withinReach, withinReachMessage)

export const suggestQuery = z.object({ q: words })

const searchItem = z.object({
  type: z.string(),
  typeLabel: z.string(),
  title: z.string(),
  path: z.string(),
  /** in pieces, so that nobody has to read markup: the words that were searched for are hits */
  excerpt: z.array(z.object({ text: z.string(), isHit: z.boolean() })),
  picture: pictureShape,
  publishedAt: z.string().nullable(),
})

export type SearchItem = z.output<typeof searchItem>

export const searchAnswer = pagedOf(searchItem).extend({
  /** what was found, kind by kind */
  types: z.array(z.object({ type: z.string(), label: z.string(), totalItems: z.int() })),
  /** what may have been meant by a mistyped word */
  suggestion: z.string().nullable(),
  /** the items are for this instead: for what was asked there was nothing */
  insteadOf: z.string().nullable(),
})

export type SearchAnswer = z.output<typeof searchAnswer>

export const suggestAnswer = z.object({
  items: z.array(z.object({ type: z.string(), typeLabel: z.string(), title: z.string(), path: z.string() })),
})

export type SuggestAnswer = z.output<typeof suggestAnswer>

export const searchPageQuery = listQuery(10, { q: words.default(''), kind: kind.default('') })

export interface SearchPage {
  path: string
  query: string
  heading: Heading
  crumbs: Crumb[]
  type: string
  types: { label: string; href: string; total: number; isCurrent: boolean }[]
  /** what the assistant is asked, above the first page of results */
  asks?: string | undefined
  suggestion?: Action
  note?: string
  items: {
    href: string
    title: string
    label: string
    date?: string
    excerpt: { text: string; isHit: boolean }[]
    picture?: Image
  }[]
  empty?: { title: string; text: string; links: Action[] }
  pager?: Pager
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'search.page': SearchPage
  }
}

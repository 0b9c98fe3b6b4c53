import { z } from 'zod'
import { pagedOf, pictureShape } from '../../../platform/http/paged.ts'
import {
  listQuery,
  pageNumber,
  pageSize,
  searchText,
  slugText,
  withinReach,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import type { ListPage, SearchableList } from '../../../ui/lists.ts'
import type { Action, CardItem, Crumb, Fact, Heading, Image } from '../../../ui/parts.tsx'
import type { Watch } from '../../../ui/watch.ts'

export const portfolioListQuery = z
  .object({
    page: pageNumber,
    pageSize: pageSize(10),
    search: searchText.optional(),
    /** slug of a kind of project */
    type: slugText.optional(),
    /** slug of a client */
    client: slugText.optional(),
  })
  .refine(withinReach, withinReachMessage)

export type PortfolioListQuery = z.output<typeof portfolioListQuery>

export const portfolioDetailQuery = z.object({ slug: slugText })

/** a picture in the specification's words */
const linked = z.object({ link: z.string(), name: z.string() })

export const portfolioItem = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  kind: z.string(),
  kindSlug: z.string(),
  /** in words: "3 Mar - 28 Jun 2026" */
  date: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  batchs: z.array(z.object({ label: z.string(), date: z.string() })),
  clientName: z.string().nullable(),
  projectLink: z.string().nullable(),
  summary: z.string(),
  cover: pictureShape,
})

export type PortfolioItem = z.output<typeof portfolioItem>

export const portfolioDetail = portfolioItem.extend({
  description: z.string(),
  photos: z.array(linked),
  images: z.array(linked),
  video: z.object({ link: z.string(), thumbnail: z.string().nullable() }).nullable(),
})

export type PortfolioDetail = z.output<typeof portfolioDetail>
export const portfolioList = pagedOf(portfolioItem)

/** As the store answers: days, not yet words; pictures whole. */
export interface StoredItem extends Omit<PortfolioItem, 'date'> {
  client: { slug: string; name: string; sector: string } | null
}

type Picture = NonNullable<PortfolioItem['cover']>

export interface StoredDetail extends StoredItem {
  description: string
  photos: Picture[]
  images: Picture[]
  video: { url: string; mime: string; seconds: number } | null
  updatedAt: string
}

export interface Client {
  slug: string
  name: string
  sector: string
  logo: Picture | null
  projects: { title: string; slug: string; kindSlug: string }[]
}

/** what a visitor may type into the address of the list */
export const portfolioPageQuery = listQuery(10, {
  search: searchText.optional(),
  client: slugText.optional(),
})

export interface PortfolioListPage extends ListPage, SearchableList {
  kinds: Action[]
}

export interface PortfolioDetailPage {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image
  facts: Fact[]
  client?: { name: string; sector: string; href: string }
  batches: { label: string; date: string }[]
  projectLink?: Action
  descriptionHtml: string
  film?: Watch
  photos: Image[]
  images: Image[]
  related: CardItem[]
}

export interface ClientsPage {
  heading: Heading
  crumbs: Crumb[]
  clients: { name: string; sector: string; initials: string; logo?: Image; projects: Action[] }[]
  empty: { title: string; text: string; action: Action }
  more: Action
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'portfolio.clients': ClientsPage
    'portfolio.detail': PortfolioDetailPage
    'portfolio.list': PortfolioListPage
  }
}

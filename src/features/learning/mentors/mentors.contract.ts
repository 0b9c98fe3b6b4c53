import { z } from 'zod'
import { pagedOf, pictureShape } from '../../../platform/http/paged.ts'
import {
  listQuery,
  pageNumber,
  pageSize,
  searchText,
  withinReach,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import type { ListPage, SearchableList } from '../../../ui/lists.ts'
import type { CardItem, Crumb, Heading, Image } from '../../../ui/parts.tsx'

export const mentorListQuery = z
  .object({ page: pageNumber, pageSize: pageSize(10), search: searchText.optional() })
  .refine(withinReach, withinReachMessage)

export type MentorListQuery = z.output<typeof mentorListQuery>

/** A public face that teaches: never an account, so without telephone or mail. */
export const mentorItem = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  bio: z.string(),
  photo: pictureShape,
  totalClasses: z.int(),
})

export type MentorItem = z.output<typeof mentorItem>

export const mentorList = pagedOf(mentorItem)

export const mentorPageQuery = listQuery(10, { search: searchText.optional() })

export interface MentorListPage extends ListPage, SearchableList {}

export interface MentorDetailPage {
  heading: Heading
  crumbs: Crumb[]
  name: string
  bio: string
  picture?: Image
  /** what the mentor's classes teach */
  competencies: { label: string; href?: string }[]
  related: CardItem[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'mentors.detail': MentorDetailPage
    'mentors.list': MentorListPage
  }
}

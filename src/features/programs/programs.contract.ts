import { z } from 'zod'
import { pagedOf, pictureShape } from '../../platform/http/paged.ts'
import { pageNumber, pageSize, slugText, withinReach, withinReachMessage } from '../../platform/http/query.ts'
import type { Action, CardItem, Crumb, Fact, Heading, Image, Pager } from '../../ui/parts.tsx'

/** perPage of programmes is 6 (specification section 4). */
export const programListQuery = z
  .object({ page: pageNumber, pageSize: pageSize(6) })
  .refine(withinReach, withinReachMessage)

export type ProgramListQuery = z.output<typeof programListQuery>

export const programDetailQuery = z.object({ slug: slugText })

export const programItem = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  kind: z.string(),
  summary: z.string(),
  logo: pictureShape,
  cover: pictureShape,
  partners: z.array(z.string()),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  totalClasses: z.int(),
})

export type ProgramItem = z.output<typeof programItem>

export const programDetail = programItem.extend({
  description: z.string(),
  completion: z.enum(['all_in_order', 'all_any_order', 'at_least_n']),
  items: z.array(z.object({ classId: z.int(), slug: z.string(), name: z.string(), required: z.boolean() })),
  updatedAt: z.string(),
})

export type ProgramDetail = z.output<typeof programDetail>

export const programList = pagedOf(programItem)
export const programNames = z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() }))

export const programPageQuery = z
  .object({ page: pageNumber })
  .transform(query => ({ ...query, pageSize: 6 }))
  .refine(withinReach, withinReachMessage)

export interface ProgramListPage {
  page: number
  isBeyond: boolean
  heading: Heading
  crumbs: Crumb[]
  items: CardItem[]
  empty: { title: string; text: string; action?: Action }
  pager?: Pager
}

export interface ProgramDetailPage {
  heading: Heading
  crumbs: Crumb[]
  cover?: Image
  facts: Fact[]
  descriptionHtml: string
  partners: string[]
  /** classes of the programme, in order */
  related: CardItem[]
}

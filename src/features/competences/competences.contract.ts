import { z } from 'zod'
import { pageNumber, withinReach, withinReachMessage } from '../../platform/http/query.ts'
import type { Action, CardItem, Crumb, Heading, Pager } from '../../ui/parts.tsx'

/** What a class can teach, with words for those who do not know it yet. */
export interface Competence {
  id: number
  slug: string
  name: string
  description: string
}

export const competencePageQuery = z
  .object({ page: pageNumber })
  .transform(query => ({ ...query, pageSize: 12 }))
  .refine(withinReach, withinReachMessage)

export interface CompetencePage {
  heading: Heading
  crumbs: Crumb[]
  items: CardItem[]
  /** other competences of the tenant that are taught */
  others: Action[]
  empty: { title: string; text: string; action?: Action }
  pager?: Pager
}

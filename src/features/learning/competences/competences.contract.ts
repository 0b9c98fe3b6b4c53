import { listQuery } from '../../../platform/http/query.ts'
import type { ListPage } from '../../../ui/lists.ts'
import type { Action } from '../../../ui/parts.tsx'

/** What a class can teach, with words for those who do not know it yet. */
export interface Competence {
  id: number
  slug: string
  name: string
  description: string
}

export const competencePageQuery = listQuery(10, {})

export interface CompetencePage extends ListPage {
  /** other competences of the tenant that are taught */
  others: Action[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'competences.detail': CompetencePage
  }
}

import { z } from 'zod'
import { officeQuery, positiveId, searchText } from '../../../platform/http/query.ts'
import type { Pager } from '../../../ui/parts.tsx'

export const byClass = z.object({ id: positiveId })

/** thirty people beside a hundred chapters are as many cells as a phone draws at once */
export const progressQuery = officeQuery(30, {
  search: searchText.optional(),
  run: positiveId.optional(),
  show: z.enum(['all', 'quiet'], 'Saringan tidak dikenal').optional(),
  sort: z.enum(['quiet', 'name'], 'Urutan tidak dikenal').optional(),
})
export type ProgressQuery = z.output<typeof progressQuery>

/** The whole class by columns: the n-th of each list is one person, the n-th sign of `cells` one chapter. */
export const classTable = z.object({
  chapters: z.object({ id: z.array(z.int()), title: z.array(z.string()), done: z.array(z.int()) }),
  people: z.object({
    name: z.array(z.string()),
    run: z.array(z.string()),
    percent: z.array(z.int()),
    seenAt: z.array(z.string().nullable()),
    isQuiet: z.array(z.boolean()),
    cells: z.array(z.string().regex(/^[012]*$/)),
  }),
})
export type ClassTable = z.output<typeof classTable>

interface Choice {
  value: string
  label: string
}

export interface ProgressPage {
  id: number
  name: string
  path: string
  fileHref: string
  classHref: string
  gradesHref: string
  /** where the class is asked; empty: not by whoever looks */
  pollHref: string
  people: number
  finished: number
  quiet: number
  percent: number
  chapters: {
    number: number
    title: string
    done: number
    percent: number
    isRequired: boolean
    isStop: boolean
  }[]
  rows: {
    id: number
    name: string
    run: string
    percent: number
    progressText: string
    seenText: string
    next: string
    isQuiet: boolean
    isFinished: boolean
    /** a sign of `marks` for each chapter */
    cells: string
  }[]
  runs: Choice[]
  given: { search: string; run: string; show: string; sort: string }
  pager: Pager | undefined
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'progress.class': ProgressPage
  }
}

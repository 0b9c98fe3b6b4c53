import { z } from 'zod'
import { officeQuery, searchedDay } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { visitCuts } from './visits.rules.ts'

export const visitsQuery = officeQuery(50, {
  by: z.enum(keysOf(visitCuts), 'Pengelompokan tidak dikenal').optional(),
  from: searchedDay('Tanggal awal tidak valid'),
  to: searchedDay('Tanggal akhir tidak valid'),
})
export type VisitsQuery = z.output<typeof visitsQuery>

/** A day, a source, a campaign, a device or a page; of a page only what can be said of one. */
export interface VisitItem {
  id: string
  name: string
  visits: number
  views: number
  entered: number
  /** steps towards a class; null of a page */
  funnel: { classes: number; forms: number; orders: number; paid: number; amount: number } | null
  amountText: string
}

/** A step from a visit to money, with its part of the step before. */
export interface FunnelStep {
  key: string
  label: string
  count: number
  /** "40% dari langkah sebelumnya" */
  part: string
  /** beside the first step, in thousandths */
  length: number
}

/** A day of the chart: its column is so high beside the highest, in thousandths. */
export interface ChartDay {
  day: string
  label: string
  visits: number
  views: number
  height: number
}

export interface Cohort {
  month: string
  label: string
  /** people; "<5" where they could be recognised */
  size: string
  /** by week: "12 (80%)", "<5", or "belum" */
  weeks: string[]
}

export interface VisitsPage {
  list: OfficeListData<VisitItem>
  /** "1 sampai 27 November 2026" */
  period: string
  by: keyof typeof visitCuts | 'day'
  figures: { label: string; text: string; note: string }[]
  funnel: FunnelStep[]
  chart: ChartDay[]
  /** pages that were not counted, by why */
  left: { label: string; views: number }[]
  weeks: number[]
  cohorts: Cohort[]
  cohortsHref: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'visits.figures': VisitsPage
  }
}

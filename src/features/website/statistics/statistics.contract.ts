import { z } from 'zod'
import { positiveId } from '../../../platform/http/query.ts'
import { batchItem } from '../../learning/classes/classes.ts'
import { chartTypes, counterFlags } from './statistics.rules.ts'

const count = z.int().min(0)

/** `?alumni`, `?alumni=1` and `?alumni=true` ask for it, `0` and `false` do not. */
const asked = z
  .enum(['', '1', 'true', '0', 'false'], 'Isi dengan true atau false')
  .transform(value => value !== '0' && value !== 'false')
  .optional()

export const counterQuery = z.object({
  alumni: asked,
  cities: asked,
  cities_active: asked,
  cities_alumni: asked,
  schools: asked,
  schools_active: asked,
  schools_alumni: asked,
  students: asked,
  mentors: asked,
  programs: asked,
} satisfies Record<(typeof counterFlags)[number], typeof asked>)

export type CounterQuery = z.output<typeof counterQuery>

/** only what was asked for; everything where nothing was */
export const counters = z.partialRecord(z.enum(counterFlags), count)
export type Counters = z.output<typeof counters>

export const allCounters = z.record(z.enum(counterFlags), count)
export type AllCounters = z.output<typeof allCounters>

export const landingCounters = z.object({
  students: count,
  mentors: count,
  schools: count,
  cities: count,
  programs: count,
  classes: count,
})

const named = z.object({ name: z.string(), label: z.string(), total: count })

export const overview = z.object({
  /** active members by kind; who runs the site is not among them */
  members: z.array(z.object({ kind: z.int(), role: z.string(), label: z.string(), total: count })),
  classes: z.array(named),
  classrooms: z.array(named),
  programs: count,
  webinars: count,
  schools: z.object({ total: count, active: count }),
  regions: z.object({ provinces: count, cities: count }),
})

export type Overview = z.output<typeof overview>

/** as the database counts it, without words */
export interface OverviewRow {
  members: { kind: number; total: number }[]
  classes: { name: string; total: number }[]
  classrooms: { name: string; total: number }[]
  programs: number
  webinars: number
  schools: { total: number; active: number }
  regions: { provinces: number; cities: number }
}

export const provinceCounts = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    schools: count,
    /** null: fewer than five */
    members: count.nullable(),
  }),
)

export type ProvinceCounts = z.output<typeof provinceCounts>

export interface ProvinceRow {
  id: string
  schools: number
  members: number | null
  cities: number
}

export const provinceScores = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    /** 0 to 100 */
    score: count.max(100),
    citiesReached: count,
    citiesTotal: count,
  }),
)

export type ProvinceScores = z.output<typeof provinceScores>

export const chartParameters = z.object({
  type: z.enum(chartTypes, `Grafik yang tersedia: ${chartTypes.join(', ')}`),
})

export const chart = z.object({
  type: z.enum(chartTypes),
  title: z.string(),
  /** "2026-11" */
  months: z.array(z.string()),
  /** "Nov 2026" */
  labels: z.array(z.string()),
  /** in each month */
  data: z.array(count),
  /** all there were at the end of each month */
  total: z.array(count),
})

export type Chart = z.output<typeof chart>

export const activeBatches = z.object({
  total: count,
  /** places of those runs that have a limit */
  seats: count,
  states: z.array(named),
  items: z.array(batchItem),
})

export const batchParameters = z.object({ id: positiveId })

export const batchStatistics = batchItem.extend({
  totalModules: count,
  totalChapters: count,
  totalWebinars: count,
  /** days until it begins; 0 once it has */
  daysToStart: count,
  lengthInDays: count,
})

export const extensions = z.object({
  totalClasses: count,
  totalMinutes: count,
  items: z.array(
    z.object({
      category: z.object({ id: z.int(), slug: z.string(), name: z.string() }).nullable(),
      totalClasses: count,
      totalMinutes: count,
    }),
  ),
})
export type Extensions = z.output<typeof extensions>

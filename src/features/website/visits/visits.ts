import type { InTenant } from '../../../platform/http/endpoint.ts'
import { mediumDate, monthName } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { amountText } from '../../../shared/money.ts'
import * as store from './visit-figures.store.ts'
import type { Cohort, FunnelStep, VisitItem, VisitsQuery } from './visits.contract.ts'
import { cohortMonths, cohortWeeks, devices, keptDays, smallestGroup } from './visits.rules.ts'

const day = 86_400_000
const dayBefore = (text: string, days: number) =>
  new Date(Date.parse(`${text}T00:00:00Z`) - days * day).toISOString().slice(0, 10)

/** a day, moved to the end of those that there are; days compare as texts */
function within(asked: string, first: string, last: string): string {
  if (asked < first) return first
  return asked > last ? last : asked
}

/** The days that are asked for, no more than are kept; the last thirty where none are. */
export function daysOf(
  { clock, tenant }: Pick<InTenant, 'clock' | 'tenant'>,
  query: VisitsQuery,
): store.Days {
  const today = dayIn(clock.now(), tenant.timeZone)
  const oldest = dayBefore(today, keptDays)
  const last = within(query.to ?? today, oldest, today)
  return { first: within(query.from ?? dayBefore(last, 29), oldest, last), last }
}

type Words = (key: string) => string
const dayName: Words = key => mediumDate(new Date(`${key}T12:00:00Z`), 'UTC')
const nameBy: Readonly<Record<string, Words>> = {
  day: dayName,
  source: key => key || 'Langsung (alamat diketik, aplikasi, email)',
  campaign: key => key || 'Tanpa kampanye',
  device: key => (key === 'phone' ? devices.phone : devices.desk),
}

/** Visits of some days, told apart by day, source, campaign, device or page. */
export async function listVisits(context: InTenant, query: VisitsQuery): Promise<Paged<VisitItem>> {
  const { tx } = context
  const days = daysOf(context, query)
  const by = query.by ?? 'day'
  if (by === 'page') {
    const { rows, total } = await store.listPages(tx, days, query)
    const items = rows.map(({ key, ...row }) => ({
      id: key,
      name: key,
      ...row,
      funnel: null,
      amountText: '',
    }))
    return paged(items, total, query)
  }
  const { rows, total } = await store.listCut(tx, by, days, query)
  const items = rows.map(({ key, visits, views, entered, ...funnel }) => ({
    id: key,
    name: nameBy[by]?.(key) ?? key,
    visits,
    views,
    entered,
    funnel,
    amountText: amountText(Math.max(0, funnel.amount)),
  }))
  return paged(items, total, query)
}

const percent = (part: number, of: number) => (of === 0 ? 0 : Math.round((part / of) * 100))

/** From a visit to money, each step with its part of the one before. */
export function funnelOf(row: store.CutRow | undefined): FunnelStep[] {
  const counts = [
    { key: 'visits', label: 'Kunjungan', count: row?.visits ?? 0 },
    { key: 'classes', label: 'Melihat sebuah kelas', count: row?.classes ?? 0 },
    { key: 'forms', label: 'Membuka pendaftaran', count: row?.forms ?? 0 },
    { key: 'entered', label: 'Mendaftar atau memesan', count: row?.entered ?? 0 },
  ]
  const first = Math.max(1, counts[0]?.count ?? 0)
  return counts.map((step, index) => {
    const before = counts[index - 1]?.count
    return {
      ...step,
      part: before === undefined ? '' : `${percent(step.count, before)}% dari langkah sebelumnya`,
      length: Math.min(1000, Math.round((step.count / first) * 1000)),
    }
  })
}

/** A number of people that nobody can be recognised by, nor can those who are missing. */
function keptText(kept: number | null, size: number): string {
  if (kept === null) return 'belum'
  if (kept > 0 && kept < smallestGroup) return '<5'
  const missing = size - kept
  if (missing > 0 && missing < smallestGroup) return `>${size - smallestGroup}`
  return `${kept} (${percent(kept, size)}%)`
}

/** Participants by the month they joined in, and how many of them still learn. */
export async function listCohorts({ tx, clock, tenant }: InTenant): Promise<Cohort[]> {
  const asked = { zone: tenant.timeZone, now: clock.now(), months: cohortMonths, weeks: cohortWeeks }
  const rows = await store.listCohorts(tx, asked)
  // a month in which nobody joined says nothing
  const told = rows.filter(({ size }) => size > 0)
  return [...Map.groupBy(told, ({ month }) => month)].map(([month, weeks]) => {
    const size = weeks[0]?.size ?? 0
    const isFew = size < smallestGroup
    return {
      month,
      label: monthName(month),
      size: isFew ? '<5' : String(size),
      weeks: weeks.map(({ kept }) => (isFew ? '<5' : keptText(kept, size))),
    }
  })
}

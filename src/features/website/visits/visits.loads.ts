import type { FileColumn } from '../../../platform/http/list-file.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { to } from '../../../routes.ts'
import { mediumDate, rangeOfDays } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as store from './visit-figures.store.ts'
import { cohortsPath } from './visits.api.ts'
import { type ChartDay, type VisitItem, type VisitsQuery, visitsQuery } from './visits.contract.ts'
import { cohortWeeks, leftReasons, visitCuts } from './visits.rules.ts'
import { daysOf, funnelOf, listCohorts, listVisits } from './visits.ts'

const columns: readonly FileColumn<VisitItem>[] = [
  ['Kelompok', ({ name }) => name],
  ['Kunjungan', ({ visits }) => visits],
  ['Halaman dibuka', ({ views }) => views],
  ['Melihat kelas', ({ funnel }) => funnel?.classes],
  ['Membuka pendaftaran', ({ funnel }) => funnel?.forms],
  ['Mendaftar atau memesan', ({ entered }) => entered],
  ['Pesanan', ({ funnel }) => funnel?.orders],
  ['Pesanan dibayar', ({ funnel }) => funnel?.paid],
  ['Uang masuk', ({ funnel }) => funnel?.amount],
]

const number = (count: number) => count.toLocaleString('id-ID')

function figuresOf(row: store.CutRow | undefined, days: number) {
  const { visits = 0, views = 0, orders = 0, paid = 0, amount = 0 } = row ?? {}
  return [
    {
      label: 'Kunjungan',
      text: number(visits),
      note: 'Satu orang dalam satu hari. Yang datang di dua hari dihitung dua kali.',
    },
    { label: 'Rata-rata pengunjung sehari', text: number(Math.round(visits / days)), note: '' },
    { label: 'Halaman dibuka', text: number(views), note: '' },
    { label: 'Pesanan', text: number(orders), note: `${number(paid)} di antaranya sudah dibayar.` },
    {
      label: 'Uang masuk dari kunjungan',
      text: amountText(Math.max(0, amount)),
      note: 'Sudah dikurangi yang dikembalikan.',
    },
  ]
}

function chartOf(rows: Awaited<ReturnType<typeof store.listDays>>): ChartDay[] {
  const highest = Math.max(1, ...rows.map(({ visits }) => visits))
  return rows.map(row => ({
    ...row,
    label: mediumDate(new Date(`${row.day}T12:00:00Z`), 'UTC'),
    height: Math.round((row.visits / highest) * 1000),
  }))
}

/** How many came, from where, what they looked at, and what came of it. */
export const visits = officeList<'visits.figures', VisitsQuery, VisitItem>(
  { page: 'visits.figures', path: to.visits(), access: permissions.seeVisits },
  { title: 'Statistik', description: 'Kunjungan, sumber, halaman, dan jalan sampai mendaftar dan membayar.' },
  {
    query: visitsQuery,
    filters: () => [
      { name: 'by', label: 'Menurut', kind: 'tabs', all: 'Hari', options: optionsOf(visitCuts) },
      { name: 'from', label: 'Dari tanggal', kind: 'day' },
      { name: 'to', label: 'Sampai tanggal', kind: 'day' },
    ],
    list: listVisits,
    async data(list, context, query) {
      const { tx } = context
      const days = daysOf(context, query)
      const [sum, byDay, left, cohorts] = await Promise.all([
        store.sumUp(tx, days),
        store.listDays(tx, days),
        store.listLeft(tx, days),
        listCohorts(context),
      ])
      return {
        list,
        period: rangeOfDays(days.first, days.last),
        by: query.by ?? 'day',
        figures: figuresOf(sum, byDay.length),
        funnel: funnelOf(sum),
        chart: chartOf(byDay),
        left: left.map(({ reason, views }) => ({ label: leftReasons[reason].label, views })),
        weeks: [...cohortWeeks],
        cohorts,
        cohortsHref: cohortsPath,
      }
    },
    calls: { tag: 'Statistik', columns },
  },
)

import { z } from 'zod'
import { officeQuery, plainText, searchText } from '../../../platform/http/query.ts'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import type { ShownForm } from '../../../shared/shown-form.ts'
import type { Crumb, Heading } from '../../../ui/parts.tsx'
import { type PlanState, partWords, planStates } from './instalments.rules.ts'

/** setting value `instalments`: whether and how classes may be paid in parts. What was agreed is copied into a plan. */
export const instalmentsSetting = z.strictObject({
  isOpen: z.boolean('Pilih ya atau tidak').meta({ label: 'Pembeli boleh mencicil' }),
  maxParts: z
    .int('Tulis bilangan bulat')
    .min(2, 'Minimal 2 kali')
    .max(12, 'Paling banyak 12 kali')
    .meta({ label: 'Paling banyak berapa kali', hint: '2 sampai 12 kali.' }),
  everyDays: z
    .int('Tulis bilangan bulat')
    .min(7, 'Minimal 7 hari')
    .max(90, 'Paling lama 90 hari')
    .meta({ label: 'Jarak antarcicilan (hari)', hint: '7 sampai 90 hari.' }),
  graceDays: z.int('Tulis bilangan bulat').min(0, 'Minimal 0 hari').max(60, 'Paling lama 60 hari').meta({
    label: 'Masa tenggang (hari)',
    hint: 'Sesudah jatuh tempo. Bila tetap belum dibayar, kelasnya ditutup sampai lunas.',
  }),
  minTotal: wholeRupiah(50_000, 1_000_000_000).meta({ label: 'Mulai dari total', control: 'rupiah' }),
})
export type InstalmentsSetting = z.output<typeof instalmentsSetting>

export const codeParameter = z.object({ code: plainText(40) })
export const agreed = z.strictObject({
  parts: z.int('Pilih berapa kali').min(2, 'Minimal 2 kali').max(12, 'Paling banyak 12 kali'),
})

const part = z.object({
  n: z.int(),
  total: z.int(),
  dueAt: z.iso.datetime(),
  state: z.enum(keysOf(partWords)),
  /** of the order by which it is paid; empty: it is not billed yet */
  orderId: z.string(),
})
export const planAnswer = z.object({
  /** of the order that is to be paid first */
  orderId: z.string(),
  parts: z.array(part),
})

export const plansQuery = officeQuery(25, {
  search: searchText.optional(),
  state: z.enum(keysOf(planStates), 'Status tidak dikenal').optional(),
})
export type PlansQuery = z.output<typeof plansQuery>

export interface PlanItem {
  id: string
  name: string
  title: string
  state: PlanState
  paid: number
  parts: number
  total: number
  totalText: string
  open: number
  openText: string
  /** the next that is to be paid, or what is overdue; empty: nothing */
  nextText: string
  href: string
}

export interface PlansPage {
  list: OfficeListData<PlanItem>
  /** whether buyers are offered it now */
  isOpen: boolean
  settingsHref: string
}

export interface PlanPart {
  n: number
  label: string
  dueText: string
  totalText: string
}

/** Where a buyer chooses how often. */
export interface PlanPage extends ShownForm {
  heading: Heading
  crumbs: Crumb[]
  action: string
  back: string
  totalText: string
  /** how often, with what is paid when */
  choices: { parts: number; label: string; rows: PlanPart[] }[]
  chosen: number
  graceText: string
  policy: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'instalments.choose': PlanPage
    'instalments.list': PlansPage
  }
}

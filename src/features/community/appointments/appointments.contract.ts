import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import {
  agreed,
  fullName,
  lineOf,
  mailAddress,
  mobilePhone,
  paragraphOf,
} from '../../../platform/http/person-fields.ts'
import {
  pageNumber,
  positiveId,
  searchText,
  withinReach,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import { isDay } from '../../../shared/days.ts'
import type { Crumb, Heading, Pager } from '../../../ui/parts.tsx'
import {
  type Decision,
  decisionLabels,
  modes,
  orgTypes,
  statuses,
  topics,
  usualHours,
} from './appointments.rules.ts'

const keysOf = <Key extends string>(words: Record<Key, unknown>) =>
  Object.keys(words).filter((key): key is Key => key in words)

/** local time of the tenant ("2026-11-24T09:30"), or with an offset of its own */
const moment = z
  .string()
  .max(40)
  .refine(
    text =>
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/.test(text) &&
      isDay(text.slice(0, 10)) &&
      !Number.isNaN(Date.parse(text)),
    'Pilih tanggal dan jam',
  )

export const newAppointment = z.strictObject({
  name: fullName,
  email: mailAddress,
  phone: mobilePhone,
  organisation: lineOf(160, 2),
  orgType: z.enum(keysOf(orgTypes), 'Pilih jenis lembaga'),
  topic: z.enum(keysOf(topics), 'Pilih topik'),
  preferredAt: moment,
  mode: z.enum(keysOf(modes), 'Pilih daring atau tatap muka'),
  notes: paragraphOf(2000).default(''),
  consent: agreed('Beri tanda centang agar kami boleh menanggapi permintaan Anda'),
})
export type NewAppointment = z.output<typeof newAppointment>

export const madeAppointment = z.object({
  id: z.int(),
  status: z.enum(keysOf(statuses)),
  preferredAt: z.string(),
  preferredText: z.string(),
})

export const demoQuery = z.object({ email: mailAddress })
export const demoRequested = z.object({ email: z.string() })

export const listQuery = z
  .object({
    page: pageNumber,
    search: searchText.optional(),
    status: z.enum(keysOf(statuses), 'Status tidak dikenal').optional(),
  })
  .transform(query => ({ ...query, pageSize: 20 }))
  .refine(withinReach, withinReachMessage)
export type ListQuery = z.output<typeof listQuery>

export const appointmentItem = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneText: z.string(),
  organisation: z.string(),
  orgType: z.string(),
  topic: z.string(),
  mode: z.enum(keysOf(modes)),
  modeText: z.string(),
  preferredAt: z.string(),
  preferredText: z.string(),
  askedText: z.string(),
  notes: z.string(),
  status: z.enum(keysOf(statuses)),
  place: z.string(),
  words: z.string(),
})
export type AppointmentItem = z.output<typeof appointmentItem>
export const appointmentList = pagedOf(appointmentItem)

export const idParameter = z.object({ id: positiveId })

export const decision = z.strictObject({
  decision: z.enum(keysOf(decisionLabels), 'Pilih keputusan'),
  /** where, or by which link; asked for when confirming */
  place: lineOf(300).default(''),
  /** words to the person; asked for when cancelling */
  words: paragraphOf(1000).default(''),
})
export type AppointmentDecision = z.output<typeof decision>

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Tulis jam seperti 09:00')

/** setting value `working_hours` */
export const workingHoursSetting = z
  .strictObject({
    days: z.array(z.int().min(1).max(7)).min(1, 'Pilih sedikitnya satu hari').max(7),
    from: clockTime,
    to: clockTime,
  })
  .refine(({ from, to }) => from < to, { message: 'Jam tutup harus setelah jam buka', path: ['to'] })

export const hoursOf = (values: Record<string, unknown>) => {
  const parsed = workingHoursSetting.safeParse(values.working_hours)
  return parsed.success ? parsed.data : usualHours
}

type Choice = { value: string; label: string }

export interface AppointmentPage {
  heading: Heading
  crumbs: Crumb[]
  /** what was typed, by name */
  values: Record<string, string>
  errors: { field: string; label: string; message: string }[]
  message: string
  choices: { orgTypes: Choice[]; topics: Choice[]; modes: Choice[]; times: Choice[] }
  days: { first: string; last: string }
  hours: string
  consentText: string
  contact: { email?: string; whatsapp?: { label: string; href: string } }
  policyHref: string
  /** what was asked for just now */
  sent?: { title: string; text: string; lines: string[] }
  demo: { email: string; error?: string; sent?: string }
}

export interface AppointmentsPage {
  list: z.output<typeof appointmentList>
  query: { search: string; status: string }
  statuses: Choice[]
  decisions: Record<string, readonly Decision[]>
  counts: { waiting: number }
  pager: Pager | undefined
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'appointments.make': AppointmentPage
    'appointments.manage': AppointmentsPage
  }
}

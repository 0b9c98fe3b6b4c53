import { z } from 'zod'
import { bulkIds } from '../../../platform/http/bulk.ts'
import { pagedOf } from '../../../platform/http/paged.ts'
import {
  agreed,
  fullName,
  lineOf,
  mailAddress,
  mobilePhone,
  paragraphOf,
} from '../../../platform/http/person-fields.ts'
import { day, officeQuery, plainText, positiveId, searchText } from '../../../platform/http/query.ts'
import { isLocalTime } from '../../../shared/days.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { limits } from '../../../shared/limits.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import type { ShownForm } from '../../../shared/shown-form.ts'
import type { Badge, Crumb, Heading } from '../../../ui/parts.tsx'
import {
  type Decision,
  decisionLabels,
  modes,
  orgTypes,
  statuses,
  topics,
  usualHours,
  weekdays,
} from './appointments.rules.ts'
import { type AppointmentCalendar, usualCalendar } from './slots.ts'

/** local time of the tenant ("2026-11-24T09:30"), or with an offset of its own */
const moment = z
  .string()
  .max(40)
  .refine(
    text =>
      isLocalTime(text.slice(0, 16)) &&
      /^(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/.test(text.slice(16)) &&
      !Number.isNaN(Date.parse(text)),
    'Pilih tanggal dan jam',
  )

export const newAppointment = z.strictObject({
  name: fullName,
  email: mailAddress,
  phone: mobilePhone,
  organisation: lineOf(160, 2).meta({ label: 'Nama lembaga' }),
  orgType: z.enum(keysOf(orgTypes), 'Pilih jenis lembaga').meta({ label: 'Jenis lembaga', words: orgTypes }),
  topic: z.enum(keysOf(topics), 'Pilih topik').meta({ label: 'Topik', words: topics }),
  preferredAt: moment.meta({ label: 'Waktu', control: 'moment' }),
  mode: z.enum(keysOf(modes), 'Pilih daring atau tatap muka').meta({ label: 'Cara bertemu', words: modes }),
  notes: paragraphOf(2000).default('').meta({ label: 'Catatan', control: 'area' }),
  consent: agreed('Beri tanda centang agar kami boleh menanggapi permintaan Anda'),
})
export type NewAppointment = z.output<typeof newAppointment>

export const createdAppointment = z.object({
  id: z.int(),
  /** its own page: whoever holds this address moves and cancels it */
  href: z.string(),
  status: z.enum(keysOf(statuses)),
  preferredAt: z.string(),
  preferredText: z.string(),
})
export type CreatedAppointment = z.output<typeof createdAppointment>

export const demoQuery = z.object({ email: mailAddress })
export const demoRequested = z.object({ email: z.string() })

export const listQuery = officeQuery(20, {
  search: searchText.optional(),
  status: z.enum(keysOf(statuses), 'Status tidak dikenal').optional(),
})
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
  reply: z.string(),
})
export type AppointmentItem = z.output<typeof appointmentItem>
export const appointmentList = pagedOf(appointmentItem)

export const idParameter = z.object({ id: positiveId })

export const decision = z.strictObject({
  decision: z.enum(keysOf(decisionLabels), 'Pilih keputusan'),
  /** where, or by which link; asked for when confirming */
  place: lineOf(300).default(''),
  /** to the person; asked for when cancelling */
  reply: paragraphOf(limits.answer).default(''),
})
/** the same to many; where they meet is said to each alone */
export const bulkDecision = z.discriminatedUnion('decision', [
  z.strictObject({ ids: bulkIds, decision: z.enum(['done', 'no_show']) }),
  z.strictObject({
    ids: bulkIds,
    decision: z.literal('cancelled'),
    reply: paragraphOf(limits.answer).pipe(z.string().min(10, 'Beri tahu alasannya, minimal 10 karakter')),
  }),
])

export type AppointmentDecision = z.output<typeof decision>

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Tulis jam seperti 09:00')

/** 1 Monday … 7 Sunday; a form sends what is ticked as text */
const weekday = z.union([
  z.int().min(1).max(7),
  z
    .string()
    .regex(/^[1-7]$/, 'Pilih hari')
    .transform(Number),
])

const isTurned = ({ from, to }: { from: string; to: string }) => from < to
const turned = { message: 'Jam tutup harus setelah jam buka', path: ['to'] }

const times = {
  from: clockTime.meta({ label: 'Buka', control: 'time' }),
  to: clockTime.meta({ label: 'Tutup', control: 'time' }),
}

/** setting value `working_hours`: open days, the hours of most of them, and of those that have their own */
export const workingHoursSetting = z
  .strictObject({
    days: z
      .array(weekday)
      .min(1, 'Pilih sedikitnya satu hari')
      .max(7)
      .meta({ label: 'Hari buka', control: 'choices', words: weekdays }),
    ...times,
    others: z
      .array(
        z
          .strictObject({
            day: weekday.meta({ label: 'Hari', control: 'choice', words: weekdays }),
            ...times,
          })
          .refine(isTurned, turned),
      )
      .max(7)
      .optional()
      .meta({ label: 'Hari dengan jam sendiri', noun: 'hari' }),
  })
  .refine(isTurned, turned)
  // a day with hours of its own is open
  .overwrite(({ days, others = [], ...rest }) => {
    const open = new Set([...days, ...others.map(({ day }) => day)])
    return { ...rest, days: [...open].toSorted(), others }
  })

const between = (least: number, most: number) =>
  z.int('Tulis bilangan bulat').min(least, `Minimal ${least}`).max(most, `Maksimal ${most}`)

/** setting value `appointment_calendar`: how long one takes, and days that are not like their weekday */
export const calendarSetting = z.strictObject({
  lengthMinutes: between(15, 480).default(usualCalendar.lengthMinutes).meta({
    label: 'Lama janji temu (menit)',
    control: 'number',
    required: true,
  }),
  bufferMinutes: between(0, 240).default(usualCalendar.bufferMinutes).meta({
    label: 'Jeda sesudahnya (menit)',
    control: 'number',
    required: true,
  }),
  stepMinutes: between(15, 240).default(usualCalendar.stepMinutes).meta({
    label: 'Waktu mulai ditawarkan setiap (menit)',
    control: 'number',
    required: true,
  }),
  capacity: between(1, 50).default(usualCalendar.capacity).meta({
    label: 'Janji temu pada waktu yang sama',
    control: 'number',
    hint: 'Sebanyak orang yang dapat menemui tamu.',
    required: true,
  }),
  noticeHours: between(0, 720).default(usualCalendar.noticeHours).meta({
    label: 'Paling lambat diminta (jam sebelumnya)',
    control: 'number',
    required: true,
  }),
  horizonDays: between(1, 365).default(usualCalendar.horizonDays).meta({
    label: 'Paling jauh (hari ke depan)',
    control: 'number',
    required: true,
  }),
  exceptions: z
    .array(
      z
        .strictObject({
          day: day('Pilih tanggal').meta({ label: 'Tanggal', control: 'day', required: true }),
          from: z
            .union([z.literal(''), clockTime])
            .default('')
            .meta({ label: 'Buka', control: 'time' }),
          to: z
            .union([z.literal(''), clockTime])
            .default('')
            .meta({ label: 'Tutup', control: 'time' }),
          note: lineOf(120).default('').meta({ label: 'Keterangan', example: 'Libur bersama' }),
        })
        .refine(({ from, to }) => (from === '') === (to === ''), {
          message: 'Isi jam buka dan tutupnya, atau kosongkan keduanya bila tutup',
          path: ['to'],
        })
        .refine(({ from, to }) => from === '' || from < to, turned),
    )
    .max(120, 'Maksimal 120 hari')
    .default([])
    .meta({ label: 'Hari yang berbeda', noun: 'hari' }),
})

export const calendarOf = (values: Record<string, unknown>): AppointmentCalendar => {
  const parsed = calendarSetting.safeParse(values.appointment_calendar)
  return parsed.success ? parsed.data : usualCalendar
}

export const slotsQuery = z.object({ from: day('Tulis tanggal').optional() })
export const slotList = z.object({
  lengthMinutes: z.int(),
  days: z.array(
    z.object({
      day: z.string(),
      label: z.string(),
      slots: z.array(z.object({ at: z.string(), local: z.string(), label: z.string() })),
    }),
  ),
})
export type SlotList = z.output<typeof slotList>

export const moving = z.strictObject({ startsAt: moment.meta({ label: 'Waktu', control: 'moment' }) })
export const linkParameter = z.object({ token: plainText(100) })

export const hoursOf = (values: Record<string, unknown>) => {
  const parsed = workingHoursSetting.safeParse(values.working_hours)
  return parsed.success ? parsed.data : usualHours
}

type Choice = { value: string; label: string }

/** Free times to choose from, a week at once. */
export interface SlotsData {
  days: { day: string; label: string; slots: Choice[] }[]
  earlierHref?: string
  laterHref?: string
  empty: string
}

/** An appointment behind the link in its mail. */
export interface OwnAppointmentPage extends ShownForm {
  heading: Heading
  crumbs: Crumb[]
  badge: Badge
  text: string
  reply: string
  lines: string[]
  path: string
  icsHref?: string
  /** where it may still be moved and cancelled */
  slots?: SlotsData
}

export interface AppointmentPage extends ShownForm {
  heading: Heading
  crumbs: Crumb[]
  choices: { orgTypes: Choice[]; topics: Choice[]; modes: Choice[] }
  slots: SlotsData
  hours: string
  consentText: string
  contact: { email?: string; whatsapp?: { label: string; href: string } }
  policyHref: string
  /** what was asked for just now */
  sent?: { title: string; text: string; lines: string[]; href: string }
  demo: { email: string; error?: string; sent?: string }
}

export interface AppointmentsPage {
  list: OfficeListData<AppointmentItem>
  decisions: Record<string, readonly Decision[]>
  /** not answered yet */
  waiting: number
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'appointments.own': OwnAppointmentPage
    'appointments.make': AppointmentPage
    'appointments.manage': AppointmentsPage
  }
}

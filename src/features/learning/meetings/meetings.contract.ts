import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import { lineOf, paragraphOf } from '../../../platform/http/person-fields.ts'
import {
  idList,
  officeQuery,
  pageNumber,
  pageSize,
  plainText,
  positiveId,
  searchText,
  seenVersion,
  slugText,
  withinReach,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import { libraryFile } from '../../../platform/http/written-fields.ts'
import { isLocalTime } from '../../../shared/days.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { webinarItem } from '../classes/classes.ts'
import { attendanceStates, lengths, mostRepeats, mostSpeakers, timeZones } from './meetings.rules.ts'

const httpsOrEmpty = plainText(lengths.address)
  .transform(text => text.trim())
  .pipe(z.string().regex(/^(?:https:\/\/[^\s"<>\\]+)?$/, 'Tulis alamat lengkap, dimulai dengan https://'))

const words = {
  title: lineOf(lengths.title, 3).meta({ label: 'Judul' }),
  summary: paragraphOf(lengths.summary).default(''),
  /** "2026-12-12T19:00" of its zone */
  startAt: z.string('Isi tanggal dan jam').refine(isLocalTime, 'Isi tanggal dan jam'),
  timeZone: z.enum(keysOf(timeZones), 'Pilih zona waktu').default('Asia/Jakarta'),
  minutes: z.coerce
    .number('Tulis angka')
    .int('Tulis bilangan bulat')
    .min(5, 'Minimal 5 menit')
    .max(1440, 'Maksimal 1.440 menit'),
  provider: lineOf(lengths.provider).default(''),
  address: httpsOrEmpty.default(''),
  capacity: z
    .int('Tulis bilangan bulat')
    .min(1, 'Minimal 1')
    .max(100_000, 'Maksimal 100.000')
    .nullable()
    .default(null),
  /** public profiles, by slug */
  speakers: z.array(slugText).max(mostSpeakers, `Maksimal ${mostSpeakers} orang`).default([]),
  runId: positiveId.nullable().default(null),
  chapterId: positiveId.nullable().default(null),
}

export const newMeeting = z.strictObject({
  classId: positiveId,
  ...words,
  /** how many, a week apart */
  repeat: z.coerce
    .number('Tulis angka')
    .int('Tulis bilangan bulat')
    .min(1, 'Minimal 1')
    .max(mostRepeats, `Maksimal ${mostRepeats} kali`)
    .default(1),
})
export type NewMeeting = z.output<typeof newMeeting>

const version = seenVersion
export const changedMeeting = z.strictObject({ version, ...words })
export type ChangedMeeting = z.output<typeof changedMeeting>

export const cancellation = z.strictObject({
  isCancelled: z.boolean(),
  why: lineOf(lengths.why).default(''),
})
export type Cancellation = z.output<typeof cancellation>

const film = libraryFile(
  plainText(200).regex(/^[a-z0-9][a-z0-9-]{5,80}\.(?:mp4|webm)$/, 'Pilih video dari pustaka media'),
)

export const recording = z.strictObject({
  url: httpsOrEmpty.default(''),
  film,
  isPublic: z.boolean().default(false),
})
export type Recording = z.output<typeof recording>

/** isOpen: people are counted in. isNew: with other digits than those shown so far */
export const checking = z.strictObject({ isOpen: z.boolean(), isNew: z.boolean().default(false) })
export type Checking = z.output<typeof checking>

export const correction = z.strictObject({
  state: z.enum(keysOf(attendanceStates), 'Pilih salah satu'),
  why: lineOf(lengths.why, 3),
})
export type Correction = z.output<typeof correction>

export const idParameter = z.object({ id: positiveId })
export const personParameter = z.object({ id: positiveId, membershipId: positiveId })
export const tokenParameter = z.object({ token: plainText(80) })
export const passParameter = z.object({ id: positiveId, pass: plainText(40) })
export const classQuery = z.object({ slug: slugText })

export const made = z.object({ ids: z.array(z.int()), href: z.string() })
export const nothing = z.null()
export const way = z.object({ href: z.string() })

/** what a teacher's screen shows while people are counted in */
export const shownCode = z.object({
  isOpen: z.boolean(),
  digits: z.string(),
  qr: z.object({ path: z.string(), size: z.int() }),
  /** how many are there, of how many */
  countText: z.string(),
})
export type ShownCode = z.output<typeof shownCode>

export const meetingQuery = officeQuery(25, {
  search: searchText.optional(),
  when: z.enum(['next', 'past', 'cancelled'], 'Pilihan tidak dikenal').optional(),
  class: positiveId.optional(),
  chapter: positiveId.optional(),
})
export type MeetingQuery = z.output<typeof meetingQuery>

/** `perPage` is how the specification's client names what it sends on as `pageSize`. */
export const webinarListQuery = z
  .object({
    page: pageNumber,
    pageSize: pageSize(10).removeDefault().optional(),
    perPage: pageSize(10),
    programIds: idList.optional(),
  })
  .transform(({ pageSize: size, perPage, ...query }) => ({ ...query, pageSize: size ?? perPage }))
  .refine(withinReach, withinReachMessage)
export type WebinarListQuery = z.output<typeof webinarListQuery>

/** What anybody may see, and for whoever takes part where it is joined and what was noted of them. */
export const webinarList = pagedOf(
  webinarItem.extend({
    joinHref: z.string().nullable(),
    attendance: z.enum(keysOf(attendanceStates)).nullable(),
  }),
)
export type WebinarListItem = z.output<typeof webinarList>['items'][number]

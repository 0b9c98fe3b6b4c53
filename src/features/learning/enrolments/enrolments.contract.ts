import { z } from 'zod'
import { bulkIds } from '../../../platform/http/bulk.ts'
import { lineOf, mailAddress, paragraphOf } from '../../../platform/http/person-fields.ts'
import { moment, officeQuery, positiveId, searchText, slugText } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { limits } from '../../../shared/limits.ts'
import { decisions, staffRoles, states } from './enrolments.rules.ts'

const state = z.enum(keysOf(states))

/** What somebody sends who wants to take part. */
export const joining = z.strictObject({
  slug: slugText,
  runId: positiveId.optional(),
  code: lineOf(40).optional(),
})
export const joined = z.object({ slug: z.string(), state, stateText: z.string() })

export const bySlug = z.object({ slug: slugText })

/** Where the asker stands in a class, as its page shows it. */
export const place = z.object({
  enrolment: z
    .object({ state, stateText: z.string(), runName: z.string().nullable(), percent: z.int() })
    .nullable(),
  /** the one thing to do now */
  action: z.object({ label: z.string(), href: z.string() }).nullable(),
  words: z.string(),
})
export type Place = z.output<typeof place>

export const reading = z.strictObject({
  slug: slugText,
  chapter: slugText,
  what: z.enum(['opened', 'done', 'placed'], 'Pilih opened, done, atau placed'),
  /** with placed: the block of the text that is at hand, from 0, and the second of the film */
  block: z.int().min(0).max(100_000).optional(),
  second: z.int().min(0).max(1_000_000).optional(),
  /** when it was read, where a browser brings that home later; as far back as a week */
  at: moment('Waktu tidak valid').optional(),
  /** whose browser kept it (membership): brought home by somebody else it is refused (403) */
  reader: positiveId.optional(),
})
export const standing = z.object({
  done: z.int(),
  total: z.int(),
  percent: z.int(),
  isDone: z.boolean(),
  isFinished: z.boolean(),
  /** how far the caller was in this chapter */
  block: z.int(),
  second: z.int(),
  doneChapters: z.array(z.string()),
  next: z.string().nullable(),
})

export const enrolmentQuery = officeQuery(20, {
  search: searchText.optional(),
  class: positiveId.optional(),
  run: positiveId.optional(),
  state: z.enum(keysOf(states), 'Status tidak dikenal').optional(),
  sort: z.enum(['newest', 'name'], 'Urutan tidak dikenal').optional(),
})
export type EnrolmentQuery = z.output<typeof enrolmentQuery>

export interface EnrolmentItem {
  id: number
  name: string
  email: string
  classId: number
  className: string
  runId: number | null
  runName: string
  state: keyof typeof states
  sinceText: string
  joinedText: string
  /** when they last read */
  seenText: string
  percent: number
  progressText: string
}

const why = paragraphOf(limits.reason).default('')
const decision = z.enum(keysOf(decisions), 'Pilih keputusan')
export const decisionGiven = z.strictObject({ decision, why })
export type DecisionGiven = z.output<typeof decisionGiven>
export const bulkDecision = z.strictObject({ ids: bulkIds, decision, why })

export const idParameter = z.object({ id: positiveId })
export const move = z.strictObject({ runId: positiveId })

export const newPerson = z.strictObject({
  classId: positiveId,
  runId: positiveId.optional(),
  email: mailAddress,
  as: z.enum(['active', 'invited'], 'Pilih cara mendaftarkan').default('active'),
})
export type NewPerson = z.output<typeof newPerson>
export const addedPerson = z.object({ id: z.int(), name: z.string(), state, stateText: z.string() })
export type AddedPerson = z.output<typeof addedPerson>

export const newStaff = z.strictObject({
  email: mailAddress,
  role: z.enum(keysOf(staffRoles), 'Pilih tugasnya').default('lead'),
})
export type NewStaff = z.output<typeof newStaff>
export const staffParameter = z.object({ id: positiveId, membershipId: positiveId })
const staffMember = z.object({
  membershipId: z.int(),
  name: z.string(),
  email: z.string(),
  roleText: z.string(),
})
export type StaffMember = z.output<typeof staffMember>
export const staffList = z.array(staffMember)
export const nothing = z.null()

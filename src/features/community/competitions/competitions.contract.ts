import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import {
  agreed,
  fullName,
  lineOf,
  mailAddress,
  mobilePhone,
  orEmpty,
  paragraphOf,
} from '../../../platform/http/person-fields.ts'
import {
  pageNumber,
  plainText,
  positiveId,
  searchText,
  withinReach,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import { isDay } from '../../../shared/days.ts'
import {
  decisions,
  type GuardianState,
  grades,
  mostMembers,
  nisnPattern,
  teamStatuses,
} from './competitions.rules.ts'

const keysOf = <Key extends string>(words: Record<Key, unknown>) =>
  Object.keys(words).filter((key): key is Key => key in words)

const nisn = plainText(40)
  .transform(text => text.replaceAll(/[\s.-]/g, ''))
  .refine(text => text !== '', { error: 'Wajib diisi', abort: true })
  .refine(text => nisnPattern.test(text), 'NISN terdiri dari 10 angka')

const birthDate = plainText(20)
  .refine(text => text !== '', { error: 'Wajib diisi', abort: true })
  .refine(text => isDay(text) && text >= '1990-01-01', 'Tuliskan tanggal lahir, seperti 2009-08-17')

export const memberShape = z.strictObject({
  fullName,
  nisn,
  birthDate,
  grade: z.enum(keysOf(grades), 'Pilih kelas'),
  major: lineOf(100, 2),
  phone: orEmpty(mobilePhone),
  email: orEmpty(mailAddress),
  isCaptain: z.boolean('Isi dengan ya atau tidak').default(false),
  /** for who is not 18 yet */
  guardianName: orEmpty(fullName),
  guardianEmail: orEmpty(mailAddress),
})
export type MemberInput = z.output<typeof memberShape>

const npsn = plainText(20)
  .transform(text => text.replaceAll(/\s/g, '').toUpperCase())
  .refine(text => text !== '', { error: 'Wajib diisi', abort: true })
  .refine(
    text => /^[A-Z0-9]\d{7}$/.test(text),
    'NPSN terdiri dari 8 karakter: huruf atau angka, lalu 7 angka',
  )

const teamFields = {
  /** of the current season, when nothing is said */
  season: plainText(191).optional(),
  category: plainText(191).refine(text => text !== '', 'Pilih kategori'),
  npsn,
  name: lineOf(100, 3),
  coach: z.strictObject({ name: fullName, email: mailAddress, phone: mobilePhone }),
  members: z
    .array(memberShape)
    .min(1, 'Tim memerlukan anggota')
    .max(mostMembers, `Maksimal ${mostMembers} anggota`),
}

/** A team as it is sent in. */
export const newTeam = z.strictObject({
  ...teamFields,
  consents: z.strictObject({
    rules: agreed('Nyatakan bahwa tim sudah membaca aturan liga'),
    data: agreed('Setujui penyimpanan data tim agar pendaftaran dapat diperiksa'),
    guardian: z.boolean('Isi dengan ya atau tidak').default(false),
  }),
})
export type NewTeam = z.output<typeof newTeam>

/** A team that is kept for later: what stands there must be right, but nothing has to be agreed to yet. */
export const draftTeam = z.strictObject(teamFields)
export type DraftTeam = z.output<typeof draftTeam>

export const madeTeam = z.object({
  id: z.int(),
  status: z.enum(keysOf(teamStatuses)),
  statusText: z.string(),
  /** the team's own page: whoever holds this address may change and withdraw the team */
  href: z.string(),
})
export type MadeTeam = z.output<typeof madeTeam>

export const teamListQuery = z
  .object({
    page: pageNumber,
    search: searchText.optional(),
    status: z.enum(keysOf(teamStatuses), 'Status tidak dikenal').optional(),
    kategori: plainText(191).optional(),
  })
  .transform(query => ({ ...query, pageSize: 20 }))
  .refine(withinReach, withinReachMessage)
export type TeamListQuery = z.output<typeof teamListQuery>

export const teamItem = z.object({
  id: z.int(),
  name: z.string(),
  season: z.string(),
  category: z.string(),
  school: z.string(),
  city: z.string(),
  members: z.int(),
  status: z.enum(keysOf(teamStatuses)),
  submittedText: z.string().nullable(),
})
export type TeamItem = z.output<typeof teamItem>
export const teamList = pagedOf(teamItem)

const guardianState = z.enum(['none', 'declared', 'confirmed', 'refused'] satisfies GuardianState[])

export const teamMemberDetail = z.object({
  id: z.int(),
  fullName: z.string(),
  grade: z.string(),
  major: z.string(),
  isCaptain: z.boolean(),
  guardianState,
  nisn: z.string().nullable(),
  birthDate: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  guardianName: z.string().nullable(),
  guardianEmail: z.string().nullable(),
})

/** Everything of a team, children's numbers too; each reading is in the log. */
export const teamDetail = z.object({
  id: z.int(),
  name: z.string(),
  status: z.enum(keysOf(teamStatuses)),
  version: z.int(),
  coach: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  members: z.array(teamMemberDetail),
})
export type TeamDetail = z.output<typeof teamDetail>

export const idParameter = z.object({ id: positiveId })

export const teamDecision = z.strictObject({
  decision: z.enum(keysOf(decisions), 'Pilih keputusan'),
  reason: paragraphOf(1000).default(''),
  /** the version that was looked at; an older one than stored is refused */
  version: z.int('Versi harus berupa angka'),
})
export type TeamDecisionInput = z.output<typeof teamDecision>

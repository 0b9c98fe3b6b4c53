import { z } from 'zod'
import { bulkIds } from '../../../platform/http/bulk.ts'
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
import { officeQuery, plainText, positiveId, searchText, seenVersion } from '../../../platform/http/query.ts'
import { birthProblem } from '../../../shared/birth-date.ts'
import { isDay } from '../../../shared/days.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { limits } from '../../../shared/limits.ts'
import { remarkList } from '../../membership/registrations/registrations.ts'
import {
  decisions,
  type GuardianState,
  grades,
  mostMembers,
  nisnPattern,
  teamStatuses,
} from './teams.rules.ts'

const nisn = plainText(40)
  .transform(text => text.replaceAll(/[\s.-]/g, ''))
  .refine(text => text !== '', { error: 'Wajib diisi', abort: true })
  .refine(text => nisnPattern.test(text), 'NISN terdiri dari 10 angka')

const birthDate = plainText(20)
  .refine(text => text !== '', { error: 'Wajib diisi', abort: true })
  .superRefine((text, context) => {
    if (isDay(text) && text >= '1990-01-01') return
    const problem = text.split('-').length === 3 && !isDay(text) ? birthProblem(text, () => text) : undefined
    context.addIssue({ code: 'custom', message: problem ?? 'Tuliskan tanggal lahir, seperti 2009-08-17' })
  })

export const memberShape = z.strictObject({
  fullName,
  nisn: nisn.meta({ label: 'NISN' }),
  birthDate: birthDate.meta({ label: 'Tanggal lahir', control: 'day' }),
  grade: z.enum(keysOf(grades), 'Pilih kelas').meta({ label: 'Kelas', words: grades }),
  major: lineOf(100, 2).meta({ label: 'Jurusan' }),
  phone: orEmpty(mobilePhone),
  email: orEmpty(mailAddress),
  isCaptain: z.boolean('Isi dengan ya atau tidak').default(false).meta({ label: 'Ketua tim' }),
  /** for who is not 18 yet */
  guardianName: orEmpty(fullName).meta({ label: 'Nama wali' }),
  guardianEmail: orEmpty(mailAddress).meta({ label: 'Email wali' }),
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
  category: plainText(191)
    .refine(text => text !== '', 'Pilih kategori')
    .meta({ label: 'Kategori' }),
  npsn: npsn.meta({ label: 'Sekolah' }),
  name: lineOf(100, 3).meta({ label: 'Nama tim' }),
  coach: z.strictObject({
    name: fullName.meta({ fullLabel: 'Nama pembimbing' }),
    email: mailAddress.meta({ fullLabel: 'Email pembimbing' }),
    phone: mobilePhone.meta({ fullLabel: 'Nomor ponsel pembimbing' }),
  }),
  members: z
    .array(memberShape)
    .min(1, 'Tim memerlukan anggota')
    .max(mostMembers, `Maksimal ${mostMembers} anggota`)
    .meta({ label: 'Anggota' }),
}

/** A team as it is sent in. */
export const newTeam = z.strictObject({
  ...teamFields,
  consents: z.strictObject({
    rules: agreed('Nyatakan bahwa tim sudah membaca aturan liga').meta({ label: 'Aturan' }),
    data: agreed('Setujui penyimpanan data tim agar pendaftaran dapat diperiksa').meta({ label: 'Data' }),
    guardian: z.boolean('Isi dengan ya atau tidak').default(false).meta({ label: 'Wali' }),
  }),
})
export type NewTeam = z.output<typeof newTeam>

/** A team that is kept for later: what stands there must be right, but nothing has to be agreed to yet. */
export const draftTeam = z.strictObject(teamFields)
export type DraftTeam = z.output<typeof draftTeam>

export const createdTeam = z.object({
  id: z.int(),
  status: z.enum(keysOf(teamStatuses)),
  statusText: z.string(),
  /** the team's own page: whoever holds this address may change and withdraw the team */
  href: z.string(),
})
export type CreatedTeam = z.output<typeof createdTeam>

export const teamListQuery = officeQuery(20, {
  search: searchText.optional(),
  status: z.enum(keysOf(teamStatuses), 'Status tidak dikenal').optional(),
  category: plainText(191).optional(),
})
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
  reason: paragraphOf(limits.answer).default(''),
  /** what has to be mended, part by part; with needs_fix only */
  remarks: remarkList,
  /** the version that was looked at; an older one than stored is refused */
  version: seenVersion,
})
/** the same to many, as each stands now */
export const bulkTeamDecision = z
  .strictObject({
    ids: bulkIds,
    decision: z.enum(keysOf(decisions), 'Pilih keputusan'),
    reason: paragraphOf(limits.answer).default(''),
  })
  .refine(({ decision, reason }) => !decisions[decision].needsReason || reason.length >= 10, {
    message: 'Tulis alasannya untuk tim, minimal 10 karakter',
    path: ['reason'],
  })

export type TeamDecisionInput = z.output<typeof teamDecision>

/** A pupil whose guardian signed a sheet that lies before whoever checks. */
export const signedSheet = z.strictObject({ memberId: positiveId })

export const teamPaperParameter = z.object({ id: positiveId, paperId: positiveId })

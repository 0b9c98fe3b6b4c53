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
import {
  pageNumber,
  pageSize,
  plainText,
  positiveId,
  searchText,
  seenVersion,
  withinOffice,
  withinReach,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { limits } from '../../../shared/limits.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import type { ShownForm } from '../../../shared/shown-form.ts'
import type { Badge, Crumb, Heading } from '../../../ui/parts.tsx'
import type { Province } from '../../core/regions/regions.ts'
import { remarkList, type ShownPaper } from '../registrations/registrations.ts'
import {
  levelName,
  levels,
  npsnOf,
  npsnPattern,
  ownerships,
  schoolDecisions,
  schoolLimits,
  schoolPhonePattern,
  schoolStatuses,
  storedLevel,
} from './schools.rules.ts'

const regionShape = z.object({ id: z.string(), name: z.string() }).nullable()

/** perPage of schools is 10 (specification section 7). */
const listFields = {
  page: pageNumber,
  pageSize: pageSize(10),
  /** part of the name, or the beginning of an NPSN */
  search: searchText.optional(),
  provinceId: plainText(20).optional(),
  cityId: plainText(20).optional(),
  level: z
    .enum([...levels, 'Lainnya'], `Pilihan yang tersedia: ${levels.join(', ')}`)
    .transform(storedLevel)
    .optional(),
}

export const schoolListQuery = z.object(listFields).refine(withinReach, withinReachMessage)
export type SchoolListQuery = z.output<typeof schoolListQuery>

const managedFields = {
  ...listFields,
  status: z.enum(keysOf(schoolStatuses), 'Status tidak dikenal').optional(),
}

export const managedListQuery = z.object(managedFields).refine(withinOffice, withinReachMessage)
export type ManagedListQuery = z.output<typeof managedListQuery>

export const schoolItem = z.object({
  id: z.int(),
  npsn: z.string(),
  name: z.string(),
  level: z.enum(levels),
  ownership: z.enum(keysOf(ownerships)),
  province: regionShape,
  city: regionShape,
})
export type SchoolItem = z.output<typeof schoolItem>
export const schoolList = pagedOf(schoolItem)

/** What anybody may know: how to reach a person there is not part of it. */
export const schoolDetail = schoolItem.extend({ address: z.string(), website: z.string() })
export type SchoolDetail = z.output<typeof schoolDetail>

export const managedSchool = schoolDetail.extend({
  phone: z.string(),
  email: z.string(),
  principal: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
  majors: z.array(z.string()),
  status: z.enum(keysOf(schoolStatuses)),
  version: z.int(),
})
export type ManagedSchool = z.output<typeof managedSchool>
export const managedList = pagedOf(managedSchool)

const npsn = z
  .string()
  .max(20, 'NPSN terdiri dari 8 karakter')
  .transform(npsnOf)
  .refine(text => text !== '', { error: 'Wajib diisi', abort: true })
  .refine(text => npsnPattern.test(text), 'NPSN terdiri dari 8 karakter: huruf atau angka, lalu 7 angka')
  .meta({ label: 'NPSN', maxLength: schoolLimits.npsn })

/** one line, trimmed */
const line = (max: number) =>
  plainText(max + 20)
    .transform(text => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().max(max, `Maksimal ${max} karakter`))

const webAddress = line(schoolLimits.website)
  .transform(text => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`))
  .refine(text => text === '' || isWebAddress(text), 'Tulis alamat situs, misalnya https://smkn1tegal.sch.id')

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === ''
}

/** looked up among the regions before it is kept */
const chosenCode = z.string('Wajib diisi').min(1, 'Wajib diisi').pipe(plainText(20))

const details = {
  name: line(schoolLimits.name)
    .pipe(
      z
        .string()
        .min(1, 'Wajib diisi')
        // counted as the database counts: two drawn characters can be three in a string
        .refine(text => [...text].length >= 3, 'Minimal 3 karakter'),
    )
    .meta({ label: 'Nama sekolah', example: 'SMK Negeri 1 Tegal' }),
  level: z.enum(levels, `Pilih salah satu: ${levels.map(levelName).join(', ')}`).meta({ label: 'Jenjang' }),
  ownership: z
    .enum(keysOf(ownerships), 'Pilih negeri atau swasta')
    .meta({ label: 'Status sekolah', words: ownerships }),
  provinceId: chosenCode.meta({ label: 'Provinsi' }),
  cityId: chosenCode.meta({ label: 'Kabupaten/kota' }),
  address: line(schoolLimits.address).default('').meta({ label: 'Alamat', example: 'Jalan, nomor, desa' }),
  phone: line(schoolLimits.phone)
    .refine(text => text === '' || schoolPhonePattern.test(text), 'Nomor telepon tidak valid')
    .default('')
    .meta({ label: 'Telepon sekolah', control: 'tel' }),
  email: line(schoolLimits.email)
    .transform(text => text.toLowerCase())
    .refine(text => text === '' || z.email().safeParse(text).success, 'Alamat email tidak valid')
    .default('')
    .meta({ label: 'Email sekolah', control: 'email' }),
  website: webAddress.default('').meta({ label: 'Situs web', control: 'url' }),
  principal: line(schoolLimits.principal).default('').meta({ label: 'Kepala sekolah' }),
}

export const newSchool = z.strictObject({ npsn, ...details })
export type NewSchool = z.output<typeof newSchool>

/** A school that registers itself: with whom to talk to there. */
export const registeredSchool = z.strictObject({
  npsn,
  ...details,
  principal: lineOf(schoolLimits.principal, 3).meta({ label: 'Kepala sekolah' }),
  contact: z.strictObject({
    name: fullName.meta({ fullLabel: 'Nama narahubung' }),
    phone: mobilePhone.meta({ fullLabel: 'Nomor ponsel narahubung' }),
    email: mailAddress.meta({ fullLabel: 'Email narahubung' }),
  }),
  majors: z.array(lineOf(60, 2)).max(30, 'Maksimal 30 jurusan').default([]).meta({ label: 'Jurusan' }),
  consent: agreed('Setujui penyimpanan data agar kami dapat memeriksa pendaftaran'),
})
export type RegisteredSchool = z.output<typeof registeredSchool>

export const registrationDone = z.object({
  npsn: z.string(),
  name: z.string(),
  status: z.literal('submitted'),
  /** the registration's own page: whoever holds this address sees it and mends what is asked for */
  href: z.string(),
})

/** The form of a school on its pages. */
export interface SchoolFields extends ShownForm {
  action: string
  submit: string
  levels: { value: string; label: string }[]
  ownerships: { value: string; label: string }[]
  provinces: { name: string; cities: { id: string; name: string }[] }[]
  policyHref: string
}

export interface SchoolFormPage {
  heading: Heading
  crumbs: Crumb[]
  form: SchoolFields
  leagueHref: string
  credit: { text: string; href: string }
  sent?: { title: string; text: string; href: string }
}

/** How a school's registration stands, behind the link in its letter. */
export interface OwnSchoolPage {
  heading: Heading
  crumbs: Crumb[]
  badge: Badge
  text: string
  reason: string
  path: string
  papers: {
    items: ShownPaper[]
    choices: { value: string; label: string }[]
    action: string
    hint: string
    problem?: string
  }
  /** where something has to be mended */
  form?: SchoolFields
  leagueHref: string
}

const choice = z.object({ value: z.string(), label: z.string() })

/** What a school's registration is decided by. */
export const checkedSchool = z.object({
  status: z.enum(keysOf(schoolStatuses)),
  version: z.int(),
  reason: z.string(),
  /** parts that a remark may be about */
  parts: z.array(choice),
  papers: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      kindText: z.string(),
      name: z.string(),
      sizeText: z.string(),
      href: z.string(),
    }),
  ),
  remarks: z.array(z.string()),
  /** schools that may be the same one */
  lookAlikes: z.array(
    z.object({
      npsn: z.string(),
      name: z.string(),
      city: z.string(),
      address: z.string(),
      phone: z.string(),
      website: z.string(),
      status: z.enum(keysOf(schoolStatuses)),
    }),
  ),
})
export type CheckedSchool = z.output<typeof checkedSchool>

export const schoolDecision = z.strictObject({
  decision: z.enum(keysOf(schoolDecisions), 'Pilih keputusan'),
  reason: paragraphOf(limits.answer).default(''),
  remarks: remarkList,
  version: seenVersion,
})
export type SchoolDecision = z.output<typeof schoolDecision>

export const schoolMerge = z.strictObject({
  /** NPSN of the school that it is */
  intoNpsn: plainText(20).transform(npsnOf).meta({ label: 'NPSN sekolah tujuan' }),
  version: seenVersion,
})
export type SchoolMerge = z.output<typeof schoolMerge>

export const changedSchool = z.strictObject({
  ...details,
  status: z.enum(keysOf(schoolStatuses), 'Status tidak dikenal'),
  /** the version that was edited; an older one than stored is refused */
  version: seenVersion,
})
export type ChangedSchool = z.output<typeof changedSchool>

// what has to be mended is said to each alone
const { needs_fix: __, ...bulkStatuses } = schoolStatuses

/** what is decided of many */
export const bulkSchools = z.strictObject({
  ids: bulkIds,
  status: z.enum(keysOf(bulkStatuses), 'Status tidak dikenal'),
})

/** one row of a table: the same rules */
export const importedSchool = z.object({ npsn, ...details })
export type ImportedSchool = z.output<typeof importedSchool>

export const schoolPaper = z.object({ npsn: plainText(20).transform(npsnOf), paperId: positiveId })

export const npsnParameter = z.object({ npsn: plainText(20).transform(npsnOf) })

export const tableBody = z.custom<Buffer>(body => Buffer.isBuffer(body), 'Kirimkan berkas CSV')

export const importQuery = z.object({
  dryRun: z.enum(['true', 'false', '1', '0'], 'Isi dengan true atau false').default('false'),
})

export const lineProblem = z.object({ line: z.int(), column: z.string(), message: z.string() })
export type LineProblem = z.output<typeof lineProblem>

export const importReport = z.object({
  dryRun: z.boolean(),
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** columns that mean nothing to us */
  ignoredColumns: z.array(z.string()),
  /** at most 200; with any of them nothing is written */
  problems: z.array(lineProblem),
  totalProblems: z.int(),
})
export type ImportReport = z.output<typeof importReport>

const { pageSize: _, ...managedPageFields } = managedFields

/** what an administration's page shows at once */
export const managedPageQuery = z
  .object(managedPageFields)
  .transform(query => ({ ...query, pageSize: 25 }))
  .refine(withinOffice, withinReachMessage)

export interface ManageSchoolsPage {
  list: OfficeListData<ManagedSchool>
  provinces: readonly Province[]
  /** a region's lead works in one province only */
  ownProvince: { id: string; name: string } | null
  credit: { text: string; href: string }
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'schools.manage': ManageSchoolsPage
    'schools.own': OwnSchoolPage
    'schools.register': SchoolFormPage
  }
}

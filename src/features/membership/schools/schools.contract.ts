import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import { agreed, fullName, lineOf, mailAddress, mobilePhone } from '../../../platform/http/person-fields.ts'
import {
  pageNumber,
  pageSize,
  plainText,
  searchText,
  withinReach,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import type { Crumb, Heading, Pager } from '../../../ui/parts.tsx'
import type { Province } from '../../core/regions/regions.ts'
import {
  levels,
  npsnOf,
  npsnPattern,
  ownerships,
  schoolPhonePattern,
  schoolStatuses,
} from './schools.rules.ts'

const keysOf = <Key extends string>(words: Record<Key, unknown>) =>
  Object.keys(words).filter((key): key is Key => key in words)

const regionShape = z.object({ id: z.string(), name: z.string() }).nullable()

/** perPage of schools is 10 (specification section 7). */
const listFields = {
  page: pageNumber,
  pageSize: pageSize(10),
  /** part of the name, or the beginning of an NPSN */
  search: searchText.optional(),
  provinceId: plainText(20).optional(),
  cityId: plainText(20).optional(),
  level: z.enum(levels, `Pilihan yang tersedia: ${levels.join(', ')}`).optional(),
}

export const schoolListQuery = z.object(listFields).refine(withinReach, withinReachMessage)
export type SchoolListQuery = z.output<typeof schoolListQuery>

const managedFields = {
  ...listFields,
  status: z.enum(keysOf(schoolStatuses), 'Status tidak dikenal').optional(),
}

export const managedListQuery = z.object(managedFields).refine(withinReach, withinReachMessage)
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

/** one line, trimmed */
const line = (max: number) =>
  plainText(max + 20)
    .transform(text => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().max(max, `Maksimal ${max} karakter`))

const webAddress = line(300)
  .transform(text => (text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`))
  .refine(text => text === '' || isWebAddress(text), 'Tulis alamat situs, misalnya https://smkn1tegal.sch.id')

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return /^https?:$/.test(protocol) && hostname.includes('.') && username === ''
}

const details = {
  name: line(160).pipe(
    z
      .string()
      .min(1, 'Wajib diisi')
      // counted as the database counts: two drawn characters can be three in a string
      .refine(text => [...text].length >= 3, 'Minimal 3 karakter'),
  ),
  level: z.enum(levels, `Pilih salah satu: ${levels.join(', ')}`),
  ownership: z.enum(keysOf(ownerships), 'Pilih negeri atau swasta'),
  provinceId: z.string('Wajib diisi').max(20).min(1, 'Wajib diisi'),
  cityId: z.string('Wajib diisi').max(20).min(1, 'Wajib diisi'),
  address: line(400).default(''),
  phone: line(30)
    .refine(text => text === '' || schoolPhonePattern.test(text), 'Nomor telepon tidak valid')
    .default(''),
  email: line(254)
    .transform(text => text.toLowerCase())
    .refine(text => text === '' || z.email().safeParse(text).success, 'Alamat email tidak valid')
    .default(''),
  website: webAddress.default(''),
  principal: line(100).default(''),
}

export const newSchool = z.strictObject({ npsn, ...details })
export type NewSchool = z.output<typeof newSchool>

/** A school that registers itself: with whom to talk to there. */
export const registeredSchool = z.strictObject({
  npsn,
  ...details,
  principal: lineOf(100, 3),
  contact: z.strictObject({ name: fullName, phone: mobilePhone, email: mailAddress }),
  majors: z.array(lineOf(60, 2)).max(30, 'Maksimal 30 jurusan').default([]),
  consent: agreed('Setujui penyimpanan data agar kami dapat memeriksa pendaftaran'),
})
export type RegisteredSchool = z.output<typeof registeredSchool>

export const registrationDone = z.object({
  npsn: z.string(),
  name: z.string(),
  status: z.literal('submitted'),
})

export interface SchoolFormPage {
  heading: Heading
  crumbs: Crumb[]
  values: Record<string, string>
  errors: { field: string; label: string; message: string }[]
  message: string
  levels: readonly string[]
  ownerships: { value: string; label: string }[]
  provinces: { name: string; cities: { id: string; name: string }[] }[]
  policyHref: string
  leagueHref: string
  credit: { text: string; href: string }
  sent?: { title: string; text: string }
}

export const changedSchool = z.strictObject({
  ...details,
  status: z.enum(keysOf(schoolStatuses), 'Status tidak dikenal'),
  /** the version that was edited; an older one than stored is refused */
  version: z.int('Versi harus berupa angka'),
})
export type ChangedSchool = z.output<typeof changedSchool>

/** one row of a table: the same rules */
export const importedSchool = z.object({ npsn, ...details })
export type ImportedSchool = z.output<typeof importedSchool>

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
  .refine(withinReach, withinReachMessage)

export interface ManageSchoolsPage {
  list: z.output<typeof managedList>
  query: { search: string; provinceId: string; cityId: string; level: string; status: string }
  provinces: readonly Province[]
  /** of the chosen province */
  cities: readonly { id: string; name: string }[]
  /** a region's lead works in one province only */
  ownProvince: { id: string; name: string } | null
  pager: Pager | undefined
  credit: { text: string; href: string }
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'schools.manage': ManageSchoolsPage
    'schools.register': SchoolFormPage
  }
}

import { z } from 'zod'
import { bulkIds } from '../../../platform/http/bulk.ts'
import { pagedOf } from '../../../platform/http/paged.ts'
import {
  pageNumber,
  pageSize,
  plainText,
  positiveId,
  searchText,
  withinOffice,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import { limits } from '../../../shared/limits.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import type { PeopleOptions } from '../members/members.ts'
import { givenKind, kindShape, personName, programIdList, provinceCode } from '../members/members.ts'
import { type InvitationState, isImportField, usualDays } from './invitations.rules.ts'

const state = z.enum(['open', 'accepted', 'expired', 'revoked'], 'Pilih status yang tersedia')

export const invitationListQuery = z
  .strictObject({
    page: pageNumber,
    pageSize: pageSize(10),
    search: searchText.optional(),
    status: state.optional(),
  })
  .refine(withinOffice, withinReachMessage)

export type InvitationListQuery = z.output<typeof invitationListQuery>

/** the same to many; a link that anybody may take up is renewed alone, since its address has to be seen */
export const bulkInvitations = z.strictObject({
  ids: bulkIds,
  action: z.enum(['resend', 'revoke'], 'Pilih kirim ulang atau cabut'),
})

export const invitationParameters = z.object({ id: positiveId })

const named = z.object({ id: z.int(), name: z.string() })

export const invitationItem = z.object({
  id: z.int(),
  kind: kindShape,
  /** null: a link for whoever has it */
  email: z.string().nullable(),
  name: z.string().nullable(),
  programs: z.array(named),
  provinceCode: z.string().nullable(),
  message: z.string(),
  status: state,
  usesLeft: z.int(),
  usesTotal: z.int(),
  invitedBy: named.nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  expiresAt: z.string(),
  acceptedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
})

export type InvitationItem = z.output<typeof invitationItem>
export const invitationList = pagedOf(invitationItem)

/** The link is told once: only its hash is kept. */
export const createdInvitation = invitationItem.extend({
  link: z.string(),
  /** the link as a QR code, SVG */
  qr: z.string(),
  isMailed: z.boolean(),
})

export type CreatedInvitation = z.output<typeof createdInvitation>

export const emailText = plainText(limits.mailAddress)
  .trim()
  .toLowerCase()
  .pipe(z.email('Tuliskan alamat email yang lengkap, seperti nama@contoh.id'))

const days = z
  .int('Masa berlaku harus berupa angka')
  .min(1, 'Masa berlaku minimal 1 hari')
  .max(90, 'Masa berlaku maksimal 90 hari')

export const newInvitation = z
  .strictObject({
    kind: givenKind,
    email: emailText.optional(),
    name: personName.optional(),
    programIds: programIdList.default([]),
    provinceCode: provinceCode.nullable().default(null),
    message: plainText(limits.message).trim().default(''),
    uses: z
      .int('Jumlah orang harus berupa angka')
      .min(1, 'Minimal 1 orang')
      .max(1000, 'Maksimal 1.000 orang')
      .default(1),
    expiresInDays: days.default(usualDays),
  })
  .refine(({ email, uses }) => email === undefined || uses === 1, {
    message: 'Undangan untuk satu alamat berlaku bagi satu orang',
    path: ['uses'],
  })

export type NewInvitation = z.output<typeof newInvitation>

export const acceptance = z.strictObject({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'Tautan undangan tidak lengkap'),
})

export const accepted = z.object({
  kind: kindShape,
  /** what the person may now do has changed: their session ended, they sign in once more */
  mustSignIn: z.boolean(),
})

const mappingText = plainText(8000).transform((text, context) => {
  const wrong = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  const given = z.record(z.string(), z.string()).safeParse(jsonOf(text))
  if (!given.success) return wrong('Pasangan kolom harus berupa objek JSON {kolom: isian}')
  const pairs = Object.entries(given.data).flatMap(([column, field]) =>
    isImportField(field) ? [[column, field] as const] : [],
  )
  if (pairs.length !== Object.keys(given.data).length) return wrong('Ada isian yang tidak dikenal')
  if (new Set(pairs.map(([, field]) => field)).size !== pairs.length)
    return wrong('Satu isian hanya dapat diambil dari satu kolom')
  return Object.fromEntries(pairs)
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const importQuery = z.strictObject({
  /** left out it is a try: only 'false' invites anybody */
  dryRun: z
    .enum(['true', 'false'], 'Pilihan: true, false')
    .default('true')
    .transform(text => text === 'true'),
  /** {"Alamat Email": "email"}; guessed by the headings when left out */
  mapping: mappingText.optional(),
  /** for rows that name none; a student unless it says otherwise */
  kind: plainText(1)
    .regex(/^[1-9]$/, 'Pilih peran yang tersedia')
    .default('4')
    .transform(Number)
    .pipe(givenKind),
  programId: positiveId.optional(),
})

export type ImportQuery = z.output<typeof importQuery>

export const csvBody = z.custom<Buffer>(
  body => Buffer.isBuffer(body) && body.length > 0,
  'Sertakan berkas CSV',
)

export const importRow = z.object({
  /** as the spreadsheet counts: the headings are row 1 */
  row: z.int(),
  email: z.string(),
  name: z.string(),
  kind: kindShape.nullable(),
  outcome: z.enum(['invited', 'member', 'alreadyInvited', 'error']),
  message: z.string(),
})

export type ImportRow = z.output<typeof importRow>

export const importAnswer = z.object({
  isDryRun: z.boolean(),
  columns: z.array(z.string()),
  mapping: z.record(z.string(), z.string()),
  /** the first rows as they were read */
  sample: z.array(z.array(z.string())),
  counts: z.object({
    total: z.int(),
    invited: z.int(),
    member: z.int(),
    alreadyInvited: z.int(),
    error: z.int(),
  }),
  rows: z.array(importRow),
  /** CSV of the rows with mistakes and what is wrong with them; null when there are none */
  errorFile: z.string().nullable(),
})

export type ImportAnswer = z.output<typeof importAnswer>

/** What the page of all invitations shows. */
export interface InvitationsPage {
  list: OfficeListData<InvitationRow>
  options: PeopleOptions
  /** kinds that are invited by address only, as options name them */
  addressOnly: string[]
  /** leads name a programme of theirs with everybody they invite */
  needsProgram: boolean
  usualDays: number
  /** where the CSV import is opened at once */
  isImporting: boolean
}

export interface InvitationRow {
  id: number
  /** the address, or what the link is for */
  title: string
  name: string | null
  isLink: boolean
  kind: string
  ties: string
  status: InvitationState
  statusLabel: string
  statusTone: 'green' | 'orange' | 'neutral' | 'red'
  /** "3 dari 10 orang" */
  uses: string | null
  by: string
  until: string
  canResend: boolean
  canRevoke: boolean
}

/** What somebody sees who follows an invitation's link. */
export interface InvitationPage {
  tenant: string
  token: string
  /** undefined: no such invitation */
  invitation:
    | {
        kind: string
        inviter: string | null
        programs: string[]
        message: string
        until: string
        /** masked: for which address alone it is */
        forEmail: string | null
      }
    | undefined
  /** why it cannot be taken up, in words */
  closed: string | null
  /** who is signed in */
  member: { name: string; kind: string } | null
  /** the invitation offers a member nothing more */
  isMemberAlready: boolean
  loginHref: string
  registerHref: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'invitations.accept': InvitationPage
    'invitations.list': InvitationsPage
  }
}

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
import { type InvitationState, usualDays } from './invitations.rules.ts'

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
  school: named.nullable(),
  className: z.string().nullable(),
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

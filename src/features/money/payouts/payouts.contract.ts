import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import {
  day,
  officeQuery,
  pageNumber,
  pageSize,
  plainText,
  positiveId,
  searchText,
  withinOffice,
  withinReachMessage,
} from '../../../platform/http/query.ts'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { limits } from '../../../shared/limits.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import type { ShownTerms } from '../withholding/withholding.ts'
import { isBank } from './banks.rules.ts'
import type { PayoutSettingsView } from './payout-settings.contract.ts'
import { leastPayout, longestNumber, maxReference, payoutStates } from './payouts.rules.ts'

const bankCode = z.string().refine(isBank, 'Pilih bank dari daftar')
const accountNumber = z
  .string()
  .max(40, 'Nomor rekening 6 sampai 20 angka')
  .transform(text => text.replaceAll(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^\d{6,20}$/, 'Nomor rekening 6 sampai 20 angka'))
const accountName = plainText(limits.fullName).trim().min(3, 'Nama pemilik minimal 3 karakter')
const reason = plainText(limits.reason).trim().min(10, 'Tulis alasannya, minimal 10 karakter')
const ids = z
  .array(positiveId)
  .min(1, 'Pilih sedikitnya satu pencairan')
  .max(100, 'Paling banyak 100 pencairan sekali kirim')
  .transform(all => [...new Set(all)])

export const accountBody = z.strictObject({ bankCode, accountNumber, accountName })
export type AccountBody = z.output<typeof accountBody>

export const requestBody = z
  .strictObject({
    amount: wholeRupiah(leastPayout),
    /** income tax as it was shown, whole rupiah; where it is another by now, the request is refused */
    withheld: z.number().int().min(0).optional(),
    bankAccountId: positiveId.optional(),
    bankCode: bankCode.optional(),
    accountNumber: accountNumber.optional(),
    accountName: accountName.optional(),
    note: plainText(limits.reason).trim().default(''),
  })
  .refine(
    ({ bankAccountId, ...given }) =>
      (bankAccountId !== undefined) !==
      (given.bankCode !== undefined && given.accountNumber !== undefined && given.accountName !== undefined),
    { message: 'Sebut rekening tersimpan, atau isi rekening baru lengkap', path: ['bankAccountId'] },
  )
export type RequestBody = z.output<typeof requestBody>

export const statementQuery = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Bulan ditulis seperti 2026-11'),
  format: z.enum(['pdf', 'csv'], 'Pilih pdf atau csv').default('pdf'),
  /** whose, of who may see everybody's */
  payeeId: positiveId.optional(),
})

export const approveBody = z.strictObject({ ids })
export const rejectBody = z.strictObject({ ids, reason })
export const decided = z.object({
  rows: z.array(z.object({ id: z.int(), ok: z.boolean(), message: z.string() })),
})

export const outcomeBody = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('paid'),
    on: day('Pilih tanggal transfer'),
    reference: plainText(maxReference).trim().min(3, 'Tulis nomor referensi transfernya'),
  }),
  z.strictObject({ outcome: z.literal('cancelled'), reason }),
  z.strictObject({ outcome: z.literal('reversed'), reason }),
])
export type OutcomeBody = z.output<typeof outcomeBody>

export const sendBody = z.strictObject({ ids })
export const reconcileBody = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('number'),
    number: z
      .string()
      .trim()
      .max(longestNumber, 'Salin nomor referensinya dari dasbor penyedia')
      .regex(/^[\w-]{3,}$/, 'Salin nomor referensinya dari dasbor penyedia'),
  }),
  z.strictObject({ outcome: z.literal('absent'), reason }),
])

const payoutFilters = {
  search: searchText.optional(),
  status: z.enum(keysOf(payoutStates), 'Status tidak dikenal').optional(),
  bank: bankCode.optional(),
}

export const payoutsQuery = officeQuery(10, payoutFilters)
export type PayoutsQuery = z.output<typeof payoutsQuery>

/** What `v2/payout/list` may be asked for: `perPage` (1 to 100, 10 unless it says otherwise) is specification section 7. */
export const payoutListQuery = z
  .object({ page: pageNumber, perPage: pageSize(10), ...payoutFilters })
  .transform(({ perPage, ...query }) => ({ ...query, pageSize: perPage }))
  .refine(withinOffice, withinReachMessage)

export const payoutItem = z.object({
  id: z.int(),
  code: z.string(),
  payee: z.string(),
  amount: z.int(),
  amountText: z.string(),
  /** income tax that is withheld of it; whole rupiah */
  withheld: z.int(),
  /** what is transferred */
  net: z.int(),
  netText: z.string(),
  bankCode: z.string(),
  bankName: z.string(),
  accountEnd: z.string(),
  accountName: z.string(),
  status: z.enum(keysOf(payoutStates)),
  note: z.string(),
  requestedAt: z.string(),
  requestedText: z.string(),
  /** of the last step */
  decidedText: z.string(),
  reason: z.string(),
  transferredOn: z.string().nullable(),
  reference: z.string(),
})
export type PayoutItem = z.output<typeof payoutItem>
export const payoutList = pagedOf(payoutItem)
export const payoutStanding = z.object({ id: z.int(), status: z.enum(keysOf(payoutStates)) })
export const accountStanding = z.object({ id: z.int(), usableAt: z.string() })
export const fullAccount = z.object({
  accountNumber: z.string(),
  accountName: z.string(),
  bankName: z.string(),
})
export const bankItems = z.array(z.object({ code: z.string(), name: z.string() }))
export const idParameter = z.object({ id: positiveId })

/** What is available may be asked for now, what is maturing later; what is pending is held for what was asked for. */
export const balance = z.object({
  isPayee: z.boolean(),
  available: z.int(),
  maturing: z.int(),
  pending: z.int(),
  debt: z.int(),
  paid: z.int(),
  minimum: z.int(),
  account: z
    .object({
      id: z.int(),
      bankCode: z.string(),
      bankName: z.string(),
      accountEnd: z.string(),
      accountName: z.string(),
      usableAt: z.string(),
      isHeld: z.boolean(),
    })
    .nullable(),
})
export type Balance = z.output<typeof balance>

/** What an approver sees of a payout besides. */
export interface QueueItem extends PayoutItem {
  name: string
  /** signs worth a look; no score, nothing is refused by them */
  signs: string[]
  facts: { label: string; value: string }[]
  /** why this viewer may not decide; empty: may */
  why: string
  /** why nobody can say yes, or have it sent, as it stands; no is always possible */
  whyNotYet: string
  /** sent, or to be sent, by the provider */
  isByProvider: boolean
  /** the provider cannot be asked without a number that a person looks up */
  isToLookUp: boolean
  problem: string
}

export interface OwnPayoutsPage {
  balance: Balance
  /** null: nothing is withheld here */
  tax: { why: string } | ShownTerms | null
  texts: { available: string; maturing: string; pending: string; paid: string; debt: string; held: string }
  items: PayoutItem[]
  total: number
  banks: { value: string; label: string }[]
  /** months there is a statement of */
  months: { value: string; label: string }[]
}
export interface QueuePage {
  list: OfficeListData<QueueItem>
  today: string
  settings: PayoutSettingsView
  /** limits are for who manages payments */
  maySet: boolean
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'payouts.own': OwnPayoutsPage
    'payouts.queue': QueuePage
  }
}

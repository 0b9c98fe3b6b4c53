import { z } from 'zod'
import { officeQuery, plainText, positiveId, searchText } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { type Outcome, outcomes, providerNames } from './settlements.rules.ts'

export const provider = z.enum(keysOf(providerNames), 'Pilih penyedia')

export const settlementsQuery = officeQuery(50, {
  search: searchText.optional(),
  outcome: z.enum(keysOf(outcomes), 'Hasil tidak dikenal').optional(),
  file: z
    .literal('')
    .transform(() => undefined)
    .or(positiveId)
    .optional(),
})
export type SettlementsQuery = z.output<typeof settlementsQuery>

export const statementQuery = z.strictObject({
  provider,
  /** the file's own, for people */
  name: plainText(200).min(1, 'Sertakan nama berkas'),
})
export const statementBody = z.custom<Buffer>(
  body => Buffer.isBuffer(body) && body.length > 0,
  'Sertakan berkas CSV atau Excel',
)
export const fileParameters = z.strictObject({ id: positiveId })

export const askedBody = z.strictObject({ ref: plainText(100).min(1, 'Sebutkan referensinya') })
export const askedAnswer = z.object({
  id: z.int(),
  /** how it was settled: the provider confirmed it, or it was taken from the statement */
  by: z.enum(['provider', 'statement']),
})

export const readStatementAnswer = z.object({
  id: z.int(),
  /** references in it, and how many of each outcome */
  payments: z.int(),
  counts: z.partialRecord(z.enum(keysOf(outcomes)), z.int()),
})
export const bookedAnswer = z.object({
  id: z.int(),
  payments: z.int(),
  /** what reached the bank by it, whole rupiah */
  settled: z.int(),
  /** true fees less those reckoned with */
  feeDifference: z.int(),
})

/** What a statement says of one payment. */
export interface SettlementItem {
  id: string
  name: string
  provider: string
  fileId: number
  ref: string
  number: string
  href: string | null
  atText: string
  outcome: Outcome
  amount: number
  amountText: string
  fee: number
  feeText: string
  /** what differs, in words */
  hint: string
  /** whether the provider can be asked about it */
  isUnheard: boolean
}

export interface StatementFile {
  id: number
  name: string
  provider: string
  periodText: string
  addedText: string
  isBooked: boolean
  /** how many of its references can be booked, and what would reach the bank */
  bookable: number
  settledText: string
  feeText: string
  /** how many need somebody's eyes */
  open: number
  href: string
}

export interface SettlementsPage {
  list: OfficeListData<SettlementItem>
  files: StatementFile[]
  /** paid days ago and in no statement; empty: nothing */
  unsettled: string
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'settlements.list': SettlementsPage
  }
}

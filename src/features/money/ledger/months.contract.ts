import { z } from 'zod'
import { plainText } from '../../../platform/http/query.ts'
import type { MonthState } from './months.rules.ts'

/** a month of the books: 2026-11 */
export const monthParameter = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Bulan ditulis seperti 2026-11'),
})

export const closingAsked = z.strictObject({
  /** how what is not settled is explained; needed where something is not */
  note: plainText(500).trim().default(''),
})

export const closingDecided = z.strictObject({
  decision: z.enum(['close', 'withdraw'], 'Pilih tutup atau batalkan'),
})

export const filingNoted = z.strictObject({
  /** of the return that was filed: the number of its receipt */
  reference: plainText(100).trim().min(5, 'Isi nomor bukti lapor'),
})

export const monthStanding = z.object({ month: z.string(), state: z.string(), seal: z.string() })

/** A month as the page shows it. */
export interface MonthItem {
  month: string
  label: string
  state: MonthState
  /** events and moves of it; of an open month as far as they are written */
  counts: string
  /** whoever asked, closed and filed, and when */
  story: string[]
  note: string
  seal: string
  /** why it cannot be closed yet, whoever asks; empty: it can */
  why: string
  /** what is not settled in it: closing it asks for a word on that */
  doubts: string[]
  /** what the one who looks may do now */
  may: ('ask' | 'close' | 'withdraw' | 'file')[]
  file: string
}

export interface MonthsPage {
  months: MonthItem[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'ledger.months': MonthsPage
  }
}

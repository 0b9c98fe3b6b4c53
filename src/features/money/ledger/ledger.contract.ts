import { z } from 'zod'
import { officeQuery, plainText, searchedDay, searchText } from '../../../platform/http/query.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { accountKinds, txnKinds } from './account-kinds.ts'

export const journalQuery = officeQuery(50, {
  search: searchText.optional(),
  kind: z.enum(keysOf(txnKinds), 'Jenis kejadian tidak dikenal').optional(),
  account: z.enum(keysOf(accountKinds), 'Akun tidak dikenal').optional(),
  owner: plainText(60).optional(),
  order: plainText(20).optional(),
  from: searchedDay('Tanggal awal tidak valid'),
  to: searchedDay('Tanggal akhir tidak valid'),
})
export type JournalQuery = z.output<typeof journalQuery>

/** A move as the journal shows it. */
export interface JournalItem {
  id: string
  name: string
  atText: string
  words: string
  ref: string
  orderCode: string | null
  orderHref: string | null
  debit: string
  credit: string
  amount: number
  amountText: string
}

export interface TrialLine {
  label: string
  href: string
  /** what stands there, on its own side; the other one is empty */
  debit: string
  credit: string
}

export interface JournalPage {
  list: OfficeListData<JournalItem>
  trial: { title: string; lines: TrialLine[] }[]
  total: { debit: string; credit: string }
  /** of the nightly look; none: nobody has looked yet */
  check: { text: string; findings: string[] } | null
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'ledger.journal': JournalPage
  }
}

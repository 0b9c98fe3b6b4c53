import type { FileColumn } from '../../../platform/http/list-file.ts'
import type { JournalItem } from './ledger.contract.ts'

/** The columns of the list as a file. */
export const journalColumns: readonly FileColumn<JournalItem>[] = [
  ['Waktu', ({ atText }) => atText],
  ['Kejadian', ({ words }) => words],
  ['Nomor', ({ ref }) => ref],
  ['Pesanan', ({ orderCode }) => orderCode],
  ['Debit', ({ debit }) => debit],
  ['Kredit', ({ credit }) => credit],
  ['Jumlah', ({ amount }) => amount],
]

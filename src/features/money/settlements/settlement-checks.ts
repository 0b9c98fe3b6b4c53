import type { Tx } from '../../../platform/db/transaction.ts'
import { listWrongBookings } from './settlement-checks.store.ts'

/** What a provider's statement says of the lines that were booked is what left its account in the books (I12). */
export async function settlementFindings(tx: Tx): Promise<string[]> {
  return (await listWrongBookings(tx)).map(
    ({ name, lines, booked }) =>
      `Laporan ${name}: barisnya berjumlah ${lines}, sedangkan di buku besar ${booked}`,
  )
}

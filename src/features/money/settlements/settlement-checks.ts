import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { amountText } from '../../../shared/money.ts'
import { listWrongBookings } from './settlement-checks.store.ts'
import { findUnsettled } from './settlements.store.ts'

/** What a provider's statement says of the lines that were booked is what left its account in the books (I12). */
export async function settlementFindings(tx: Tx): Promise<string[]> {
  return (await listWrongBookings(tx)).map(
    ({ name, lines, booked }) =>
      `Laporan ${name}: barisnya berjumlah ${lines}, sedangkan di buku besar ${booked}`,
  )
}

/** Whoever closes a month is told what was paid in it and stands in no statement of a provider. */
export async function unsettledDoubts({ tx }: Pick<InTenant, 'tx'>, until: Date): Promise<string[]> {
  const found = await findUnsettled(tx, until)
  return found && found.count > 0
    ? [
        `${found.count} pembayaran, sekitar ${amountText(found.amount)}, belum ada di laporan penyedia mana pun.`,
      ]
    : []
}

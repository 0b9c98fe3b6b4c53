import type { Tx } from '../../../platform/db/transaction.ts'
import { listWrongHistories } from './payment-checks.store.ts'

/** All that was heard, told again, changes nothing: it leads to where each payment stands (I11). */
export async function paymentFindings(tx: Tx): Promise<string[]> {
  return (await listWrongHistories(tx)).map(
    ({ ref, state, told }) =>
      `Pembayaran ${ref}: tercatat ${state}, sedangkan riwayatnya ${told ?? 'tanpa uang masuk'}`,
  )
}

import type { Tx } from '../../../platform/db/transaction.ts'
import { listWrongSlips } from './withholding.store.ts'

/** What the books withheld is what was reckoned and told; a line for each that is not. */
export async function withholdingFindings(tx: Tx): Promise<string[]> {
  const wrong = await listWrongSlips(tx)
  return wrong.map(({ ref }) => `Potongan PPh ${ref}: buku besar tidak sama dengan bukti potongnya`)
}

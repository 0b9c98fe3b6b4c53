import type { Tx } from '../../../platform/db/transaction.ts'
import { listWrongHeld, listWrongSteps } from './payout-checks.store.ts'
import { codeOfPayout } from './payouts.rules.ts'

/** What must be true of payouts and the books together; a line for each thing that is not. */
export async function payoutFindings(tx: Tx): Promise<string[]> {
  const held = await listWrongHeld(tx)
  const steps = await listWrongSteps(tx)
  return [
    ...held.map(one => `Pencairan ${one.owner}: ditahan ${one.held}, sedangkan yang terbuka ${one.open}`),
    ...steps.map(({ id }) => `Pencairan ${codeOfPayout(id)}: keadaannya tidak sama dengan buku besar`),
  ]
}

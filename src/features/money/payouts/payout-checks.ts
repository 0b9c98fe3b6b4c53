import type { Tx } from '../../../platform/db/transaction.ts'
import {
  findWrongTransit,
  listContradicted,
  listWrongHeld,
  listWrongHistories,
  listWrongSteps,
  listWrongTax,
} from './payout-checks.store.ts'
import { codeOfPayout } from './payouts.rules.ts'

/** What must be true of payouts and the books together; a line for each thing that is not. */
export async function payoutFindings(tx: Tx): Promise<string[]> {
  const held = await listWrongHeld(tx)
  const steps = await listWrongSteps(tx)
  const transit = await findWrongTransit(tx)
  const tax = await listWrongTax(tx)
  const contradicted = await listContradicted(tx)
  const histories = await listWrongHistories(tx)
  return [
    ...held.map(one => `Pencairan ${one.owner}: ditahan ${one.held}, sedangkan yang terbuka ${one.open}`),
    ...steps.map(({ id }) => `Pencairan ${codeOfPayout(id)}: keadaannya tidak sama dengan buku besar`),
    ...(transit
      ? [
          `Pencairan dalam perjalanan: di buku besar ${transit.booked}, sedangkan yang dikirim ${transit.open}`,
        ]
      : []),
    ...tax.map(({ id }) => `Pencairan ${codeOfPayout(id)}: PPh di buku besar tidak sama dengan potongannya`),
    ...histories.map(({ id }) => `Pencairan ${codeOfPayout(id)}: riwayatnya tidak membawa ke keadaannya`),
    ...contradicted.map(({ id, problem }) => `Pencairan ${codeOfPayout(id)}: ${problem}`),
  ]
}

import { conflict, notFound } from '../../../shared/failure.ts'
import { whyRefused } from '../providers/providers.ts'
import { type Bill, changeBill, findBill, findBillByRef } from './bills.store.ts'
import { tell } from './sim-notices.ts'
import { giveBack } from './sim-returns.ts'
import { type BillDeed, type Faults, mayDo, noFaults, statusAfter } from './simulator.rules.ts'
import type { SimulatorWork } from './simulator-work.ts'

/** bills as they are kept: the demo begins with some */
export { changeBill, findBillByRef, insertBill } from './bills.store.ts'

interface Done {
  deed: BillDeed
  /** of a refund; all of it unless said */
  amount?: number | undefined
  faults?: Faults
}

/** The payer's phone and the bank's desk: does it, then tells us as the provider would. Never within a transaction. */
export async function doWithBill(
  house: SimulatorWork,
  tenantId: number,
  id: number | { ref: string },
  { deed, amount, faults = noFaults }: Done,
): Promise<Bill> {
  const refused = whyRefused(house, 'simulator', true)
  if (refused) throw conflict(refused)
  const at = house.clock.now()
  const bill = await house.database.withTenant(tenantId, async tx => {
    const found = typeof id === 'number' ? await findBill(tx, id) : await findBillByRef(tx, id.ref)
    if (!found) throw notFound('Tagihan simulasi')
    if (!mayDo(deed, found)) throw conflict('Ini tidak dapat dilakukan pada tagihan dengan status ini.')
    if (deed === 'refund') {
      if (!(await giveBack(tx, found, { amount: amount ?? found.amount - found.returned, at })))
        throw conflict('Jumlah pengembalian melebihi yang dibayar.')
    } else
      await changeBill(tx, found.id, {
        status: statusAfter(deed),
        ...(deed === 'pay' ? { settledAt: at } : {}),
        ...(deed === 'chargeback' ? { returned: found.amount } : {}),
      })
    return (await findBill(tx, found.id)) ?? found
  })
  const tenant = await house.tenantContextById(tenantId)
  const told = { tenantId, bill, faults, origin: tenant?.origin ?? '' }
  if (faults.delaySeconds === 0) await tell(house, told)
  else later(house, () => tell(house, told), faults.delaySeconds)
  return bill
}

/** Behind everybody's back, unless the house closes before. */
export function later(house: SimulatorWork, work: () => Promise<void>, seconds: number): void {
  const timer = setTimeout(() => {
    house.waiting.delete(timer)
    work().catch((error: unknown) => house.log.warn({ err: error }, 'a simulated notification was lost'))
  }, seconds * 1000)
  timer.unref()
  house.waiting.add(timer)
}

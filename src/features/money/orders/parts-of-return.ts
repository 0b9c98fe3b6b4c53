import type { InTenant } from '../../../platform/http/endpoint.ts'
import { type events, lockBalance } from '../ledger/ledger.ts'
import * as store from './orders.store.ts'
import { partReturned, shareAmounts } from './pricing.ts'

/** What of an order goes back with the next `amount`: its tax and each payee's part, so that all parts come to the whole. */
export async function partsOfReturn(
  { tx }: Pick<InTenant, 'tx'>,
  order: store.OrderRow,
  amount: number,
): Promise<events.Refund> {
  const [before, after] = [order.refunded, order.refunded + amount]
  const part = (whole: number) => partReturned(whole, before, after, order.total)
  const shares: events.TakenBack[] = []
  const wholes = shareAmounts(order, order.fee, await store.listShares(tx, order.id))
  // in one order for all, so that no two returns wait for each other
  for (const { payee, amount: whole } of wholes.sort((a, b) => (a.payee < b.payee ? -1 : 1)))
    shares.push(
      order.maturedAt === null
        ? { payee, amount: part(whole), isMatured: false }
        : {
            payee,
            amount: part(whole),
            isMatured: true,
            available: await lockBalance(tx, { kind: 'payee_available', owner: payee }),
          },
    )
  return { amount, tax: part(order.tax), platformDiscount: 0, shares, platformFee: 0 }
}

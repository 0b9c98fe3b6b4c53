import type { InTenant } from '../../../platform/http/endpoint.ts'
import { conflict } from '../../../shared/failure.ts'
import { tellPrograms } from './order-events.ts'
import { mayBecome, type OrderEventKind, type OrderState, orderStates } from './orders.rules.ts'
import * as store from './orders.store.ts'

interface Step {
  kind: OrderEventKind
  /** the state it comes into; left out, it stays where it is */
  to?: OrderState
  /** the membership that does it; null: the house, or a provider */
  by: number | null
  why?: string
  amount?: number
  /** the payment it happened to, where an order may have several */
  paymentId?: number
  change?: Omit<store.OrderChange, 'state'>
}

/**
 * The one place where an order changes: what may follow what, and the line in its history. Whoever calls holds the order.
 * Answers the order as it stands then.
 */
export async function passOrder(
  { tx, clock }: Pick<InTenant, 'tx' | 'clock'>,
  row: store.OrderRow,
  { kind, to = row.state, by, why, amount, paymentId, change = {} }: Step,
): Promise<store.OrderRow> {
  if (to !== row.state && !mayBecome(row.state, to))
    throw conflict(
      `Pesanan ini ${orderStates[row.state].label.toLowerCase()} dan tidak dapat menjadi ${orderStates[to].label.toLowerCase()}.`,
    )
  const after = store.updateOrder(tx, row, { ...change, state: to })
  store.addEvent(tx, {
    orderId: row.id,
    n: after.version,
    kind,
    from: row.state,
    to,
    by,
    why,
    amount,
    paymentId,
    at: clock.now(),
  })
  // money nobody knew the use of goes back without the order being touched
  if (to !== row.state || change.refunded !== undefined)
    await tellPrograms({ tx, clock }, { kind, order: after })
  return after
}

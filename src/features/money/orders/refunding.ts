import type { InTenant } from '../../../platform/http/endpoint.ts'
import { issue } from '../documents/documents.ts'
import { events, post } from '../ledger/ledger.ts'
import { tillOf } from './money-arrived.ts'
import { passOrder } from './order-states.ts'
import { refundedMail, refundSentMail, toldOf } from './orders.mail.ts'
import { isKept } from './orders.rules.ts'
import type * as store from './orders.store.ts'
import { type RefundRow, updateRefund } from './refunds.store.ts'
import { type SoldThing, soldThingOf } from './sold-things.ts'
import { tellBuyer } from './tell-buyer.ts'

/** An approved return enters the books; the whole of an order ends the place it bought. Whoever calls holds both rows. */
export async function bookRefund(
  context: InTenant,
  order: store.OrderRow,
  refund: RefundRow,
  by: number | null,
): Promise<store.OrderRow> {
  const { tx, clock } = context
  const at = clock.now()
  const known = { ref: `refund:${refund.id}`, at, orderCode: order.code }
  if (refund.kind === 'unallocated') {
    await post(tx, { ...known, kind: 'unallocated_refund', entries: events.unallocatedRefund(refund.amount) })
    return passOrder(context, order, { kind: 'refunded', by, amount: refund.amount, why: refund.reason })
  }
  const thing = soldThingOf(context, order)
  const { entries, tax } = await thing.returned(context, order, refund.amount)
  await post(tx, { ...known, kind: 'refund', entries })
  const refunded = order.refunded + refund.amount
  const isWhole = refunded === order.captured
  if (isWhole || refund.endsAccess)
    await thing.end(context, order, { to: 'refunded', by, why: refund.reason })
  const after = await passOrder(context, order, {
    kind: 'refunded',
    // one that a bank took back stays so, whatever else goes back of it
    ...(isKept(order.state) ? { to: isWhole ? ('refunded' as const) : ('partially_refunded' as const) } : {}),
    by,
    amount: refund.amount,
    why: refund.reason,
    change: { refunded },
  })
  await issue(context, {
    kind: 'NK',
    subject: `refund:${refund.id}`,
    orderCode: order.code,
    content: {
      title: order.title,
      lines: [{ label: `Pengembalian atas ${order.number ?? ''}`.trim(), amount: refund.amount }],
      total: refund.amount,
      tax,
      taxBps: order.taxBps,
      notes: [refund.reason, ...fateOf(thing, after, refund)],
    },
  })
  return after
}

/** What becomes of what was bought: said wherever the return is. */
function fateOf(
  { afterReturn }: SoldThing,
  { refunded, captured }: store.OrderRow,
  { kind, endsAccess }: Pick<RefundRow, 'kind' | 'endsAccess'>,
): string[] {
  if (kind !== 'sale' || !afterReturn) return []
  return [refunded >= captured || endsAccess ? afterReturn.ends : afterReturn.stays]
}

type Told = Pick<RefundRow, 'amount' | 'kind' | 'endsAccess'>

/** Its buyer hears that it was approved. */
export async function tellApproved(context: InTenant, order: store.OrderRow, refund: Told): Promise<void> {
  const thing = soldThingOf(context, order)
  const { amount } = refund
  const fate = fateOf(thing, order, refund)
  await tellBuyer(context, order, email =>
    refundedMail(context.tenant, toldOf(order, email, thing), { amount, fate }),
  )
}

/** It has left: through the provider where that says so, else from the bank by hand. */
export async function finishRefund(
  context: InTenant,
  order: store.OrderRow,
  refund: RefundRow,
  { provider, by, note = '' }: { provider: string | null; by: number | null; note?: string },
): Promise<void> {
  const { tx, clock } = context
  const at = clock.now()
  await post(tx, {
    kind: 'refund_done',
    ref: `refund:${refund.id}`,
    at,
    orderCode: order.code,
    entries: events.refundDone(tillOf(provider), refund.amount),
  })
  await updateRefund(tx, refund.id, { state: 'done', doneAt: at, note, problem: '', provider })
  const after = await passOrder(context, order, { kind: 'refund_done', by, amount: refund.amount, why: note })
  const thing = soldThingOf(context, order)
  const { amount } = refund
  const told = { amount, fate: fateOf(thing, order, refund), isByProvider: provider !== null }
  await tellBuyer(context, after, email => refundSentMail(context.tenant, toldOf(after, email, thing), told))
}

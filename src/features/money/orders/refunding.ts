import type { InTenant } from '../../../platform/http/endpoint.ts'
import { issue } from '../documents/documents.ts'
import { events, post } from '../ledger/ledger.ts'
import { tillOf } from './money-arrived.ts'
import { passOrder } from './order-states.ts'
import { refundedMail, toldOf } from './orders.mail.ts'
import { isKept } from './orders.rules.ts'
import type * as store from './orders.store.ts'
import { type RefundRow, updateRefund } from './refunds.store.ts'
import { soldThingOf } from './sold-things.ts'
import { tellBuyer } from './tell-buyer.ts'

/** An approved return enters the books; the whole of an order ends the place it bought. Whoever calls holds both rows. */
export async function bookRefund(
  context: InTenant,
  order: store.OrderRow,
  refund: RefundRow,
  by: number | null,
): Promise<store.OrderRow> {
  const { tx, clock, tenant } = context
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
      notes: [refund.reason],
    },
  })
  await tellBuyer(context, after, email => refundedMail(tenant, toldOf(after, email, thing), refund.amount))
  return after
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
  await updateRefund(tx, refund.id, { state: 'done', doneAt: at, note })
  await passOrder(context, order, { kind: 'refund_done', by, amount: refund.amount, why: note })
}

import type { InTenant } from '../../../platform/http/endpoint.ts'
import { post as send } from '../../../platform/mail/mail.ts'
import { endPaidPlace } from '../../learning/enrolments/enrolments.ts'
import { issue } from '../documents/documents.ts'
import { events, lockBalance, post } from '../ledger/ledger.ts'
import { tillOf } from './money-arrived.ts'
import { passOrder } from './order-states.ts'
import { refundedMail } from './orders.mail.ts'
import * as store from './orders.store.ts'
import { partReturned, shareAmounts } from './pricing.ts'
import { type RefundRow, updateRefund } from './refunds.store.ts'

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
  const parts = await partsOfReturn(context, order, refund.amount)
  await post(tx, { ...known, kind: 'refund', entries: events.refundApproved(parts) })
  const refunded = order.refunded + refund.amount
  const isWhole = refunded === order.captured
  if (isWhole || refund.endsAccess)
    await endPaidPlace(context, order, { to: 'refunded', by, why: refund.reason })
  const after = await passOrder(context, order, {
    kind: 'refunded',
    to: isWhole ? 'refunded' : 'partially_refunded',
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
      tax: parts.tax,
      taxBps: order.taxBps,
      notes: [refund.reason],
    },
  })
  if (after.buyerEmail !== null)
    await send(tx, refundedMail(tenant, { ...after, buyerEmail: after.buyerEmail }, refund.amount))
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

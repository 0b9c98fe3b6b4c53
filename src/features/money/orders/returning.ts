import type { InTenant } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { events, post } from '../ledger/ledger.ts'
import type { ReturnedPayment } from '../providers/providers.ts'
import { chargeBack } from './charging-back.ts'
import { goneBefore } from './gone-before.ts'
import { findAside } from './kept-aside.ts'
import { tillOf } from './money-arrived.ts'
import { passOrder } from './order-states.ts'
import * as store from './orders.store.ts'
import { bookRefund, finishRefund } from './refunding.ts'
import * as refunds from './refunds.store.ts'

/**
 * The provider says that money went back, counted from the beginning: what is new of it finishes returns that were
 * approved here, and is otherwise booked as one that was made there. Nothing of it is ever refused: it has gone.
 */
export async function acceptReturned(
  context: InTenant,
  code: string,
  returned: ReturnedPayment,
): Promise<void> {
  const order = await store.lockOrder(context.tx, code)
  if (!order) throw notFound('Pesanan')
  if (returned.kind === 'chargeback') return chargeBack(context, order, returned)
  const { paymentId, provider } = returned
  // what was handed over to the provider is what it tells of first, what nobody had approved yet last
  const known = (await refunds.listRefunds(context.tx, order.id))
    .filter(one => one.paymentId === paymentId)
    .sort((a, b) => rankOf(a) - rankOf(b) || a.id - b.id)
  let left = returned.amount - (await goneBefore(context, order, returned))
  let now = order
  for (const refund of known) {
    if (refund.amount > left || !(await canBeFinished(context, now, refund))) continue
    now = await settle(context, now, refund.id, provider)
    left -= refund.amount
  }
  if (left > 0) await bookUnasked(context, now, { ...returned, amount: left }, returned.amount)
}

const ranks: readonly string[] = ['sent', 'approved', 'requested']
const rankOf = ({ state }: Pick<refunds.RefundRow, 'state'>) => ranks.indexOf(state)

/** What was approved is in the books already; what was only asked for is so as far as the money is still there. */
async function canBeFinished(
  context: InTenant,
  order: store.OrderRow,
  { state, kind, amount, paymentId }: Pick<refunds.RefundRow, 'state' | 'kind' | 'amount' | 'paymentId'>,
): Promise<boolean> {
  if (state === 'approved' || state === 'sent') return true
  if (state !== 'requested') return false
  if (kind === 'sale') return amount <= order.captured - order.refunded
  return paymentId !== null && amount <= (await findAside(context, order, paymentId))
}

async function settle(context: InTenant, order: store.OrderRow, id: number, provider: string) {
  const refund = await refunds.lockRefund(context.tx, id)
  if (!refund) return order
  const isNew = refund.state === 'requested'
  if (isNew) await refunds.updateRefund(context.tx, id, { state: 'approved', decidedAt: context.clock.now() })
  const booked = isNew ? await bookRefund(context, order, refund, null) : order
  await finishRefund(context, booked, refund, { provider, by: null, note: 'Dilaporkan penyedia' })
  return (await store.findOrder(context.tx, order.code)) ?? booked
}

/**
 * Made at the provider, without anybody here having asked: first of the sale, where this payment paid for it, then of
 * what it left waiting. What is above both is a loss for people to look into.
 */
async function bookUnasked(
  context: InTenant,
  order: store.OrderRow,
  returned: ReturnedPayment,
  counted: number,
): Promise<void> {
  const { paymentId, provider, amount, at } = returned
  const ofSale =
    order.paymentId === paymentId ? Math.max(0, Math.min(amount, order.captured - order.refunded)) : 0
  const ofAside = Math.max(0, Math.min(amount - ofSale, await findAside(context, order, paymentId)))
  let now = order
  for (const [kind, part] of [
    ['sale', ofSale],
    ['unallocated', ofAside],
  ] as const) {
    if (part === 0) continue
    const id = await refunds.insertRefund(context.tx, {
      orderId: order.id,
      key: `provider:${paymentId}:${now.version}`,
      kind,
      amount: part,
      state: 'requested',
      reason: 'Dikembalikan lewat penyedia pembayaran',
      endsAccess: false,
      provider,
      paymentId,
      requestedBy: null,
      requestedAt: at,
    })
    if (id !== undefined) now = await settle(context, now, id, provider)
  }
  const beyond = amount - ofSale - ofAside
  if (beyond > 0) await bookBeyond(context, now, { ...returned, amount: beyond }, counted)
}

async function bookBeyond(
  context: InTenant,
  order: store.OrderRow,
  { paymentId, provider, amount, at }: ReturnedPayment,
  counted: number,
): Promise<void> {
  const known = { ref: `payment:${paymentId}:${counted}`, at, orderCode: order.code }
  const entries = events.returnedBeyond(tillOf(provider), amount)
  await post(context.tx, { ...known, kind: 'refund_done', entries })
  await passOrder(context, order, { kind: 'returned_beyond', by: null, amount, paymentId })
}

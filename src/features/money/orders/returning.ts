import type { InTenant } from '../../../platform/http/endpoint.ts'
import { notFound } from '../../../shared/failure.ts'
import { endPaidPlace } from '../../learning/enrolments/enrolments.ts'
import { events, post } from '../ledger/ledger.ts'
import type { ReturnedPayment } from '../providers/providers.ts'
import { tillOf } from './money-arrived.ts'
import { passOrder } from './order-states.ts'
import { isKept } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { bookRefund, finishRefund, partsOfReturn } from './refunding.ts'
import * as refunds from './refunds.store.ts'

/**
 * The provider says that money went back, counted from the beginning: what is new of it finishes returns that were
 * approved here, and is otherwise booked as one that was made there.
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
  const known = (await refunds.listRefunds(context.tx, order.id)).filter(one => one.paymentId === paymentId)
  const done = known.filter(({ state, provider: by }) => state === 'done' && by === provider)
  let left = returned.amount - done.reduce((sum, { amount }) => sum + amount, 0)
  let now = order
  for (const { id, amount, state } of known) {
    const isOpen = state === 'requested' || state === 'approved' || state === 'sent'
    if (!isOpen || amount > left) continue
    now = await settle(context, now, id, provider)
    left -= amount
  }
  if (left > 0) await bookUnasked(context, now, { ...returned, amount: left })
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

/** Made at the provider, without anybody here having asked. */
async function bookUnasked(
  context: InTenant,
  order: store.OrderRow,
  { paymentId, provider, amount, at }: ReturnedPayment,
): Promise<void> {
  const isSale = order.paymentId === paymentId && isKept(order.state)
  const most = isSale ? Math.min(amount, order.captured - order.refunded) : amount
  if (most <= 0) return
  const id = await refunds.insertRefund(context.tx, {
    orderId: order.id,
    key: `provider:${paymentId}:${order.version}`,
    kind: isSale ? 'sale' : 'unallocated',
    amount: most,
    state: 'requested',
    reason: 'Dikembalikan lewat penyedia pembayaran',
    endsAccess: false,
    provider,
    paymentId,
    requestedBy: null,
    requestedAt: at,
  })
  if (id !== undefined) await settle(context, order, id, provider)
}

/** The bank took it back. What had not been returned yet is taken from the sale, what is above it is a loss; access ends. */
async function chargeBack(
  context: InTenant,
  order: store.OrderRow,
  { paymentId, provider, amount }: ReturnedPayment,
): Promise<void> {
  const { tx, clock } = context
  const before = await store.sumEvents(tx, order.id, 'charged_back')
  const taken = amount - before
  if (taken <= 0) return
  const known = { ref: `payment:${paymentId}:${amount}`, at: clock.now(), orderCode: order.code }
  const till = tillOf(provider)
  await post(tx, { ...known, kind: 'dispute', entries: events.disputeOpened(till, taken) })
  const returnable = Math.min(taken, order.captured - order.refunded)
  const parts = await partsOfReturn(context, order, returnable)
  await post(tx, { ...known, kind: 'dispute_lost', entries: events.disputeLost(taken, parts) })
  await endPaidPlace(context, order, {
    to: 'refunded',
    by: null,
    why: 'Pembayaran ditarik kembali oleh bank',
  })
  await passOrder(context, order, {
    kind: 'charged_back',
    ...(isKept(order.state) ? { to: 'charged_back' as const } : {}),
    by: null,
    amount: taken,
    change: { refunded: order.refunded + returnable },
  })
}

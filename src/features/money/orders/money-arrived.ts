import type { InTenant } from '../../../platform/http/endpoint.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { notFound } from '../../../shared/failure.ts'
import { issue } from '../documents/documents.ts'
import { events, isPosted, post } from '../ledger/ledger.ts'
import type { ConfirmedPayment } from '../providers/providers.ts'
import { askBack } from './kept-aside.ts'
import { passOrder } from './order-states.ts'
import { paidMail, toldOf } from './orders.mail.ts'
import { isLapsed, methodText } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { soldThingOf } from './sold-things.ts'
import { tellBuyer } from './tell-buyer.ts'

const refOf = ({ paymentId }: Pick<ConfirmedPayment, 'paymentId'>) => `payment:${paymentId}`

/** money that a person confirmed lies in the bank; a provider's lies with the provider until it settles */
export const tillOf = (provider: string | null): events.Till =>
  provider === null || provider === 'manual' || provider === 'free' ? 'bank' : { provider }

/**
 * Money has arrived for an order. Where it may still be paid, the place is theirs; where it is too late, only if there
 * is still a seat. Everything else that arrives is kept as money nobody knows the use of, and asks to be returned. The
 * same payment again changes nothing.
 */
export async function acceptPayment(
  context: InTenant,
  code: string,
  payment: ConfirmedPayment,
): Promise<void> {
  const { tx } = context
  const order = await store.lockOrder(tx, code)
  if (!order) throw notFound('Pesanan')
  const ref = refOf(payment)
  if (await isPosted(tx, ref, 'sale', 'donation', 'unallocated')) return
  const isOpen = order.state === 'pending' || isLapsed(order.state)
  const isEnough = payment.amount >= order.total
  if (isOpen && isEnough && (await soldThingOf(context, order).take(context, order)))
    return book(context, order, payment)
  await keepAside(context, order, payment)
}

/** An order of 0 is paid the moment it is made. */
export async function acceptFree(context: InTenant, order: store.OrderRow): Promise<store.OrderRow> {
  const thing = soldThingOf(context, order)
  if (!(await thing.take(context, order))) throw notFound('Kursi')
  const { tx, clock } = context
  const at = clock.now()
  await post(tx, {
    ref: `order:${order.code}`,
    at,
    orderCode: order.code,
    ...(await thing.sold(context, order, { till: 'bank', fee: 0 })),
  })
  return passOrder(context, order, {
    kind: 'paid',
    to: 'paid',
    by: order.membershipId,
    amount: 0,
    change: { method: 'free', provider: 'free', captured: 0, paidAt: at, maturedAt: at },
  })
}

async function book(context: InTenant, order: store.OrderRow, payment: ConfirmedPayment): Promise<void> {
  const { tx, tenant } = context
  const { paidAt, provider, method, paymentId } = payment
  const till = tillOf(provider)
  const fee = till === 'bank' ? 0 : Math.min(payment.fee, order.total)
  const thing = soldThingOf(context, order)
  const { kind, entries } = await thing.sold(context, order, { till, fee })
  const over = payment.amount - order.total
  await post(tx, {
    kind,
    ref: refOf(payment),
    at: paidAt,
    orderCode: order.code,
    entries: [...entries, ...events.unallocated(till, over)],
  })
  const isLate = isLapsed(order.state)
  const paid = await passOrder(context, order, {
    kind: isLate ? 'late_paid' : 'paid',
    to: 'paid',
    by: null,
    amount: payment.amount,
    change: {
      provider,
      method,
      paymentId,
      fee,
      captured: order.total,
      paidAt,
      ...(thing.hasShares ? {} : { maturedAt: paidAt }),
    },
  })
  // above the total nobody asked for it: it waits to be returned
  if (over > 0) await askBack(context, paid, payment, over)
  await issue(context, {
    kind: 'KW',
    subject: refOf(payment),
    orderCode: order.code,
    content: {
      title: order.title,
      lines: [{ label: `Pembayaran ${order.number ?? ''}`.trim(), amount: order.total }],
      total: order.total,
      tax: order.tax,
      taxBps: order.taxBps,
      notes: [`Dibayar ${mediumDate(paidAt, tenant.timeZone)} lewat ${methodText(method)}`],
    },
  })
  await tellBuyer(context, paid, email => paidMail(tenant, toldOf(paid, email, thing)))
}

/** Money without a use: too late and full, paid twice, too little. It is never dropped. */
async function keepAside(context: InTenant, order: store.OrderRow, payment: ConfirmedPayment): Promise<void> {
  const { amount, fee, paidAt, provider } = payment
  const till = tillOf(provider)
  await post(context.tx, {
    kind: 'unallocated',
    ref: refOf(payment),
    at: paidAt,
    orderCode: order.code,
    entries: events.unallocated(till, amount, till === 'bank' ? 0 : Math.min(fee, amount)),
  })
  await passOrder(context, order, { kind: 'unallocated', by: null, amount })
  await askBack(context, order, payment, amount)
}

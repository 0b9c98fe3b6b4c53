import type { InTenant } from '../../../platform/http/endpoint.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { notFound } from '../../../shared/failure.ts'
import { freeCoupon, retakeCoupon } from '../coupons/coupons.ts'
import { issue } from '../documents/documents.ts'
import { events, isPosted, post } from '../ledger/ledger.ts'
import type { ConfirmedPayment } from '../providers/providers.ts'
import { askBack } from './kept-aside.ts'
import { passOrder } from './order-states.ts'
import { asideMail, paidMail, toldOf } from './orders.mail.ts'
import { isKept, isLapsed, methodText } from './orders.rules.ts'
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
  const why = isOpen ? await takenUp(context, order, isEnough) : whyWithoutUse(order)
  if (why === '') return book(context, order, payment)
  await keepAside(context, isOpen && isEnough ? await lapseNow(context, order, why) : order, payment, why)
}

const whyWithoutUse = ({ state }: store.OrderRow): string =>
  isKept(state) ? 'Pesanan ini sudah dibayar sebelumnya' : 'Pesanan ini sudah ditutup'

/**
 * Takes what was ordered; answers why it cannot be had, empty: it is theirs. What an order that came to nothing gave back is
 * taken anew: the seat, and then the coupon, which by now others may have used up.
 */
async function takenUp(context: InTenant, order: store.OrderRow, isEnough: boolean): Promise<string> {
  if (!isEnough) return 'Kurang dari jumlah tagihan'
  const thing = soldThingOf(context, order)
  if (!(await thing.take(context, order))) return 'Yang dipesan sudah tidak dapat diberikan'
  if (!isLapsed(order.state) || (await retakeCoupon(context, order))) return ''
  await thing.end(context, order, { to: 'refunded', by: null, why: couponGone })
  return couponGone
}

const couponGone = 'Kupon pesanan ini sudah habis dipakai'

/** Nobody waits to pay for what cannot be had any more. */
async function lapseNow(context: InTenant, order: store.OrderRow, why: string): Promise<store.OrderRow> {
  if (order.state !== 'pending') return order
  await soldThingOf(context, order).end(context, order, { to: 'cancelled', by: null })
  await freeCoupon(context.tx, order.code)
  return passOrder(context, order, { kind: 'cancelled', to: 'cancelled', by: null, why })
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
    by: payment.confirmedBy ?? null,
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
  if (over > 0) await askBack(context, paid, payment, { amount: over, why: 'Lebih dari jumlah tagihan' })
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
async function keepAside(
  context: InTenant,
  order: store.OrderRow,
  payment: ConfirmedPayment,
  why: string,
): Promise<void> {
  const { amount, fee, paidAt, provider, confirmedBy = null } = payment
  const till = tillOf(provider)
  await post(context.tx, {
    kind: 'unallocated',
    ref: refOf(payment),
    at: paidAt,
    orderCode: order.code,
    entries: events.unallocated(till, amount, till === 'bank' ? 0 : Math.min(fee, amount)),
  })
  const after = await passOrder(context, order, { kind: 'unallocated', by: confirmedBy, amount, why })
  await askBack(context, order, payment, { amount, why })
  const thing = soldThingOf(context, order)
  await tellBuyer(context, after, email =>
    asideMail(context.tenant, toldOf(after, email, thing), { amount, why }),
  )
}

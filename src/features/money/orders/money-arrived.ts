import type { InTenant } from '../../../platform/http/endpoint.ts'
import { post as send } from '../../../platform/mail/mail.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { notFound } from '../../../shared/failure.ts'
import { takePaidPlace } from '../../learning/enrolments/enrolments.ts'
import { issue } from '../documents/documents.ts'
import { events, isPosted, post } from '../ledger/ledger.ts'
import type { ConfirmedPayment } from '../providers/providers.ts'
import { passOrder } from './order-states.ts'
import { paidMail } from './orders.mail.ts'
import { isLapsed, methodText } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { shareAmounts } from './pricing.ts'
import { insertRefund } from './refunds.store.ts'

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
  if ((await isPosted(tx, 'sale', ref)) || (await isPosted(tx, 'unallocated', ref))) return
  const isOpen = order.state === 'pending' || isLapsed(order.state)
  const isEnough = payment.amount >= order.total
  if (isOpen && isEnough && (await takePaidPlace(context, order))) return book(context, order, payment)
  await keepAside(context, order, payment)
}

/** An order of 0 is paid the moment it is made. */
export async function acceptFree(context: InTenant, order: store.OrderRow): Promise<store.OrderRow> {
  if (!(await takePaidPlace(context, order))) throw notFound('Kursi')
  const { tx, clock } = context
  const at = clock.now()
  await post(tx, {
    kind: 'sale',
    ref: `order:${order.code}`,
    at,
    orderCode: order.code,
    entries: events.sale({ ...saleOf(order), till: 'bank', fee: 0, shares: [] }),
  })
  return passOrder(context, order, {
    kind: 'paid',
    to: 'paid',
    by: order.membershipId,
    amount: 0,
    change: { method: 'free', provider: 'free', captured: 0, paidAt: at, maturedAt: at },
  })
}

const saleOf = ({ total, discount, tax }: store.OrderRow) => ({
  total,
  tenantDiscount: discount,
  platformDiscount: 0,
  tax,
  platformFee: 0,
})

async function book(context: InTenant, order: store.OrderRow, payment: ConfirmedPayment): Promise<void> {
  const { tx, tenant } = context
  const { paidAt, provider, method, paymentId } = payment
  const till = tillOf(provider)
  const fee = till === 'bank' ? 0 : Math.min(payment.fee, order.total)
  const shares = shareAmounts(order, fee, await store.listShares(tx, order.id))
  const over = payment.amount - order.total
  await post(tx, {
    kind: 'sale',
    ref: refOf(payment),
    at: paidAt,
    orderCode: order.code,
    entries: [...events.sale({ ...saleOf(order), till, fee, shares }), ...events.unallocated(till, over)],
  })
  const isLate = isLapsed(order.state)
  const paid = await passOrder(context, order, {
    kind: isLate ? 'late_paid' : 'paid',
    to: 'paid',
    by: null,
    amount: payment.amount,
    change: { provider, method, paymentId, fee, captured: order.total, paidAt },
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
  if (paid.buyerEmail !== null) await send(tx, paidMail(tenant, { ...paid, buyerEmail: paid.buyerEmail }))
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

const askBack = (
  { tx, clock }: InTenant,
  order: store.OrderRow,
  { paymentId, provider }: ConfirmedPayment,
  amount: number,
) =>
  insertRefund(tx, {
    orderId: order.id,
    key: `unallocated:${paymentId}`,
    kind: 'unallocated',
    amount,
    state: 'requested',
    reason: 'Uang diterima tanpa pesanan yang dapat dibayarnya',
    endsAccess: false,
    provider,
    paymentId,
    requestedBy: null,
    requestedAt: clock.now(),
  })

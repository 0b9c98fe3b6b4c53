import type { InTenant } from '../../../platform/http/endpoint.ts'
import { events, post } from '../ledger/ledger.ts'
import type { ReturnedPayment } from '../providers/providers.ts'
import { goneBefore } from './gone-before.ts'
import { askBack, findAside } from './kept-aside.ts'
import { tillOf } from './money-arrived.ts'
import { passOrder } from './order-states.ts'
import { disputedMail, toldOf } from './orders.mail.ts'
import { isKept } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { bookRefund } from './refunding.ts'
import * as refunds from './refunds.store.ts'
import { soldThingOf } from './sold-things.ts'
import { tellBuyer } from './tell-buyer.ts'

const why = 'Pembayaran ditarik kembali oleh bank'

/**
 * The bank took a payment back. Of the payment that the order was paid with, what had not been returned yet is taken
 * from the sale and access ends; a second payment of the same order touches neither: it only waited to be returned.
 * What is above both is a loss.
 */
export async function chargeBack(
  context: InTenant,
  order: store.OrderRow,
  { paymentId, provider, amount }: ReturnedPayment,
): Promise<void> {
  const { tx, clock } = context
  const taken = amount - (await goneBefore(context, order, { paymentId, provider }))
  if (taken <= 0) return
  const known = { ref: `payment:${paymentId}:${amount}`, at: clock.now(), orderCode: order.code }
  await post(tx, { ...known, kind: 'dispute', entries: events.disputeOpened(tillOf(provider), taken) })
  const isSale = order.paymentId === paymentId
  const kept = isSale ? Math.min(taken, order.captured - order.refunded) : 0
  const aside = Math.min(taken - kept, await findAside(context, order, paymentId))
  const thing = soldThingOf(context, order)
  const ofSale = isSale
    ? await thing.lost(context, order, { taken: taken - aside, kept })
    : events.disputeBeyond(taken - aside)
  if (aside > 0) await takeAside(context, order, { paymentId, provider, amount }, aside)
  await post(tx, {
    ...known,
    kind: 'dispute_lost',
    entries: [...ofSale, ...events.disputeOfRefund(aside)],
  })
  if (isSale) await thing.end(context, order, { to: 'refunded', by: null, why })
  const now = (await store.findOrder(tx, order.code)) ?? order
  const after = await passOrder(context, now, {
    kind: 'charged_back',
    ...(isSale && isKept(now.state) ? { to: 'charged_back' as const } : {}),
    by: null,
    amount: taken,
    paymentId,
    change: { refunded: now.refunded + kept },
  })
  await closeWishes(context, after, { paymentId, provider, amount })
  const fate = isSale && thing.afterReturn ? [thing.afterReturn.ends] : []
  await tellBuyer(context, after, email =>
    disputedMail(context.tenant, toldOf(after, email, thing), { amount: taken, fate }),
  )
}

/** What waited to be returned is promised to whom the bank gave it. */
async function takeAside(
  context: InTenant,
  order: store.OrderRow,
  { paymentId, provider, amount }: Pick<ReturnedPayment, 'paymentId' | 'provider' | 'amount'>,
  aside: number,
): Promise<void> {
  const { tx, clock } = context
  const at = clock.now()
  const id = await refunds.insertRefund(tx, {
    orderId: order.id,
    key: `chargeback:${paymentId}:${amount}`,
    kind: 'unallocated',
    amount: aside,
    state: 'approved',
    reason: why,
    endsAccess: false,
    provider,
    paymentId,
    requestedBy: null,
    requestedAt: at,
  })
  const refund = id === undefined ? undefined : await refunds.lockRefund(tx, id)
  if (!refund) return
  await bookRefund(context, order, refund, null)
  await refunds.updateRefund(tx, refund.id, { state: 'done', decidedAt: at, doneAt: at })
}

/** Nobody returns a second time what the bank has taken; what is left of money without a use is asked for anew. */
async function closeWishes(
  context: InTenant,
  order: store.OrderRow,
  payment: Pick<ReturnedPayment, 'paymentId' | 'provider' | 'amount'>,
): Promise<void> {
  const { tx, clock } = context
  const all = await refunds.listRefunds(tx, order.id)
  const open = all.filter(one => one.paymentId === payment.paymentId && one.state === 'requested')
  for (const { id } of open)
    await refunds.updateRefund(tx, id, { state: 'rejected', decidedAt: clock.now(), note: why })
  const left = await findAside(context, order, payment.paymentId)
  const wasAsked = open.some(({ kind }) => kind === 'unallocated')
  if (left > 0 && wasAsked)
    await askBack(context, order, payment, {
      amount: left,
      key: `rest:${payment.paymentId}:${payment.amount}`,
    })
}

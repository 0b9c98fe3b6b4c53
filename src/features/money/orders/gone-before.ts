import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { ReturnedPayment } from '../providers/providers.ts'
import * as store from './orders.store.ts'
import * as refunds from './refunds.store.ts'

/**
 * What of a payment has gone back before, whichever way: the provider counts from the beginning, so this is taken off what
 * it tells. What it gave back itself, what the bank took, and what was above all that was here.
 */
export async function goneBefore(
  { tx }: Pick<InTenant, 'tx'>,
  { id: orderId }: Pick<store.OrderRow, 'id'>,
  { paymentId, provider }: Pick<ReturnedPayment, 'paymentId' | 'provider'>,
): Promise<number> {
  const [taken, beyond, all] = await Promise.all([
    store.sumEvents(tx, { orderId, paymentId, kind: 'charged_back' }),
    store.sumEvents(tx, { orderId, paymentId, kind: 'returned_beyond' }),
    refunds.listRefunds(tx, orderId),
  ])
  const done = all.filter(
    one =>
      one.paymentId === paymentId &&
      one.provider === provider &&
      one.state === 'done' &&
      // what the bank took of money that waited stands among what it took
      !one.key.startsWith('chargeback:'),
  )
  return done.reduce((sum, one) => sum + one.amount, taken + beyond)
}

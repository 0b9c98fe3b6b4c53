import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { ConfirmedPayment } from '../providers/providers.ts'
import type * as store from './orders.store.ts'
import { insertRefund, listRefunds, type RefundRow } from './refunds.store.ts'

/**
 * Money that came for an order without a use: too late, paid twice, too little, or above the total. It waits to be
 * returned, payment by payment, and is never taken for what the order sold.
 */

type Payment = Pick<ConfirmedPayment, 'paymentId' | 'provider' | 'confirmedBy'>
type Known = Pick<RefundRow, 'key' | 'kind' | 'amount' | 'state' | 'paymentId'>

const firstKey = (paymentId: number) => `unallocated:${paymentId}`

const noUse = 'Uang diterima tanpa pesanan yang dapat dibayarnya'

interface Aside {
  /** whole rupiah */
  amount: number
  /** why it has no use, as its payer reads it */
  why?: string
  /** of a rest that is asked for anew */
  key?: string
}

/** Asks for it to be returned: nothing moves until somebody approves. */
export const askBack = (
  { tx, clock }: Pick<InTenant, 'tx' | 'clock'>,
  order: store.OrderRow,
  { paymentId, provider, confirmedBy = undefined }: Payment,
  { amount, why = noUse, key = firstKey(paymentId) }: Aside,
) =>
  insertRefund(tx, {
    orderId: order.id,
    key,
    kind: 'unallocated',
    amount,
    state: 'requested',
    reason: why,
    endsAccess: false,
    provider,
    paymentId,
    // whoever said that it came does not decide that it goes back
    requestedBy: confirmedBy ?? null,
    requestedAt: clock.now(),
  })

const promised: readonly string[] = ['approved', 'sent', 'done']

/** What of a payment still waits, by the refunds of its order: what came without a use, less what was promised back. */
export function asideOf(refunds: readonly Known[], paymentId: number): number {
  const own = refunds.filter(one => one.paymentId === paymentId && one.kind === 'unallocated')
  const came = own.find(({ key }) => key === firstKey(paymentId))?.amount ?? 0
  return own.filter(({ state }) => promised.includes(state)).reduce((left, { amount }) => left - amount, came)
}

export const findAside = async ({ tx }: Pick<InTenant, 'tx'>, order: store.OrderRow, paymentId: number) =>
  asideOf(await listRefunds(tx, order.id), paymentId)

import type { InTenant } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import { Failure, notFound } from '../../../shared/failure.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { getClassEntry, type OwnContext } from '../../learning/enrolments/enrolments.ts'
import { type Quote, quoteFor } from './buying.ts'
import type { Quoted } from './orders.contract.ts'
import * as store from './orders.store.ts'

export type Offered = Quoted['methods'][number]

export const quotedOf = (
  { subtotal, discount, tax, fee, total }: Quote,
  methods: readonly Offered[],
): Quoted => ({ subtotal, discount, tax, fee, total, methods: [...methods] })

export const invoiceOf = (order: store.OrderRow) => ({
  orderId: order.code,
  number: order.number ?? '',
  status: order.state,
  total: order.total,
  expiresAt: order.expiresAt.toISOString(),
  payUrl: order.state === 'pending' ? to.pay(order) : to.ownOrder(order),
})

/** The caller's order for a class that is still to be paid, or what a new one would cost. Changes nothing. */
export async function repayOf(
  context: OwnContext,
  slug: string,
  offered: (total: number) => Promise<readonly Offered[]>,
) {
  const found = await getClassEntry(context, slug)
  const { membershipId } = memberOf(context.viewer)
  const order = await store.findPending(context.tx, {
    membershipId,
    slug: found.slug,
    now: context.clock.now(),
  })
  if (order) return { order: invoiceOf(order), quote: null, why: '' }
  try {
    const quote = await quoteFor(context, { slug })
    return { order: null, quote: quotedOf(quote, await offered(quote.total)), why: '' }
  } catch (error) {
    if (error instanceof Failure) return { order: null, quote: null, why: error.message }
    throw error
  }
}

/** What an order says of itself; nothing that stands in an address is believed but its code. */
export async function returnOf({ tx }: Pick<InTenant, 'tx'>, code: string) {
  const row = await store.findOrder(tx, code)
  if (!row) throw notFound('Pesanan')
  return { orderId: row.code, status: row.state, slug: row.classSlug }
}

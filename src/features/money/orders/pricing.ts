import type { events } from '../ledger/ledger.ts'
import { partOf, sharesOf, taxWithin } from '../ledger/ledger.ts'
import type { SaleSettings } from '../providers/providers.ts'
import type { OrderRow, Teacher } from './orders.store.ts'

/** What a place costs, in whole rupiah. Prices include the tax. */
export interface Priced {
  subtotal: number
  discount: number
  /** the part of the total that is tax */
  tax: number
  /** what the buyer is asked for above it: nothing, since the provider's fee may not be (PBI 23/6/2021 article 52) */
  fee: 0
  total: number
}

export function priced(subtotal: number, discount: number, taxBps: number): Priced {
  const total = subtotal - discount
  return { subtotal, discount, tax: taxWithin(total, taxBps), fee: 0, total }
}

/** Who gets which part, as agreed today: what the class says; where it says nothing its leads share the usual part. */
export function sharesAtSale(teachers: readonly Teacher[], { shareBps }: SaleSettings) {
  const said = teachers.filter(({ bps }) => bps > 0)
  const shareOf = ({ personId, name }: (typeof teachers)[number], bps: number) => ({
    payee: `person:${personId}`,
    name,
    bps,
  })
  // more than the whole cannot be shared: what is said above it is cut down in its order
  if (said.length > 0) {
    let left = 10_000
    return said.flatMap(one => {
      const bps = Math.min(one.bps, left)
      left -= bps
      return bps > 0 ? [shareOf(one, bps)] : []
    })
  }
  const leads = teachers.filter(({ role }) => role === 'lead')
  const each = leads.length === 0 ? 0 : Math.floor(shareBps / leads.length)
  return each === 0 ? [] : leads.map(one => shareOf(one, each))
}

/** What each payee gets of an order that was paid with this fee: of what is left after fee and tax. */
export function shareAmounts(
  { total, tax }: Pick<OrderRow, 'total' | 'tax'>,
  fee: number,
  shares: readonly { payee: string; bps: number }[],
): events.Share[] {
  const base = Math.max(0, total - tax - fee)
  const amounts = sharesOf(
    base,
    shares.map(({ bps }) => bps),
  )
  return shares.flatMap(({ payee }, index) => {
    const amount = amounts[index] ?? 0
    return amount > 0 ? [{ payee, amount }] : []
  })
}

/** The part of a whole that goes back when so much of the total has gone back before, and so much will have then. */
export const partReturned = (whole: number, before: number, after: number, total: number): number =>
  partOf(whole, after, total) - partOf(whole, before, total)

import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import type { events, Posting } from '../ledger/ledger.ts'
import type { OrderState } from './orders.rules.ts'
import type { OrderRow } from './orders.store.ts'

/** Money of an order as it is booked: where it lies, and what the provider keeps of it. */
export interface Arrived {
  till: events.Till
  fee: number
}

/** What goes back of an order: entries, and the part of it that is tax. */
export interface GoingBack {
  entries: Posting['entries']
  tax: number
}

/**
 * A kind of thing that is ordered: a place in a class, a donation. Orders know a price, a buyer and a state; what is bought,
 * what becomes of it and where its money stands in the books is said by the room whose thing it is.
 */
export interface SoldThing {
  /** column `thing` of an order */
  kind: string
  /** what each state means to whoever ordered */
  words: Record<OrderState, string>
  /** what is said in the mail with the bill */
  placed: string
  /** what a return means for what was bought: all of it, or ending it; or a part. Left out: nothing was to be had */
  afterReturn?: { ends: string; stays: string }
  /** where one goes on when it is paid, and where one begins again */
  next(order: OrderRow): { href: string; label: string }
  again(order: OrderRow): { href: string; label: string }
  /** where its buyer finds it */
  home(order: OrderRow): string
  /** whether whoever holds the code may see and pay it, where nobody signed in ordered it */
  isOpenToCode: boolean
  /** shares of it wait before they may be paid out */
  hasShares: boolean
  /** It was paid. false: it cannot be had any more, and the money waits to be returned. */
  take(context: InTenant, order: OrderRow): Promise<boolean>
  /** It came to nothing, or its money went back. */
  end(context: InTenant, order: OrderRow, how: Ending): Promise<void>
  sold(context: InTenant, order: OrderRow, arrived: Arrived): Promise<Pick<Posting, 'kind' | 'entries'>>
  returned(context: InTenant, order: OrderRow, amount: number): Promise<GoingBack>
  /** A bank took `taken` back, of which `kept` had not gone back before. */
  lost(context: InTenant, order: OrderRow, what: { taken: number; kept: number }): Promise<Posting['entries']>
}

export interface Ending {
  to: 'cancelled' | 'expired' | 'refunded'
  by: number | null
  why?: string
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** kinds of things that are ordered */
    soldThings: readonly SoldThing[]
  }
}

/** What an order is for. */
export function soldThingOf(
  { partsOf }: { partsOf: PartsOf },
  { thing, code }: Pick<OrderRow, 'thing' | 'code'>,
): SoldThing {
  const found = partsOf('soldThings')
    .flat()
    .find(({ kind }) => kind === thing)
  if (!found) throw new Error(`Nobody sells what order ${code} is for: ${thing}`)
  return found
}

import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { InTenant, TenantContext } from '../../../platform/http/endpoint.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { freeCoupon } from '../coupons/coupons.ts'
import { forgetOldKeys } from '../idempotency/idempotency.ts'
import { events, lockBalance, post } from '../ledger/ledger.ts'
import { listDueTenants, listExpired, listMaturing } from './order-clock.store.ts'
import { passOrder } from './order-states.ts'
import { isKept } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { partReturned, shareAmounts } from './pricing.ts'
import { soldThingOf } from './sold-things.ts'

export interface OrderClockDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  partsOf: PartsOf
  tenantContextById(id: number): Promise<TenantContext | undefined>
}

/** Orders nobody paid in time come to their end, and shares that are old enough may be paid out. Harmless twice. */
export async function keepOrders(house: OrderClockDeps): Promise<void> {
  const { database, clock, partsOf } = house
  const now = clock.now()
  for (const { tenantId } of await database.withPlatform(tx => listDueTenants(tx, now))) {
    const tenant = await house.tenantContextById(tenantId)
    if (!tenant) continue
    const within = <T>(work: (context: InTenant) => Promise<T>) =>
      database.withTenant(tenantId, tx => work({ tx, clock, tenant, partsOf }))
    // one order a transaction: a seat is held no longer than it must be
    for (const { code } of await within(({ tx }) => listExpired(tx, now)))
      await within(context => expireOrder(context, code))
    for (const { code } of await within(({ tx }) => listMaturing(tx, now)))
      await within(context => matureOrder(context, code))
    await within(({ tx }) => forgetOldKeys(tx, now))
  }
}

/** Ends an order whose time is over; its seat and its coupon are free again. */
export async function expireOrder(context: InTenant, code: string): Promise<void> {
  const row = await store.lockOrder(context.tx, code)
  if (row?.state !== 'pending' || row.expiresAt > context.clock.now()) return
  await soldThingOf(context, row).end(context, row, { to: 'expired', by: null })
  await freeCoupon(context.tx, row.code)
  await passOrder(context, row, { kind: 'expired', to: 'expired', by: null })
}

/** What of each share has not gone back may be paid out from now on; debts are taken off first. */
export async function matureOrder(context: InTenant, code: string): Promise<void> {
  const { tx, clock } = context
  const row = await store.lockOrder(tx, code)
  if (!row || !isKept(row.state) || row.maturedAt !== null) return
  const shares = shareAmounts(row, row.fee, await store.listShares(tx, row.id))
  for (const { payee, amount } of shares.sort((a, b) => (a.payee < b.payee ? -1 : 1))) {
    const left = amount - partReturned(amount, 0, row.refunded, row.total)
    const debt = await lockBalance(tx, { kind: 'payee_debt', owner: payee })
    await post(tx, {
      kind: 'maturity',
      ref: `order:${row.code}:${payee}`,
      at: clock.now(),
      orderCode: row.code,
      entries: events.maturity({ payee, amount: left }, debt),
    })
  }
  await passOrder(context, row, { kind: 'matured', by: null, change: { maturedAt: clock.now() } })
}

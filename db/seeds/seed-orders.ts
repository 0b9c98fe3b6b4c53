import { insertCoupon } from '../../src/features/money/coupons/coupons.ts'
import { orderPayable } from '../../src/features/money/orders/order-payable.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import type { InTenant } from '../../src/platform/http/endpoint.ts'
import type { PartsOf, RoomParts } from '../../src/platform/room-parts.ts'
import { after } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import { emailOf } from './demo-logins.ts'
import { stepsOf } from './order-steps.ts'
import { pupilOf } from './seed-enrolments.ts'

/**
 * What the demo has sold, made by the very functions that sell: books, papers, places and payments then fit each other.
 * Everything happens in the order of its time, so that numbers follow dates.
 */
export async function seedOrders(tx: Tx, tenantId: number, demo: DemoTenant, now: Date): Promise<void> {
  const { orders: sold } = demo
  if (!sold) return
  const [asking, approving] = [await adminOf(tx, sold.admins[0]), await adminOf(tx, sold.admins[1])]
  // a demo without accounts has nobody who decides
  if (!asking || !approving) return
  for (const { startsDaysAgo, endsInDays, ...coupon } of sold.coupons)
    await insertCoupon(
      tx,
      {
        ...coupon,
        perPerson: 1,
        minTotal: 0,
        classId: null,
        startsAt: after(now, -startsDaysAgo),
        endsAt: after(now, endsInDays),
      },
      after(now, -startsDaysAgo),
    )
  const contextAt = houseOf(tx, tenantId, demo)
  const steps = []
  for (const [index, order] of sold.orders.entries()) {
    const buyer = await pupilOf(tx, order, now)
    if (buyer === undefined) continue
    // not everybody buys at the same hour
    const hours = order.daysAgo < 1 ? 0 : ((index * 7) % 11) + index / 7
    const placedAt = after(now, -order.daysAgo + hours / 24)
    const run = order.run
      ? await tx.db
          .selectFrom('classrooms')
          .select('id')
          .where('code', '=', order.run)
          .executeTakeFirstOrThrow()
      : undefined
    steps.push(...stepsOf({ order, buyer, runId: run?.id, asking, approving }, placedAt))
  }
  for (const { at, run } of steps.sort((a, b) => a.at.getTime() - b.at.getTime())) await run(contextAt(at))
}

async function adminOf(tx: Tx, mailbox: string) {
  const row = await tx.db
    .selectFrom('memberships')
    .select(['id', 'name'])
    .where('email', '=', emailOf(mailbox))
    .executeTakeFirst()
  return row && { membershipId: row.id, name: row.name }
}

/** The tenant at some moment of the past. */
function houseOf(tx: Tx, id: number, { slug, name, title, tagline, description, layout }: DemoTenant) {
  // what other rooms are told of a sale they are not told here: the demo has its own words for them
  const parts: Partial<RoomParts> = { payables: [orderPayable] }
  const partsOf: PartsOf = kind => [parts[kind]].filter(part => part !== undefined) as never
  const tenant: InTenant['tenant'] = {
    id,
    slug,
    name,
    timeZone: 'Asia/Jakarta',
    title,
    tagline,
    description,
    layout,
    origin: '',
    contact: {},
    sender: { tenantId: id, name: title, colour: '#000000', origin: '' },
    values: {},
    pictureBase: '',
    mediaBase: '',
  }
  return (at: Date): InTenant => ({ tx, clock: { now: () => at }, tenant, partsOf })
}

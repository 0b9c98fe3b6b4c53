import { enrolmentKind } from '../../src/features/learning/enrolments/enrolments.mail.ts'
import { insertCoupon } from '../../src/features/money/coupons/coupons.ts'
import { orderPayable } from '../../src/features/money/orders/order-payable.ts'
import { orderKind } from '../../src/features/money/orders/orders.mail.ts'
import { soldClasses } from '../../src/features/money/orders/sold-classes.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import { after } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import { houseAt } from './demo-house.ts'
import { emailOf } from './demo-logins.ts'
import { stepsOf } from './order-steps.ts'
import { pupilOf } from './seed-enrolments.ts'
import { seedStatements } from './seed-statements.ts'

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
  const contextAt = houseAt(tx, tenantId, demo, {
    payables: [orderPayable],
    soldThings: [soldClasses],
    notificationKinds: [orderKind, enrolmentKind],
  })
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
  await seedStatements(tx, contextAt, asking, now)
}

export async function adminOf(tx: Tx, mailbox: string) {
  const row = await tx.db
    .selectFrom('memberships')
    .select(['id', 'name'])
    .where('email', '=', emailOf(mailbox))
    .executeTakeFirst()
  return row && { membershipId: row.id, name: row.name }
}

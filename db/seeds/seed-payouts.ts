import { matureOrder } from '../../src/features/money/orders/order-clock.ts'
import { soldClasses } from '../../src/features/money/orders/sold-classes.ts'
import { payoutKind } from '../../src/features/money/payouts/payouts.mail.ts'
import type { Tx } from '../../src/platform/db/transaction.ts'
import type { Secrets } from '../../src/platform/secrets/secrets.ts'
import { after } from './days.ts'
import type { DemoTenant } from './demo.types.ts'
import { houseAt } from './demo-house.ts'
import { emailOf } from './demo-logins.ts'
import type { Person, Step } from './order-steps.ts'
import { payoutSteps, withholdingSteps } from './payout-steps.ts'
import { adminOf } from './seed-orders.ts'

/**
 * What was earned by the demo's orders and asked for: shares mature by the clock, and payouts go through the doors by
 * which people's go, all in the order of its time.
 */
export async function seedPayouts(
  tx: Tx,
  tenantId: number,
  demo: DemoTenant,
  { now, secrets }: { now: Date; secrets: Secrets | undefined },
): Promise<void> {
  const { payouts, orders } = demo
  if (!payouts || !orders || !secrets) return
  const [asking, approving] = [await adminOf(tx, orders.admins[0]), await adminOf(tx, orders.admins[1])]
  if (!asking || !approving) return
  const contextAt = houseAt(tx, tenantId, demo, {
    soldThings: [soldClasses],
    notificationKinds: [payoutKind],
  })
  const steps: Step[] = [
    ...(await maturingSteps(tx, now)),
    ...withholdingSteps(approving, payouts.withholdsSinceDaysAgo, now),
  ]
  for (const payee of payouts.payees) {
    const person = await tx.db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('slug', '=', payee.person)
      .executeTakeFirstOrThrow()
    const member =
      (await knownAs(tx, payee.mailbox)) ??
      (await earnerOf(tx, payee.person, person.name, after(now, -payee.linkedDaysAgo - 5)))
    steps.push(...payoutSteps({ secrets }, { payee, personId: person.id, member, asking, approving }, now))
  }
  for (const { at, run } of steps.sort((a, b) => a.at.getTime() - b.at.getTime())) await run(contextAt(at))
}

/** Shares that are old enough by now, each at its moment. */
async function maturingSteps(tx: Tx, now: Date): Promise<Step[]> {
  const rows = await tx.db
    .selectFrom('orders')
    .select(['code', 'paid_at', 'maturity_days'])
    .where('matured_at', 'is', null)
    .where('state', 'in', ['paid', 'partially_refunded'])
    .execute()
  return rows.flatMap(({ code, paid_at, maturity_days }) => {
    const at = paid_at && after(paid_at, maturity_days)
    return at && at <= now ? [{ at, run: context => matureOrder(context, code) }] : []
  })
}

/** Who earns and signs in as well, to look at it. */
async function knownAs(tx: Tx, mailbox: string | undefined): Promise<Person | undefined> {
  if (mailbox === undefined) return undefined
  const { id, name } = await tx.db
    .selectFrom('memberships')
    .select(['id', 'name'])
    .where('email', '=', emailOf(mailbox))
    .executeTakeFirstOrThrow()
  return { membershipId: id, name }
}

/** Who earns, as a member who is only named. */
async function earnerOf(tx: Tx, slug: string, name: string, joined: Date): Promise<Person> {
  const { id } = await tx.db
    .insertInto('memberships')
    .values({
      kind: 2,
      name,
      email: emailOf(slug.replaceAll('-', '.')),
      joined_at: joined,
      created_at: joined,
      last_seen_at: joined,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { membershipId: id, name }
}

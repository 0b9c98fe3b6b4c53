import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { InTenant, TenantContext } from '../../../platform/http/endpoint.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { suspendPaidPlace } from '../../learning/enrolments/enrolments.ts'
import { notifyByLetter } from '../../membership/notifications/notifications.ts'
import { findOrder, isKept, lockOrder, newOrderCode, type OrderRow, passOrder } from '../orders/orders.ts'
import { billPart, day } from './agreeing.ts'
import { closedMail, instalmentKind, remindMail } from './instalments.mail.ts'
import { payableDaysAfter, remindDaysBefore } from './instalments.rules.ts'
import * as store from './instalments.store.ts'

export interface InstalmentClockDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  partsOf: PartsOf
  tenantContextById(id: number): Promise<TenantContext | undefined>
}

/** Bills the parts whose day comes near, reminds of them, and closes places whose grace is over. Harmless twice. */
export async function keepInstalments(house: InstalmentClockDeps): Promise<void> {
  const { database, clock, partsOf } = house
  const now = clock.now()
  for (const { tenantId } of await database.withPlatform(tx => store.listDueTenants(tx, now))) {
    const tenant = await house.tenantContextById(tenantId)
    if (!tenant) continue
    const within = <T>(work: (context: InTenant) => Promise<T>) =>
      database.withTenant(tenantId, tx => work({ tx, clock, tenant, partsOf }))
    for (const due of await within(({ tx }) => store.listDue(tx, now)))
      await within(context => lookAt(context, due))
  }
}

/** Does what a part waits for, one thing after the other as its day comes. */
export async function lookAt(context: InTenant, { planId, n }: { planId: number; n: number }): Promise<void> {
  const { tx, clock } = context
  const code = (await store.listParts(tx, planId)).find(part => part.n === n)?.orderCode ?? null
  // the order before the plan, as everybody does
  const order = code === null ? undefined : await lockOrder(tx, code)
  const plan = await store.lockPlan(tx, planId)
  const rows = await store.listParts(tx, planId)
  const part = rows.find(one => one.n === n)
  const now = clock.now()
  if (!plan || !part?.lookAt || part.lookAt > now) return
  const first = rows[0]?.orderCode ? await findOrder(tx, rows[0].orderCode) : undefined
  if (!first || plan.endedAt !== null || !(first.state === 'pending' || isKept(first.state)))
    return endPlan(context, plan.id, order)
  // nothing further is billed before the place is bought
  if (first.state === 'pending')
    return store.changePart(tx, planId, n, { lookAt: new Date(now.getTime() + day) })
  if (!order) return bill(context, plan, part, first)
  if (order.state !== 'pending') return store.changePart(tx, planId, n, { lookAt: null })
  const closesAt = new Date(part.dueAt.getTime() + plan.graceDays * day)
  if (closesAt <= now) return close(context, plan, part, order)
  store.changePart(tx, planId, n, { lookAt: closesAt, remindedAt: now })
  if (part.remindedAt === null)
    await tell(context, order, email => remindMail(context.tenant, { order, email, ...part, closesAt }))
}

async function bill(
  context: InTenant,
  plan: store.PlanRow,
  part: store.PartRow,
  first: OrderRow,
): Promise<void> {
  const code = newOrderCode()
  await billPart(context, first, {
    code,
    part,
    parts: plan.parts,
    expiresAt: new Date(part.dueAt.getTime() + payableDaysAfter * day),
    planId: plan.id,
  })
  store.changePart(context.tx, plan.id, part.n, {
    orderCode: code,
    lookAt: new Date(part.dueAt.getTime() - remindDaysBefore * day),
  })
}

/** Its grace is over: the class is closed until what is behind is paid. */
async function close(
  context: InTenant,
  plan: store.PlanRow,
  part: store.PartRow,
  order: OrderRow,
): Promise<void> {
  const { tx, clock } = context
  store.changePart(tx, plan.id, part.n, { lookAt: null })
  const why = `Cicilan ${part.n} dari ${plan.parts} belum dibayar`
  if (await suspendPaidPlace(context, order, why)) store.markSuspended(tx, plan.id, clock.now())
  await tell(context, order, email => closedMail(context.tenant, { order, email, ...part }))
}

/** The place is gone: what was billed and not paid is asked for no more. */
async function endPlan(context: InTenant, id: number, order: OrderRow | undefined): Promise<void> {
  store.markEnded(context.tx, id, context.clock.now())
  if (order?.state === 'pending')
    await passOrder(context, order, {
      kind: 'cancelled',
      to: 'cancelled',
      by: null,
      why: 'Keikutsertaan di kelas ini sudah berakhir',
    })
}

async function tell(
  context: InTenant,
  { membershipId, buyerEmail }: OrderRow,
  mailFor: (email: string) => Parameters<typeof notifyByLetter>[1]['mail'],
): Promise<void> {
  if (membershipId === null) return
  await notifyByLetter(context, {
    to: membershipId,
    kind: instalmentKind.kind,
    mail: mailFor(buyerEmail ?? ''),
  })
}

import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export type Planned = 'publish' | 'withdraw'

const plan = statement(
  'publishing.plan',
  `insert into schedules (kind, id, act, due_at, sha256, planned_by) values (:kind, :id, :act, :at, :sha256?, :by?)
    on conflict (tenant_id, kind, id, act) do update set due_at = excluded.due_at, sha256 = excluded.sha256,
      planned_by = excluded.planned_by`,
)

export interface NewPlan {
  act: Planned
  at: Date
  /** of what is to be published */
  sha256: string | null
  by: number | null
}

export async function writePlan(tx: Tx, kind: string, id: string, { act, at, sha256, by }: NewPlan) {
  await tx.rows(plan, { kind, id, act, at, sha256, by })
}

const forget = statement(
  'publishing.forgetPlan',
  'delete from schedules where kind = :kind and id = :id and act = :act returning act',
)

/** false: there was none */
export async function forgetSchedules(tx: Tx, kind: string, id: string, act: Planned): Promise<boolean> {
  return (await tx.rows(forget, { kind, id, act })).length > 0
}

const plans = statement(
  'publishing.plans',
  `select s.act, s.due_at as at, c.value from schedules s
      left join contents c on c.tenant_id = s.tenant_id and c.sha256 = s.sha256
    where s.kind = :kind and s.id = :id order by s.due_at`,
)

export const listPlans = (tx: Tx, kind: string, id: string) => tx.rows(plans, { kind, id })

const due = statement(
  'publishing.due',
  `select distinct tenant_id as "tenantId", kind, id from schedules where due_at <= :now order by 1, 2, 3 limit 500`,
)

/** What is due anywhere. Runs as the platform. */
export const listDue = (tx: Tx, now: Date) => tx.rows(due, { now })

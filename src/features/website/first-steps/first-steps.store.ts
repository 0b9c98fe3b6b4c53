import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const find = statement('firstSteps.find', 'select institution, step, ended_at as "endedAt" from site_starts')

/** Of a site that began with them; undefined of one that is older. */
export const findStart = (tx: Tx) => tx.find(find)

const put = statement(
  'firstSteps.put',
  `insert into site_starts (institution, step, ended_at, touched_at) values (:institution?, :step, :endedAt?::timestamptz, :at)
    on conflict (tenant_id) do update set institution = excluded.institution, step = excluded.step,
      ended_at = excluded.ended_at, touched_at = excluded.touched_at`,
)

export async function putStart(
  tx: Tx,
  start: { institution: string | null; step: string; endedAt: Date | null; at: Date },
): Promise<void> {
  await tx.rows(put, { ...start })
}

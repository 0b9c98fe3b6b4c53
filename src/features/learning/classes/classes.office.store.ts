import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export type ClassCounts = RowOf<'classes.count'>

const counted = statement(
  'classes.count',
  `select count(*) filter (where c.status = 'published')::integer as "published!",
    count(*) filter (where c.status in ('draft', 'in_review', 'scheduled'))::integer as "drafts!",
    count(*)::integer as "all!",
    count(*) filter (where c.status = 'published' and exists (select from classrooms r
      where r.tenant_id = c.tenant_id and r.class_id = c.id
        and classroom_state(r.status, r.registration_open_at, r.registration_close_at, r.start_at, r.end_at, :now)
          = 'onRegistration'))::integer as "registering!"
    from classes c`,
)

export async function countClasses(tx: Tx, now: Date): Promise<ClassCounts> {
  const row = await tx.find(counted, { now })
  if (!row) throw new Error('A count answers one row')
  return row
}

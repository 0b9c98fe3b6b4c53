import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'assignments.held',
  `select coalesce(json_agg(json_build_object('assignment', h.shown_title, 'class', h.class_name, 'group', g.number)
      order by g.chapter_id), '[]') as data
    from work_groups g join enrolment_entries e on e.tenant_id = g.tenant_id and e.id = g.enrolment_id
      join assignment_chapters h on h.tenant_id = g.tenant_id and h.id = g.chapter_id
    where e.membership_id = :membershipId`,
)
/** With which group they work at which assignment. */
export const groupsDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

const forgotten = statement(
  'assignments.forget',
  `delete from work_groups g where exists (select from enrolment_entries e
    where e.tenant_id = g.tenant_id and e.id = g.enrolment_id and e.membership_id = :membershipId)`,
)
export const removeFromGroups = (tx: Tx, membershipId: number) => tx.rows(forgotten, { membershipId })

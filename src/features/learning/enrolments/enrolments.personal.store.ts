import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'enrolments.held',
  `select coalesce(json_agg(json_build_object('class', c.name, 'run', r.name, 'state', e.state, 'since', e.state_since,
      'joinedAt', e.joined_at, 'finishedAt', e.finished_at, 'history', (
        select coalesce(json_agg(json_build_object('at', v.at, 'from', v.from_state, 'to', v.to_state, 'why', v.why)
          order by v.number), '[]')
        from enrolment_events v where v.tenant_id = e.tenant_id and v.enrolment_id = e.id),
      'chapters', (select coalesce(json_agg(json_build_object('chapter', h.title, 'openedAt', p.opened_at,
          'doneAt', p.done_at, 'block', p.block, 'second', p.second) order by h.module_position, h.position), '[]')
        from chapter_progress p join course_chapters h on h.tenant_id = p.tenant_id and h.id = p.chapter_id
          and h.number = (select max(o.number) from course_chapters o where o.tenant_id = h.tenant_id and o.id = h.id)
        where p.tenant_id = e.tenant_id and p.enrolment_id = e.id)) order by e.id), '[]') as data
    from enrolments e join class_entries c on c.tenant_id = e.tenant_id and c.id = e.class_id
      left join run_entries r on r.tenant_id = e.tenant_id and r.id = e.classroom_id
    where e.membership_id = :membershipId`,
)
export const personalDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

const looksAfter = statement(
  'enrolments.looksAfter',
  `select coalesce(json_agg(json_build_object('class', c.name, 'role', s.role, 'since', s.added_at) order by c.name), '[]')
    as data from class_staff s join class_entries c on c.tenant_id = s.tenant_id and c.id = s.class_id
    where s.membership_id = :membershipId`,
)
export const staffDataOf = (tx: Tx, membershipId: number) => tx.json(looksAfter, { membershipId })

const seats = statement(
  'enrolments.seatsOf',
  `select e.classroom_id as "classroomId!" from enrolments e where e.membership_id = :membershipId
    and e.classroom_id is not null and e.state in ('pending_payment', 'active', 'completed', 'suspended')
    order by e.classroom_id`,
)
export const listSeatsOf = (tx: Tx, membershipId: number) => tx.rows(seats, { membershipId })

/** History and reading go along with their enrolment. */
export async function removeOf(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('enrolments').where('membership_id', '=', membershipId).execute()
  await tx.db.deleteFrom('class_staff').where('membership_id', '=', membershipId).execute()
}

import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'quizzes.held',
  `select coalesce(json_agg(json_build_object('quiz', h.shown_title, 'class', h.class_name, 'number', a.number, 'state', a.state,
      'startedAt', a.started_at, 'submittedAt', a.submitted_at, 'receipt', a.receipt,
      'points', case a.state when 'graded' then a.points end, 'possible', a.possible, 'answers', (
        select coalesce(json_agg(json_build_object('slot', s.slot, 'answer', s.answer, 'at', s.client_at)
          order by s.slot, s.writer, s.seq), '[]')
        from answer_steps s where s.tenant_id = a.tenant_id and s.attempt_id = a.id), 'files', (
        select coalesce(json_agg(json_build_object('slot', f.slot, 'key', f.key, 'name', f.name) order by f.id), '[]')
        from attempt_files f where f.tenant_id = a.tenant_id and f.attempt_id = a.id)) order by a.id), '[]') as data
    from attempts a join enrolment_entries e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
      join quiz_chapters h on h.tenant_id = a.tenant_id and h.id = a.chapter_id
    where e.membership_id = :membershipId`,
)
export const attemptsDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

const eased = statement(
  'quizzes.eased',
  `select coalesce(json_agg(json_build_object('class', c.name, 'timeFactor', a.time_factor,
      'moreAttempts', a.more_attempts)), '[]') as data
    from accommodations a join class_entries c on c.tenant_id = a.tenant_id and c.id = a.class_id
    where a.membership_id = :membershipId`,
)
export const accommodationsDataOf = (tx: Tx, membershipId: number) => tx.json(eased, { membershipId })

export async function removeOf(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('accommodations').where('membership_id', '=', membershipId).execute()
}

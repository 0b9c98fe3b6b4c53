import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const missed = statement(
  'quizzes.missed',
  `select m.* from (
      select distinct on (i.question_id) i.question_id as "questionId!", b.version as "version!", h.shown_title as "title!",
        h.class_name as "className!", a.submitted_at as "at"
      from attempts a join enrolment_entries e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
        join quizzes q on q.tenant_id = a.tenant_id and q.chapter_id = a.chapter_id
        join quiz_chapters h on h.tenant_id = a.tenant_id and h.id = a.chapter_id
        join attempt_items i on i.tenant_id = a.tenant_id and i.attempt_id = a.id
        join bank_names b on b.tenant_id = i.tenant_id and b.id = i.question_id
      where e.membership_id = :membershipId and e.state in ('active', 'completed') and a.state = 'graded'
        and b.kind not in ('essay', 'code', 'file') and b.state <> 'retired'
        and (q.review -> case when q.closes_at <= :now::timestamptz then 'closed' else 'after' end) @> '["key"]'::jsonb
        and (select v.points from mark_events v where v.tenant_id = i.tenant_id and v.attempt_id = i.attempt_id
          and v.slot = i.slot and v.points is not null order by v.kind = 'manual' desc, v.number desc limit 1) < i.points
      order by i.question_id, a.submitted_at desc, a.id desc) m
    order by m.at, m."questionId!" limit 1000`,
)

/**
 * Questions that somebody did not get whole and whose key they may see by now, the oldest first. Essays, programs and files are left
 * out: no machine says whether one is right.
 */
export const listMissed = (tx: Tx, membershipId: number, now: Date) => tx.rows(missed, { membershipId, now })

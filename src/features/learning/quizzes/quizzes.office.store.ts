import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { type Scope, withinScope } from '../enrolments/enrolments.ts'

const hardest = statement(
  'quizzes.hardest',
  `with marked as (
      select a.chapter_id, i.question_id, i.points as full_points, (select v.points from mark_events v
          where v.tenant_id = i.tenant_id and v.attempt_id = i.attempt_id and v.slot = i.slot and v.points is not null
          order by v.kind = 'manual' desc, v.number desc limit 1) as points
      from attempt_items i join attempts a on a.tenant_id = i.tenant_id and a.id = i.attempt_id
        join enrolment_entries e on e.tenant_id = a.tenant_id and e.id = a.enrolment_id
      where a.number = 1 and a.state = 'graded' and ${withinScope('e.class_id')})
    select k.chapter_id as "chapterId!", v.name as "name!", h.shown_title as "title!", h.class_name as "className!",
      count(*)::int as "people!", floor(100 * avg(k.points / k.full_points))::int as "percent!"
    from marked k join bank_names v on v.id = k.question_id
      join quiz_chapters h on h.id = k.chapter_id
    where k.points is not null
    group by k.chapter_id, k.question_id, v.name, h.shown_title, h.class_name having count(*) >= :fewest::int
    order by avg(k.points / k.full_points), k.chapter_id, k.question_id limit 3`,
)

/** The questions whose first answers got the smallest share of their points, where at least so many answered. */
export const listHardest = (tx: Tx, scope: Scope, fewest: number) => tx.rows(hardest, { ...scope, fewest })

import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const answered = statement(
  'quizzes.answeredCompetences',
  `select w."enrolmentId" as "enrolmentId!", lower(w.competence) as "competence!", count(*)::int as "total!",
      count(*) filter (where w.got >= w.points)::int as "right!"
    from (select distinct on (mine.id, i.question_id) mine.id as "enrolmentId", b.competence, i.points,
        (select v.points from mark_events v where v.tenant_id = i.tenant_id and v.attempt_id = i.attempt_id
          and v.slot = i.slot and v.points is not null order by v.kind = 'manual' desc, v.number desc limit 1) as got
      from enrolment_entries mine join enrolment_entries e on e.tenant_id = mine.tenant_id
          and e.membership_id = mine.membership_id
        join attempts a on a.tenant_id = e.tenant_id and a.enrolment_id = e.id and a.state = 'graded'
        join attempt_items i on i.tenant_id = a.tenant_id and i.attempt_id = a.id
        join bank_names b on b.tenant_id = i.tenant_id and b.id = i.question_id and b.competence <> ''
      where mine.id = any (:enrolmentIds::int[])
      order by mine.id, i.question_id, a.submitted_at desc, a.id desc) w
    group by w."enrolmentId", lower(w.competence)`,
)

/**
 * Of how many questions about each competence the learner of each enrolment had how many wholly right when they last
 * answered them, in whatever class; names in small letters.
 */
export const listAnsweredCompetences = (tx: Tx, enrolmentIds: readonly number[]) =>
  tx.rows(answered, { enrolmentIds: [...enrolmentIds] })

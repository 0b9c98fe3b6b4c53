import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const people = statement(
  'polls.people',
  `select count(distinct e.membership_id)::int as "total!" from enrolment_entries e
    where e.class_id = :classId and e.state in ('active', 'completed')
      and (:runId?::int is null or e.classroom_id = :runId)`,
)
/** How many may answer. */
export const countPeople = async (tx: Tx, by: { classId: number; runId: number | null }): Promise<number> =>
  (await tx.find(people, by))?.total ?? 0

const answers = statement(
  'polls.answers',
  `select a.membership_id as "membershipId", a.round, a.option, m.name as "name!" from poll_answers a
      join member_contacts m on m.tenant_id = a.tenant_id and m.id = a.membership_id
    where a.poll_id = :pollId order by lower(m.name), a.membership_id, a.round`,
)
/** Of every round, by name. */
export const listAnswers = (tx: Tx, pollId: number) => tx.rows(answers, { pollId })

const given = statement(
  'polls.given',
  `select a.option from poll_answers a
    where a.poll_id = :pollId and a.round = :round and a.membership_id = :membershipId`,
)
export const findGiven = (tx: Tx, by: { pollId: number; round: number; membershipId: number }) =>
  tx.find(given, by)

const answer = statement(
  'polls.answer',
  `insert into poll_answers (poll_id, round, membership_id, option, at)
    values (:pollId, :round, :membershipId, :option, :at)
    on conflict (tenant_id, poll_id, round, membership_id) do update set option = excluded.option, at = excluded.at
    returning option`,
)
export async function writeAnswer(
  tx: Tx,
  by: { pollId: number; round: number; membershipId: number; option: string; at: Date },
): Promise<void> {
  await tx.rows(answer, by)
}

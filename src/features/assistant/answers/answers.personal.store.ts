import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const days = statement(
  'answers.days',
  'select d.day, d.questions from answer_days d where d.membership_id = :membershipId order by d.day',
)
export const daysDataOf = (tx: Tx, membershipId: number) => tx.rows(days, { membershipId })

const remove = statement('answers.remove', 'delete from answer_days where membership_id = :membershipId')
export async function removeDaysOf(tx: Tx, membershipId: number): Promise<void> {
  await tx.rows(remove, { membershipId })
}

const expire = statement(
  'answers.expire',
  `delete from answer_days where day < (:now::timestamptz - interval '31 days')::date`,
)
export async function removeOldDays(tx: Tx, now: Date): Promise<void> {
  await tx.rows(expire, { now })
}

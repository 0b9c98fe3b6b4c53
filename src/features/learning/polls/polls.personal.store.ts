import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'polls.answersOf',
  `select coalesce(json_agg(json_build_object('class', c.name, 'question', b.name, 'round', a.round, 'option', a.option,
      'at', a.at) order by a.at), '[]') as data
    from poll_answers a join polls p on p.tenant_id = a.tenant_id and p.id = a.poll_id
      join class_entries c on c.tenant_id = p.tenant_id and c.id = p.class_id
      join bank_names b on b.tenant_id = p.tenant_id and b.id = p.question_id
    where a.membership_id = :membershipId`,
)
export const answersDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

const forget = statement('polls.forgetAsker', 'update polls set by_id = null where by_id = :membershipId')

export async function removeOf(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('poll_answers').where('membership_id', '=', membershipId).execute()
  await tx.rows(forget, { membershipId })
}

import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'reviewCards.held',
  `select coalesce(json_agg(json_build_object('question', b.name, 'dueAt', k.due_at, 'reviews', (
        select coalesce(json_agg(json_build_object('at', l.at, 'rating', l.rating) order by l.number), '[]')
        from review_logs l where l.tenant_id = k.tenant_id and l.membership_id = k.membership_id
          and l.question_id = k.question_id)) order by k.question_id), '[]') as data
    from review_cards k join bank_names b on b.tenant_id = k.tenant_id and b.id = k.question_id
    where k.membership_id = :membershipId`,
)
export const cardsDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

/** The log goes with its cards. */
export async function removeCardsOf(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('review_cards').where('membership_id', '=', membershipId).execute()
}

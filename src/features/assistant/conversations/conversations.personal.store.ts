import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'conversations.held',
  `select coalesce(json_agg(json_build_object('title', c.title, 'createdAt', c.created_at, 'expiresAt', c.expires_at,
      'messages', (select coalesce(json_agg(json_build_object('query', m.query, 'answer', m.answer, 'sources', m.sources, 'cards', m.cards,
          'suggestions', m.suggestions, 'engine', m.engine, 'feedback', m.feedback, 'reason', m.feedback_reason, 'createdAt', m.created_at) order by m.id), '[]')
        from conversation_messages m where m.conversation_id = c.id)) order by c.created_at), '[]') as data
    from conversations c where c.membership_id = :membershipId`,
)
export const personalDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

export async function removeOf(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('conversations').where('membership_id', '=', membershipId).execute()
}

export async function removeExpired(tx: Tx, now: Date): Promise<void> {
  await tx.db.deleteFrom('conversations').where('expires_at', '<=', now).execute()
}

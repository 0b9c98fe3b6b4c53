import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'notifications.held',
  `select json_build_object(
    'notifications', (select coalesce(json_agg(json_build_object('title', n.title, 'words', n.words, 'link', n.link,
        'createdAt', n.created_at, 'readAt', n.read_at) order by n.id desc), '[]')
      from notifications n where n.membership_id = :membershipId),
    'choices', (select coalesce(json_agg(json_build_object('kind', c.kind, 'bell', c.bell, 'mail', c.mail,
        'updatedAt', c.updated_at) order by c.kind), '[]')
      from notification_choices c where c.membership_id = :membershipId)) as data`,
)
export const personalDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

export async function removeOfMember(tx: Tx, membershipId: number): Promise<void> {
  for (const table of ['notifications', 'notification_choices', 'unsubscribe_links'] as const)
    await tx.db.deleteFrom(table).where('membership_id', '=', membershipId).execute()
}

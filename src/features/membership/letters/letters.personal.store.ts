import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'letters.held',
  `select coalesce(json_agg(json_build_object('subject', g.subject, 'how', r.state, 'at', r.told_at)
      order by r.mailing_id desc), '[]') as data
    from mailing_recipients r join mailings g on g.tenant_id = r.tenant_id and g.id = r.mailing_id
    where r.membership_id = :membershipId`,
)
export const personalDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

/** Whoever wrote one is named no longer; whom it went to is not counted any more. */
export async function removeOfMember(tx: Tx, membershipId: number, erasedName: string): Promise<void> {
  await tx.db.deleteFrom('mailing_recipients').where('membership_id', '=', membershipId).execute()
  await tx.db
    .updateTable('mailings')
    .set({ membership_id: null, by_name: erasedName })
    .where('membership_id', '=', membershipId)
    .execute()
}

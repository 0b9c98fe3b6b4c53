import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'donations.personal',
  `select coalesce(json_agg(json_build_object('campaign', c.title, 'amount', d.amount, 'name', d.name,
      'isAnonymous', d.is_anonymous, 'message', d.message, 'createdAt', d.created_at) order by d.id), '[]') as data
    from donations d left join donation_campaigns c on c.tenant_id = d.tenant_id and c.id = d.campaign_id
    where d.membership_id = :membershipId`,
)
export const personalDonationsOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

/** The books keep what was given; who gave it, and what they said, goes. */
export async function emptyGiver(tx: Tx, membershipId: number, erasedName: string): Promise<void> {
  await tx.db
    .updateTable('donations')
    .set({
      name: erasedName,
      is_anonymous: true,
      message: '',
      words: 'rejected',
      membership_id: null,
      repeat_hash: null,
    })
    .where('membership_id', '=', membershipId)
    .execute()
  await tx.db
    .updateTable('donation_uses')
    .set({ written_by: null })
    .where('written_by', '=', membershipId)
    .execute()
}

export async function forgetRepeats(tx: Tx, before: Date): Promise<void> {
  await tx.db
    .updateTable('donations')
    .set({ repeat_hash: null })
    .where('repeat_hash', 'is not', null)
    .where('created_at', '<', before)
    .execute()
}

import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'payments.personal',
  `select coalesce(json_agg(json_build_object('number', p.subject_number, 'method', p.method, 'channel', p.channel,
      'amount', p.amount, 'returned', p.returned, 'state', p.state, 'begun', p.created_at, 'paid', p.paid_at)
      order by p.id), '[]') as data
    from payments p where p.membership_id = :membershipId`,
)
export const personalDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

const proofs = statement(
  'payments.proofsOf',
  `select p.proof_key as "key!" from payments p
    where p.proof_key like 'private-%' and (p.membership_id = :membershipId or p.proof_by = :membershipId)`,
)
/** Files that go with them. */
export const listProofKeysOf = async (tx: Tx, membershipId: number): Promise<string[]> =>
  (await tx.rows(proofs, { membershipId })).map(({ key }) => key)

/** The books keep amount and reference. */
export async function forgetPayer(tx: Tx, membershipId: number): Promise<void> {
  await tx.db
    .updateTable('payments')
    .set({ membership_id: null, proof_key: null, proof_by: null })
    .where('membership_id', '=', membershipId)
    .execute()
  await tx.db
    .updateTable('payments')
    .set({ proof_key: null, proof_by: null })
    .where('proof_by', '=', membershipId)
    .execute()
  await tx.db
    .updateTable('payments')
    .set({ decided_by: null })
    .where('decided_by', '=', membershipId)
    .execute()
}

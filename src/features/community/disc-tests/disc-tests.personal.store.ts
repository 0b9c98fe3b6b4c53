import type { Tx } from '../../../platform/db/transaction.ts'

export async function removeOfMember(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('disc_results').where('membership_id', '=', membershipId).execute()
}

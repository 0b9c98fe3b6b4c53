import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const guardians = statement(
  'privacy.guardiansHeld',
  `select coalesce(json_agg(json_build_object('guardianName', g.guardian_name,
      'guardianEmail', g.guardian_email, 'status', g.status, 'textVersion', g.text_version, 'askedAt', g.asked_at,
      'decidedAt', g.decided_at) order by g.id desc), '[]') as held
    from guardian_consents g where g.membership_id = :membershipId`,
)

export const guardianDataOf = (tx: Tx, membershipId: number) => tx.json(guardians, { membershipId })

export async function listGuardianAddresses(tx: Tx, membershipId: number): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('guardian_consents')
    .select('guardian_email')
    .where('membership_id', '=', membershipId)
    .execute()
  return rows.map(row => row.guardian_email)
}

export async function emptyGuardians(tx: Tx, membershipId: number): Promise<void> {
  await tx.db
    .updateTable('guardian_consents')
    .set({ guardian_name: 'Wali terhapus', guardian_email: 'terhapus@tidak.valid' })
    .where('membership_id', '=', membershipId)
    .execute()
}

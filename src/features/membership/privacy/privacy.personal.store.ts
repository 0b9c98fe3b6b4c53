import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const consents = statement<readonly [number]>(
  'privacy.consentsHeld',
  `select coalesce(json_agg(json_build_object('purpose', c.purpose, 'isGiven', c.is_given,
      'textVersion', c.text_version, 'source', c.source, 'at', c.at) order by c.id desc), '[]') as held
    from consents c where c.membership_id = $1`,
)

export const consentsHeldOf = (tx: Tx, membershipId: number) => tx.json(consents, [membershipId])

const guardians = statement<readonly [number]>(
  'privacy.guardiansHeld',
  `select coalesce(json_agg(json_build_object('guardianName', g.guardian_name,
      'guardianEmail', g.guardian_email, 'status', g.status, 'textVersion', g.text_version, 'askedAt', g.asked_at,
      'decidedAt', g.decided_at) order by g.id desc), '[]') as held
    from guardian_consents g where g.membership_id = $1`,
)

export const guardiansHeldOf = (tx: Tx, membershipId: number) => tx.json(guardians, [membershipId])

const requests = statement<readonly [number]>(
  'privacy.requestsHeld',
  `select coalesce(json_agg(json_build_object('kind', r.kind, 'status', r.status, 'message', r.message,
      'askedAt', r.asked_at, 'decidedAt', r.decided_at, 'outcome', r.outcome) order by r.id desc), '[]') as held
    from data_requests r where r.membership_id = $1`,
)

export const requestsHeldOf = (tx: Tx, membershipId: number) => tx.json(requests, [membershipId])

export async function listGuardianAddresses(tx: Tx, membershipId: number): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('guardian_consents')
    .select('guardian_email')
    .where('membership_id', '=', membershipId)
    .execute()
  return rows.map(row => row.guardian_email)
}

/** The askings stay as numbers; what was written in them goes. */
export async function emptyRequests(tx: Tx, membershipId: number, at: Date): Promise<void> {
  await tx.db
    .updateTable('data_requests')
    .set({ message: '', outcome: 'Data telah dihapus' })
    .where('membership_id', '=', membershipId)
    .execute()
  await tx.db
    .updateTable('data_requests')
    .set({ status: 'done', decided_at: at })
    .where('membership_id', '=', membershipId)
    .where('status', '=', 'open')
    .execute()
}

export async function emptyGuardians(tx: Tx, membershipId: number): Promise<void> {
  await tx.db
    .updateTable('guardian_consents')
    .set({ guardian_name: 'Wali terhapus', guardian_email: 'terhapus@tidak.valid' })
    .where('membership_id', '=', membershipId)
    .execute()
}

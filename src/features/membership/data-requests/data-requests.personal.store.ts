import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const requests = statement(
  'privacy.requestsHeld',
  `select coalesce(json_agg(json_build_object('kind', r.kind, 'status', r.status, 'message', r.message,
      'askedAt', r.asked_at, 'decidedAt', r.decided_at, 'outcome', r.outcome) order by r.id desc), '[]') as held
    from data_requests r where r.membership_id = :membershipId`,
)

export const requestDataOf = (tx: Tx, membershipId: number) => tx.json(requests, { membershipId })

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

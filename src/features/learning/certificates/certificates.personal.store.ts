import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const personal = statement(
  'certificates.held',
  `select coalesce(json_agg(json_build_object('number', c.number, 'code', c.code, 'name', c.holder, 'kind', c.kind, 'for', c.title, 'grounds', c.grounds,
      'percent', c.percent, 'issuedAt', c.issued_at, 'state', c.state, 'reason', c.reason) order by c.id), '[]') as data
    from certificates c where c.membership_id = :membershipId`,
)
export const personalDataOf = (tx: Tx, membershipId: number) => tx.json(personal, { membershipId })

export async function removeOf(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('certificates').where('membership_id', '=', membershipId).execute()
}

import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Image } from '../../../ui/parts.tsx'

type Worker = RowOf<'administration.worker'> & { picture: Image | null }

const worker = statement(
  'administration.worker',
  `select m.email, m.picture, s.expires_at as "expiresAt"
    from member_contacts m join open_sessions s on s.tenant_id = m.tenant_id and s.membership_id = m.id
    where m.id = :membershipId and s.id = :sessionId`,
)

export const findWorker = (tx: Tx, membershipId: number, sessionId: string): Promise<Worker | undefined> =>
  tx.find(worker, { membershipId, sessionId })

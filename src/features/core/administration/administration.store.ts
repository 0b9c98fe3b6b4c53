import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Image } from '../../../ui/parts.tsx'

interface Worker {
  email: string | null
  picture: Image | null
  expiresAt: Date
}

const worker = statement<readonly [number, string]>(
  'administration.worker',
  `select m.email, m.picture, s.expires_at as "expiresAt"
    from memberships m join member_sessions s on s.tenant_id = m.tenant_id and s.membership_id = m.id
    where m.id = $1 and s.id = $2`,
)

export const findWorker = (tx: Tx, membershipId: number, sessionId: string) =>
  tx.find<Worker, readonly [number, string]>(worker, [membershipId, sessionId])

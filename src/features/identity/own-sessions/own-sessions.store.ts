import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const alive = statement(
  'ownSessions.alive',
  `select s.id, s.channel, s.user_agent as "userAgent", s.ip, s.created_at as "createdAt",
      s.last_seen_at as "lastSeenAt"
    from open_sessions s
    where s.membership_id = :membershipId and s.idle_expires_at > :now and s.expires_at > :now
      and accounts.is_signed_in(s.sign_in)
    order by s.last_seen_at desc, s.id limit 100`,
)

export const listAlive = (tx: Tx, membershipId: number, now: Date) => tx.rows(alive, { membershipId, now })

import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

interface Row {
  id: string
  channel: 'browser' | 'bearer'
  userAgent: string
  ip: string
  createdAt: Date
  lastSeenAt: Date
}

const alive = statement<readonly [number, Date]>(
  'ownSessions.alive',
  `select s.id, s.channel, s.user_agent as "userAgent", s.ip, s.created_at as "createdAt",
      s.last_seen_at as "lastSeenAt"
    from member_sessions s
    where s.membership_id = $1 and s.ended_at is null and s.idle_expires_at > $2 and s.expires_at > $2
      and accounts.is_signed_in(s.sign_in)
    order by s.last_seen_at desc, s.id limit 100`,
)

export const listAlive = (tx: Tx, membershipId: number, now: Date) =>
  tx.rows<Row, readonly [number, Date]>(alive, [membershipId, now])

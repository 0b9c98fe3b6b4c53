import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'sessions.held',
  `select coalesce(json_agg(json_build_object('createdAt', s.created_at, 'lastSeenAt', s.last_seen_at,
      'endedAt', s.ended_at, 'channel', s.channel, 'isStrong', s.is_strong, 'userAgent', s.user_agent, 'ip', s.ip)
      order by s.created_at desc), '[]') as held from member_sessions s where s.membership_id = :membershipId`,
)

export const personalDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

export async function removeSessions(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('member_sessions').where('membership_id', '=', membershipId).execute()
}

const old = statement(
  'sessions.old',
  `delete from member_sessions where least(expires_at, ended_at) < :now::timestamptz - interval '30 days'`,
)

/** Kept for 30 days after they were over. */
export async function removeOld(tx: Tx, now: Date): Promise<void> {
  await tx.rows(old, { now })
}

import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

type GuardianStatus = 'requested' | 'given' | 'refused' | 'withdrawn' | 'expired'

export interface GuardianRow {
  id: number
  membershipId: number
  childName: string
  childEmail: string | null
  guardianName: string
  guardianEmail: string
  status: GuardianStatus
  askedAt: Date
  expiresAt: Date
  decidedAt: Date | null
}

const columns = `g.id, g.membership_id as "membershipId", m.name as "childName", m.email as "childEmail",
  g.guardian_name as "guardianName", g.guardian_email as "guardianEmail", g.status, g.asked_at as "askedAt",
  g.expires_at as "expiresAt", g.decided_at as "decidedAt"`
const from = `from guardian_consents g join memberships m on m.tenant_id = g.tenant_id and m.id = g.membership_id`

const newest = statement<readonly [number]>(
  'privacy.guardian',
  `select ${columns} ${from} where g.membership_id = $1 order by g.id desc limit 1`,
)

export const findGuardian = (tx: Tx, membershipId: number) =>
  tx.find<GuardianRow, readonly [number]>(newest, [membershipId])

const byToken = statement<readonly [string]>(
  'privacy.guardianByToken',
  `select ${columns}, (g.withdraw_hash = $1) is true as "isWithdrawal" ${from}
    where (g.token_hash = $1 or g.withdraw_hash = $1) and m.erased_at is null`,
)

export const findByToken = (tx: Tx, hash: string) =>
  tx.find<GuardianRow & { isWithdrawal: boolean }, readonly [string]>(byToken, [hash])

const given = statement<readonly [number]>(
  'privacy.guardianGiven',
  `select id from guardian_consents where membership_id = $1 and status = 'given' limit 1`,
)

export async function hasGuardianConsent(tx: Tx, membershipId: number): Promise<boolean> {
  return (await tx.find(given, [membershipId])) !== undefined
}

const asked = statement<readonly [number, Date]>(
  'privacy.guardianAsked',
  'select count(*)::int as count from guardian_consents where membership_id = $1 and asked_at > $2',
)

export async function countAsked(tx: Tx, membershipId: number, since: Date): Promise<number> {
  const row = await tx.find<{ count: number }, readonly [number, Date]>(asked, [membershipId, since])
  return row?.count ?? 0
}

/** Links of before lead nowhere any more. */
export async function closeOpen(tx: Tx, membershipId: number): Promise<void> {
  await tx.db
    .updateTable('guardian_consents')
    .set({ status: 'expired' })
    .where('membership_id', '=', membershipId)
    .where('status', '=', 'requested')
    .execute()
}

interface Asking {
  membershipId: number
  guardianName: string
  guardianEmail: string
  tokenHash: string
  textVersion: string
  at: Date
  expiresAt: Date
}

export async function insertAsking(tx: Tx, asking: Asking): Promise<void> {
  await tx.db
    .insertInto('guardian_consents')
    .values({
      membership_id: asking.membershipId,
      guardian_name: asking.guardianName,
      guardian_email: asking.guardianEmail,
      token_hash: asking.tokenHash,
      text_version: asking.textVersion,
      asked_at: asking.at,
      expires_at: asking.expiresAt,
    })
    .execute()
}

interface Decision {
  from: 'requested' | 'given'
  to: 'given' | 'refused' | 'withdrawn'
  ipHash: string
  withdrawHash?: string
  at: Date
}

/** true for whoever decides first: a link works once */
export async function decide(tx: Tx, id: number, decision: Decision): Promise<boolean> {
  const row = await tx.db
    .updateTable('guardian_consents')
    .set({
      status: decision.to,
      decided_at: decision.at,
      decided_ip_hash: decision.ipHash,
      ...(decision.withdrawHash ? { withdraw_hash: decision.withdrawHash } : {}),
    })
    .where('id', '=', id)
    .where('status', '=', decision.from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function expireOld(tx: Tx, now: Date): Promise<void> {
  await tx.db
    .updateTable('guardian_consents')
    .set({ status: 'expired' })
    .where('status', '=', 'requested')
    .where('expires_at', '<=', now)
    .execute()
}

const waiting = statement<readonly [Date]>(
  'privacy.guardiansWaiting',
  `select count(*)::int as count from guardian_consents where status = 'requested' and expires_at > $1`,
)

export async function countWaiting(tx: Tx, now: Date): Promise<number> {
  return (await tx.find<{ count: number }, readonly [Date]>(waiting, [now]))?.count ?? 0
}

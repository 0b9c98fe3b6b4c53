import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export type GuardianRow = RowOf<'privacy.guardian'>

const columns = `g.id, g.membership_id as "membershipId", m.name as "childName", m.email as "childEmail",
  g.guardian_name as "guardianName", g.guardian_email as "guardianEmail", g.status, g.asked_at as "askedAt",
  g.expires_at as "expiresAt", g.decided_at as "decidedAt"`
const from = `from guardian_consents g join member_contacts m on m.tenant_id = g.tenant_id and m.id = g.membership_id`

const newest = statement(
  'privacy.guardian',
  `select ${columns} ${from} where g.membership_id = :membershipId order by g.id desc limit 1`,
)

export const findGuardian = (tx: Tx, membershipId: number) => tx.find(newest, { membershipId })

const byToken = statement(
  'privacy.guardianByToken',
  `select ${columns}, (g.withdraw_hash = :hash) is true as "isWithdrawal!" ${from}
    where (g.token_hash = :hash or g.withdraw_hash = :hash) and m.erased_at is null`,
)

export const findByToken = (tx: Tx, hash: string) => tx.find(byToken, { hash })

const given = statement(
  'privacy.guardianGiven',
  `select id from guardian_consents where membership_id = :membershipId and status = 'given' limit 1`,
)

export async function hasGuardianConsent(tx: Tx, membershipId: number): Promise<boolean> {
  return (await tx.find(given, { membershipId })) !== undefined
}

const asked = statement(
  'privacy.guardianAsked',
  'select count(*)::int as "count!" from guardian_consents where membership_id = :membershipId and asked_at > :since',
)

export async function countAsked(tx: Tx, membershipId: number, since: Date): Promise<number> {
  const row = await tx.find(asked, { membershipId, since })
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

const waiting = statement(
  'privacy.guardiansWaiting',
  `select count(*)::int as "count!" from guardian_consents where status = 'requested' and expires_at > :now`,
)

export async function countWaiting(tx: Tx, now: Date): Promise<number> {
  return (await tx.find(waiting, { now }))?.count ?? 0
}

const processed = statement(
  'privacy.guardiansProcessed',
  `select asked_at as at, 'guardian' as "what!", membership_id as "membershipId", 'guardian' as "purpose!",
      text_version as version, 'mail' as "source!", status from guardian_consents order by asked_at desc limit :limit`,
)

/** Lines of the record of processing, newest first. */
export const listProcessedGuardians = (tx: Tx, limit: number) => tx.rows(processed, { limit })

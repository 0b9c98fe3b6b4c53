import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Kind } from '../../../platform/http/access.ts'

const alive = statement(
  'accessTokens.alive',
  `select t.id, t.name as "tokenName", t.scopes, t.is_strong as "isStrong", t.account_id as "accountId",
      t.last_used_at as "lastUsedAt", m.id as "membershipId", m.kind, m.name, m.program_ids as "programIds",
      m.province_code as "provinceCode"
    from access_tokens t join member_rights m on m.tenant_id = t.tenant_id and m.id = t.membership_id
    where t.hash = :hash and t.revoked_at is null and t.expires_at > :now and m.status = 'active'`,
)
/** Who a token acts for, and what they may by now. */
export const findAlive = (tx: Tx, hash: string, now: Date) =>
  tx.find<'accessTokens.alive', RowOf<'accessTokens.alive'> & { kind: Kind }>(alive, { hash, now })

const used = statement('accessTokens.used', 'update access_tokens set last_used_at = :now where id = :id')
export const noteUse = (tx: Tx, id: number, now: Date) => tx.rows(used, { id, now })

const list = statement(
  'accessTokens.list',
  `select t.id, t.name, t.hint, t.scopes, t.is_shared as "isShared", t.membership_id as "membershipId",
      m.name as "owner", m.status = 'active' as "isOwned!", t.created_at as "createdAt", t.expires_at as "expiresAt",
      t.last_used_at as "lastUsedAt"
    from access_tokens t join member_rights m on m.tenant_id = t.tenant_id and m.id = t.membership_id
    where t.revoked_at is null and (:membershipId?::int is null or t.membership_id = :membershipId)
      and (:id?::int is null or t.id = :id)
    order by t.is_shared desc, t.id desc limit 500`,
)
export type TokenRow = RowOf<'accessTokens.list'>
/** Those that nobody has revoked: of one member, or of everybody. */
export const listTokens = (tx: Tx, membershipId: number | null) => tx.rows(list, { membershipId, id: null })
export const findToken = (tx: Tx, id: number, membershipId: number | null) =>
  tx.find(list, { membershipId, id })

const insert = statement(
  'accessTokens.insert',
  `insert into access_tokens (membership_id, account_id, is_shared, name, hash, hint, scopes, is_strong, created_at, expires_at)
    values (:membershipId, :accountId, :isShared, :name, :hash, :hint, :scopes::text[], :isStrong, :at, :expiresAt)
    returning id`,
)
export interface NewRow {
  membershipId: number
  accountId: string
  isShared: boolean
  name: string
  hash: string
  hint: string
  scopes: readonly string[]
  isStrong: boolean
  at: Date
  expiresAt: Date
}
export const insertToken = async (tx: Tx, row: NewRow): Promise<number> =>
  (await tx.find(insert, { ...row }))?.id ?? 0

const revoke = statement('accessTokens.revoke', 'update access_tokens set revoked_at = :at where id = :id')
export const revokeToken = (tx: Tx, id: number, at: Date) => tx.rows(revoke, { id, at })

const take = statement(
  'accessTokens.take',
  `update access_tokens set membership_id = :membershipId, account_id = :accountId, is_strong = :isStrong
    where id = :id and is_shared`,
)
export const takeToken = (
  tx: Tx,
  row: { id: number; membershipId: number; accountId: string; isStrong: boolean },
) => tx.rows(take, row)

const held = statement(
  'accessTokens.held',
  `select coalesce(json_agg(json_build_object('name', t.name, 'scopes', t.scopes, 'isShared', t.is_shared,
      'createdAt', t.created_at, 'expiresAt', t.expires_at, 'lastUsedAt', t.last_used_at, 'revokedAt', t.revoked_at)
      order by t.id), '[]') as held from access_tokens t where t.membership_id = :membershipId`,
)
export const personalDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

const removeAll = statement(
  'accessTokens.removeAll',
  'delete from access_tokens where membership_id = :membershipId',
)
export async function removeTokensOf(tx: Tx, membershipId: number): Promise<void> {
  await tx.rows(removeAll, { membershipId })
}

const old = statement(
  'accessTokens.old',
  `delete from access_tokens where least(expires_at, revoked_at) < :now::timestamptz - interval '90 days'`,
)
/** Kept for 90 days after they were over. */
export async function removeOld(tx: Tx, now: Date): Promise<void> {
  await tx.rows(old, { now })
}

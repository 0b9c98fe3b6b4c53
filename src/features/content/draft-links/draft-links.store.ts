import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const insert = statement(
  'draftLinks.insert',
  `insert into preview_links (token_hash, kind, id, made_by, made_at, expires_at)
    values (:hash, :kind, :id, :by, :at, :until) returning number`,
)

interface NewLink {
  hash: string
  by: number
  at: Date
  until: Date
}

export async function insertLink(tx: Tx, kind: string, id: string, given: NewLink): Promise<number> {
  const row = await tx.find(insert, { kind, id, ...given })
  return row?.number ?? 0
}

const open = statement(
  'draftLinks.open',
  `select l.number, l.made_at as "madeAt", l.expires_at as "expiresAt", m.name as by
    from preview_links l left join member_names m on m.tenant_id = l.tenant_id and m.id = l.made_by
    where l.kind = :kind and l.id = :id and l.revoked_at is null and l.expires_at > :now order by l.number desc`,
)

/** Links of one thing that still open it, the newest first. */
export const listLinks = (tx: Tx, kind: string, id: string, now: Date) => tx.rows(open, { kind, id, now })

const revoke = statement(
  'draftLinks.revoke',
  `update preview_links set revoked_at = :at
    where kind = :kind and id = :id and number = :number and revoked_at is null and expires_at > :at returning number`,
)

/** false: this thing has no such link, or it opens nothing any more */
export async function revokeLink(
  tx: Tx,
  named: { kind: string; id: string; number: number },
  at: Date,
): Promise<boolean> {
  return (await tx.rows(revoke, { ...named, at })).length > 0
}

const find = statement(
  'draftLinks.find',
  'select kind, id from preview_links where token_hash = :hash and revoked_at is null and expires_at > :now',
)

/** What a token opens now. */
export const findLinked = (tx: Tx, hash: string, now: Date) => tx.find(find, { hash, now })

const forget = statement('draftLinks.forget', 'delete from preview_links where made_by = :membershipId')

/** With whoever made them they open nothing any more. */
export async function forgetLinks(tx: Tx, membershipId: number): Promise<void> {
  await tx.rows(forget, { membershipId })
}

const made = statement(
  'draftLinks.made',
  'select kind, made_at as "madeAt", expires_at as "expiresAt" from preview_links where made_by = :membershipId order by number',
)

export const listMade = (tx: Tx, membershipId: number) => tx.rows(made, { membershipId })

const expire = statement(
  'draftLinks.expire',
  `delete from preview_links where expires_at < :now::timestamptz - interval '30 days'`,
)

/** A month after they ended nobody asks for them. */
export async function forgetEnded(tx: Tx, now: Date): Promise<void> {
  await tx.rows(expire, { now })
}

import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** Where accounts are signed in, and what the provider keeps of it. Runs as the account service. */
export interface NewSignIn {
  uid: string
  accountId: string
  channel: 'browser' | 'api'
  methods: readonly string[]
  userAgent: string
  ip: string
  now: Date
}

const kept = statement(
  'signIns.keep',
  `insert into accounts.sign_ins as s (uid, account_id, channel, methods, user_agent, ip, created_at, last_seen_at)
    values (:uid, :accountId, :channel, :methods, :userAgent, :ip, :now, :now)
    on conflict (uid) do update set methods = :methods, user_agent = :userAgent, ip = :ip, last_seen_at = :now
      where s.account_id = :accountId and s.ended_at is null
    returning uid`,
)

/** false: there is a sign-in of that name which is over, or somebody else's */
export async function keepSignIn(tx: Tx, signIn: NewSignIn): Promise<boolean> {
  const { uid, accountId, channel, methods, userAgent, ip, now } = signIn
  return (await tx.rows(kept, { uid, accountId, channel, methods, userAgent, ip, now })).length === 1
}

const seen = statement(
  'signIns.see',
  'update accounts.sign_ins set last_seen_at = :now where uid = :uid and ended_at is null',
)

export async function seeSignIn(tx: Tx, uid: string, now: Date): Promise<void> {
  await tx.rows(seen, { uid, now })
}

const holds = statement(
  'signIns.holds',
  `select exists (select from accounts.sign_ins s join accounts.accounts a on a.id = s.account_id
      where s.uid = :uid and s.ended_at is null and a.status = 'active') as "holds!"`,
)

export async function isSignedIn(tx: Tx, uid: string): Promise<boolean> {
  return (await tx.find(holds, { uid }))?.holds ?? false
}

export interface Ending {
  accountId: string
  /** only this one */
  only?: string | undefined
  /** all but this one */
  except?: string | undefined
  reason: string
  now: Date
}

/** A provider's session as it was: the clients it spoke for, each with its own sid and grant. */
type Gone = RowOf<'signIns.end'> & {
  authorizations: Record<string, { sid?: string; grantId?: string }> | null
}

const ended = statement(
  'signIns.end',
  `with over as (
      update accounts.sign_ins set ended_at = :now, end_reason = :reason
        where account_id = :accountId and ended_at is null and (:only?::text is null or uid = :only)
          and (:except?::text is null or uid <> :except)
        returning uid),
    gone as (
      delete from accounts.oidc_payloads p using over o where p.kind = 'Session' and p.uid = o.uid
        returning p.uid, p.payload -> 'authorizations' as authorizations)
    select o.uid as "uid!", g.authorizations from over o left join gone g on g.uid = o.uid`,
)

/** Ends sign-ins with their sessions at the provider; answers what these had given out. */
export const endRows = (tx: Tx, { accountId, only, except, reason, now }: Ending): Promise<Gone[]> =>
  tx.rows(ended, { accountId, only, except, reason, now })

const revoked = statement(
  'signIns.revoke',
  `delete from accounts.oidc_payloads
    where grant_id = any(:grantIds::text[]) or (kind = 'Grant' and id = any(:grantIds::text[]))`,
)

export async function revokeGrants(tx: Tx, grantIds: readonly string[]): Promise<void> {
  if (grantIds.length > 0) await tx.rows(revoked, { grantIds })
}

import { statement } from '../../../platform/db/statement.ts'
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

const kept = statement<readonly [string, string, string, readonly string[], string, string, Date]>(
  'signIns.keep',
  `insert into accounts.sign_ins as s (uid, account_id, channel, methods, user_agent, ip, created_at, last_seen_at)
    values ($1, $2, $3, $4, $5, $6, $7, $7)
    on conflict (uid) do update set methods = $4, user_agent = $5, ip = $6, last_seen_at = $7
      where s.account_id = $2 and s.ended_at is null
    returning uid`,
)

/** false: there is a sign-in of that name which is over, or somebody else's */
export async function keepSignIn(tx: Tx, signIn: NewSignIn): Promise<boolean> {
  const { uid, accountId, channel, methods, userAgent, ip, now } = signIn
  return (await tx.rows(kept, [uid, accountId, channel, methods, userAgent, ip, now])).length === 1
}

const seen = statement<readonly [string, Date]>(
  'signIns.see',
  'update accounts.sign_ins set last_seen_at = $2 where uid = $1 and ended_at is null',
)

export async function seeSignIn(tx: Tx, uid: string, now: Date): Promise<void> {
  await tx.rows(seen, [uid, now])
}

const holds = statement<readonly [string]>(
  'signIns.holds',
  `select exists (select from accounts.sign_ins s join accounts.accounts a on a.id = s.account_id
      where s.uid = $1 and s.ended_at is null and a.status = 'active') as holds`,
)

export async function isSignedIn(tx: Tx, uid: string): Promise<boolean> {
  return (await tx.find<{ holds: boolean }>(holds, [uid]))?.holds ?? false
}

export interface SignInRow {
  uid: string
  channel: 'browser' | 'api'
  methods: string[]
  userAgent: string
  ip: string
  createdAt: Date
  lastSeenAt: Date
}

const open = statement<readonly [string]>(
  'signIns.ofAccount',
  `select uid, channel, methods, user_agent as "userAgent", ip, created_at as "createdAt",
      last_seen_at as "lastSeenAt"
    from accounts.sign_ins where account_id = $1 and ended_at is null order by last_seen_at desc limit 100`,
)

export const listSignIns = (tx: Tx, accountId: string) => tx.rows<SignInRow>(open, [accountId])

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
interface Gone {
  uid: string
  authorizations: Record<string, { sid?: string; grantId?: string }> | null
}

const ended = statement<readonly [string, string | null, string | null, string, Date]>(
  'signIns.end',
  `with over as (
      update accounts.sign_ins set ended_at = $5, end_reason = $4
        where account_id = $1 and ended_at is null and ($2::text is null or uid = $2)
          and ($3::text is null or uid <> $3)
        returning uid),
    gone as (
      delete from accounts.oidc_payloads p using over o where p.kind = 'Session' and p.uid = o.uid
        returning p.uid, p.payload -> 'authorizations' as authorizations)
    select o.uid, g.authorizations from over o left join gone g on g.uid = o.uid`,
)

/** Ends sign-ins with their sessions at the provider; answers what these had given out. */
export const endRows = (tx: Tx, { accountId, only, except, reason, now }: Ending) =>
  tx.rows<Gone>(ended, [accountId, only ?? null, except ?? null, reason, now])

const revoked = statement<readonly [readonly string[]]>(
  'signIns.revoke',
  `delete from accounts.oidc_payloads
    where grant_id = any($1::text[]) or (kind = 'Grant' and id = any($1::text[]))`,
)

export async function revokeGrants(tx: Tx, grantIds: readonly string[]): Promise<void> {
  if (grantIds.length > 0) await tx.rows(revoked, [grantIds])
}

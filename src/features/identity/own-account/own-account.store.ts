import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** One's own account. Runs as the account service. */
export interface OwnRow {
  id: string
  email: string
  isVerified: boolean
  name: string
  passwordHash: string | null
  passwordChangedAt: Date | null
  createdAt: Date
}

const own = statement<readonly [string]>(
  'ownAccount.find',
  `select id, email, email_verified_at is not null as "isVerified", name, password_hash as "passwordHash",
      password_changed_at as "passwordChangedAt", created_at as "createdAt"
    from accounts.accounts where id = $1 and status = 'active' and email is not null`,
)

export const findOwn = (tx: Tx, accountId: string) => tx.find<OwnRow>(own, [accountId])

export async function setPassword(tx: Tx, accountId: string, hash: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('accounts.accounts')
    .set({ password_hash: hash, password_changed_at: now, updated_at: now })
    .where('id', '=', accountId)
    .execute()
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

const signIns = statement<readonly [string, Date]>(
  'ownAccount.signIns',
  `select uid, channel, methods, user_agent as "userAgent", ip, created_at as "createdAt", last_seen_at as "lastSeenAt"
    from accounts.sign_ins where account_id = $1 and ended_at is null and created_at > $2
    order by last_seen_at desc, uid limit 100`,
)

export const listSignIns = (tx: Tx, accountId: string, since: Date) =>
  tx.rows<SignInRow>(signIns, [accountId, since])

const proof = statement<readonly [string, string]>(
  'ownAccount.proof',
  `select coalesce(proved_at, created_at) as at from accounts.sign_ins
    where uid = $1 and account_id = $2 and ended_at is null`,
)

/** when this sign-in last proved who it is */
export async function findProof(tx: Tx, uid: string, accountId: string): Promise<Date | undefined> {
  return (await tx.find<{ at: Date }>(proof, [uid, accountId]))?.at
}

export async function keepProof(tx: Tx, uid: string, accountId: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('accounts.sign_ins')
    .set({ proved_at: now })
    .where('uid', '=', uid)
    .where('account_id', '=', accountId)
    .execute()
}

const taken = statement<readonly [string]>(
  'ownAccount.isTaken',
  'select exists (select from accounts.accounts where email = $1) as yes',
)

export async function isTaken(tx: Tx, email: string): Promise<boolean> {
  return (await tx.find<{ yes: boolean }>(taken, [email]))?.yes ?? false
}

interface EmailChange {
  tokenHash: string
  codeHash: string
  accountId: string
  email: string
  tenantId: number
  now: Date
  expiresAt: Date
}

/** The newest wish alone counts. */
export async function keepEmailChange(tx: Tx, change: EmailChange): Promise<void> {
  await dropEmailChanges(tx, change.accountId, change.now)
  await tx.db
    .insertInto('accounts.mail_tokens')
    .values({
      token_hash: change.tokenHash,
      code_hash: change.codeHash,
      purpose: 'change_email',
      account_id: change.accountId,
      email: change.email,
      tenant_id: change.tenantId,
      created_at: change.now,
      expires_at: change.expiresAt,
    })
    .execute()
}

export async function dropEmailChanges(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('accounts.mail_tokens')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'change_email')
    .where('used_at', 'is', null)
    .execute()
}

export interface EmailChangeRow {
  tokenHash: string
  codeHash: string
  accountId: string
  email: string
  tenantId: number | null
  createdAt: Date
}

const changeColumns = `token_hash as "tokenHash", code_hash as "codeHash", account_id as "accountId", email,
  tenant_id as "tenantId", created_at as "createdAt"`

const waiting = statement<readonly [string, Date]>(
  'ownAccount.waitingEmail',
  `select ${changeColumns} from accounts.mail_tokens
    where account_id = $1 and purpose = 'change_email' and used_at is null and expires_at > $2
    order by created_at desc limit 1`,
)

export const findWaitingEmail = (tx: Tx, accountId: string, now: Date) =>
  tx.find<EmailChangeRow>(waiting, [accountId, now])

const byToken = statement<readonly [string, Date]>(
  'ownAccount.emailByToken',
  `select ${changeColumns} from accounts.mail_tokens
    where token_hash = $1 and purpose = 'change_email' and used_at is null and expires_at > $2`,
)

export const findEmailChange = (tx: Tx, tokenHash: string, now: Date) =>
  tx.find<EmailChangeRow>(byToken, [tokenHash, now])

const tried = statement<readonly [string, number, Date]>(
  'ownAccount.tryEmailCode',
  `update accounts.mail_tokens set tries = tries + 1
    where token_hash = $1 and used_at is null and tries < $2 and created_at > $3 returning ${changeColumns}`,
)

/** Counts a code that is brought, right or wrong; undefined when none may be brought any more. */
export const countEmailTry = (tx: Tx, tokenHash: string, most: number, since: Date) =>
  tx.find<EmailChangeRow>(tried, [tokenHash, most, since])

const spent = statement<readonly [string, Date]>(
  'ownAccount.spendEmailChange',
  `update accounts.mail_tokens set used_at = $2
    where token_hash = $1 and purpose = 'change_email' and used_at is null and expires_at > $2
    returning token_hash`,
)

export async function spendEmailChange(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  return (await tx.rows(spent, [tokenHash, now])).length === 1
}

const moved = statement<readonly [string, string, Date]>(
  'ownAccount.moveEmail',
  `update accounts.accounts set email = $2, email_verified_at = $3, updated_at = $3
    where id = $1 and status = 'active' and not exists (select from accounts.accounts where email = $2)
    returning id`,
)

/** false: somebody else has it by now */
export async function moveEmail(tx: Tx, accountId: string, email: string, now: Date): Promise<boolean> {
  return (await tx.rows(moved, [accountId, email, now])).length === 1
}

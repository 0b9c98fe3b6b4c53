import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { burnTokens, insertToken, type NewMailToken, spendToken } from './mail-tokens.store.ts'

/** One's own account. Runs as the account service. */
export type OwnRow = RowOf<'ownAccount.find'>

const own = statement(
  'ownAccount.find',
  `select id, email as "email!", email_verified_at is not null as "isVerified!", name, password_hash as "passwordHash",
      password_changed_at as "passwordChangedAt", created_at as "createdAt"
    from accounts.accounts where id = :accountId and status = 'active' and email is not null`,
)

export const findOwn = (tx: Tx, accountId: string) => tx.find(own, { accountId })

export async function setPassword(tx: Tx, accountId: string, hash: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('accounts.accounts')
    .set({ password_hash: hash, password_changed_at: now, updated_at: now })
    .where('id', '=', accountId)
    .execute()
}

export type OpenSignIn = RowOf<'ownAccount.signIns'>

const signIns = statement(
  'ownAccount.signIns',
  `select uid, channel, methods, user_agent as "userAgent", ip, created_at as "createdAt", last_seen_at as "lastSeenAt"
    from accounts.sign_ins where account_id = :accountId and ended_at is null and created_at > :since
    order by last_seen_at desc, uid limit 100`,
)

export const listSignIns = (tx: Tx, accountId: string, since: Date) => tx.rows(signIns, { accountId, since })

const proof = statement(
  'ownAccount.proof',
  `select coalesce(proved_at, created_at) as "at!" from accounts.sign_ins
    where uid = :uid and account_id = :accountId and ended_at is null`,
)

/** when this sign-in last proved who it is */
export async function findProof(tx: Tx, uid: string, accountId: string): Promise<Date | undefined> {
  return (await tx.find(proof, { uid, accountId }))?.at
}

export async function keepProof(tx: Tx, uid: string, accountId: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('accounts.sign_ins')
    .set({ proved_at: now })
    .where('uid', '=', uid)
    .where('account_id', '=', accountId)
    .execute()
}

/** An address that somebody wrote into a registration and never confirmed is nobody's yet. */
const unconfirmed = `a.email_verified_at is null and a.status = 'active' and a.password_hash is null
  and not exists (select from accounts.sign_ins s where s.account_id = a.id)`

const taken = statement(
  'ownAccount.isTaken',
  `select exists (select from accounts.accounts a where a.email = :email and not (${unconfirmed})) as "yes!"`,
)

export async function isTaken(tx: Tx, email: string): Promise<boolean> {
  return (await tx.find(taken, { email }))?.yes ?? false
}

type EmailChange = Omit<NewMailToken, 'purpose' | 'returnTo' | 'pending'>

/** The newest wish alone counts. */
export async function keepEmailChange(tx: Tx, change: EmailChange): Promise<void> {
  await dropEmailChanges(tx, change.accountId, change.now)
  await insertToken(tx, { ...change, purpose: 'change_email', returnTo: null, pending: null })
}

export const dropEmailChanges = (tx: Tx, accountId: string, now: Date) =>
  burnTokens(tx, accountId, 'change_email', now)

export type EmailChangeRow = RowOf<'ownAccount.waitingEmail'>

const changeColumns = `token_hash as "tokenHash", code_hash as "codeHash!", account_id as "accountId", email,
  tenant_id as "tenantId", created_at as "createdAt"`

const waiting = statement(
  'ownAccount.waitingEmail',
  `select ${changeColumns} from accounts.mail_tokens
    where account_id = :accountId and purpose = 'change_email' and used_at is null and expires_at > :now
    order by created_at desc limit 1`,
)

export const findWaitingEmail = (tx: Tx, accountId: string, now: Date) => tx.find(waiting, { accountId, now })

const byToken = statement(
  'ownAccount.emailByToken',
  `select ${changeColumns} from accounts.mail_tokens
    where token_hash = :tokenHash and purpose = 'change_email' and used_at is null and expires_at > :now`,
)

export const findEmailChange = (tx: Tx, tokenHash: string, now: Date) => tx.find(byToken, { tokenHash, now })

export const spendEmailChange = async (tx: Tx, tokenHash: string, now: Date) =>
  (await spendToken(tx, tokenHash, 'change_email', now)) !== undefined

const moved = statement(
  'ownAccount.moveEmail',
  `update accounts.accounts set email = :email, email_verified_at = :now, updated_at = :now
    where id = :accountId and status = 'active' and not exists (select from accounts.accounts where email = :email)
    returning id`,
)

const dropped = statement(
  'ownAccount.dropUnconfirmed',
  `delete from accounts.accounts a where a.email = :email and ${unconfirmed}`,
)

/** Whoever has shown that they read the address gets it, whoever began to register with it; false: it is somebody's by now. */
export async function moveEmail(tx: Tx, accountId: string, email: string, now: Date): Promise<boolean> {
  await tx.rows(dropped, { email })
  return (await tx.rows(moved, { accountId, email, now })).length === 1
}

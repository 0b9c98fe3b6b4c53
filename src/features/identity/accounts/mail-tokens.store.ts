import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Pending } from './accounts.contract.ts'

/** Links and codes in mails. Runs as the account service. */
export type MailTokenRow = RowOf<'mailTokens.byHash'> & { purpose: 'verify' | 'reset' | 'change_email' }

type Found = Promise<MailTokenRow | undefined>

const columns = `token_hash as "tokenHash", code_hash as "codeHash", purpose, account_id as "accountId", email,
  tenant_id as "tenantId", return_to as "returnTo", tries, created_at as "createdAt", expires_at as "expiresAt",
  used_at as "usedAt", confirmed_at as "confirmedAt", pending`

export interface NewMailToken {
  tokenHash: string
  codeHash: string | null
  purpose: MailTokenRow['purpose']
  accountId: string
  email: string
  tenantId: number
  returnTo: string | null
  pending: Pending | null
  now: Date
  expiresAt: Date
}

export async function insertToken(tx: Tx, token: NewMailToken): Promise<void> {
  await tx.db
    .insertInto('accounts.mail_tokens')
    .values({
      token_hash: token.tokenHash,
      code_hash: token.codeHash,
      purpose: token.purpose,
      account_id: token.accountId,
      email: token.email,
      tenant_id: token.tenantId,
      return_to: token.returnTo,
      pending: token.pending === null ? null : JSON.stringify(token.pending),
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute()
}

const byHash = statement(
  'mailTokens.byHash',
  `select ${columns} from accounts.mail_tokens where token_hash = :tokenHash`,
)

export const findToken = (tx: Tx, tokenHash: string): Found => tx.find(byHash, { tokenHash })

const used = statement(
  'mailTokens.use',
  `update accounts.mail_tokens set used_at = :now
    where token_hash = :tokenHash and purpose = :purpose and used_at is null and expires_at > :now returning ${columns}`,
)

/** Takes it out of use: of two who bring it at once, one gets it. */
export const spendToken = (tx: Tx, tokenHash: string, purpose: MailTokenRow['purpose'], now: Date): Found =>
  tx.find(used, { tokenHash, purpose, now })

const tried = statement(
  'mailTokens.try',
  `update accounts.mail_tokens set tries = tries + 1
    where token_hash = :tokenHash and used_at is null and tries < :most and created_at > :since and expires_at > :now
    returning ${columns}`,
)

/** Counts a code that is brought, right or wrong; undefined when none may be brought any more. */
export const countTry = (tx: Tx, tokenHash: string, most: number, since: Date, now: Date): Found =>
  tx.find(tried, { tokenHash, most, since, now })

/** What was sent before is worth nothing from now on. */
export async function burnTokens(
  tx: Tx,
  accountId: string,
  purpose: MailTokenRow['purpose'],
  now: Date,
): Promise<void> {
  await tx.db
    .updateTable('accounts.mail_tokens')
    .set({ used_at: now, pending: null })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** This one did it: what waited with it is kept no longer. */
export async function markConfirmed(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx.db
    .updateTable('accounts.mail_tokens')
    .set({ confirmed_at: now, used_at: now, pending: null })
    .where('token_hash', '=', tokenHash)
    .execute()
}

const closed = statement(
  'mailTokens.close',
  `update accounts.mail_tokens set used_at = coalesce(used_at, :now), confirmed_at = null, pending = null
    where account_id = :accountId and (used_at is null or confirmed_at is not null)`,
)

/** Ends whatever was begun by mail and would still let somebody in, or be theirs: links, codes, and windows that wait for them. */
export async function closeWindows(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx.rows(closed, { accountId, now })
}

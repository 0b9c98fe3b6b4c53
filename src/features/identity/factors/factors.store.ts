/** Secrets of authenticator apps and recovery codes. Runs as the account service. */
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const totp = statement(
  'factors.totp',
  `select secret_sealed as sealed, confirmed_at is not null as "isConfirmed!", confirmed_at as "confirmedAt",
      created_at as "createdAt"
    from accounts.totp_secrets where account_id = :accountId`,
)

export const findTotp = (tx: Tx, accountId: string) => tx.find(totp, { accountId })

const pending = statement(
  'factors.pending',
  `insert into accounts.totp_secrets (account_id, secret_sealed, created_at) values (:accountId, :sealed, :now)
    on conflict (account_id) do update set secret_sealed = :sealed, created_at = :now, last_step = 0
      where totp_secrets.confirmed_at is null
    returning account_id`,
)

/** Keeps a secret to be confirmed. false: one is confirmed already, and stays. */
export async function keepPending(tx: Tx, accountId: string, sealed: string, now: Date): Promise<boolean> {
  return (await tx.rows(pending, { accountId, sealed, now })).length === 1
}

const confirmed = statement(
  'factors.confirm',
  `update accounts.totp_secrets set confirmed_at = :now, last_step = :step
    where account_id = :accountId and secret_sealed = :sealed and confirmed_at is null returning account_id`,
)

/** false: it was confirmed meanwhile, or another secret took its place */
export async function confirmTotp(tx: Tx, accountId: string, sealed: string, step: number, now: Date) {
  return (await tx.rows(confirmed, { accountId, sealed, step, now })).length === 1
}

const stepUsed = statement(
  'factors.spendStep',
  `update accounts.totp_secrets set last_step = :step
    where account_id = :accountId and confirmed_at is not null and last_step < :step returning account_id`,
)

/** One statement decides: of two who bring the same code at once, one is let in. */
export async function spendStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  return (await tx.rows(stepUsed, { accountId, step })).length === 1
}

export async function deleteTotp(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('accounts.totp_secrets')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(tx, accountId)
  await tx.db
    .insertInto('accounts.recovery_codes')
    .values(hashes.map(code_hash => ({ account_id: accountId, code_hash })))
    .execute()
}

export async function deleteRecoveryCodes(tx: Tx, accountId: string): Promise<void> {
  await tx.db.deleteFrom('accounts.recovery_codes').where('account_id', '=', accountId).execute()
}

const codeUsed = statement(
  'factors.spendRecoveryCode',
  `update accounts.recovery_codes set used_at = :now
    where account_id = :accountId and code_hash = :hash and used_at is null returning account_id`,
)

export async function spendRecoveryCode(
  tx: Tx,
  accountId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  return (await tx.rows(codeUsed, { accountId, hash, now })).length === 1
}

const left = statement(
  'factors.recoveryCodesLeft',
  `select count(*)::int as "count!" from accounts.recovery_codes where account_id = :accountId and used_at is null`,
)

export async function countRecoveryCodes(tx: Tx, accountId: string): Promise<number> {
  return (await tx.find(left, { accountId }))?.count ?? 0
}

const any = statement(
  'factors.any',
  `select exists (select from accounts.totp_secrets where account_id = :accountId and confirmed_at is not null)
      or exists (select from accounts.passkeys where account_id = :accountId) as "has!"`,
)

export async function hasFactor(tx: Tx, accountId: string): Promise<boolean> {
  return (await tx.find(any, { accountId }))?.has ?? false
}

const owners = statement(
  'factors.totpOwners',
  `select a.id, a.email as "email!", a.name from accounts.totp_secrets t join accounts.account_names a on a.id = t.account_id
    where a.email like :addresses and t.confirmed_at is not null order by a.email limit 50`,
)

export const listTotpOwners = (tx: Tx, addresses: string) => tx.rows(owners, { addresses })

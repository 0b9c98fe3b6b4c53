import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export const tables = [
  'accounts.totp_secrets',
  'accounts.recovery_codes',
  'accounts.passkeys',
  'accounts.challenges',
] as const

const passkeys = statement(
  'factors.passkeysHeld',
  `select coalesce(json_agg(json_build_object('name', k.name, 'createdAt', k.created_at,
      'lastUsedAt', k.last_used_at)), '[]') as held from accounts.passkeys k where k.account_id = :accountId`,
)

export const passkeyDataOf = (tx: Tx, accountId: string) => tx.json(passkeys, { accountId })

const since = statement(
  'factors.authenticatorSince',
  'select to_json(t.confirmed_at) as held from accounts.totp_secrets t where t.account_id = :accountId',
)

export const authenticatorSince = (tx: Tx, accountId: string) => tx.json(since, { accountId })

const left = statement(
  'factors.recoveryCodesHeld',
  `select to_json(count(*)) as held from accounts.recovery_codes c
    where c.account_id = :accountId and c.used_at is null`,
)

export const recoveryCodesLeft = (tx: Tx, accountId: string) => tx.json(left, { accountId })

export async function removeFactors(tx: Tx, accountId: string): Promise<void> {
  for (const table of tables) await tx.db.deleteFrom(table).where('account_id', '=', accountId).execute()
}

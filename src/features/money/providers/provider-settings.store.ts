import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Dialect, ProviderName } from './pay-channels.rules.ts'
import type { BankAccount, Way } from './provider-settings.contract.ts'

const found = statement(
  'providers.settings',
  `select s.provider, s.dialect, s.is_sandbox as "isSandbox", s.keys_sealed as "keysSealed", s.ways,
    s.bank_accounts as "bankAccounts", s.version from payment_settings s`,
)

export type SettingsRow = RowOf<'providers.settings'> & { ways: Way[]; bankAccounts: BankAccount[] }

export const findSettings = (tx: Tx) => tx.find<'providers.settings', SettingsRow>(found)

interface Written {
  provider: ProviderName
  dialect: Dialect
  isSandbox: boolean
  keysSealed: string | null
  ways: readonly Way[]
  bankAccounts: readonly BankAccount[]
  /** the one that was looked at; 0 where there was none */
  version: number
  at: Date
}

/** false: somebody else was faster */
export async function putSettings(tx: Tx, { version, at, ...given }: Written): Promise<boolean> {
  const values = {
    provider: given.provider,
    dialect: given.dialect,
    is_sandbox: given.isSandbox,
    keys_sealed: given.keysSealed,
    ways: JSON.stringify(given.ways),
    bank_accounts: JSON.stringify(given.bankAccounts),
    updated_at: at,
  }
  const row =
    version === 0
      ? await tx.db
          .insertInto('payment_settings')
          .values(values)
          .onConflict(conflict => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx.db
          .updateTable('payment_settings')
          .set({ ...values, version: version + 1 })
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return row !== undefined
}

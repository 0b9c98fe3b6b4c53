import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const found = statement(
  'payouts.settings',
  `select s.two_above::bigint as "twoAbove!", s.most_each::bigint as "mostEach!", s.most_a_day::bigint as "mostADay!",
    s.keys_sealed as "keysSealed", s.version from payout_settings s`,
)
export const findPayoutSettings = (tx: Tx) => tx.find(found)

export interface WrittenSettings {
  twoAbove: number
  mostEach: number
  mostADay: number
  keysSealed: string | null
  /** the one that was looked at; 0 where there was none */
  version: number
  at: Date
}
const put = statement(
  'payouts.putSettings',
  `insert into payout_settings as s (two_above, most_each, most_a_day, keys_sealed, updated_at)
    select :twoAbove::bigint, :mostEach::bigint, :mostADay::bigint, :keysSealed?, :at::timestamptz
    where :version::int = 0 or exists (select from payout_settings)
    on conflict (tenant_id) do update set two_above = excluded.two_above, most_each = excluded.most_each,
      most_a_day = excluded.most_a_day, keys_sealed = excluded.keys_sealed, updated_at = excluded.updated_at, version = s.version + 1
      where s.version = :version::int returning s.version`,
)
/** false: somebody else was faster */
export const putPayoutSettings = async (tx: Tx, given: WrittenSettings): Promise<boolean> =>
  (await tx.find(put, { ...given })) !== undefined

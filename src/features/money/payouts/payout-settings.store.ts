import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { HeldLimits } from '../../../shared/held-limits.ts'

const found = statement(
  'payouts.settings',
  `select s.two_above::bigint as "twoAbove!", s.most_each::bigint as "mostEach!", s.most_a_day::bigint as "mostADay!",
    s.two_above_before::bigint as "twoAboveBefore", s.most_each_before::bigint as "mostEachBefore",
    s.most_a_day_before::bigint as "mostADayBefore", s.holds_from as "holdsFrom", s.keys_sealed as "keysSealed", s.version from payout_settings s`,
)
export const findPayoutSettings = (tx: Tx) => tx.find(found)

export type LimitName = 'twoAbove' | 'mostEach' | 'mostADay'

export interface WrittenSettings extends HeldLimits<LimitName> {
  keysSealed: string | null
  /** the one that was looked at; 0 where there was none */
  version: number
  at: Date
}
const put = statement(
  'payouts.putSettings',
  `insert into payout_settings as s (two_above, most_each, most_a_day, two_above_before, most_each_before, most_a_day_before,
      holds_from, keys_sealed, updated_at)
    select :twoAbove::bigint, :mostEach::bigint, :mostADay::bigint, :twoAboveBefore::bigint, :mostEachBefore::bigint,
      :mostADayBefore::bigint, :holdsFrom?::timestamptz, :keysSealed?, :at::timestamptz
    where :version::int = 0 or exists (select from payout_settings)
    on conflict (tenant_id) do update set two_above = excluded.two_above, most_each = excluded.most_each,
      most_a_day = excluded.most_a_day,
      two_above_before = excluded.two_above_before, most_each_before = excluded.most_each_before,
      most_a_day_before = excluded.most_a_day_before, holds_from = excluded.holds_from, keys_sealed = excluded.keys_sealed, updated_at = excluded.updated_at, version = s.version + 1
      where s.version = :version::int returning s.version`,
)
/** false: somebody else was faster */
export async function putPayoutSettings(tx: Tx, given: WrittenSettings): Promise<boolean> {
  const { written, before, holdsFrom, keysSealed, version, at } = given
  const row = await tx.find(put, {
    ...written,
    twoAboveBefore: before.twoAbove,
    mostEachBefore: before.mostEach,
    mostADayBefore: before.mostADay,
    holdsFrom,
    keysSealed,
    version,
    at,
  })
  return row !== undefined
}

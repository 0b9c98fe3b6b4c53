import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { HeldLimits } from '../../../shared/held-limits.ts'

const found = statement(
  'orders.refundLimits',
  `select l.two_above::bigint as "twoAbove!", l.two_above_before::bigint as "before!", l.holds_from as "holdsFrom!", l.version
    from refund_limits l`,
)
export const findRefundLimits = (tx: Tx) => tx.find(found)

const put = statement(
  'orders.putRefundLimits',
  `insert into refund_limits as l (two_above, two_above_before, holds_from, updated_at)
    select :twoAbove::bigint, :before::bigint, :holdsFrom::timestamptz, :at::timestamptz
    where :version::int = 0 or exists (select from refund_limits)
    on conflict (tenant_id) do update set two_above = excluded.two_above, two_above_before = excluded.two_above_before,
      holds_from = excluded.holds_from, updated_at = excluded.updated_at, version = l.version + 1
      where l.version = :version::int returning l.version`,
)
interface Written extends HeldLimits<'twoAbove'> {
  /** the one that was looked at; 0 where there was none */
  version: number
  at: Date
}
/** false: somebody else was faster */
export async function putRefundLimits(
  tx: Tx,
  { written, before, holdsFrom, version, at }: Written,
): Promise<boolean> {
  const row = await tx.find(put, {
    twoAbove: written.twoAbove,
    before: before.twoAbove,
    holdsFrom: holdsFrom ?? at,
    version,
    at,
  })
  return row !== undefined
}

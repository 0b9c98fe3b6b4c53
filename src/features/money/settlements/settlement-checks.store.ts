import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const wrongBookings = statement(
  'settlements.wrongBookings',
  `select f.id, f.name, l.amount::bigint as "lines!", b.amount::bigint as "booked!" from settlement_files f
      cross join lateral (select coalesce(sum(x.amount - x.fee), 0) as amount from settlement_lines x
        where x.tenant_id = f.tenant_id and x.file_id = f.id and x.booked_at is not null) l
      cross join lateral (select coalesce(sum(e.amount), 0) as amount from settlement_entries e
        where e.tenant_id = f.tenant_id and split_part(e.ref, ':', 2) = f.id::text) b
    where l.amount <> b.amount order by f.id limit 20`,
)
/** Statements whose booked lines come to another sum than what the books moved for them. */
export const listWrongBookings = (tx: Tx) => tx.rows(wrongBookings)

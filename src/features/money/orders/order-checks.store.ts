import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** what went back is what was approved to, or was taken back by a bank */
const wrongSums = statement(
  'orders.wrongSums',
  `select o.code from orders o
    where o.state <> 'charged_back' and o.refunded <> coalesce((select sum(r.amount) from refunds r
      where r.tenant_id = o.tenant_id and r.order_id = o.id and r.kind = 'sale' and r.state in ('approved', 'sent', 'done')), 0)
    order by o.id limit 20`,
)
export const listWrongSums = (tx: Tx) => tx.rows(wrongSums)

/** each order that was ever paid has exactly one sale in the books, and no other has any */
const wrongSales = statement(
  'orders.wrongSales',
  `select o.code, s.count as "count!" from orders o
    cross join lateral (select count(*)::int as count from sale_entries t where t.tenant_id = o.tenant_id and t.order_code = o.code) s
    where s.count <> case when o.paid_at is null then 0 else 1 end order by o.id limit 20`,
)
export const listWrongSales = (tx: Tx) => tx.rows(wrongSales)

/** who paid takes part: the enrolment is there, unless the person is gone */
const withoutPlace = statement(
  'orders.withoutPlace',
  `select o.code from orders o
    where o.state = 'paid' and o.thing = 'class' and o.membership_id is not null and not exists (select from taken_places e
      where e.tenant_id = o.tenant_id and e.id = o.enrolment_id and e.class_id = o.class_id)
    order by o.id limit 20`,
)
export const listWithoutPlace = (tx: Tx) => tx.rows(withoutPlace)

/** an approved return is in the books, and no other */
const wrongRefunds = statement(
  'orders.wrongRefunds',
  `select r.id from refunds r
    where (r.state in ('approved', 'sent', 'done')) <> exists (select from refund_entries t where t.tenant_id = r.tenant_id
      and t.ref = 'refund:' || r.id)
    order by r.id limit 20`,
)
export const listWrongRefunds = (tx: Tx) => tx.rows(wrongRefunds)

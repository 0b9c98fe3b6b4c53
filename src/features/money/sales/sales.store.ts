import { pageValues } from '../../../platform/db/page-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** moves of the days that are asked for, each with what it is told apart by */
const cut = `from (select case :by::text when 'day' then to_char(m.at at time zone :zone::text, 'YYYY-MM-DD')
        when 'class' then coalesce(o.title, '') when 'coupon' then coalesce(o.coupon_code, '')
        when 'method' then coalesce(o.method, '') else m.owner end as key, m.*
      from money_moves m left join order_labels o on o.tenant_id = m.tenant_id and o.code = m.order_code
      where m.at >= :from::timestamptz and m.at < :until::timestamptz and case when :by::text = 'payee'
        then m.kind in ('payee_maturing', 'payee_available', 'payee_debt') and m.txn_kind in ('sale', 'refund', 'dispute_lost')
        else m.kind in ('revenue', 'discount', 'sales_returns', 'chargeback_loss', 'provider_fee', 'share_expense') end) m`

const page = statement(
  'sales.cut',
  `select m.key as "key!", count(distinct m.order_code) filter (where m.txn_kind = 'sale')::int as "orders!",
      coalesce(sum(-m.amount) filter (where m.kind = 'revenue' or :by::text = 'payee' and m.txn_kind = 'sale'), 0)::bigint as "gross!",
      coalesce(sum(m.amount) filter (where m.kind = 'discount'), 0)::bigint as "discount!",
      coalesce(sum(m.amount) filter (where m.kind in ('sales_returns', 'chargeback_loss')
        or :by::text = 'payee' and m.txn_kind <> 'sale'), 0)::bigint as "returns!",
      coalesce(sum(m.amount) filter (where m.kind = 'provider_fee'), 0)::bigint as "fees!",
      coalesce(sum(m.amount) filter (where m.kind = 'share_expense'), 0)::bigint as "shares!"
    ${cut} group by m.key
    order by case when :by::text = 'day' then m.key end desc, sum(-m.amount) filter (where m.kind = 'revenue' or :by::text = 'payee') desc nulls last, m.key
    limit :limit offset :offset`,
)
const count = statement('sales.countCut', `select count(distinct m.key)::int as "total!" ${cut}`)
export type CutRow = RowOf<'sales.cut'>

interface Asked {
  by: string
  /** of the tenant: where its days begin */
  zone: string
  from: Date
  until: Date
  page: number
  pageSize: number
}

/** Sales of some days, told apart by day, class, coupon, way to pay or payee. */
export async function listCut(tx: Tx, { by, zone, from, until, ...asked }: Asked) {
  const filter = { by, zone, from, until }
  const rows = await tx.rows(page, { ...filter, ...pageValues(asked) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const oldest = statement(
  'sales.oldestUnclear',
  `select min(u.since) as "at" from (select min(m.at) as since from money_moves m
    where m.kind = 'unallocated' and m.at < :until::timestamptz group by m.order_code having sum(m.amount) < 0) u`,
)
/** Since when money waits of which nobody knows what it is for. */
export const oldestUnclear = async (tx: Tx, until: Date) => (await tx.find(oldest, { until }))?.at ?? null

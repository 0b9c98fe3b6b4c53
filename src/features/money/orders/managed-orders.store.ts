import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { orderColumns } from './orders.store.ts'

export type ListedOrder = RowOf<'orders.page'>

const open = `(select count(*)::int from refunds r where r.tenant_id = o.tenant_id and r.order_id = o.id
  and r.state in ('requested', 'approved', 'sent'))`

const matching = `from orders o where (:state?::text is null or o.state = :state)
  and (:refunds?::text is null or exists (select from refunds r where r.tenant_id = o.tenant_id and r.order_id = o.id
    and r.state in ('requested', 'approved', 'sent')))
  and (:from?::timestamptz is null or o.created_at >= :from) and (:until?::timestamptz is null or o.created_at < :until)
  and (:search?::text is null or concat_ws(' ', o.number, o.code, o.title, o.buyer_name, o.buyer_email) ilike '%' || :search || '%')`

const page = statement(
  'orders.page',
  `select ${orderColumns}, ${open} as "openRefunds!" ${matching} order by o.created_at desc, o.id desc limit :limit offset :offset`,
)
const count = statement('orders.count', `select count(*)::int as "total!" ${matching}`)

interface Asked {
  state?: string | undefined
  refunds?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
  search?: string | undefined
  page: number
  pageSize: number
}

export async function listOrderRows(tx: Tx, asked: Asked): Promise<{ rows: ListedOrder[]; total: number }> {
  const { state, refunds, from, until, search } = asked
  const filter = {
    state: state ?? null,
    refunds: refunds ?? null,
    from: from ?? null,
    until: until ?? null,
    search: search ? likeText(search) : null,
  }
  const rows = await tx.rows(page, { ...filter, ...pageValues(asked) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const own = statement(
  'orders.own',
  `select ${orderColumns} from orders o where o.membership_id = :membershipId order by o.created_at desc, o.id desc limit 200`,
)
export const listOwn = (tx: Tx, membershipId: number) => tx.rows(own, { membershipId })

import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const held = statement(
  'orders.held',
  `select coalesce(json_agg(json_build_object('number', o.number, 'title', o.title, 'total', o.total, 'state', o.state,
      'name', o.buyer_name, 'email', o.buyer_email, 'phone', o.buyer_phone, 'coupon', o.coupon_code,
      'method', o.method, 'orderedAt', o.created_at, 'paidAt', o.paid_at, 'history', (
        select coalesce(json_agg(json_build_object('at', e.at, 'what', e.kind, 'amount', e.amount, 'why', e.why)
          order by e.n), '[]')
        from order_events e where e.tenant_id = o.tenant_id and e.order_id = o.id)) order by o.id), '[]') as data
    from orders o where o.membership_id = :membershipId`,
)
export const personalOrdersOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

/** The order stays, and nobody knows any more whose it was. */
export async function emptyNames(tx: Tx, membershipId: number, erasedName: string): Promise<void> {
  await tx.rows(forgetAccounts, { membershipId, before: null })
  await tx.db
    .updateTable('orders')
    .set({ buyer_name: erasedName, buyer_email: null, buyer_phone: null, membership_id: null })
    .where('membership_id', '=', membershipId)
    .execute()
}

const forget = statement(
  'orders.forgetAddresses',
  `update orders o set buyer_email = null, buyer_phone = null
    where o.created_at < :before and o.state <> 'pending' and (o.buyer_email is not null or o.buyer_phone is not null)
      and not exists (select from refunds r where r.order_id = o.id and r.state in ('requested', 'approved', 'sent')) returning o.id`,
)
const forgetAccounts = statement(
  'orders.forgetAccounts',
  `update refunds r set account_sealed = null, account_holder = '' from orders o
    where o.tenant_id = r.tenant_id and o.id = r.order_id and r.account_sealed is not null
      and r.state not in ('requested', 'approved', 'sent') and (o.membership_id = :membershipId? or o.created_at < :before?) returning r.id`,
)
/** Where buyers are written to, of orders that are over and so old. */
export async function forgetAddresses(tx: Tx, before: Date): Promise<void> {
  await tx.rows(forget, { before })
  await tx.rows(forgetAccounts, { before, membershipId: null })
}

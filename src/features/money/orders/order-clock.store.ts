import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const due = statement(
  'orders.dueTenants',
  `select distinct tenant_id as "tenantId" from orders
    where (state = 'pending' and expires_at <= :now)
      or (matured_at is null and state in ('paid', 'partially_refunded') and paid_at + maturity_days * interval '1 day' <= :now)
    order by tenant_id`,
)
/** Tenants with an order of which something is due. Runs as the platform. */
export const listDueTenants = (tx: Tx, now: Date) => tx.rows(due, { now })

const expired = statement(
  'orders.expired',
  "select code from orders where state = 'pending' and expires_at <= :now order by expires_at, id limit 500",
)
export const listExpired = (tx: Tx, now: Date) => tx.rows(expired, { now })

const maturing = statement(
  'orders.maturing',
  `select code from orders where matured_at is null and state in ('paid', 'partially_refunded')
    and paid_at + maturity_days * interval '1 day' <= :now order by paid_at, id limit 500`,
)
export const listMaturing = (tx: Tx, now: Date) => tx.rows(maturing, { now })

import { pageValues } from '../../../platform/db/page-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { DeliveryQuery } from './webhooks.contract.ts'
import type { DeliveryState, Problem } from './webhooks.rules.ts'

const due = statement(
  'webhooks.due',
  `select distinct d.tenant_id as "tenantId" from webhook_deliveries d
    where d.state = 'waiting' and d.next_try_at <= :now::timestamptz order by 1 limit :most`,
)
/** Tenants for which something is to be delivered. As the platform. */
export const listDue = (tx: Tx, now: Date, most: number) => tx.rows(due, { now, most })

const claim = statement(
  'webhooks.claim',
  `update webhook_deliveries d set tries = d.tries + 1, next_try_at = :until
    from webhook_endpoints e, webhook_messages m
    where d.id in (
      select w.id from webhook_deliveries w where w.state = 'waiting' and w.next_try_at <= :now::timestamptz
      order by w.next_try_at, w.id limit :most for update skip locked)
      and e.tenant_id = d.tenant_id and e.id = d.endpoint_id
      and m.tenant_id = d.tenant_id and m.id = d.message_id
    returning d.id, d.endpoint_id as "endpointId", d.message_id as "messageId", d.tries, d.is_resent as "isResent",
      e.url, e.name, e.sealed_secret as "sealed", case when e.old_secret_until > :now then e.old_secret end as "oldSealed",
      m.payload`,
)
export type Claimed = RowOf<'webhooks.claim'>
/** Takes some that are due, and says when somebody else may, should this process end before it has done its work. */
export const claimDue = (tx: Tx, now: Date, until: Date, most: number) => tx.rows(claim, { now, until, most })

const attempt = statement(
  'webhooks.attempt',
  `insert into webhook_attempts (delivery_id, n, at, milliseconds, status, answer, problem)
    select d.id, :n, :at, :milliseconds, :status?::int, :answer, :problem?::text from webhook_deliveries d
    where d.id = :deliveryId on conflict do nothing`,
)
export interface NewAttempt {
  deliveryId: number
  n: number
  at: Date
  milliseconds: number
  status: number | null
  answer: string
  problem: Problem | null
}
export const insertAttempt = (tx: Tx, row: NewAttempt) => tx.rows(attempt, { ...row })

const mark = statement(
  'webhooks.mark',
  `update webhook_deliveries set state = :state, next_try_at = coalesce(:nextTryAt?::timestamptz, next_try_at)
    where id = :id and state = 'waiting'`,
)
export const markDelivery = (tx: Tx, row: { id: number; state: DeliveryState; nextTryAt: Date | null }) =>
  tx.rows(mark, row)

const columns = `d.id, d.endpoint_id as "endpointId", e.name as "endpoint", m.event, d.message_id as "messageId",
  d.is_resent as "isResent", d.state, d.tries, d.next_try_at as "nextTryAt", d.created_at as "createdAt",
  (select t.status from webhook_attempts t where t.tenant_id = d.tenant_id and t.delivery_id = d.id
    order by t.n desc limit 1) as "status",
  (select t.problem from webhook_attempts t where t.tenant_id = d.tenant_id and t.delivery_id = d.id
    order by t.n desc limit 1) as "problem"`
const from = `from webhook_deliveries d
    join webhook_endpoints e on e.tenant_id = d.tenant_id and e.id = d.endpoint_id
    join webhook_messages m on m.tenant_id = d.tenant_id and m.id = d.message_id`
const matching = `${from} where (:state?::text is null or d.state = :state)
    and (:endpoint?::int is null or d.endpoint_id = :endpoint) and (:event?::text is null or m.event = :event)`

const page = statement(
  'webhooks.deliveries',
  `select ${columns} ${matching} order by d.id desc limit :limit offset :offset`,
)
const count = statement('webhooks.countDeliveries', `select count(*)::int as "total!" ${matching}`)
export type DeliveryRow = RowOf<'webhooks.deliveries'> & { state: DeliveryState; problem: Problem | null }

export async function listDeliveries(tx: Tx, query: DeliveryQuery) {
  const { state, endpoint, event } = query
  const filter = { state, endpoint, event }
  const rows = await tx.rows<'webhooks.deliveries', DeliveryRow>(page, { ...filter, ...pageValues(query) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const one = statement('webhooks.delivery', `select ${columns}, m.payload ${from} where d.id = :id`)
export const findDelivery = (tx: Tx, id: number) =>
  tx.find<'webhooks.delivery', DeliveryRow & { payload: string }>(one, { id })

const attempts = statement(
  'webhooks.attempts',
  `select t.n, t.at, t.milliseconds, t.status, t.answer, t.problem from webhook_attempts t
    where t.delivery_id = :id order by t.n`,
)
export const listAttempts = (tx: Tx, id: number) =>
  tx.rows<'webhooks.attempts', RowOf<'webhooks.attempts'> & { problem: Problem | null }>(attempts, { id })

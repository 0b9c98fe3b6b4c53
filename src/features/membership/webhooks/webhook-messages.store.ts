import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

interface NewMessage {
  id: string
  event: string
  /** the bytes that are signed and sent */
  payload: string
  at: Date
}

const insert = statement(
  'webhooks.message',
  `with wanted as materialized (
      select e.id from webhook_endpoints e where e.stopped_at is null and :event::text = any (e.events)
    ), message as (
      insert into webhook_messages (id, event, payload, created_at)
      select :id, :event, :payload, :at where exists (select from wanted) returning id
    )
    insert into webhook_deliveries (endpoint_id, message_id, next_try_at, created_at)
    select w.id, m.id, :at, :at from wanted w cross join message m`,
)
/** For every endpoint that wants to know, or not at all. */
export function insertMessage(tx: Tx, message: NewMessage): void {
  tx.put(insert, { ...message })
}

const insertFor = statement(
  'webhooks.messageFor',
  `with message as (
      insert into webhook_messages (id, event, payload, created_at) values (:id, :event, :payload, :at) returning id
    )
    insert into webhook_deliveries (endpoint_id, message_id, is_resent, next_try_at, created_at)
    select :endpointId, m.id, true, :at, :at from message m returning id`,
)
/** For one endpoint, whatever it wants to know: tried once. Answers the delivery. */
export const insertMessageFor = async (
  tx: Tx,
  message: NewMessage & { endpointId: number },
): Promise<number> => (await tx.find(insertFor, { ...message }))?.id ?? 0

const again = statement(
  'webhooks.again',
  `insert into webhook_deliveries (endpoint_id, message_id, is_resent, next_try_at, created_at)
    select d.endpoint_id, d.message_id, true, :at, :at from webhook_deliveries d where d.id = :id returning id`,
)
/** The same message once more: same id, same bytes. */
export const insertAgain = async (tx: Tx, id: number, at: Date): Promise<number | undefined> =>
  (await tx.find(again, { id, at }))?.id

const old = statement('webhooks.old', 'delete from webhook_messages where created_at < :before::timestamptz')
/** As the platform; deliveries and attempts go along. */
export const removeOld = (tx: Tx, before: Date) => tx.rows(old, { before })

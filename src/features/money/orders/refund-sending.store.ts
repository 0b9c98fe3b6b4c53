import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const due = statement(
  'orders.refundsDue',
  `select r.tenant_id as "tenantId", r.id from refunds r
    where r.state = 'sent' and coalesce(r.asked_at, r.sent_at) < :now::timestamptz
      - case when r.sent_at > :now::timestamptz - interval '1 hour' then interval '1 minute' else interval '15 minutes' end
    order by coalesce(r.asked_at, r.sent_at) limit 500`,
)
/** Returns whose provider is to be asked how they stand. Runs as the platform. */
export const listDueRefunds = (tx: Tx, now: Date) => tx.rows(due, { now })

const begin = statement(
  'orders.beginRefund',
  `update refunds r set state = 'sent', attempt = r.attempt + 1, sends = 0, sent_by = :by, sent_at = :at, asked_at = null, problem = ''
    where r.id = :id and not exists (select from refunds o where o.payment_id = r.payment_id and o.state = 'sent')
    returning r.id`,
)
/** Written down before the provider is asked. false: another return of the same payment is on its way */
export const beginRefund = async (tx: Tx, given: { id: number; by: number; at: Date }) =>
  (await tx.find(begin, { ...given })) !== undefined

const count = statement(
  'orders.countRefundSend',
  "update refunds set sends = sends + 1 where id = :id and state = 'sent' and attempt = :attempt returning sends",
)
/** Counted before the provider is asked: the how manieth time it is. undefined: it is no longer to be sent */
export const countRefundSend = async (tx: Tx, { id, attempt }: { id: number; attempt: number }) =>
  (await tx.find(count, { id, attempt }))?.sends

const asked = statement(
  'orders.refundAsked',
  "update refunds set asked_at = :at, problem = :problem where id = :id and state = 'sent' returning id",
)
/** `problem`: what is to be seen of it meanwhile; empty: nothing */
export const noteRefundAsked = (tx: Tx, given: { id: number; at: Date; problem: string }) =>
  tx.find(asked, { ...given })

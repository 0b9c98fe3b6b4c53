import { type RowOf, statement } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'

/** The outbox of all tenants, for trying the product without a mail server. Runs as the platform. */
export type OutboxRow = RowOf<'outbox.newest'>

const newest = statement(
  'outbox.newest',
  `select m.id, m.tenant_id as "tenantId", t.name as tenant, m.recipient, m.subject, m.reason, m.html,
      m.body_text as text, m.created_at as "createdAt", m.sent_at as "sentAt"
    from mails m join platform.known_tenants t on t.id = m.tenant_id
    where :recipient = '' or strpos(lower(m.recipient), :recipient) > 0
    order by m.created_at desc, m.id desc limit :limit`,
)

export const listMails = (tx: Tx, recipient: string, most: number) =>
  tx.rows(newest, { recipient: recipient.toLowerCase(), limit: most })

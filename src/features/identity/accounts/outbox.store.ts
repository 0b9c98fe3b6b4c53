import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** The outbox of all tenants, for trying the product without a mail server. Runs as the platform. */
export interface OutboxRow {
  id: number
  tenantId: number
  tenant: string
  recipient: string
  subject: string
  reason: string
  html: string
  text: string
  createdAt: Date
  sentAt: Date | null
}

const newest = statement<readonly [string, number]>(
  'outbox.newest',
  `select m.id, m.tenant_id as "tenantId", t.name as tenant, m.recipient, m.subject, m.reason, m.html,
      m.body_text as text, m.created_at as "createdAt", m.sent_at as "sentAt"
    from mails m join platform.tenants t on t.id = m.tenant_id
    where $1 = '' or strpos(lower(m.recipient), $1) > 0
    order by m.created_at desc, m.id desc limit $2`,
)

export const listMails = (tx: Tx, recipient: string, most: number) =>
  tx.rows<OutboxRow>(newest, [recipient.toLowerCase(), most])

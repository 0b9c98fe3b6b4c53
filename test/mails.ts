import { sql } from 'kysely'
import type { App } from './app.ts'

export interface Mail {
  tenantId: number
  subject: string
  reason: string
  text: string
  html: string
}

/** The last mail to this address, of whatever tenant. */
export async function newestMail(app: App, recipient: string): Promise<Mail | undefined> {
  const { rows } = await app.sanggar.database.withPlatform(tx =>
    sql<Mail>`select tenant_id as "tenantId", subject, reason, body_text as text, html
      from mails where recipient = ${recipient} order by id desc limit 1`.execute(tx.db),
  )
  return rows[0]
}

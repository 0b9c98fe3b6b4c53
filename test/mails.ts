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
  const rows = await app.sanggar.database.withPlatform(tx =>
    tx.rows<Mail>(
      {
        name: 'test.mail',
        text: `select tenant_id as "tenantId", subject, reason, body_text as text, html
          from mails where recipient = $1 order by id desc limit 1`,
      },
      [recipient],
    ),
  )
  return rows[0]
}

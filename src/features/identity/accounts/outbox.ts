import type { Database } from '../../../platform/db/database.ts'
import { listMails, type OutboxRow } from '../../../platform/mail/sent-mails.ts'
import { momentText } from '../../../shared/dates.ts'
import type { OutboxMail } from './accounts.contract.ts'

const most = 100

/** The newest mails of all tenants, as a person reads them. */
export async function readOutbox(
  database: Pick<Database, 'withPlatform'>,
  recipient: string,
  timeZone: string,
): Promise<OutboxMail[]> {
  const rows = await database.withPlatform(tx => listMails(tx, recipient.trim(), most))
  return rows.map(row => mailOf(row, timeZone))
}

function mailOf(row: OutboxRow, timeZone: string): OutboxMail {
  const code = /^\d{6}$/m.exec(row.text)?.[0]
  return {
    id: `${row.tenantId}-${row.id}`,
    tenant: row.tenant,
    recipient: row.recipient,
    subject: row.subject,
    reason: row.reason,
    at: momentText(row.createdAt, timeZone),
    state: row.sentAt ? 'Terkirim' : 'Menunggu',
    ...(code === undefined ? {} : { code }),
    text: row.text,
    links: linksOf(row.text),
  }
}

/** "Konfirmasi email: https://…" is a link with its words; an address alone says itself. The signature is left out. */
function linksOf(text: string): OutboxMail['links'] {
  const [letter = ''] = text.split('\n-- \n', 1)
  return [...letter.matchAll(/(?:^([^\n:]{1,80}): )?(https?:\/\/[^\s<>"]+)/gm)].map(
    ([, label, href = '']) => ({
      label: label ?? href,
      href,
    }),
  )
}

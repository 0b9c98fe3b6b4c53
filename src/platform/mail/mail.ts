import type { Tx } from '../db/transaction.ts'
import { inOwnWords } from './edited-letters.ts'
import { mailHtml, mailText } from './mail-html.ts'
import type { Mail } from './mail-message.ts'

export type { Mail, Sender } from './mail-message.ts'

/** Puts a mail into the outbox, in the transaction that wants it sent. Works as app_user and as app_accounts. */
export const post = (tx: Tx, mail: Mail): Promise<void> => postAll(tx, [mail])

/** rows per statement: seven parameters each */
const batch = 200

/** The same for many: a whole school's invitations are not a statement each. */
export async function postAll(tx: Tx, mails: readonly Mail[]): Promise<void> {
  for (let start = 0; start < mails.length; start += batch) {
    const rows = mails.slice(start, start + batch).map(rowOf)
    await tx.db.insertInto('mails').values(rows).execute()
  }
}

/** characters that the outbox keeps of one */
const longestSubject = 300

function rowOf(given: Mail) {
  const own = inOwnWords(given)
  const mail = { ...own, subject: oneLine(own.subject).slice(0, longestSubject) }
  return {
    tenant_id: mail.sender.tenantId,
    recipient: oneLine(mail.to),
    subject: mail.subject,
    html: mailHtml(mail),
    body_text: mailText(mail),
    reason: mail.reason,
    ...(mail.at ? { created_at: mail.at } : {}),
    ...(mail.ending ? { unsubscribe_url: mail.ending.url } : {}),
  }
}

/** A line break in a header would begin another header (ASVS 1.3.11). */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim()

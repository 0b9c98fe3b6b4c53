import { statement } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'
import { inOwnWords } from './edited-letters.ts'
import { mailHtml, mailText } from './mail-html.ts'
import type { Mail } from './mail-message.ts'

export type { Mail, Sender } from './mail-message.ts'

/** Puts a mail into the outbox, in the transaction that wants it sent. Works as app_user and as app_accounts. */
export const post = (tx: Tx, mail: Mail): Promise<void> => postAll(tx, [mail])

const insert = statement(
  'mail.insert',
  `insert into mails (tenant_id, recipient, subject, html, body_text, reason, created_at, unsubscribe_url)
    select g.tenant_id, g.recipient, g.subject, g.html, g.body_text, g.reason,
      coalesce(nullif(g.created_at, '')::timestamptz, now()), nullif(g.unsubscribe_url, '')
    from unnest(:tenantIds::int[], :recipients::text[], :subjects::text[], :htmls::text[], :texts::text[], :reasons::text[],
      :ats::text[], :endings::text[])
      as g (tenant_id, recipient, subject, html, body_text, reason, created_at, unsubscribe_url)`,
)

/** mails per statement: a letter weighs some kilobytes */
const batch = 200

/** The same for many: a whole school's invitations are not a statement each. */
export async function postAll(tx: Tx, mails: readonly Mail[]): Promise<void> {
  for (let start = 0; start < mails.length; start += batch) {
    const rows = mails.slice(start, start + batch).map(rowOf)
    tx.put(insert, {
      tenantIds: rows.map(({ tenantId }) => tenantId),
      recipients: rows.map(({ recipient }) => recipient),
      subjects: rows.map(({ subject }) => subject),
      htmls: rows.map(({ html }) => html),
      texts: rows.map(({ text }) => text),
      reasons: rows.map(({ reason }) => reason),
      ats: rows.map(({ at }) => at),
      endings: rows.map(({ ending }) => ending),
    })
  }
}

/** characters that the outbox keeps of one */
const longestSubject = 300

function rowOf(given: Mail) {
  const own = inOwnWords(given)
  const mail = { ...own, subject: oneLine(own.subject).slice(0, longestSubject) }
  return {
    tenantId: mail.sender.tenantId,
    recipient: oneLine(mail.to),
    subject: mail.subject,
    html: mailHtml(mail),
    text: mailText(mail),
    reason: mail.reason,
    at: mail.at?.toISOString() ?? '',
    ending: mail.ending?.url ?? '',
  }
}

/** A line break in a header would begin another header (ASVS 1.3.11). */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim()

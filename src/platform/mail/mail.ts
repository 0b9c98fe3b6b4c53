import type { Tx } from '../db/transaction.ts'
import type { Letter } from './letter.ts'
import { mailHtml, mailText } from './mail-html.ts'

export type { Letter, Sender } from './letter.ts'

/** Puts a mail into the outbox, in the transaction that wants it sent. Works as app_user and as app_accounts. */
export const post = (tx: Tx, letter: Letter): Promise<void> => postAll(tx, [letter])

/** rows per statement: six parameters each */
const batch = 200

/** The same for many: a whole school's invitations are not a statement each. */
export async function postAll(tx: Tx, letters: readonly Letter[]): Promise<void> {
  for (let start = 0; start < letters.length; start += batch) {
    const rows = letters.slice(start, start + batch).map(rowOf)
    await tx.db.insertInto('mails').values(rows).execute()
  }
}

function rowOf(given: Letter) {
  const letter = { ...given, subject: oneLine(given.subject) }
  return {
    tenant_id: letter.sender.tenantId,
    recipient: oneLine(letter.to),
    subject: letter.subject,
    html: mailHtml(letter),
    body_text: mailText(letter),
    reason: letter.reason,
  }
}

/** A line break in a header would begin another header (ASVS 1.3.11). */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim()

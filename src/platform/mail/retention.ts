import { statement } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'

const old = statement<readonly [Date]>(
  'mails.old',
  `delete from mails where created_at < $1::timestamptz - interval '90 days'`,
)

/** As the platform: letters of more than 90 days, sent or given up. */
export async function removeOldMails(tx: Tx, now: Date): Promise<void> {
  await tx.rows(old, [now])
}

const done = statement<readonly [string, Date]>(
  'mails.done',
  'delete from mails where reason = $1 and (sent_at is not null or created_at < $2)',
)

/** As the platform: letters of one reason that were sent, or written before. */
export async function removeDoneMails(tx: Tx, reason: string, before: Date): Promise<void> {
  await tx.rows(done, [reason, before])
}

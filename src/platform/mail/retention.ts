import { statement } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'

const old = statement(
  'mails.old',
  `delete from mails where created_at < :now::timestamptz - interval '90 days'`,
)

const over = statement(
  'suppressions.over',
  'delete from mail_suppressions where ends_at <= :now::timestamptz',
)

/** As the platform: mails of more than 90 days, sent or given up, and addresses that have been refused so long ago. */
export async function removeOldMails(tx: Tx, now: Date): Promise<void> {
  await tx.rows(old, { now })
  await tx.rows(over, { now })
}

const done = statement(
  'mails.done',
  'delete from mails where reason = :reason and (sent_at is not null or created_at < :before)',
)

/** As the platform: mails of one reason that were sent, or written before. */
export async function removeDoneMails(tx: Tx, reason: string, before: Date): Promise<void> {
  await tx.rows(done, { reason, before })
}

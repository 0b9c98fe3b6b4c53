import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const open = statement<readonly []>(
  'privacy.countOpen',
  `select count(*)::integer as open, min(due_at) as "nextDueAt" from data_requests where status = 'open'`,
)

/** Requests that nobody has decided, and when the next of them is due. */
export async function countOpen(tx: Tx): Promise<{ open: number; nextDueAt: Date | null }> {
  const row = await tx.find<{ open: number; nextDueAt: Date | null }, readonly []>(open, [])
  return row ?? { open: 0, nextDueAt: null }
}

const notice = statement<readonly []>(
  'privacy.hasNotice',
  'select exists (select from privacy_notices) as "isThere"',
)

export async function hasNotice(tx: Tx): Promise<boolean> {
  return (await tx.find<{ isThere: boolean }, readonly []>(notice, []))?.isThere ?? false
}

import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

interface Merge {
  from: number
  into: number
  version: number
  at: Date
}

const merged = statement(
  'schools.merge',
  `update schools set status = 'duplicate', merged_into = :into, reason = '', version = :version + 1, updated_at = :at
    where id = :from and version = :version returning id`,
)
const followed = statement(
  'schools.follow',
  'update schools set merged_into = :into where merged_into = :from',
)

/** The first becomes a duplicate of the second; what was merged into it before follows. false: it was changed since that version. */
export async function merge(tx: Tx, { from, into, version, at }: Merge): Promise<boolean> {
  if (!(await tx.find(merged, { from, into, version, at }))) return false
  await tx.rows(followed, { from, into })
  return true
}

import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const bySlug = statement<readonly [string]>(
  'classes.programBySlug',
  "select id from programs where status = 'active' and slug = $1",
)

/** The id of a programme that visitors see; undefined where there is none of that slug. */
export async function findProgramId(tx: Tx, slug: string): Promise<number | undefined> {
  return (await tx.find<{ id: number }, readonly [string]>(bySlug, [slug]))?.id
}

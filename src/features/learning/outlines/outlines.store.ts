import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const open = statement(
  'outlines.openChapters',
  `select d.id as "id!" from open_drafts d where d.kind = 'chapter' and d.id = any (:ids::text[])`,
)

/** Of these chapters those whose writers have something that was not published. */
export async function listOpenChapters(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const rows = await tx.rows(open, { ids: ids.map(String) })
  return rows.map(({ id }) => id)
}

import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const due = statement(
  'privacy.due',
  'select id as "id!" from platform.tenants_due(:now) as due (id) order by id',
)

/** Tenants at which the passing of time has something to do. Runs as the platform. */
export async function listDue(tx: Tx, now: Date): Promise<number[]> {
  return (await tx.rows(due, { now })).map(({ id }) => id)
}

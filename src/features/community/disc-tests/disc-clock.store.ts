import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const withOld = statement(
  'discTests.tenantsWithOld',
  `select distinct tenant_id as "tenantId" from disc_results where membership_id is null and created_at < :before
    order by tenant_id`,
)
/** Tenants with results of nobody from before. Runs as the platform. */
export const listWithOld = (tx: Tx, before: Date) => tx.rows(withOld, { before })

const old = statement(
  'discTests.removeOld',
  'delete from disc_results where membership_id is null and created_at < :before',
)
export async function removeOld(tx: Tx, before: Date): Promise<void> {
  await tx.rows(old, { before })
}

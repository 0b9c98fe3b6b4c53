import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** NOTIFY channels: `tenants` after a change of hosts or settings, `purge` with {tenantId, tags} after a publish. */
export const channels = { tenants: 'sanggar_tenants', purge: 'sanggar_purge' } as const

/**
 * Told to every process when, and only when, the transaction commits. The search index learns it from the database:
 * it is the same for all processes, and a restart must not forget what was not looked after yet.
 */
export async function notifyPurge(tx: Tx, tenantId: number, tags: readonly string[]): Promise<void> {
  const payload = JSON.stringify({ tenantId, tags })
  if (tags.length > 0)
    await tx.db
      .insertInto('search_stale')
      .values(tags.map(tag => ({ tag })))
      .execute()
  await sql`select pg_notify(${channels.purge}, ${payload})`.execute(tx.db)
}

import { sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** NOTIFY channels: `tenants` with a tenant's id after a change of its hosts or settings, `purge` with {tenantId, tags} after a publish. */
export const channels = { tenants: 'sanggar_tenants', purge: 'sanggar_purge' } as const

/** Every process reads hosts and settings anew and makes this tenant's pages again, when and only when this commits. */
export async function notifyTenant(tx: Tx, tenantId: number): Promise<void> {
  await sql`select pg_notify(${channels.tenants}, ${String(tenantId)})`.execute(tx.db)
}

/** of pages that say what was found */
export const filledTag = 'search'

/** Found pages are made anew: the search index has taken over what was published. */
export async function notifyFilled(tx: Tx, tenantId: number): Promise<void> {
  const payload = JSON.stringify({ tenantId, tags: [filledTag] })
  await sql`select pg_notify(${channels.purge}, ${payload})`.execute(tx.db)
}

/**
 * Told to every process when, and only when, the transaction commits. What is made of published texts learns it from the database:
 * it is the same for all processes, and a restart must not forget what was not looked after yet.
 */
export async function notifyPurge(tx: Tx, tenantId: number, tags: readonly string[]): Promise<void> {
  const payload = JSON.stringify({ tenantId, tags })
  if (tags.length > 0) {
    const stale = tags.map(tag => ({ tag }))
    await tx.db.insertInto('search_stale').values(stale).execute()
    await tx.db.insertInto('passage_stale').values(stale).execute()
  }
  await sql`select pg_notify(${channels.purge}, ${payload})`.execute(tx.db)
}

import { sql } from 'kysely'
import type { Sanggar } from '../src/app/sanggar.ts'

/** what migrations leave behind is every suite's */
const kept = ['platform.schema_migrations']

/**
 * Leaves an app as a suite finds it: nobody and nothing is in it. Numbers of rows go on where they were, so what its
 * memory still knows of a tenant that was is never taken for another's.
 */
export async function sweep(sanggar: Sanggar): Promise<void> {
  // what is under way has ended
  await sanggar.jobs.alone(async () => {})
  await sanggar.clickLog.flush()
  await sanggar.postViews.flush()
  await sanggar.database.withPlatform(async tx => {
    // on the embedded database that is who owns it: no trigger minds, no reference is asked for, a book may be torn
    await sql`reset role`.execute(tx.db)
    const { rows } = await sql<{ name: string }>`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'platform', 'accounts') and pg_relation_size(c.oid) > 0`.execute(
      tx.db,
    )
    await sql`set local session_replication_role = replica`.execute(tx.db)
    for (const { name } of rows)
      if (!kept.includes(name)) await sql`delete from ${sql.raw(name)}`.execute(tx.db)
  })
  // rows that are gone would be gone through by whoever looks for those that are there
  await sanggar.database.tidy()
  sanggar.cache.clear()
  sanggar.buckets.clear()
  await sanggar.refresh()
}

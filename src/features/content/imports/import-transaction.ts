import { sql } from 'kysely'
import { type Count, whileReading } from '../../../platform/archives/written.ts'
import { notifyPurge } from '../../../platform/db/channels.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { isDuplicate } from '../../../platform/db/violations.ts'
import { conflict } from '../../../shared/failure.ts'
import type { ImportContext } from './import-context.ts'

/** Any number, as long as it means imports only. */
const IMPORTS_LOCK = 7_221

class DryRun {
  readonly counts: Count[]
  constructor(counts: Count[]) {
    this.counts = counts
  }
}

/**
 * Write everything or nothing, one import of a tenant at a time; pages of `tags` are made anew when something has
 * changed. A dry run goes the whole way, constraints included, and is then rolled back.
 */
export async function writeAtOnce(
  context: ImportContext,
  { dryRun, tags }: { dryRun: boolean; tags: readonly string[] },
  work: (tx: Tx) => Promise<Count[]>,
): Promise<Count[]> {
  context.signal?.throwIfAborted()
  try {
    return await context.database.withTenant(context.tenant.id, async tx => {
      const { rows } = await sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(${IMPORTS_LOCK}::int, ${context.tenant.id}::int) as free`.execute(
        tx.db,
      )
      if (!rows[0]?.free)
        throw conflict('Impor lain untuk situs ini sedang menulis. Coba lagi sebentar lagi.')
      const counts = await work(tx)
      if (dryRun) throw new DryRun(counts)
      if (counts.some(({ created, updated, removed }) => created + updated + removed > 0))
        await notifyPurge(tx, context.tenant.id, tags)
      return counts
    })
  } catch (error) {
    if (error instanceof DryRun) return error.counts
    throw isDuplicate(error) ? whileReading : error
  }
}

import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import { forgetThings } from '../publishing/publishing.ts'
import { daysInBin } from './entries.rules.ts'
import { deleteEntries, listBinned, listDueBins } from './entries.store.ts'
import type { EntryKind } from './entry-kinds.ts'

export interface BinDeps {
  database: Pick<Database, 'withTenant' | 'withPlatform'>
  clock: Clock
  partsOf: PartsOf
}

const dayMilliseconds = 86_400_000

/** What has lain in a bin for its days is gone, with its row and its drafts. Harmless in several processes at once. */
export async function emptyBins({ database, clock, partsOf }: BinDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - daysInBin * dayMilliseconds)
  const kinds = partsOf('entries').flat()
  for (const { tenantId } of await database.withPlatform(tx => listDueBins(tx, before)))
    await database.withTenant(tenantId, async tx => {
      for (const kind of kinds) await emptyBin(tx, kind, before)
    })
}

async function emptyBin(tx: Tx, { kind, table }: EntryKind, before: Date): Promise<void> {
  const rows = await listBinned(tx, kind, before)
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await table.remove(
    { tx },
    rows.flatMap(({ ownId }) => ownId ?? []),
  )
  await deleteEntries(tx, kind, ids)
  await forgetThings(tx, kind, ids.map(String))
}

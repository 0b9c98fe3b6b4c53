import { remakeCards } from '../src/features/core/cards/remaking.store.ts'
import { listKnown } from '../src/features/core/site/site.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log.ts'

/**
 * `npm run cards`: works out every card again, a transaction for each tenant, and says how many were not what the tables
 * say. Nobody needs it while triggers stand; after a restore without them, somebody may.
 */
const database = await openDatabase(readConfig(process.env), createLog('error'))
try {
  let wrong = 0
  for (const { id, slug } of await database.withPlatform(listKnown)) {
    const changed = await database.withTenant(id, remakeCards)
    wrong += changed
    if (changed > 0) process.stdout.write(`${slug}: ${changed}\n`)
  }
  process.stdout.write(`Kartu yang diperbaiki: ${wrong}\n`)
} finally {
  await database.close()
}

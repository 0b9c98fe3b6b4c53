import { describeRooms } from '../src/app/house.ts'
import { checkLedgers } from '../src/features/money/ledger/ledger.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log.ts'

/**
 * `npm run ledger:check`: looks at the books of every tenant, and fails where something does not fit. For the embedded
 * database while no server runs; after a restore, before anybody works with it.
 */
const config = readConfig(process.env)
const database = await openDatabase(config, createLog(config.LOG_LEVEL))
try {
  const { partsOf } = describeRooms()
  let count = 0
  for await (const { slug, findings } of checkLedgers({ database, partsOf })) {
    process.stdout.write(
      `${slug}: ${findings.length === 0 ? 'cocok' : `${findings.length} ketidakcocokan`}\n`,
    )
    for (const finding of findings) process.stdout.write(`  ${finding}\n`)
    count += findings.length
  }
  process.exitCode = count === 0 ? 0 : 1
} finally {
  await database.close()
}

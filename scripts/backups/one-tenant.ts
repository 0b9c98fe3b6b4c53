import { describeRooms } from '../../src/app/house.ts'
import { runFolderJob } from '../../src/features/website/site-folders/site-folders.ts'
import { systemClock } from '../../src/platform/clock.ts'
import type { Config } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { openFileStore } from '../../src/platform/files/file-store.ts'
import { createLog } from '../../src/platform/log.ts'

/** What one site shows, as the folder that `npm run site` reads and writes. */
export async function exportTenant(config: Config, tenant: string, path: string): Promise<void> {
  const database = await openDatabase(config, createLog('error'))
  try {
    const files = openFileStore(config)
    const house = { database, files, clock: systemClock, partsOf: describeRooms().partsOf }
    await runFolderJob(house, { act: 'export', tenant, path, isTrial: false }, () => {})
  } finally {
    await database.close()
  }
}

import { join } from 'node:path'
import { readConfig } from '../src/platform/config.ts'
import { exportDatabase, openEmbedded } from '../src/platform/db/embedded.ts'
import { createLog } from '../src/platform/log.ts'

/**
 * `npm run db:export`: writes the embedded database to DATA_DIR/exports while no server runs; a running server does it
 * by itself every EXPORT_HOURS. The archive is a data folder: unpacked to DATA_DIR/database it is the database again.
 */
try {
  const config = readConfig(process.env)
  if (config.DATABASE_URL)
    throw new Error('PostgreSQL diekspor dengan pg_dump; perintah ini untuk basis data tertanam.')
  const embedded = await openEmbedded({ ...config, EXPORT_HOURS: 0 }, createLog(config.LOG_LEVEL))
  try {
    const path = await exportDatabase(embedded.pglite, join(config.DATA_DIR, 'exports'), new Date())
    process.stdout.write(`${path}\n`)
  } finally {
    await embedded.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

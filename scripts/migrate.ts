import { readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log.ts'

/** `npm run db:migrate`: applies what is missing and checks the wall between tenants, without starting the server. */
try {
  const config = readConfig(process.env)
  const database = await openDatabase(config, createLog(config.LOG_LEVEL))
  await database.close()
  console.warn(`Basis data mutakhir (${database.kind === 'embedded' ? config.DATA_DIR : 'PostgreSQL'}).`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

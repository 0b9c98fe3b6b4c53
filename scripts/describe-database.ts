import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { describeDatabase } from '../src/platform/db/describe.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createLog } from '../src/platform/log.ts'

/** `npm run db:describe`: writes db/schema.sql and the generated types from the migrations. */
const root = join(import.meta.dirname, '..')
const pglite = await PGlite.create('memory://')
const pool = new pg.Pool({ ...(createPgConfig(pglite) as unknown as pg.PoolConfig), max: 1 })
const client = await pool.connect()
await migrate(client, createLog('warn'))
const description = await describeDatabase(client)
client.release()
writeFileSync(join(root, 'db/schema.sql'), description.schemaSql)
writeFileSync(join(root, 'src/platform/db/schema.types.ts'), description.types)
await pool.end()
await pglite.close()

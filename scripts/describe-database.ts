import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { describeDatabase } from '../src/platform/db/describe.ts'
import { describeStatements } from '../src/platform/db/describe-statements.ts'
import { compilePlainly } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createLog } from '../src/platform/log.ts'
import { makeStatements } from './make-statements.ts'

/** `npm run db:describe`: writes db/schema.sql and the generated types from the migrations, and those of every statement. */
const root = join(import.meta.dirname, '..')
// beside the migrations: another process makes them
const making = makeStatements()
compilePlainly()
const pglite = await PGlite.create('memory://')
const pool = new pg.Pool({ ...(createPgConfig(pglite) as unknown as pg.PoolConfig), max: 1 })
const client = await pool.connect()
await migrate(client, createLog('warn'))
const description = await describeDatabase(client)
const statements = await describeStatements(pglite, await making)
client.release()
writeFileSync(join(root, 'db/schema.sql'), description.schemaSql)
writeFileSync(join(root, 'src/platform/db/schema.types.ts'), description.types)
writeFileSync(join(root, 'src/platform/db/statements.types.ts'), statements)
await pool.end()
await pglite.close()

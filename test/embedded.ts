import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'

/** A connection beside the application: what an attacker, an operator or a restore would have. */
export interface Raw {
  client: pg.PoolClient
  close(): Promise<void>
}

/** Opens the embedded database of a data folder that no application holds open. */
export async function openRawEmbedded(dataDir: string): Promise<Raw> {
  const pglite = await PGlite.create(join(dataDir, 'database'))
  // biome-ignore lint/suspicious/noExplicitAny: made for pg.Client; its own type says less than pg's
  const config: any = createPgConfig(pglite)
  const pool = new pg.Pool({ ...config, max: 1 })
  const client = await pool.connect()
  return {
    client,
    async close() {
      client.release()
      await pool.end()
      await pglite.close()
    },
  }
}

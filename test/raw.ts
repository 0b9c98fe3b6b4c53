import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { compilePlainly } from '../src/platform/db/embedded.ts'

/** A connection beside the application: what an attacker, an operator or a restore would have. */
export interface Raw {
  client: pg.PoolClient
  close(): Promise<void>
}

/** Opens the embedded database of a data folder that no application holds open. */
export async function openRawEmbedded(dataDir: string): Promise<Raw & { pglite: PGlite }> {
  compilePlainly()
  const pglite = await PGlite.create(join(dataDir, 'database'))
  // biome-ignore lint/suspicious/noExplicitAny: made for pg.Client; its own type says less than pg's
  const config: any = createPgConfig(pglite)
  const pool = new pg.Pool({ ...config, max: 1 })
  const client = await pool.connect()
  return {
    client,
    pglite,
    async close() {
      client.release()
      await pool.end()
      await pglite.close()
    },
  }
}

export async function openRawServer(url: string): Promise<Raw> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const client = await pool.connect()
  return {
    client,
    async close() {
      client.release()
      await pool.end()
    },
  }
}

export interface Table {
  name: string
  /** columns of the primary key, in order */
  key: string[]
  /** columns that can be written */
  columns: string[]
  /** what the role of requests may do here; an append-only table lets nobody change or remove */
  mayUpdate: boolean
  mayDelete: boolean
}

/** Every table of a tenant, read off the database itself. */
export async function readTables({ client }: Raw): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
      (select array_agg(a.attname::text order by k.place) from unnest(i.indkey::int[]) with ordinality k(attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum) as key,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      has_table_privilege('app_user', c.oid, 'update') as "mayUpdate",
      has_table_privilege('app_user', c.oid, 'delete') as "mayDelete"
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
      join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)
    order by 1`,
  )
  return rows
}

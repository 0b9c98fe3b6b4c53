import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import type { Log } from '../log.ts'
import { rootFolder } from '../root-folder.ts'

const folder = join(rootFolder, 'db/migrations')
/** any number, the same for every process that migrates */
const migrationLock = 71_942_611

interface Migration {
  name: string
  text: string
  checksum: string
}

export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .map(name => {
      const text = readFileSync(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })
}

/**
 * Applies what is missing, in order, all of it or nothing, one process at a time.
 * Refuses a database that is newer than this code, and a migration that was edited after it had been applied.
 */
export async function migrate(client: ClientBase, log: Log): Promise<void> {
  await client.query('begin')
  try {
    // whoever starts beside another waits until that one has migrated, however long
    await client.query('set local statement_timeout = 0')
    await client.query('set local lock_timeout = 0')
    await client.query(`select pg_advisory_xact_lock(${migrationLock})`)
    await client.query('create schema if not exists platform')
    await client.query(
      `create table if not exists platform.schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from platform.schema_migrations',
    )
    for (const migration of pending(readMigrations(), rows)) {
      await client.query(migration.text)
      await client.query('insert into platform.schema_migrations (name, checksum) values ($1, $2)', [
        migration.name,
        migration.checksum,
      ])
      log.debug({ migration: migration.name }, 'migrated')
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

function pending(known: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  const byName = new Map(known.map(migration => [migration.name, migration]))
  for (const { name, checksum } of applied) {
    const migration = byName.get(name)
    if (!migration) throw new Error(`The database is newer than this version of Sanggar: it knows ${name}`)
    if (migration.checksum !== checksum)
      throw new Error(`Migration ${name} was edited after it had been applied`)
  }
  const done = new Set(applied.map(row => row.name))
  return known.filter(migration => !done.has(migration.name))
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import type { Log } from '../log.ts'
import { rootFolder } from '../root-folder.ts'

const folder = join(rootFolder, 'db/migrations')
/** any number, the same for every process that migrates */
export const migrationLock = 71_942_611

interface Migration {
  name: string
  text: string
  checksum: string
  /** an older version must not work on what this leaves behind: its file has a line `-- Breaking.` */
  isBreaking: boolean
}

interface Applied {
  name: string
  checksum: string
  is_breaking: boolean
}

/** milliseconds a migration waits for a table in use: whoever comes after it for that table waits as long */
const tableTimeout = 3000
const tries = 20
const betweenTries = 1000

export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .map(name => {
      const text = readFileSync(join(folder, name), 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      return { name, text, checksum, isBreaking: /^-- Breaking\.$/m.test(text) }
    })
}

/**
 * Applies what is missing, in order, one process at a time. An empty database gets all of it or nothing; one that is in
 * use gets each in a transaction of its own, so that no table stays locked while others are changed, and what meets a
 * table that is held too long is tried again.
 * A database that is newer than this code is served as long as nothing in it is breaking; a migration that was edited
 * after it had been applied is refused.
 */
export async function migrate(client: ClientBase, log: Log): Promise<void> {
  const known = readMigrations()
  let isDone = false
  while (!isDone) isDone = await patiently(() => migrateNext(client, known, log), log)
}

/** A table in use is waited for a short time, often: others would queue behind a lock that is waited for long. */
async function patiently<T>(step: () => Promise<T>, log: Log): Promise<T> {
  for (let left = tries; ; left--)
    try {
      return await step()
    } catch (error) {
      if (left <= 1 || !isHeld(error)) throw error
      log.warn({ err: error, left }, 'a migration waits for a table in use')
      await new Promise(resolve => setTimeout(resolve, betweenTries))
    }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
const isHeld = (error: unknown) => codeOf(error) === '55P03'

/** All of them into an empty database, else the next one; answers whether nothing is left. */
async function migrateNext(client: ClientBase, known: Migration[], log: Log): Promise<boolean> {
  await client.query('begin')
  try {
    // whoever starts while another process migrates waits for as long as that takes
    await client.query('set local statement_timeout = 0')
    await client.query('set local lock_timeout = 0')
    await client.query(`select pg_advisory_xact_lock(${migrationLock})`)
    await client.query(`set local lock_timeout = ${tableTimeout}`)
    await client.query('create schema if not exists platform')
    await client.query(
      `create table if not exists platform.schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const applied = await readApplied(client)
    const waiting = pending(known, applied)
    if (waiting.length > 0)
      await client.query(
        'alter table platform.schema_migrations add column if not exists is_breaking boolean not null default false',
      )
    const now = applied.length === 0 ? waiting : waiting.slice(0, 1)
    for (const { name, text, checksum, isBreaking } of now) {
      await client.query(text)
      await client.query(
        'insert into platform.schema_migrations (name, checksum, is_breaking) values ($1, $2, $3)',
        [name, checksum, isBreaking],
      )
      log.debug({ migration: name }, 'migrated')
    }
    await client.query('commit')
    return waiting.length === now.length
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** An older version knew no breaking ones: the column came later. */
async function readApplied(client: ClientBase): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    `select name, checksum, coalesce((to_jsonb(m) ->> 'is_breaking')::boolean, false) as is_breaking
      from platform.schema_migrations m`,
  )
  return rows
}

/** For a process that migrates nothing itself. Throws, in words for who runs it, when something is missing. */
export async function assertMigrated(client: ClientBase): Promise<void> {
  const known = readMigrations()
  const missing = pending(known, await appliedSoFar(client)).length
  if (missing > 0)
    throw new Error(
      `Basis data belum mutakhir: ${missing} dari ${known.length} migrasi belum dijalankan, dan MIGRATE=never melarang proses ini menjalankannya.\n` +
        'Jalankan sekali: MIGRATE=only npm start (atau npm run db:migrate), lalu nyalakan lagi.',
    )
}

/** nothing there, or nothing that may be looked at: nothing was applied */
const unseen = new Set<unknown>(['42P01', '42501', '3F000', '22023', '42704'])

async function appliedSoFar(client: ClientBase): Promise<Applied[]> {
  await client.query('begin')
  try {
    await client.query('set local role app_platform')
    return await readApplied(client)
  } catch (error) {
    if (unseen.has(codeOf(error))) return []
    throw error
  } finally {
    await client.query('rollback')
  }
}

function pending(known: Migration[], applied: Applied[]): Migration[] {
  const byName = new Map(known.map(migration => [migration.name, migration]))
  for (const { name, checksum, is_breaking } of applied) {
    const migration = byName.get(name)
    if (!migration && is_breaking)
      throw new Error(`The database is newer than this version of Sanggar can work on: it knows ${name}`)
    if (migration && migration.checksum !== checksum)
      throw new Error(`Migration ${name} was edited after it had been applied`)
  }
  const done = new Set(applied.map(row => row.name))
  return known.filter(migration => !done.has(migration.name))
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '../scripts/requirements.ts'
import { readConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log.ts'
import { type App, type AppOptions, freePort, startApp } from './app.ts'
import { madeOnce } from './once.ts'

export { findPostgres } from '../scripts/requirements.ts'

/** A PostgreSQL of our own: started for one suite in a temporary folder, gone at its end. */
export interface Postgres {
  /**
   * A database owned by a role that is no superuser, migrated, without a row; `url` is what DATABASE_URL would say.
   * `isBare`: nothing was migrated in it yet.
   */
  createDatabase(name: string, options?: { isBare?: boolean }): Promise<{ url: string; adminUrl: string }>
  start(): void
  stop(mode: 'fast' | 'immediate'): void
  remove(): void
}

const advice =
  'Diperlukan PostgreSQL (initdb, postgres, pg_ctl) untuk suite ini. Pasang dengan: apt-get install postgresql'

/** PostgreSQL refuses to run as root. */
function unprivileged(): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = ['postgres', 'nobody'].find(name => spawnSync('id', [name]).status === 0)
  if (!user)
    throw new Error('PostgreSQL menolak berjalan sebagai root, dan tidak ada pengguna postgres atau nobody')
  return user
}

/** The database that others are copies of. */
const pattern = 'kosong'

/** `isBare`: no role and no database of ours is there. */
export async function startPostgres({ isBare = false } = {}): Promise<Postgres> {
  const folder = makeFolder()
  const cluster = await openCluster(folder, isBare ? undefined : await clusterPattern())
  return {
    ...cluster,
    async createDatabase(name, options = {}) {
      const isCopy = !isBare && !options.isBare
      await withClient(cluster.urlOf('postgres', 'postgres'), async client => {
        await makeOwner(client)
        const source = isCopy ? ` template ${pattern}` : ''
        await client.query(`create database ${pg.escapeIdentifier(name)} owner sanggar${source}`)
      })
      const adminUrl = cluster.urlOf('postgres', name)
      if (!isCopy) await harden(adminUrl)
      return { url: cluster.urlOf('sanggar', name), adminUrl }
    },
  }
}

/**
 * The application on a PostgreSQL of its own, which goes with it. For suites that ask for so much that the embedded
 * database, which is compiled plainly, would be most of their time.
 */
export async function startOnServer(options: Omit<AppOptions, 'databaseUrl'> = {}): Promise<App> {
  const postgres = await startPostgres()
  try {
    const { url } = await postgres.createDatabase('sekolah')
    const app = await startApp({ ...options, databaseUrl: url })
    return {
      ...app,
      async close() {
        await app.close()
        postgres.remove()
      },
    }
  } catch (error) {
    postgres.remove()
    throw error
  }
}

async function makeOwner(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_roles where rolname = 'sanggar'")
  if (rowCount === 0) await client.query('create role sanggar login nosuperuser createrole')
}

/** What an operator does once: only a superuser may take these away; migrations still need plpgsql. */
const harden = (adminUrl: string) =>
  withClient(adminUrl, async client => {
    await client.query('revoke execute on function pg_catalog.set_config(text, text, boolean) from public')
    await client.query('revoke usage on language plpgsql from public')
    await client.query('grant usage on language plpgsql to sanggar')
  })

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sanggar-postgres-'))
  const user = unprivileged()
  if (user) spawnSync('chown', [user, folder])
  return folder
}

/** Servers and their tools, as the user they run as. */
function runner(folder: string) {
  const binaries = findPostgres()
  if (!binaries) throw new Error(advice)
  const user = unprivileged()
  return (name: string, ...words: string[]) => {
    const program = name === 'cp' ? name : join(binaries, name)
    const [command = program, ...rest] = user
      ? ['runuser', '-u', user, '--', program, ...words]
      : [program, ...words]
    // the server inherits what its starter holds open: no pipes, or they would never close
    const { status } = spawnSync(command, rest, { cwd: folder, stdio: 'ignore' })
    if (status === 0) return
    const logPath = join(folder, 'log')
    const log = existsSync(logPath) ? readFileSync(logPath, 'utf8').slice(-2000) : ''
    throw new Error(`${name} gagal (${status}). ${log}`)
  }
}

/** A server on a cluster of its own: a new one, or a copy. */
async function openCluster(folder: string, copied?: string) {
  const run = runner(folder)
  const port = await freePort()
  const data = join(folder, 'data')
  if (copied) run('cp', '-r', copied, data)
  else {
    const words = ['--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync', '--wal-segsize=1']
    run('initdb', '-D', data, '-U', 'postgres', ...words)
  }
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`
  const start = () =>
    run('pg_ctl', 'start', '-w', '-t', '60', '-D', data, '-l', join(folder, 'log'), '-o', options)
  start()
  return {
    start,
    data,
    urlOf: (role: string, database: string) => `postgresql://${role}@127.0.0.1:${port}/${database}`,
    stop: (mode: 'fast' | 'immediate') => run('pg_ctl', 'stop', '-w', '-D', data, '-m', mode),
    remove() {
      if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A cluster that has stopped, with the roles and one migrated, empty database: migrating took each suite ten times as long. */
const clusterPattern = async (): Promise<string> => join(await madeOnce('postgres', makePattern), 'data')

async function makePattern(folder: string): Promise<void> {
  const user = unprivileged()
  if (user) spawnSync('chown', [user, folder])
  const cluster = await openCluster(folder)
  await withClient(cluster.urlOf('postgres', 'postgres'), async client => {
    await makeOwner(client)
    await client.query(`create database ${pattern} owner sanggar`)
  })
  await harden(cluster.urlOf('postgres', pattern))
  const config = readConfig({ DATABASE_URL: cluster.urlOf('sanggar', pattern), LOG_LEVEL: 'silent' })
  const database = await openDatabase(config, createLog('silent'))
  await database.close()
  cluster.stop('fast')
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '../scripts/requirements.ts'
import { freePort } from './app.ts'

export { findPostgres } from '../scripts/requirements.ts'

/** A PostgreSQL of our own: started for one suite in a temporary folder, gone at its end. */
export interface Postgres {
  /** a fresh database, owned by a role that is no superuser; what DATABASE_URL would say */
  createDatabase(name: string): Promise<{ url: string; adminUrl: string }>
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

export async function startPostgres(): Promise<Postgres> {
  const binaries = findPostgres()
  if (!binaries) throw new Error(advice)
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'sanggar-postgres-'))
  const port = await freePort()
  const logPath = join(folder, 'log')
  const run = (name: string, ...words: string[]) => {
    const program = join(binaries, name)
    const [command = program, ...rest] = user
      ? ['runuser', '-u', user, '--', program, ...words]
      : [program, ...words]
    // the server inherits what its starter holds open: no pipes, or they would never close
    const { status } = spawnSync(command, rest, { cwd: folder, stdio: 'ignore' })
    if (status === 0) return
    const log = existsSync(logPath) ? readFileSync(logPath, 'utf8').slice(-2000) : ''
    throw new Error(`${name} gagal (${status}). ${log}`)
  }
  if (user) spawnSync('chown', [user, folder])
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync')
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`
  const start = () => run('pg_ctl', 'start', '-w', '-t', '60', '-D', data, '-l', logPath, '-o', options)
  start()
  const urlOf = (role: string, database: string) => `postgresql://${role}@127.0.0.1:${port}/${database}`
  return {
    start,
    stop: mode => run('pg_ctl', 'stop', '-w', '-D', data, '-m', mode),
    remove() {
      if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'immediate')
      rmSync(folder, { recursive: true, force: true })
    },
    async createDatabase(name) {
      await withClient(urlOf('postgres', 'postgres'), async client => {
        const { rowCount } = await client.query("select from pg_roles where rolname = 'sanggar'")
        if (rowCount === 0) await client.query('create role sanggar login nosuperuser createrole')
        await client.query(`create database ${pg.escapeIdentifier(name)} owner sanggar`)
      })
      const adminUrl = urlOf('postgres', name)
      // what an operator does once: only a superuser may take these away; migrations still need plpgsql
      await withClient(adminUrl, async client => {
        await client.query(
          'revoke execute on function pg_catalog.set_config(text, text, boolean) from public',
        )
        await client.query('revoke usage on language plpgsql from public')
        await client.query('grant usage on language plpgsql to sanggar')
      })
      return { url: urlOf('sanggar', name), adminUrl }
    },
  }
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

import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import pg from 'pg'
import { atEnd, freePort, pinned, temporaryFolder } from './processes.ts'

/** The folder with initdb, postgres and pg_ctl: from PATH, else the newest of Debian's. */
function findPostgres(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    ...versions.map(version => join(debian, version, 'bin')),
  ]
  const complete = (folder: string) =>
    ['initdb', 'postgres', 'pg_ctl'].every(name => existsSync(join(folder, name)))
  const found = folders.find(complete)
  if (!found) throw new Error('PostgreSQL (initdb, postgres, pg_ctl) is needed: apt-get install postgresql')
  return dirname(realpathSync(join(found, 'postgres')))
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): string | undefined {
  if (process.getuid?.() !== 0) return undefined
  return ['postgres', 'nobody'].find(name => spawnSync('id', [name]).status === 0)
}

/**
 * A PostgreSQL of our own on the load generator's core, with its settings as installed; answers the URL of an empty
 * database that belongs to a role without special rights.
 */
export async function startPostgres(): Promise<string> {
  const binaries = findPostgres()
  const user = unprivileged()
  const folder = temporaryFolder('postgres')
  const data = join(folder, 'data')
  const logPath = join(folder, 'log')
  const port = await freePort()
  const control = (name: string, ...words: string[]) => {
    const program = [join(binaries, name), ...words]
    const [command, rest] = pinned('load', user ? ['runuser', '-u', user, '--', ...program] : program)
    // the server inherits what its starter holds open: no pipes, or they would never close
    const { status } = spawnSync(command, rest, { cwd: folder, stdio: 'ignore' })
    if (status === 0) return
    throw new Error(
      `${name}: ${status} ${existsSync(logPath) ? readFileSync(logPath, 'utf8').slice(-2000) : ''}`,
    )
  }
  if (user) spawnSync('chown', [user, folder])
  control(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  )
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`
  control('pg_ctl', 'start', '-w', '-t', '60', '-D', data, '-l', logPath, '-o', options)
  atEnd(() => control('pg_ctl', 'stop', '-w', '-D', data, '-m', 'immediate'))

  const urlOf = (role: string, database: string) => `postgresql://${role}@127.0.0.1:${port}/${database}`
  await withClient(urlOf('postgres', 'postgres'), async client => {
    await client.query('create role sanggar login nosuperuser createrole')
    await client.query('create database sanggar owner sanggar')
  })
  // what an operator does once, see the database's how-to
  await withClient(urlOf('postgres', 'sanggar'), async client => {
    await client.query('revoke execute on function pg_catalog.set_config(text, text, boolean) from public')
    await client.query('revoke usage on language plpgsql from public')
    await client.query('grant usage on language plpgsql to sanggar')
  })
  return urlOf('sanggar', 'sanggar')
}

/** Fresh statistics, so that every plan is made on what is really there. */
export async function analyse(url: string): Promise<void> {
  await withClient(url, client => client.query('analyze'))
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

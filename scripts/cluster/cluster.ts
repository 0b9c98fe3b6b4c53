import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../backups/fresh-place.ts'
import {
  listening,
  type Node,
  type Running,
  run,
  startHaproxy,
  startPgBouncer,
  startPostgres,
} from './programs.ts'

export interface Cluster {
  /** where the balancer listens */
  port: number
  /** as requests go: through the pooler */
  url: string
  /** past it */
  directUrl: string
  /** the same for all processes */
  environment: Record<string, string>
  nodes: readonly (Node & Running)[]
  worker: Running
  /** starts a node anew that has ended; waits until it serves */
  restart(name: string): Promise<void>
  stop(): Promise<void>
}

interface Wishes {
  /** everything of the cluster lies here */
  folder: string
  /** of the balancer; free ones otherwise */
  port: number
  environment?: Record<string, string>
}

const start = join(import.meta.dirname, '../start.js')
const startWords = ['--max-semi-space-size=8', start]

/** PostgreSQL, PgBouncer, two web processes, a worker and HAProxy on one machine, of Debian's packages. */
export async function startCluster({ folder, port, environment = {} }: Wishes): Promise<Cluster> {
  mkdirSync(folder, { recursive: true })
  const [postgresPort, poolerPort] = [await freePort(), await freePort()]
  const postgres = startPostgres(folder, postgresPort)
  const started: Running[] = []
  const stop = async () => {
    for (const { child } of started) child.kill('SIGTERM')
    await Promise.all(started.map(({ ended }) => ended))
    postgres.stop()
  }
  try {
    await makeDatabase(postgresPort)
    started.push(startPgBouncer(folder, poolerPort, postgresPort))
    await listening(poolerPort)
    const url = `postgresql://sanggar@127.0.0.1:${poolerPort}/sanggar`
    const directUrl = `postgresql://sanggar@127.0.0.1:${postgresPort}/sanggar`
    const shared = {
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: directUrl,
      // PgBouncer knows named statements from 1.21 on, and Debian's is older
      DATABASE_PREPARE: 'false',
      DATA_DIR: join(folder, 'data'),
      SECRET_KEY: 'kunci-klaster-percobaan-di-satu-mesin',
      PUBLIC_PORT: String(port),
      TRUSTED_PROXIES: '127.0.0.1',
      MIGRATE: 'never',
      ...environment,
    }
    const { DATABASE_URL: _, ...inherited } = process.env
    const process_ = (name: string, own: Record<string, string>) =>
      run(name, process.execPath, startWords, { folder, env: { ...inherited, ...shared, ...own } })
    const migrated = await process_('migrate', { MIGRATE: 'only' }).ended
    if (migrated !== 0) throw new Error(`Migrasi gagal: ${tail(folder, 'migrate')}`)

    const web = async (name: string, place: Node, demo: string) => {
      const own = { ROLE: 'web', PORT: `${place.port}`, ADMIN_PORT: `${place.adminPort}`, DEMO: demo }
      const begun = sizeOf(folder, name)
      const running = process_(name, own)
      started.push(running)
      await serving(folder, running, begun)
      return { ...place, ...running }
    }
    const place = async (name: string) => ({ name, port: await freePort(), adminPort: await freePort() })
    // the first one fills an empty database, before anybody else looks
    const nodes = [
      await web('a', await place('a'), environment.DEMO ?? 'true'),
      await web('b', await place('b'), 'false'),
    ]
    const worker = process_('worker', {
      ROLE: 'worker',
      PORT: '1',
      DEMO: 'false',
      ADMIN_PORT: `${await freePort()}`,
    })
    started.push(worker)
    await serving(folder, worker, 0)
    started.push(startHaproxy(folder, port, nodes))
    await listening(port)
    return {
      port,
      url,
      directUrl,
      environment: shared,
      nodes,
      worker,
      async restart(name) {
        const index = nodes.findIndex(node => node.name === name)
        const old = nodes[index]
        if (!old) throw new Error(`Tidak ada simpul ${name}`)
        await old.ended
        nodes[index] = await web(name, old, 'false')
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const logOf = (folder: string, name: string) => join(folder, `${name}.log`)
const tail = (folder: string, name: string) => readFileSync(logOf(folder, name), 'utf8').slice(-1500)
function sizeOf(folder: string, name: string): number {
  return statSync(logOf(folder, name), { throwIfNoEntry: false })?.size ?? 0
}

/** Its own words say when; a life before may have said them as well. */
async function serving(folder: string, { name, ended }: Running, from: number): Promise<void> {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  const isServing = () =>
    sizeOf(folder, name) > from && readFileSync(logOf(folder, name)).subarray(from).includes('Sanggar siap')
  while (!isServing()) {
    if (isOver) throw new Error(`${name} tidak menyala: ${tail(folder, name)}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

async function makeDatabase(port: number): Promise<void> {
  const admin = async (database: string, work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: `postgresql://postgres@127.0.0.1:${port}/${database}` })
    await client.connect()
    await work(client).finally(() => client.end())
  }
  await admin('postgres', async client => {
    const { rowCount } = await client.query("select from pg_roles where rolname = 'sanggar'")
    if (rowCount !== 0) return
    await client.query('create role sanggar login nosuperuser createrole')
    await client.query('create database sanggar owner sanggar')
  })
  await admin('sanggar', async client => {
    await client.query('revoke execute on function pg_catalog.set_config(text, text, boolean) from public')
    await client.query('revoke usage on language plpgsql from public')
    await client.query('grant usage on language plpgsql to sanggar')
  })
}

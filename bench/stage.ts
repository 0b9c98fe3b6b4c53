import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { buildIfStale } from '../scripts/build.ts'
import type { Pace } from './compare.ts'
import { analyse, startPostgres } from './postgres.ts'
import { root, run, type Server, startServer, temporaryFolder } from './processes.ts'
import type { Report } from './report.ts'
import { hostOf, type Size } from './tenant.ts'

export type Kind = 'PostgreSQL' | 'embedded'

/** Two databases with the same content, and the servers that stand on them. */
export interface Stage {
  pace: Pace
  report: Report
  /** the product, on a copy of nothing: one server at a time on the embedded database */
  startOurs(kind: Kind, environment?: Record<string, string>, flags?: string[]): Promise<Server>
  /** the same data behind a bare Fastify */
  startBare(kind: Kind, size?: Size): Promise<Server>
  /** what a server needs to reach the database, and to speak for a tenant there */
  environmentOf(kind: Kind, size?: Size): Promise<Record<string, string>>
}

/** What `npm start` gives to node, flags and script: the server is measured as it is started. */
export function productScript(): string[] {
  const { scripts }: { scripts: { start: string } } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return scripts.start.split(' ').slice(1)
}

interface World {
  environment: Record<string, string>
  /** the embedded database as it was seeded: one that a server works on must not be copied */
  copy?: string
  tenantIds: Record<Size, string>
}

export function createStage(pace: Pace, report: Report): Stage {
  const worlds = new Map<Kind, Promise<World>>()
  let built: Promise<void> | undefined

  const worldOf = (kind: Kind) => {
    const world = worlds.get(kind) ?? makeWorld(kind)
    worlds.set(kind, world)
    return world
  }
  const copyOf = async (kind: Kind): Promise<Record<string, string>> => {
    const { copy } = await worldOf(kind)
    if (copy === undefined) return {}
    const folder = temporaryFolder('bare')
    cpSync(copy, join(folder, 'database'), { recursive: true })
    return { DATA_DIR: folder }
  }
  const environmentOf = async (kind: Kind, size: Size = 'small'): Promise<Record<string, string>> => {
    const { environment, tenantIds } = await worldOf(kind)
    return { ...environment, TENANT_ID: tenantIds[size] }
  }

  return {
    pace,
    report,
    environmentOf,
    async startOurs(kind, environment, flags = []) {
      built ??= buildAll()
      await built
      return startServer({
        script: [...flags, ...productScript()],
        environment: { ...(await environmentOf(kind)), ...environment },
        ready: { path: '/', host: hostOf('small') },
      })
    },
    async startBare(kind, size = 'small') {
      built ??= buildAll()
      await built
      // one process to a database: the bare server works on a copy of its own
      const environment = { ...(await environmentOf(kind, size)), ...(await copyOf(kind)) }
      return startServer({ script: ['bench/bare-database.ts'], environment, ready: { path: '/ready' } })
    },
  }
}

/** The product's own build, the bare renderer, and what the peers take from us. */
export async function buildAll(): Promise<void> {
  await buildIfStale()
  const configFile = join(import.meta.dirname, 'vite.config.ts')
  for (const mode of ['ssr', 'catalogue', 'icons']) await build({ root, configFile, mode })
}

async function makeWorld(kind: Kind): Promise<World> {
  await buildIfStale()
  const environment: Record<string, string> = {
    DATA_DIR: temporaryFolder('data'),
    DATABASE_URL: kind === 'PostgreSQL' ? await startPostgres() : '',
    // requests are not written down by what ours is compared with either
    LOG_LEVEL: 'warn',
    EXPORT_HOURS: '0',
    // one public address, whatever port a server happens to have: all send the same bytes
    PUBLIC_PORT: '0',
    BASE_HOST: 'localhost',
  }
  console.warn(`Seeding the ${kind} database`)
  const said = await run([process.execPath, 'bench/seed.ts'], { environment })
  const idOf = (size: Size) => {
    const id = new RegExp(`^tenant ${size} (\\d+)$`, 'm').exec(said)?.[1]
    if (!id) throw new Error(`No tenant was seeded: ${said}`)
    return id
  }
  if (environment.DATABASE_URL) await analyse(environment.DATABASE_URL)
  return { environment, ...copied(environment), tenantIds: { small: idOf('small'), large: idOf('large') } }
}

function copied({ DATA_DIR = '', DATABASE_URL }: Record<string, string>): Pick<World, 'copy'> {
  if (DATABASE_URL) return {}
  const copy = join(temporaryFolder('seeded'), 'database')
  cpSync(join(DATA_DIR, 'database'), copy, { recursive: true })
  return { copy }
}

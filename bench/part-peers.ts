import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from './compare.ts'
import { installed } from './install.ts'
import { elementsOf, listPaths } from './part-anew.ts'
import { run, type Server, startServer } from './processes.ts'
import { buildAll, type Stage } from './stage.ts'
import { hostOf } from './tenant.ts'

interface Peer {
  name: string
  folder: string
  build: string[]
  /** arguments of node in the folder, once it is built; it listens where PORT says */
  script: string[]
  least: number
}

const peers: Peer[] = [
  {
    name: 'Next.js 16',
    folder: 'next',
    build: ['node_modules/next/dist/bin/next', 'build'],
    script: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1'],
    least: 3,
  },
  {
    name: 'Nuxt 4',
    folder: 'nuxt',
    build: ['node_modules/nuxt/bin/nuxt.mjs', 'build'],
    script: ['.output/server/index.mjs'],
    least: 2,
  },
]

const quiet = { NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', NITRO_HOST: '127.0.0.1' }

/** The same list under other frameworks: same statements, same data, same elements, nothing kept. */
export async function measurePeers(stage: Stage): Promise<void> {
  await buildAll()
  for (const peer of peers) {
    const folder = join(import.meta.dirname, 'peers', peer.folder)
    await prepare(peer, folder)
    const environment = { ...(await stage.environmentOf('PostgreSQL')), ...quiet }
    const ours = await stage.startOurs('PostgreSQL', { PAGE_CACHE_MB: '0' })
    const theirs = await startServer({
      script: peer.script,
      cwd: folder,
      environment,
      ready: { path: '/Class' },
    })
    await assertSame(ours, theirs, peer.name)
    const rival = {
      port: theirs.port,
      paths: listPaths,
      host: hostOf('small'),
      headers: { accept: 'text/html' },
    }
    const comparison = await compare({ ...rival, port: ours.port }, rival, stage.pace)
    stage.report.ratio(`list of classes, ours / ${peer.name}`, comparison, peer.least)
    await theirs.stop()
    await ours.stop()
  }
}

async function prepare(peer: Peer, folder: string): Promise<void> {
  await installed(folder)
  const built = join(import.meta.dirname, '.built')
  mkdirSync(join(folder, 'lib'), { recursive: true })
  for (const name of ['catalogue', 'icons'])
    copyFileSync(join(built, name, `${name}.js`), join(folder, 'lib', `${name}.js`))
  console.warn(`Building ${peer.name}`)
  await run([process.execPath, ...peer.build], {
    cwd: folder,
    environment: { ...quiet, NODE_ENV: 'production' },
  })
}

async function assertSame(ours: Server, theirs: Server, name: string): Promise<void> {
  const [path = ''] = listPaths
  const [mine, other] = [await elementsOf(ours, path), await elementsOf(theirs, path)]
  console.warn(`${path}: ${mine.length} elements here, ${other.length} in ${name}`)
  if (Math.abs(mine.length - other.length) > mine.length / 100)
    throw new Error(`${name} does not show the same page`)
}

import { spreadOf } from './compare.ts'
import { requestsPerSecond } from './load.ts'
import { manyPages } from './pages.ts'
import { memoryOf, startServer, temporaryFolder } from './processes.ts'
import { buildAll, type Kind, productScript, type Stage } from './stage.ts'
import { hostOf } from './tenant.ts'

/** How long a start takes to the first page, and how much memory the process holds after a while of load. */
export async function measureStart(stage: Stage): Promise<void> {
  await buildAll()
  for (const kind of ['PostgreSQL', 'embedded'] as const) {
    await measureRestart(stage, kind)
    await measureMemory(stage, kind)
  }
  await measureFirstStart(stage)
}

async function measureRestart(stage: Stage, kind: Kind): Promise<void> {
  const environment = await stage.environmentOf(kind)
  const ready = { path: '/', host: hostOf('small') }
  const times: number[] = []
  for (let round = 0; round < stage.pace.rounds; round++) {
    const server = await startServer({ script: productScript(), environment, ready })
    times.push(server.readyAfter / 1000)
    await server.stop()
  }
  const { median, least, most } = spreadOf(times)
  const note = `${least.toFixed(2)}-${most.toFixed(2)}`
  stage.report.limit(`existing database to the first page, ${kind}`, {
    value: median,
    unit: 's',
    atMost: 2,
    note,
  })
}

/** Built already; an empty folder, so that the demo is drawn and written. */
async function measureFirstStart(stage: Stage): Promise<void> {
  const environment = { DATA_DIR: temporaryFolder('first'), DATABASE_URL: '', LOG_LEVEL: 'warn', DEMO: '1' }
  const server = await startServer({ script: productScript(), environment, pin: false })
  stage.report.limit('empty folder with demo to the first page, embedded', {
    value: server.readyAfter / 1000,
    unit: 's',
    atMost: 20,
  })
  await server.stop()
}

/** Under load that fills the page cache of the standard size and draws pages anew in between. */
async function measureMemory(stage: Stage, kind: Kind): Promise<void> {
  const server = await stage.startOurs(kind)
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' }
  const host = hostOf('large')
  const paths = await manyPages(server, host)
  const seconds = stage.pace.seconds * 6
  await requestsPerSecond({ port: server.port, paths, host, headers }, seconds)
  const { now, highest } = memoryOf(server.pid)
  const atMost = kind === 'PostgreSQL' ? 250 : undefined
  const note = `${Math.round(highest)} MB at its highest; default page cache, 1,000 pages`
  stage.report.limit(`resident memory after ${seconds} s of load, ${kind}`, {
    value: now,
    unit: 'MB',
    atMost,
    note,
  })
  await server.stop()
}

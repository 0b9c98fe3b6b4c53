import { setTimeout } from 'node:timers/promises'
import { spreadOf } from './compare.ts'
import { requestsPerSecond } from './load.ts'
import { manyPages } from './pages.ts'
import { memoryOf, startServer, temporaryFolder } from './processes.ts'
import { buildAll, type Kind, productScript, type Stage } from './stage.ts'
import { hostOf } from './tenant.ts'

/** seconds of the processor to the first page, MB that stay resident */
const most = {
  PostgreSQL: { cost: 0.6, resident: 150 },
  embedded: { cost: 1.3, resident: 280 },
} as const satisfies Record<Kind, object>

/** What a start costs to the first page, and how much memory the process holds: idle, at its highest, after load. */
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
  const starts: { cost: number; time: number; idle: number; highest: number }[] = []
  // the first one leaves compiled code for those after it, as it does on any machine
  for (let round = 0; round <= stage.pace.rounds; round++) {
    const server = await startServer({ script: productScript(), environment, ready })
    // what is done in the background after the first page belongs to it
    await setTimeout(2000)
    const { now, highest } = memoryOf(server.pid)
    starts.push({ cost: server.readyCost, time: server.readyAfter / 1000, idle: now, highest })
    await server.stop()
  }
  const [, ...warm] = starts
  const spread = (name: keyof (typeof warm)[number]) => spreadOf(warm.map(start => start[name]))
  const ofSpread = ({ median, least, most }: ReturnType<typeof spread>) => ({ value: median, least, most })
  const [cost, time, idle, highest] = [spread('cost'), spread('time'), spread('idle'), spread('highest')]
  stage.report.limit(`processor's time to the first page, existing database, ${kind}`, {
    ...ofSpread(cost),
    unit: 's',
    atMost: most[kind].cost,
    note: `${time.median.toFixed(2)} s by the clock`,
  })
  stage.report.limit(`resident memory after a start, ${kind}`, {
    ...ofSpread(idle),
    unit: 'MB',
    atMost: most[kind].resident,
    note: `${Math.round(highest.most)} MB at its highest`,
  })
}

/** Built already; an empty folder, so that the demo is drawn and written. */
async function measureFirstStart(stage: Stage): Promise<void> {
  const environment = { DATA_DIR: temporaryFolder('first'), DATABASE_URL: '', LOG_LEVEL: 'warn', DEMO: '1' }
  const server = await startServer({ script: productScript(), environment, pin: false, patience: 400 })
  stage.report.limit('empty folder with demo to the first page, embedded', {
    value: server.readyAfter / 1000,
    unit: 's',
    atMost: 15,
    note: `${server.readyCost.toFixed(1)} s of the processor, ${Math.round(memoryOf(server.pid).highest)} MB at its highest`,
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
  stage.report.limit(`resident memory after ${seconds} s of load, ${kind}`, {
    value: now,
    unit: 'MB',
    note: `${Math.round(highest)} MB at its highest; default page cache, 1,000 pages`,
  })
  await server.stop()
}

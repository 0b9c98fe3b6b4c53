import { parseArgs } from 'node:util'
import { measureAnew, measureListCall } from './part-anew.ts'
import { measureBooks } from './part-books.ts'
import { measureBudgets } from './part-budgets.ts'
import { measureCached } from './part-cached.ts'
import { measureGrowth } from './part-growth.ts'
import { measureLearning } from './part-learning.ts'
import { measureLighthouse, measureRoutes } from './part-lighthouse.ts'
import { measurePayments } from './part-payments.ts'
import { measurePeers } from './part-peers.ts'
import { measureStart } from './part-start.ts'
import { measureStreams } from './part-streams.ts'
import { measureTyping } from './part-typing.ts'
import { endAll } from './processes.ts'
import { createReport } from './report.ts'
import { createStage, type Stage } from './stage.ts'

/** `npm run bench`: measures, prints, writes results.md. A figure that falls short is no failure of the run. */
const parts = {
  cached: measureCached,
  anew: measureAnew,
  list: measureListCall,
  budgets: measureBudgets,
  start: measureStart,
  growth: measureGrowth,
  books: measureBooks,
  learning: measureLearning,
  payments: measurePayments,
  typing: measureTyping,
  streams: measureStreams,
  peers: measurePeers,
  lighthouse: measureLighthouse,
  routes: measureRoutes,
} satisfies Record<string, (stage: Stage) => Promise<void>>

type Part = keyof typeof parts

/** they install packages of their own, so they are measured only when asked for */
const onRequest: readonly Part[] = ['peers', 'lighthouse', 'routes']

const isPart = (name: string): name is Part => Object.hasOwn(parts, name)
const names = Object.keys(parts).filter(isPart)

const { values: given } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '4' },
    peers: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    routes: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const usage = `npm run bench -- [--only ${names.join(',')}] [--seconds 5] [--rounds 4] [--peers] [--lighthouse] [--routes]`

function wantedParts(): Part[] {
  if (given.only === undefined)
    return names.filter(name => !onRequest.includes(name) || given[name as 'peers'])
  const wanted = given.only.split(',').map(name => name.trim())
  for (const name of wanted) if (!isPart(name)) throw new Error(`There is no part ${name}.\n${usage}`)
  return names.filter(name => wanted.includes(name))
}

async function main(): Promise<void> {
  if (given.help) return console.warn(usage)
  const pace = { seconds: Number(given.seconds), rounds: Number(given.rounds) }
  if (!(pace.seconds >= 1 && pace.rounds >= 1)) throw new Error(usage)
  const wanted = wantedParts()
  const report = createReport(pace)
  const stage = createStage(pace, report)
  for (const name of wanted) {
    report.begin(name)
    await parts[name](stage)
    report.write()
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => endAll().finally(() => process.exit(130)))
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await endAll()
}

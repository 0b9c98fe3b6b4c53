import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from './compare.ts'
import { requestsPerSecond, type Target } from './load.ts'
import { manyPages } from './pages.ts'
import { ask, type Server, startServer, temporaryFolder } from './processes.ts'
import type { Kind, Stage } from './stage.ts'
import { hostOf } from './tenant.ts'

/** What the bare server sends: an answer of ours, as it came. */
export interface KeptAnswer {
  url: string
  status: number
  headers: Record<string, string>
  /** base64 */
  body: string
}

const least = 0.95
/** many addresses are more than the processor's own caches hold, theirs and ours */
const leastOfMany = 0.8
/** the one whose pages are enough for a thousand keys */
const host = hostOf('large')

/** Pages from the cache against the same bytes from the memory of a bare Fastify. */
export async function measureCached(stage: Stage): Promise<void> {
  for (const kind of ['PostgreSQL', 'embedded'] as const) await measureOn(stage, kind)
}

async function measureOn(stage: Stage, kind: Kind): Promise<void> {
  const ours = await stage.startOurs(kind, { PAGE_CACHE_MB: '128' })
  const gzip = { accept: 'text/html', 'accept-encoding': 'gzip' }
  const brotli = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
  const first = await ask({ port: ours.port, path: '/Class', host, headers: gzip })
  const known = { ...gzip, 'if-none-match': String(first.headers.etag) }

  const against = async (what: string, paths: string[], headers: Record<string, string>, target?: number) => {
    const bare = await startKept(ours, paths, headers)
    const rival: Target = { port: bare.port, paths, host, headers }
    const comparison = await compare({ ...rival, port: ours.port }, rival, stage.pace)
    stage.report.ratio(`${what}, ${kind}`, comparison, target)
    await bare.stop()
  }
  await against('list, gzip', ['/Class'], gzip, least)
  await against('list, br', ['/Class'], brotli, least)
  await against('not modified (304)', ['/Class'], known, least)
  await against('1,000 different pages, gzip', await manyPages(ours, host), gzip, leastOfMany)
  await ours.stop()
  await countCollections(stage, kind, gzip)
}

/**
 * A page that lies ready leaves nothing behind: what a request allocates is gone with the young half of the heap. Where
 * the old half has to be swept under such load, some of it outlives its request.
 */
async function countCollections(stage: Stage, kind: Kind, headers: Record<string, string>): Promise<void> {
  const ours = await stage.startOurs(kind, {}, ['--trace-gc'])
  const target: Target = { port: ours.port, paths: ['/Class'], host, headers }
  await requestsPerSecond(target, stage.pace.seconds)
  ours.heard()
  const seconds = stage.pace.seconds * 2
  const rate = await requestsPerSecond(target, seconds)
  const said = ours.heard()
  const countOf = (name: string) => said.split(`: ${name} `).length - 1
  stage.report.limit(`sweeps of the old heap (mark-compact) in ${seconds} s of cached pages, ${kind}`, {
    value: countOf('Mark-Compact'),
    unit: '',
    atMost: 0,
    note: `${countOf('Scavenge')} of the young one (scavenge), ${Math.round(rate)} requests per s`,
  })
  await ours.stop()
}

/** Asks ours for each address, twice so that it comes from the cache, and starts a bare server with the answers. */
async function startKept(ours: Server, paths: string[], headers: Record<string, string>): Promise<Server> {
  const answers: KeptAnswer[] = []
  for (const path of paths) {
    await ask({ port: ours.port, path, host, headers })
    const { status, rawHeaders, body } = await ask({ port: ours.port, path, host, headers })
    if (status !== 200 && status !== 304) throw new Error(`${path}: ${status}`)
    answers.push({ url: path, status, headers: sentHeaders(rawHeaders), body: body.toString('base64') })
  }
  const file = join(temporaryFolder('bytes'), 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  return startServer({ script: ['bench/bare-bytes.ts', file], ready: { path: '/ready' } })
}

/** Those we set ourselves; Node adds the others to both. */
function sentHeaders(rawHeaders: string[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? ''
    if (!['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'].includes(name))
      headers[name] = rawHeaders[index + 1] ?? ''
  }
  return headers
}

import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { type OpenStream, openStream, tokenFor } from './open-streams.ts'
import { ask, bytesReadBy, memoryOf, processorSecondsOf, type Server, startServer } from './processes.ts'
import type { Stage } from './stage.ts'

/** `STREAMS=500` where there is no time for all of them */
const wanted = Number(process.env.STREAMS ?? 5000)
/** a tenant has so many questions in a minute */
const each = 500
const unread = Math.min(200, wanted)
/** questions on their way in: more than that only wait for the database, which refuses who waits too long */
const atOnce = 24
/** seconds: a word of each answer; in which all are opened; in which they are watched */
const everySeconds = 4
/** answers that are given up in the middle, and how often so many */
const givenUp = Math.min(250, wanted)
const endedBatches = 5
const query = 'Berapa lama buku perpustakaan dipinjam?'

interface Site {
  id: number
  host: string
}

/** So many answers of a slow model at the same time: memory, processor, what others wait; readers who do not read; an orderly end. */
export async function measureStreams(stage: Stage): Promise<void> {
  const { DATABASE_URL = '' } = await stage.environmentOf('PostgreSQL')
  const model = await startServer({
    script: ['bench/talking-model.ts', String(everySeconds * 1000), '20'],
    pin: false,
  })
  const sites = await prepare(DATABASE_URL, model.port)
  const server = await stage.startOurs('PostgreSQL', { LOCAL_MODELS: 'true', TRUSTED_PROXIES: '127.0.0.1' })
  await indexed(DATABASE_URL)
  const [pouring, ...slow] = sites
  if (!pouring) throw new Error('There are no tenants')
  for (const site of sites) await waitForModel(server, site)
  await measureUnread(stage, { server, model, site: pouring })
  await measureEnded(stage, server, slow)
  await measureOpen(stage, server, slow)
}

/** limits know networks, not machines */
const elsewhere = (number: number) => `10.${(number >> 8) % 256}.${number % 256}.7`
let networks = 0
const visitorOf = (server: Server, { id, host }: Site) => ({
  port: server.port,
  host,
  workspaceId: id,
  network: elsewhere(++networks),
})

const ownerOf = (url: string) => {
  const owner = new URL(url)
  owner.username = 'postgres'
  return new pg.Client({ connectionString: owner.href })
}

/** until every site has its passages: a server that has just been filled cuts them behind its answers */
async function indexed(url: string): Promise<void> {
  const client = ownerOf(url)
  await client.connect()
  const due = `select count(*)::int as due from platform.tenants t where t.status <> 'deleted'
    and (exists (select from passage_stale s where s.tenant_id = t.id)
      or not exists (select from passage_state s where s.tenant_id = t.id))`
  for (let turn = 0; turn < 300; turn++) {
    const { rows } = await client.query<{ due: number }>(due)
    if (rows[0]?.due === 0) break
    await setTimeout(2000)
  }
  await client.end()
}

/** Eleven tenants have an answer in their site and a model; written past row security, as whoever owns the database. */
async function prepare(url: string, port: number): Promise<Site[]> {
  const client = ownerOf(url)
  await client.connect()
  const count = Math.ceil(wanted / each) + 1
  const { rows } = await client.query<{ id: number; slug: string }>(
    `select id, slug from platform.tenants where status = 'active' order by id desc limit $1`,
    [count],
  )
  for (const [index, { id }] of rows.entries()) {
    await client.query(
      `insert into answer_settings (tenant_id, engine, base_url, model, monthly_tokens, daily_questions, for_visitors, version, updated_at)
        values ($1, 'model', $2, $3, 2000000000, 10000, true, 1, now())
        on conflict (tenant_id) do update set base_url = excluded.base_url, model = excluded.model`,
      [id, `http://127.0.0.1:${port}/v1`, index === 0 ? 'pour' : 'slow'],
    )
    await client.query(
      `insert into faq_entries (tenant_id, question, answer, created_at, updated_at)
        values ($1, $2, 'Buku perpustakaan dipinjam paling lama dua pekan.', now(), now())`,
      [id, query],
    )
    await client.query(`insert into passage_stale (tenant_id, tag) values ($1, 'faqs')`, [id])
  }
  await client.end()
  return rows.map(({ id, slug }) => ({ id, host: `${slug}.localhost` }))
}

/** until the job has cut the new answer into passages */
async function waitForModel(server: Server, site: Site): Promise<void> {
  for (let turn = 0; turn < 90; turn++) {
    const visitor = visitorOf(server, site)
    const stream = await openStream(visitor, await tokenFor(visitor), query)
    while (stream.ended === undefined && !stream.text.includes('Satu') && !stream.text.includes('kata'))
      await setTimeout(50)
    const isModel = stream.ended === undefined || stream.text.includes('"engine":"model"')
    stream.destroy()
    if (isModel) return
    await setTimeout(2000)
  }
  throw new Error(`${site.host} is not answered by the model`)
}

/** Readers who take nothing of a model that pours: what the server takes of it all the same, and what it holds. */
async function measureUnread(
  stage: Stage,
  { server, model, site }: { server: Server; model: Server; site: Site },
): Promise<void> {
  const pouredBefore = Number((await ask({ port: model.port, path: '/poured' })).body)
  const before = memoryOf(server.pid).now
  const readBefore = bytesReadBy(server.pid)
  const streams: OpenStream[] = []
  for (let count = 0; count < unread; count++) {
    const visitor = visitorOf(server, site)
    streams.push(await openStream(visitor, await tokenFor(visitor), query, false))
  }
  await setTimeout(5000)
  const each = (bytes: number) => bytes / unread / 1024
  const poured = Number((await ask({ port: model.port, path: '/poured' })).body) - pouredBefore
  stage.report.limit(`memory of each of ${unread} answers of a model that pours 1.8 MB, which nobody reads`, {
    value: (memoryOf(server.pid).now - before) / unread,
    unit: 'MB',
    atMost: 2,
  })
  stage.report.limit('read by the server for each of them, its database included', {
    value: each(bytesReadBy(server.pid) - readBefore),
    unit: 'kB',
    atMost: 512,
    note: `the model got rid of ${each(poured).toFixed(0)} kB, most of it into the buffers of the network`,
  })
  for (const stream of streams) stream.destroy()
  await setTimeout(1000)
}

/** Answers that came to their end, batch after batch: what they took comes back, so the last batch adds nothing to the first. */
async function measureEnded(stage: Stage, server: Server, sites: readonly Site[]): Promise<void> {
  const batch = async () => {
    const visitors = Array.from({ length: givenUp }, (_, at) =>
      visitorOf(server, sites[at % sites.length] as Site),
    )
    const streams = await inTurn(visitors, atOnce, async visitor =>
      openStream(visitor, await tokenFor(visitor), query),
    )
    while (streams.some(({ hasBegun, ended }) => !hasBegun && ended === undefined)) await setTimeout(100)
    const open = memoryOf(server.pid).now
    for (const stream of streams) stream.destroy()
    // until they are written down, and what held them was swept
    await setTimeout(8000)
    return { open, after: memoryOf(server.pid).now }
  }
  const first = await batch()
  let last = first
  for (let turn = 1; turn < endedBatches; turn++) last = await batch()
  stage.report.limit(
    `memory that ${endedBatches - 1} more batches of ${givenUp} given-up answers leave behind`,
    {
      value: last.after - first.after,
      unit: 'MB',
      atMost: 60,
      note: `${first.after.toFixed(0)} MB after the first, ${last.after.toFixed(0)} after the last; ${last.open.toFixed(0)} while the last were open`,
    },
  )
}

async function measureOpen(stage: Stage, server: Server, sites: readonly Site[]): Promise<void> {
  const visitors = sites
    .flatMap(site => Array.from({ length: each }, () => visitorOf(server, site)))
    .slice(0, wanted)
  const tokens = await inTurn(visitors, atOnce, tokenFor)
  const idle = memoryOf(server.pid).now
  const costBefore = processorSecondsOf(server.port)
  const begun = performance.now()
  const streams = await inTurn(visitors, atOnce, (visitor, index) =>
    openStream(visitor, tokens[index] ?? '', query),
  )
  while (streams.some(({ hasBegun, ended }) => !hasBegun && ended === undefined)) await setTimeout(100)
  const seconds = (performance.now() - begun) / 1000
  stage.report.limit("processor's time to begin an answer", {
    value: ((processorSecondsOf(server.port) - costBefore) * 1000) / wanted,
    unit: 'ms',
    note: 'looked at, written down, searched for, and the model asked',
  })
  const open = streams.filter(isOpen)
  const { now, highest } = memoryOf(server.pid)
  stage.report.limit('answers open at the same time', {
    value: open.length,
    unit: '',
    atLeast: wanted,
    note: `opened in ${seconds.toFixed(0)} s; ${otherwise(streams)}${(((now - idle) * 1024) / Math.max(1, open.length)).toFixed(0)} kB for each that is open, ${Math.round(now)} MB in all, ${Math.round(highest)} at its highest`,
  })
  const spent = processorSecondsOf(server.port)
  const watched = performance.now()
  const waits: number[] = []
  while (performance.now() - watched < everySeconds * 1000) {
    const asked = performance.now()
    await ask({ port: server.port, path: '/', host: sites[0]?.host ?? '' })
    waits.push(performance.now() - asked)
    await setTimeout(20)
  }
  const cost = (processorSecondsOf(server.port) - spent) / ((performance.now() - watched) / 1000)
  stage.report.limit(`cores that these answers take, a word every ${everySeconds} s each`, {
    value: cost,
    unit: '',
    atMost: 1,
    note: `${cost.toFixed(2)} for ${open.length}`,
  })
  waits.sort((one, other) => one - other)
  stage.report.limit('a page meanwhile, p95', {
    value: waits[Math.floor(waits.length * 0.95)] ?? 0,
    unit: 'ms',
    atMost: 150,
  })
  await measureDrain(stage, server, open)
}

const isOpen = ({ status, hasBegun, ended }: OpenStream) => status === 200 && hasBegun && ended === undefined

/** what became of those that are not open: "503 ×3, " */
function otherwise(streams: readonly OpenStream[]): string {
  const counts = new Map<string, number>()
  for (const stream of streams) {
    if (isOpen(stream)) continue
    const { status, ended, text } = stream
    const end = text.includes('"error"') ? 'failed' : text.includes('"done"') ? 'over already' : 'cut'
    const words = status !== 200 ? `status ${status}` : ended ? end : 'cut'
    counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  return [...counts].map(([words, count]) => `${words} ×${count}, `).join('')
}

/** SIGTERM: each answer gets its end within the eight seconds it has, and none is cut. */
async function measureDrain(stage: Stage, server: Server, open: readonly OpenStream[]): Promise<void> {
  const begun = performance.now()
  process.kill(server.pid, 'SIGTERM')
  while (open.some(({ ended }) => ended === undefined) && performance.now() - begun < 30_000)
    await setTimeout(50)
  const clean = open.filter(({ ended }) => ended).length
  stage.report.limit('of 100 answers, how many came to an orderly end after SIGTERM', {
    value: (clean / Math.max(1, open.length)) * 100,
    unit: '',
    atLeast: 100,
    note: `in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  })
  await server.stop()
}

/** so many at a time, in their order */
async function inTurn<Item, Made>(
  items: readonly Item[],
  atOnce: number,
  make: (item: Item, index: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  let next = 0
  const work = async () => {
    while (next < items.length) {
      const index = next++
      made[index] = await make(items[index] as Item, index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return made
}

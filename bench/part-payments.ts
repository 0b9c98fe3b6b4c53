import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { startRelay } from '../test/relay.ts'
import { spreadOf } from './compare.ts'
import { processorSecondsOf, run, type Server, startServer, temporaryFolder } from './processes.ts'
import type { Stage } from './stage.ts'

/** What `payments-seed.ts` has made. */
export interface Stand {
  host: string
  slug: string
  run: number
  cookies: string[]
  /** notifications of payments that still wait */
  bodies: string[]
  /** of payments that have come, one each, of an order each */
  paid: string[]
}

/** each of another payment */
const notifications = 2_400
const atOnce = 16
const environment = {
  SECRET_KEY: 'a key for measurements alone, 32 letters',
  ALLOW_SIM: '1',
  TRUSTED_PROXIES: '127.0.0.1',
}

/** Notifications of a provider as fast as they are taken, and how often a step of the checkout goes to the database and back. */
export async function measurePayments(stage: Stage): Promise<void> {
  const given = await stage.environmentOf('PostgreSQL')
  const path = join(temporaryFolder('payments'), 'stand.json')
  await run([process.execPath, 'bench/payments-seed.ts', path, String(notifications)], {
    environment: { ...given, ...environment },
  })
  const stand: Stand = JSON.parse(readFileSync(path, 'utf8'))
  await measureNotifications(stage, stand, given)
  await measureTrips(stage, stand, given.DATABASE_URL ?? '')
}

let networks = 0
/** limits know networks, not machines */
const elsewhere = () => ({ 'x-forwarded-for': `10.${(++networks >> 8) % 256}.${networks % 256}.7` })

const webhook = '/v1/payments/webhooks/midtrans'

/** Sends them all, sixteen at a time; answers the seconds until `isDone`, and the processor's for each. */
async function sendAll(
  server: Server,
  host: string,
  bodies: readonly string[],
  isDone: () => Promise<boolean>,
): Promise<{ perSecond: number; milliseconds: number }> {
  const waiting = [...bodies]
  const send = async () => {
    for (let body = waiting.shift(); body !== undefined; body = waiting.shift()) {
      const { status } = await post(server, host, webhook, body, 'application/json', '')
      if (status !== 200) throw new Error(`A notification was answered with ${status}`)
    }
  }
  const before = processorSecondsOf(server.port)
  const begun = performance.now()
  await Promise.all(Array.from({ length: atOnce }, send))
  while (!(await isDone())) await setTimeout(20)
  const seconds = (performance.now() - begun) / 1000
  const cost = processorSecondsOf(server.port) - before
  return { perSecond: bodies.length / seconds, milliseconds: (cost / bodies.length) * 1000 }
}

async function measureNotifications(
  stage: Stage,
  stand: Stand,
  given: Record<string, string>,
): Promise<void> {
  const { host, bodies } = stand
  const { report } = stage
  const ours: number[] = []
  const theirs: number[] = []
  const rates: number[] = []
  const server = await stage.startOurs('PostgreSQL', environment)
  const bare = await startServer({
    script: ['bench/bare-notices.ts'],
    environment: given,
    ready: { path: '/ready' },
  })
  const client = await watching(given.DATABASE_URL)
  const rounds = Math.max(2, stage.pace.rounds)
  const part = Math.floor(bodies.length / (rounds + 1))
  for (let round = 0; round <= rounds; round++) {
    // until the provider was asked about the last of them
    const asked = (sql: string) => async () => (await client.query(sql)).rows[0].count >= (round + 1) * part
    const own = bodies.slice(round * part, (round + 1) * part)
    const bareOnes = own.map((_, turn) => bareNotice(round * part + turn))
    const one = await sendAll(
      server,
      host,
      own,
      asked("select count(asked_at)::int as count from payments where ref like 'SGR-AAAAAAAAAA%'"),
    )
    const other = await sendAll(
      bare,
      'localhost',
      bareOnes,
      asked('select count(asked_at)::int as count from bare_payments'),
    )
    // the first ones prepare their statements and are compiled
    if (round === 0) continue
    ours.push(one.milliseconds)
    theirs.push(other.milliseconds)
    rates.push(one.perSecond)
  }
  await bare.stop()
  await client.end()
  const [our, their] = [spreadOf(ours).median, spreadOf(theirs).median]
  report.limit("notifications in a second of one core's time, the simulated provider's part included", {
    value: 1000 / our,
    unit: '',
    atLeast: 300,
    note: `${our.toFixed(2)} ms of the processor each`,
  })
  report.line({
    what: 'by the clock, on a core that others use as well',
    value: spreadOf(rates).median,
    unit: '',
    note: 'see the load above',
  })
  report.line({
    what: 'the barest that does the same against ours, processor',
    value: their / our,
    unit: '×',
    note: `${their.toFixed(2)} ms each`,
  })
  await measureArrivals(stage, stand, server, given)
  await server.stop()
}

/** The same where money has come: until the last buyer is in, with books, receipt and mail. */
async function measureArrivals(
  { report }: Stage,
  { host, paid }: Stand,
  server: Server,
  { DATABASE_URL }: Record<string, string>,
): Promise<void> {
  const client = await watching(DATABASE_URL)
  const isDone = async () => {
    const { rows } = await client.query(
      `select count(*)::int as count from orders where state = 'paid' and class_slug like 'kelas-dibayar-%'`,
    )
    return rows[0].count >= paid.length
  }
  const { perSecond, milliseconds } = await sendAll(server, host, paid, isDone)
  await client.end()
  report.line({
    what: 'orders paid in a second by their notifications, until the last buyer is in',
    value: perSecond,
    unit: '',
    note: `${milliseconds.toFixed(2)} ms of the processor each`,
  })
}

/** A look at the database behind everybody's back. */
async function watching(url = ''): Promise<pg.Client> {
  const above = new URL(url)
  above.username = 'postgres'
  const client = new pg.Client({ connectionString: above.href })
  await client.connect()
  return client
}

/** As `bare-notices.ts` expects it. */
function bareNotice(turn: number): string {
  const ref = `SGR-${turn}`
  const gross = '300000.00'
  const signature_key = createHash('sha512').update(`${ref}201${gross}a server key`).digest('hex')
  return JSON.stringify({ order_id: ref, gross_amount: gross, signature_key })
}

interface Answer {
  status: number
  location: string
  text: string
}

function post(
  { port }: Pick<Server, 'port'>,
  host: string,
  path: string,
  body: string | undefined,
  type: string,
  cookie: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          host: `${host}:${port}`,
          ...(body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
          ...(cookie === '' ? {} : { cookie, 'sec-fetch-site': 'same-origin', accept: 'text/html' }),
          ...elsewhere(),
        },
      },
      async answer => {
        const pieces: Buffer[] = []
        for await (const piece of answer) pieces.push(piece)
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location ?? '',
          text: Buffer.concat(pieces).toString('utf8'),
        })
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/**
 * Every message to the database until the answer is there: what is sent together counts once. Those of the simulated
 * provider, which is another's house, are left out: their statements name it.
 */
async function measureTrips(stage: Stage, { host, slug, run, cookies }: Stand, url: string): Promise<void> {
  const relay = await startRelay(Number(new URL(url).port))
  const through = new URL(url)
  through.port = String(relay.port)
  const server = await stage.startOurs('PostgreSQL', { ...environment, DATABASE_URL: through.href })
  const form = 'application/x-www-form-urlencoded'
  const counts = new Map<string, number[]>()
  const counted = async (what: string, path: string, body: string | undefined, cookie: string) => {
    // what was done behind the answer before
    await setTimeout(300)
    const said = relay.watch(undefined, piece => !/simulator[._]/.test(piece.toString('latin1')))
    const answer = await post(server, host, path, body, form, cookie)
    counts.set(what, [...(counts.get(what) ?? []), said()])
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`)
    return answer
  }
  for (const cookie of cookies.slice(0, 8)) {
    const buy = `/Class/${slug}/Beli`
    await counted('page of the summary', buy, undefined, cookie)
    const { location } = await counted('order made', buy, `run=${run}&couponCode=&total=300000`, cookie)
    const pay = new URL(location, 'http://x').pathname
    await counted('page of the ways to pay', pay, undefined, cookie)
    await counted('way chosen', pay, 'channel=bca', cookie)
    await counted('page with the number', pay, undefined, cookie)
    await counted('looked whether it came', pay, 'do=check', cookie)
  }
  for (const [what, all] of counts)
    stage.report.limit(`messages to the database: ${what}`, {
      // the first ones prepare their statements
      value: spreadOf(all.slice(2)).median,
      unit: '',
      atMost: 3,
    })
  await server.stop()
  await relay.close()
}

import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startRelay } from '../test/relay.ts'
import { spreadOf } from './compare.ts'
import { processorSecondsOf, run, type Server, temporaryFolder } from './processes.ts'
import type { Stage } from './stage.ts'

/** What `payments-seed.ts` has made. */
export interface Stand {
  host: string
  slug: string
  cookies: string[]
  bodies: string[]
}

const notifications = 4_000
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
  await measureNotifications(stage, stand)
  await measureTrips(stage, stand, given.DATABASE_URL ?? '')
}

let networks = 0
/** limits know networks, not machines */
const elsewhere = () => ({ 'x-forwarded-for': `10.${(++networks >> 8) % 256}.${networks % 256}.7` })

async function measureNotifications(stage: Stage, { host, bodies }: Stand): Promise<void> {
  const server = await stage.startOurs('PostgreSQL', environment)
  const waiting = [...bodies]
  const send = async () => {
    for (let body = waiting.shift(); body !== undefined; body = waiting.shift()) {
      const { status } = await post(
        server,
        host,
        '/v1/payments/webhooks/midtrans',
        body,
        'application/json',
        '',
      )
      if (status !== 200) throw new Error(`A notification was answered with ${status}`)
    }
  }
  const before = processorSecondsOf(server.port)
  const begun = performance.now()
  await Promise.all(Array.from({ length: atOnce }, send))
  const seconds = (performance.now() - begun) / 1000
  stage.report.limit('notifications taken in a second, on one core', {
    value: bodies.length / seconds,
    unit: '',
    atLeast: 300,
  })
  stage.report.line({
    what: 'processor for each, asking the simulated provider in the same process included',
    value: ((processorSecondsOf(server.port) - before) / bodies.length) * 1000,
    unit: 'ms',
  })
  await server.stop()
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

/** Every message to the database until the answer is there: what is sent together counts once. */
async function measureTrips(stage: Stage, { host, slug, cookies }: Stand, url: string): Promise<void> {
  const relay = await startRelay(Number(new URL(url).port))
  const through = new URL(url)
  through.port = String(relay.port)
  const server = await stage.startOurs('PostgreSQL', { ...environment, DATABASE_URL: through.href })
  const form = 'application/x-www-form-urlencoded'
  const counts = new Map<string, number[]>()
  const counted = async (what: string, path: string, body: string | undefined, cookie: string) => {
    // what was done behind the answer before
    await setTimeout(300)
    const said = relay.watch()
    const answer = await post(server, host, path, body, form, cookie)
    counts.set(what, [...(counts.get(what) ?? []), said()])
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`)
    return answer
  }
  for (const cookie of cookies.slice(0, 8)) {
    const buy = `/Class/${slug}/Beli`
    await counted('page of the summary', buy, undefined, cookie)
    const { location } = await counted('order made', buy, 'run=', cookie)
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

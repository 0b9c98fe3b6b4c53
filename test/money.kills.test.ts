import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildClass, buildClassroom } from '../src/features/learning/classes/classes.things.ts'
import { allowPaying, payForm } from '../src/features/money/payments/payments.things.ts'
import { approvedPayout } from '../src/features/money/payouts/payouts.things.ts'
import { findBill } from '../src/features/money/simulator/bills.store.ts'
import { xenditNotice } from '../src/features/money/simulator/sim-xendit.ts'
import { keysOf } from '../src/features/money/simulator/simulator-keys.ts'
import { type App, freePort, freshDataDir, startApp, until } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import { type Process, startProcess } from './child.ts'
import { createKnocker } from './http.ts'
import { type BuiltMember, buildMember, signInAgain } from './members.ts'
import { brokenInvariants } from './money-invariants.ts'
import { fromElsewhere, trusting } from './networks.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { startRelay } from './relay.ts'

/**
 * The product as a process of its own, killed by the system (SIGKILL) in the middle of what it does with money: before
 * one of its messages to the database has gone out, or after it has and before the answer is back. Another process finds
 * what was left. MONEY_KILLS says how often each
 * of them is killed, `all` at every message; once in a usual run.
 */
const { MONEY_KILLS = '1' } = process.env
const kills = MONEY_KILLS === 'all' ? Number.POSITIVE_INFINITY : Number(MONEY_KILLS)
const environment = { SECRET_KEY: 'kunci yang sama untuk kedua proses ini' }

let postgres: Postgres
let client: pg.Client
let relay: Awaited<ReturnType<typeof startRelay>>
let rescuer: App
let tenant: BuiltTenant
let admins: [BuiltMember, BuiltMember]
let slug: string
let folder: string
let victimUrl: string
let victim: { process: Process; knocker: ReturnType<typeof createKnocker>; port: number } | undefined

beforeAll(async () => {
  postgres = await startPostgres()
  const { url, adminUrl } = await postgres.createDatabase('mati')
  client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  relay = await startRelay(Number(new URL(url).port))
  const through = new URL(url)
  through.port = String(relay.port)
  victimUrl = through.href
  rescuer = await startApp({ databaseUrl: url, environment: { ...trusting, ...environment } })
  // the other process has the real time
  rescuer.clock.set(new Date())
  folder = await freshDataDir()
  tenant = await buildTenant(rescuer, { slug: 'tegal' })
  admins = [await buildMember(rescuer, tenant, { kind: 1 }), await buildMember(rescuer, tenant, { kind: 1 })]
  slug = await tenant.write(async tx => {
    await allowPaying(tx, rescuer.clock.now(), 'xendit')
    const found = await buildClass(tx, { slug: 'mati', price: 300_000 })
    await buildClassroom(tx, found.id, {
      // open however far the clock goes
      start_at: new Date('2090-01-01'),
      end_at: new Date('2090-02-01'),
      registration_open_at: new Date('2026-01-01'),
      registration_close_at: new Date('2090-01-01'),
      capacity: 100_000,
    })
    return found.slug
  })
}, 120_000)

afterAll(async () => {
  await end()
  await client?.end()
  await rescuer?.close()
  await relay?.close()
  postgres?.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function end() {
  victim?.knocker.close()
  victim?.process.child.kill('SIGKILL')
  await victim?.process.ended
  victim = undefined
}

/** One that lives: the last one, or another where that was killed. */
async function alive() {
  if (victim && victim.process.child.exitCode === null && victim.process.child.signalCode === null)
    return victim
  await end()
  const port = await freePort()
  const started = startProcess({
    ...environment,
    ...trusting,
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: victimUrl,
    ALLOW_SIM: '1',
    LOG_LEVEL: 'silent',
  })
  expect(await started.ready, started.said()).toBe(true)
  victim = { process: started, knocker: createKnocker(port), port }
  return victim
}

interface Press {
  path: string
  body: object
  headers: Record<string, string>
}

let presses = 0
const post = async (who: Pick<App, 'request'>, { path, body, headers }: Press) => {
  const answer = await who.request({
    host: tenant.host,
    path,
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `k${++presses}`,
      ...fromElsewhere(),
      ...headers,
    },
  })
  // a press that nobody may make proves nothing
  expect([401, 403], `${path}: ${answer.body.slice(0, 200)}`).not.toContain(answer.status)
  return answer
}
const by = (who: BuiltMember | undefined, path: string, body: object): Press => ({
  path,
  body,
  headers: { ...who?.bearer },
})

/** Presses, and kills at that message; answers how many messages there were until it was quiet. */
async function press(what: Press, death?: { at: number; isAfter: boolean }): Promise<number> {
  const { process: child, knocker } = await alive()
  let isKilled = false
  const said = relay.watch(
    death && {
      ...death,
      deed: () => {
        isKilled = true
        child.child.kill('SIGKILL')
      },
    },
  )
  await post(knocker, what).catch(() => undefined)
  let count = -1
  while (!isKilled && said() !== count) {
    count = said()
    // what it does behind its answer
    await sleep(400)
  }
  relay.watch()
  if (isKilled) await child.ended
  return count
}

/** Time goes on, and the other process does what is due. */
async function rescue() {
  for (const minutes of [1, 16, 16]) {
    rescuer.clock.advance(minutes * 60_000)
    await signInAgain(client, tenant.id, rescuer.clock.now())
    await rescuer.sanggar.jobs.runOften()
  }
}

const atRest = async () => expect(await brokenInvariants(client, tenant.id, { isAtRest: true })).toEqual([])

/** Every message of it, before and after; as many of them as are asked for, from its midst outwards. */
function deathsOf(messages: number) {
  const all = Array.from({ length: messages }, (_, turn) => [
    { at: turn + 1, isAfter: false },
    { at: turn + 1, isAfter: true },
  ]).flat()
  if (kills >= all.length) return all
  return Array.from(
    { length: kills },
    (_, turn) => all[Math.floor(((turn + 0.6) * all.length) / kills)],
  ).filter(death => death !== undefined)
}

async function boughtBy(who: BuiltMember, channel = 'bca') {
  const made = await post(rescuer, by(who, `/v1/class/payment/invoice?slug=${slug}`, {}))
  const { orderId: code } = JSON.parse(made.body).data
  await payForm(rescuer, tenant, who, code, { channel })
  const bill = await tenant.write(tx =>
    tx.db
      .selectFrom('simulator_bills')
      .select(['id', 'amount'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  )
  return { code: String(code), bill }
}
const pay = (id: number, more: object) =>
  post(rescuer, by(admins[0], `/v1/simulator/bills/${id}/deeds`, { deed: 'pay', ...more }))
const stateOf = (code: string) =>
  tenant.write(tx =>
    tx.db.selectFrom('orders').select('state').where('code', '=', code).executeTakeFirstOrThrow(),
  )

it('killed while it sends a payout, it has sent it once or not at all, and the books say which', async () => {
  const send = async (death?: { at: number; isAfter: boolean }) => {
    const { id } = await tenant.write(tx =>
      approvedPayout(tx, {
        secrets: rescuer.sanggar.secrets,
        tenantId: tenant.id,
        withheld: 1_500,
        at: rescuer.clock.now(),
      }),
    )
    const count = await press(by(admins[0], '/v2/payout/send', { ids: [id] }), death)
    await rescue()
    const { state, ref } = await tenant.write(tx =>
      tx.db.selectFrom('payouts').select(['state', 'ref']).where('id', '=', id).executeTakeFirstOrThrow(),
    )
    const there = await tenant.write(tx =>
      tx.db
        .selectFrom('simulator_payouts')
        .select(['id', 'amount'])
        .where('ref', '=', ref ?? '-')
        .execute(),
    )
    // the other process' clock runs ahead: what it has never seen there for so long has come to nothing
    if (there.length === 0) expect(['approved', 'failed']).toContain(state)
    else {
      expect(['approved', 'failed']).not.toContain(state)
      expect(there.map(({ amount }) => Number(amount))).toEqual([58_500])
      await post(rescuer, by(admins[0], `/v1/simulator/payouts/${there[0]?.id}/deeds`, { deed: 'complete' }))
      await rescue()
    }
    await atRest()
    return count
  }
  const messages = await send()
  expect(messages).toBeGreaterThan(5)
  for (const death of deathsOf(messages)) await send(death)
}, 3_600_000)

it('killed while it hears that somebody has paid, they are in, once', async () => {
  const hear = async (death?: { at: number; isAfter: boolean }) => {
    const buyer = await buildMember(rescuer, tenant, { kind: 4 })
    const { code, bill } = await boughtBy(buyer)
    await pay(bill.id, { isDropped: true })
    const whole = await tenant.write(tx => findBill(tx, bill.id))
    if (!whole) throw new Error('The bill is gone')
    const { callbackToken } = keysOf(rescuer.sanggar.secrets, tenant.id)
    const count = await press(
      {
        path: '/v1/payments/webhooks/xendit',
        body: xenditNotice(whole, 'settlement'),
        headers: { 'x-callback-token': callbackToken },
      },
      death,
    )
    await rescue()
    expect((await stateOf(code)).state).toBe('paid')
    await atRest()
    return count
  }
  const messages = await hear()
  expect(messages).toBeGreaterThan(5)
  for (const death of deathsOf(messages)) await hear(death)
}, 3_600_000)

it('killed while it sends money back, it has gone back once or not at all, and the books say which', async () => {
  const giveBack = async (death?: { at: number; isAfter: boolean }) => {
    const buyer = await buildMember(rescuer, tenant, { kind: 4 })
    const { code, bill } = await boughtBy(buyer, 'gopay')
    await pay(bill.id, {})
    await until(async () => (await stateOf(code)).state === 'paid')
    const reason = 'Tidak dapat ikut lagi'
    const asked = await post(
      rescuer,
      by(admins[0], `/v1/orders/${code}/refunds`, { reason, amount: 100_000 }),
    )
    const { id } = JSON.parse(asked.body).data
    const decided = { decision: 'approve', note: 'Sudah diperiksa bersama.' }
    expect((await post(rescuer, by(admins[1], `/v1/refunds/${id}/decision`, decided))).status).toBe(200)
    const count = await press(by(admins[1], `/v1/refunds/${id}/send`, {}), death)
    await rescue()
    const { state } = await tenant.write(tx =>
      tx.db.selectFrom('refunds').select('state').where('id', '=', id).executeTakeFirstOrThrow(),
    )
    const { returned } = await tenant.write(tx =>
      tx.db
        .selectFrom('simulator_bills')
        .select('returned')
        .where('id', '=', bill.id)
        .executeTakeFirstOrThrow(),
    )
    expect([state, Number(returned)]).toEqual(state === 'approved' ? ['approved', 0] : ['done', 100_000])
    await atRest()
    return count
  }
  const messages = await giveBack()
  expect(messages).toBeGreaterThan(5)
  for (const death of deathsOf(messages)) await giveBack(death)
}, 3_600_000)

it('a step of the checkout goes to the database and back three times at most', async () => {
  const { knocker } = await alive()
  // what the simulated provider keeps in the same database is another's: its statements name it
  const isOurs = (piece: Buffer) => !/simulator[._]/.test(piece.toString('latin1'))
  const run = await tenant.write(tx => tx.db.selectFrom('classrooms').select('id').executeTakeFirstOrThrow())
  async function checkout() {
    const buyer = await buildMember(rescuer, tenant, { kind: 4 })
    const counts: Record<string, number> = {}
    const step = async (name: string, path: string, fields?: Record<string, string>) => {
      await sleep(100)
      const said = relay.watch(undefined, isOurs)
      const { status, headers } = await knocker.request({
        host: tenant.host,
        path,
        ...(fields ? { method: 'POST', body: new URLSearchParams(fields).toString() } : {}),
        headers: {
          ...buyer.cookie,
          ...fromElsewhere(),
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
        },
      })
      counts[name] = said()
      expect(status, name).toBe(fields ? 303 : 200)
      return String(headers.location ?? '')
    }
    const buy = `/Class/${slug}/Beli`
    await step('summary', buy)
    const wish = { run: String(run.id), couponCode: '', total: '300000' }
    const { pathname: pay } = new URL(await step('order made', buy, wish), 'http://x')
    await step('ways', pay)
    await step('way chosen', pay, { channel: 'bca' })
    await step('number', pay)
    await step('looked', pay, { do: 'check' })
    return counts
  }
  // the first ones make their connections and plans, and the clock may be at work beside one
  const all = [await checkout(), await checkout(), await checkout()]
  relay.watch()
  for (const name of Object.keys(all[0] ?? {}))
    expect([name, Math.min(...all.map(counts => counts[name] ?? 99))]).toEqual([name, 3])
})

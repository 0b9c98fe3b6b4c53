import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isOutage } from '../src/app/http/errors.ts'
import { buildPerson } from '../src/features/core/people/people.things.ts'
import { buildClass, buildClassroom } from '../src/features/learning/classes/classes.things.ts'
import { findingsIn } from '../src/features/money/ledger/checking.ts'
import { cancelOrder } from '../src/features/money/orders/buying.ts'
import { pursueRefund, queueRefund } from '../src/features/money/orders/refund-sending.ts'
import { askRefund, decideRefund } from '../src/features/money/orders/refunds.ts'
import { allowPaying, payForm } from '../src/features/money/payments/payments.things.ts'
import { approvePayout, noteOutcome, rejectPayout } from '../src/features/money/payouts/payout-decisions.ts'
import { pursuePayout } from '../src/features/money/payouts/payout-pursuing.ts'
import { queuePayout } from '../src/features/money/payouts/payout-sending.ts'
import { approvedAccount } from '../src/features/money/payouts/payouts.things.ts'
import { requestPayout } from '../src/features/money/payouts/payouts.ts'
import { isUnheard } from '../src/features/money/settlements/settlements.rules.ts'
import { listJudged } from '../src/features/money/settlements/settlements.store.ts'
import { type Bill, findBill } from '../src/features/money/simulator/bills.store.ts'
import { midtransBody } from '../src/features/money/simulator/sim-midtrans.ts'
import { simulatedStatement } from '../src/features/money/simulator/sim-statement.ts'
import { xenditNotice } from '../src/features/money/simulator/sim-xendit.ts'
import { keysOf } from '../src/features/money/simulator/simulator-keys.ts'
import { buildTaxProfile, startWithholding } from '../src/features/money/withholding/withholding.things.ts'
import type { CallContext } from '../src/platform/http/endpoint.ts'
import { type App, startApp } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'
import { actingAs, inTenant } from './in-tenant.ts'
import { type BuiltMember, buildMember, signInAgain } from './members.ts'
import { booksText, brokenInvariants } from './money-invariants.ts'
import { fromElsewhere, trusting } from './networks.ts'
import { type Postgres, startPostgres } from './postgres.ts'

/**
 * Anything that may happen to money, in any order, on two processes of one house and a real PostgreSQL: buying, paying
 * late or twice, notifications that are lost, doubled, late or forged, returns, banks that take back, payouts, answers
 * that never come. After each of it what must be true of money is. A usual run plays the same few; `npm run prove:money`
 * plays as many others as one likes.
 */
const { MONEY_SEQUENCES, MONEY_SECONDS, MONEY_SEED } = process.env
const isUsual = MONEY_SEQUENCES === undefined
const sequences = Number(MONEY_SEQUENCES ?? 6)
/** so long the tables of one tenant stay small enough to be looked at whole after every sequence */
const sequencesOfTenant = isUsual ? 3 : 30
const price = 300_000

// mostly the newest: what is done to it comes soon after it was made
const pick = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat({ max: 5 }) })
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      who: fc.nat({ max: 2 }),
      channel: fc.constantFrom('qris', 'bca', 'gopay'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bank' as const),
      pick,
      deed: fc.constantFrom(
        'pay',
        'pay',
        'pay',
        'pay',
        'pay',
        'pay',
        'deny',
        'expire',
        'challenge',
        'refund',
        'chargeback',
      ),
      amount: fc.option(fc.integer({ min: 1, max: price }), { nil: undefined }),
      duplicate: fc.nat({ max: 3 }),
      isDropped: fc.boolean(),
      isReordered: fc.boolean(),
      isWronglySigned: fc.constantFrom(false, false, false, false, true),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('forge' as const), pick, isSigned: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      pick,
      word: fc.constantFrom('check', 'change'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('askBack' as const),
      pick,
      amount: fc.option(fc.integer({ min: 1, max: price + 1 }), { nil: undefined }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('back' as const),
      pick,
      deed: fc.constantFrom('approve', 'approve', 'send', 'send', 'reject', 'done'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('askPayout' as const), part: fc.integer({ min: 1, max: 10 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('payout' as const),
      deed: fc.constantFrom('approve', 'send', 'approve', 'send', 'reject', 'byHand', 'cancel'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('desk' as const),
      deed: fc.constantFrom('process', 'complete', 'complete', 'fail', 'return'),
      duplicate: fc.nat({ max: 2 }),
      isDropped: fc.boolean(),
      isReordered: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('loseAnswer' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 20, 800, 1500) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never

let postgres: Postgres
let client: pg.Client
let apps: [App, App]
let stage: Stage | undefined
let played = 0

interface Stage {
  tenant: BuiltTenant
  dialect: 'midtrans' | 'xendit'
  slug: string
  admins: [BuiltMember, BuiltMember]
  earner: BuiltMember
  accountId: number
}

beforeAll(async () => {
  postgres = await startPostgres()
  const { url, adminUrl } = await postgres.createDatabase('uang')
  const environment = { ...trusting, SECRET_KEY: 'kunci yang sama untuk kedua proses ini' }
  const first = await startApp({ databaseUrl: url, environment })
  apps = [first, await startApp({ databaseUrl: url, environment })]
  client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
}, 300_000)
afterAll(async () => {
  await client?.end()
  for (const app of apps ?? []) await app.close()
  postgres?.remove()
})

/** A tenant that sells a class, shares what it earns, and withholds tax of every second one's. */
async function buildStage(count: number): Promise<Stage> {
  const [app] = apps
  const dialect = count % 2 === 0 ? 'midtrans' : 'xendit'
  const sales = { taxBps: 1100, shareBps: 7000, maturityDays: 0 }
  const tenant = await buildTenant(app, { slug: `uang-${count}`, values: { sales } })
  const earner = await buildMember(app, tenant, { kind: 2 })
  const admins: [BuiltMember, BuiltMember] = [
    await buildMember(app, tenant, { kind: 1 }),
    await buildMember(app, tenant, { kind: 1 }),
  ]
  const { slug, accountId } = await tenant.write(async tx => {
    await allowPaying(tx, app.clock.now(), dialect)
    const found = await buildClass(tx, { slug: `kelas-${count}`, price })
    await buildClassroom(tx, found.id, {
      // open however far the clock goes
      start_at: new Date('2090-01-01'),
      end_at: new Date('2090-02-01'),
      registration_open_at: new Date('2026-01-01'),
      registration_close_at: new Date('2090-01-01'),
      capacity: 100_000,
    })
    const person = await buildPerson(tx, { name: 'Guru' })
    await tx.db
      .insertInto('class_instructors')
      .values({ class_id: found.id, person_id: person.id, role: 'lead' })
      .execute()
    const account = await approvedAccount(tx, {
      secrets: app.sanggar.secrets,
      tenantId: tenant.id,
      personId: person.id,
      membershipId: earner.membershipId,
    })
    if (count % 4 < 2) {
      const at = app.clock.now()
      await startWithholding(tx, at)
      await buildTaxProfile(tx, { personId: person.id, membershipId: earner.membershipId, at })
    }
    return { slug: found.slug, accountId: account }
  })
  // the other process is told as well
  for (const one of apps) await one.sanggar.refresh()
  return { tenant, dialect, slug, admins, earner, accountId }
}

/** how often the database was too busy, which the product says by 503 */
let busy = 0

/** What is refused in words is no fault; nor is what a busy database has undone, since it is to be done again. */
const orRefused = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'kind' in error) return undefined
    if (!isOutage(error)) throw error
    busy++
    return undefined
  }
}

async function play(steps: readonly Step[]): Promise<void> {
  if (played % sequencesOfTenant === 0) stage = await buildStage(played / sequencesOfTenant)
  played++
  if (!stage) throw new Error('No stage')
  const { tenant, dialect, slug, admins, earner, accountId } = stage
  const buyers: BuiltMember[] = []
  let turn = 0
  const app = () => apps[turn++ % 2 === 0 ? 0 : 1]
  const housed = (of: App) =>
    inTenant(of, tenant, async ({ tenant: context }) => ({
      ...of.sanggar,
      clock: of.clock,
      tenantContextById: async () => context,
    }))
  const within = <T>(work: (context: CallContext) => Promise<T>, who: BuiltMember = admins[0], of = app()) =>
    orRefused(inTenant(of, tenant, context => work({ ...context, ...actingAs(who) })))
  const bills = () =>
    tenant.write(tx =>
      tx.db
        .selectFrom('simulator_bills')
        .select(['id', 'ref', 'status'])
        .orderBy('id', 'desc')
        .limit(6)
        .execute(),
    )
  const orders = () =>
    tenant.write(tx =>
      tx.db.selectFrom('orders').select(['code', 'membership_id']).orderBy('id', 'desc').limit(6).execute(),
    )
  const send = async (
    of: App,
    who: BuiltMember,
    path: string,
    body: object | string,
    type = 'application/json',
  ) => {
    const answer = await of.request({
      host: tenant.host,
      path,
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'content-type': type,
        'idempotency-key': randomUUID(),
        ...who.bearer,
        ...fromElsewhere(),
      },
    })
    // a step that nobody may take proves nothing
    expect([401, 403], `${path}: ${answer.body.slice(0, 200)}`).not.toContain(answer.status)
    return answer
  }

  async function forged(bill: Bill, isSigned: boolean): Promise<void> {
    const keys = keysOf(apps[0].sanggar.secrets, tenant.id)
    const body =
      dialect === 'midtrans' ? midtransBody(bill, keys, 'settlement') : xenditNotice(bill, 'settlement')
    if (!isSigned && dialect === 'midtrans') body.signature_key = '0'.repeat(128)
    const tell = () =>
      app().request({
        host: tenant.host,
        path: `/v1/payments/webhooks/${dialect}`,
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          ...(dialect === 'xendit' ? { 'x-callback-token': isSigned ? keys.callbackToken : 'salah' } : {}),
        },
      })
    let answer = await tell()
    // a provider comes again as well
    if (answer.status === 503) answer = await tell()
    expect(answer.status).toBe(isSigned ? 200 : 403)
  }

  async function back(chosen: number, deed: string): Promise<void> {
    const rows = await tenant.write(tx =>
      tx.db.selectFrom('refunds').select('id').orderBy('id', 'desc').limit(6).execute(),
    )
    const id = rows[chosen % Math.max(rows.length, 1)]?.id
    if (id === undefined) return
    if (deed !== 'send')
      return void (await within(
        context =>
          decideRefund(context, id, { decision: deed as 'approve', note: 'Sudah diperiksa bersama.' }),
        admins[1],
      ))
    // by both at once
    await Promise.all(
      apps.map(async of => {
        const house = await housed(of)
        await within(context => queueRefund(house, context, id), admins[1], of)
        await orRefused(pursueRefund(house, tenant.id, id))
      }),
    )
  }

  async function payout(deed: string): Promise<void> {
    const row = await tenant.write(tx =>
      tx.db.selectFrom('payouts').select('id').orderBy('id', 'desc').executeTakeFirst(),
    )
    if (!row) return
    const { id } = row
    const reason = 'Diperiksa lagi bersama'
    if (deed === 'approve') await within(context => approvePayout(context, id), admins[1])
    if (deed === 'reject') await within(context => rejectPayout(context, id, reason), admins[1])
    if (deed === 'cancel')
      await within(context => noteOutcome(context, id, { outcome: 'cancelled', reason }), admins[1])
    if (deed === 'byHand') {
      const on = apps[0].clock.now().toISOString().slice(0, 10)
      await within(
        context => noteOutcome(context, id, { outcome: 'paid', on, reference: 'TRX-1' }),
        admins[1],
      )
    }
    if (deed === 'send')
      await Promise.all(
        apps.map(async of => {
          const house = await housed(of)
          await within(context => queuePayout(house, context, id, randomUUID()), admins[1], of)
          await orRefused(pursuePayout(house, tenant.id, id))
        }),
      )
  }

  const workers = () => Promise.all(apps.map(of => of.sanggar.jobs.runOften()))
  const wait = async (minutes: number) => {
    for (const of of apps) of.clock.advance(minutes * 60_000)
    await signInAgain(client, tenant.id, apps[0].clock.now())
    await workers()
  }

  /** What no word has come of, a return or a payment that came late, stands in the provider's statement. */
  async function readStatement(): Promise<void> {
    const text = await tenant.write(tx => simulatedStatement(tx, dialect))
    // its heading, and nothing that was paid
    if (text.trim().split('\n').length < 2) return
    const path = `/v1/settlements?provider=${dialect}&name=laporan.csv`
    const taken = await send(apps[0], admins[0], path, text, 'text/csv')
    // the same as before: nothing of it is new
    if (taken.status !== 201) return expect(taken.status).toBe(409)
    const { id } = JSON.parse(taken.body).data
    const { rows } = await tenant.write(tx => listJudged(tx, { fileId: id, page: 1, pageSize: 1000 }))
    for (const { ref, outcome } of rows.filter(row => isUnheard(row.outcome))) {
      const ask = () => send(app(), admins[1], `/v1/settlements/${id}/ask`, { ref })
      let asked = await ask()
      // the answer may be one that a step before has lost: each process that had nothing to ask since still has that before it
      for (let turn = 0; turn < apps.length && asked.status === 409; turn++) asked = await ask()
      expect(asked.status, `${outcome}: ${asked.body}`).toBe(200)
    }
  }

  /**
   * Until nothing is on its way any more. A question that ran out of time, as on a machine that does much else at once, is
   * due again a while later: that is waited for, and what is wrong then is wrong.
   */
  async function comeToRest(): Promise<void> {
    let broken = ['nobody has looked']
    for (let turn = 0; turn < 6 && broken.length > 0; turn++) {
      await wait(turn === 0 ? 1 : 16)
      broken = await brokenInvariants(client, tenant.id, { isAtRest: true })
    }
    expect(broken).toEqual([])
  }

  async function doIt(one: Step): Promise<void> {
    if (one.do === 'wait') return wait(one.minutes)
    if (one.do === 'payout') return payout(one.deed)
    if (one.do === 'back') return back(one.pick, one.deed)
    if (one.do === 'loseAnswer') return void (await send(app(), admins[0], '/v1/simulator/lost-answer', {}))
    if (one.do === 'buy') {
      const who = buyers[one.who] ?? (await buildMember(apps[0], tenant, { kind: 4 }))
      if (!buyers.includes(who)) buyers.push(who)
      const made = await send(app(), who, `/v1/class/payment/invoice?slug=${slug}`, {})
      expect([500, 502]).not.toContain(made.status)
      const code = made.status === 201 ? JSON.parse(made.body).data.orderId : undefined
      // two windows at once
      if (code) await Promise.all(apps.map(of => payForm(of, tenant, who, code, { channel: one.channel })))
      return
    }
    if (one.do === 'askPayout') {
      const body = { amount: 50_000 * one.part, bankAccountId: accountId, note: '' }
      const house = { secrets: apps[0].sanggar.secrets }
      return void (await Promise.all(
        apps.map(of => within(context => requestPayout(house, context, body), earner, of)),
      ))
    }
    if (one.do === 'desk') {
      const made = await tenant.write(tx =>
        tx.db.selectFrom('simulator_payouts').select('id').orderBy('id', 'desc').executeTakeFirst(),
      )
      const { do: _, ...deed } = one
      const body = { ...deed, isDropped: deed.isDropped && deed.deed !== 'return' }
      if (made) await send(app(), admins[0], `/v1/simulator/payouts/${made.id}/deeds`, body)
      return
    }
    if (one.do === 'bank' || one.do === 'forge') {
      const rows = await bills()
      const bill = rows[one.pick % Math.max(rows.length, 1)]
      if (!bill) return
      if (one.do === 'forge') {
        const whole = await tenant.write(tx => findBill(tx, bill.id))
        return whole ? forged(whole, one.isSigned) : undefined
      }
      const { do: _, pick: __, amount, ...deed } = one
      const part = deed.deed === 'refund' && amount !== undefined ? { amount } : {}
      // money that never came to stay is in no statement: its word is sent until it is heard
      const faults = deed.deed === 'deny' ? { isDropped: false, isWronglySigned: false } : {}
      const body = { ...deed, ...faults, ...part }
      return void (await send(app(), admins[0], `/v1/simulator/bills/${bill.id}/deeds`, body))
    }
    const rows = await orders()
    const order = rows[one.pick % Math.max(rows.length, 1)]
    const buyer = buyers.find(({ membershipId }) => membershipId === order?.membership_id)
    if (!order) return
    if (one.do === 'press' && buyer)
      await Promise.all(apps.map(of => payForm(of, tenant, buyer, order.code, { do: one.word })))
    if (one.do === 'cancel')
      await within(context => cancelOrder(context, order.code, { by: order.membership_id ?? 0, why: '' }))
    if (one.do === 'askBack')
      await within(context =>
        askRefund(context, order.code, { amount: one.amount, reason: 'Tidak dapat ikut', endsAccess: false }),
      )
  }

  for (const one of steps) {
    await doIt(one)
    expect(await brokenInvariants(client, tenant.id), JSON.stringify(one)).toEqual([])
  }
  // whatever was lost on the way is asked about, until nothing is on its way any more
  for (const minutes of [1, 16, 16, 31, 1500]) await wait(minutes)
  await readStatement()
  await comeToRest()
  expect(await inTenant(apps[0], tenant, ({ tx, partsOf }) => findingsIn(tx, partsOf))).toEqual([])
  // I11: all that was ever told is told again, and changes nothing
  const before = await booksText(client, tenant.id)
  for (const { id } of await bills()) {
    const whole = await tenant.write(tx => findBill(tx, id))
    if (whole) await forged(whole, true)
  }
  await wait(1)
  expect(await booksText(client, tenant.id)).toBe(before)
}

it(
  'whatever happens to money, in whatever order and by how many at once, every rupiah is where the books say',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), play), {
      numRuns: sequences,
      endOnFailure: true,
      ...(isUsual ? { seed: 17 } : MONEY_SEED ? { seed: Number(MONEY_SEED) } : {}),
      ...(MONEY_SECONDS ? { interruptAfterTimeLimit: Number(MONEY_SECONDS) * 1000 } : {}),
    })
    const { rows } = await client.query('select kind, count(*)::int as count from ledger_txns group by kind')
    const happened = new Map(rows.map(({ kind, count }) => [kind, count]))
    if (!isUsual)
      process.stdout.write(
        `${played} sequences ${JSON.stringify(Object.fromEntries(happened))}, ${busy} times too busy\n`,
      )
    // a run in which nothing was sold, or asked for, proves nothing
    for (const kind of ['sale', 'refund', 'payout_requested'])
      expect(happened.get(kind) ?? 0, kind).toBeGreaterThan(0)
  },
  Math.max(600_000, sequences * 20_000),
)

import { afterAll, beforeAll, expect, it } from 'vitest'
import { testNow, until } from '../../../../test/app.ts'
import type { BuiltTenant } from '../../../../test/build.ts'
import { untilTaken } from '../../../../test/busy.ts'
import { actingAs, inTenant } from '../../../../test/in-tenant.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { type Death, mortal, watchCalls } from '../../../../test/mortal-house.ts'
import { fromElsewhere } from '../../../../test/networks.ts'
import { longAgo } from '../../../../test/rows.ts'
import { startTwoProcesses, type TwoProcesses } from '../../../../test/two-processes.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
import { issue } from '../documents/documents.ts'
import { findingsIn } from '../ledger/checking.ts'
import { allowPaying, payForm } from '../payments/payments.things.ts'
import { orderPayable } from './order-payable.ts'
import { pursueRefund, queueRefund } from './refund-sending.ts'

/** Many buyers at the same moment, on two processes of one house. */
let house: TwoProcesses
let tenant: BuiltTenant
const people: BuiltMember[] = []

beforeAll(async () => {
  house = await startTwoProcesses()
  tenant = house.tenant
  for (let count = 0; count < 50; count++) people.push(await buildMember(house.first, tenant, { kind: 4 }))
}, 60_000)

const forgetCalls = watchCalls()
afterAll(async () => {
  forgetCalls()
  await house?.close()
})

async function buy(turn: number, slug: string, key = `k${turn}`, body: object = {}) {
  const path = `/v1/class/payment/invoice?slug=${slug}`
  const who = people[turn % people.length]
  const answer = await house.send(turn, who, path, body, { headers: { 'idempotency-key': key } })
  return { status: answer.status, data: answer.status === 201 ? JSON.parse(answer.body).data : null }
}

const offer = (slug: string, capacity: number | null) =>
  tenant.write(async tx => {
    const { id } = await buildClass(tx, { slug, price: 250_000 })
    return buildClassroom(tx, id, { capacity })
  })

const countOrders = (state: string) =>
  tenant.write(async tx => {
    const rows = await tx.db.selectFrom('orders').select('id').where('state', '=', state).execute()
    return rows.length
  })

it('of two hundred presses of fifty people for twenty seats, twenty hold one each and may pay; nobody gets a fault', async () => {
  const run = await offer('rebutan', 20)
  const wishes = Array.from({ length: 200 }, (_, turn) => buy(turn, 'rebutan'))
  const answers = await Promise.all(wishes)
  const odd = answers.filter(({ status }) => status !== 201 && status !== 409 && status !== 503)
  expect(odd).toEqual([])
  const codes = [...new Set(answers.flatMap(({ data }) => (data ? [data.orderId as string] : [])))]
  expect(codes).toHaveLength(20)
  expect(await countOrders('pending')).toBe(20)
  const paidAt = house.first.clock.now()
  // each is told twice, at once
  await Promise.all(
    [...codes, ...codes].map((code, index) =>
      untilTaken(() =>
        inTenant(house.first, tenant, context =>
          orderPayable.paid(context, code, {
            // far from those that the database numbers
            paymentId: (index % 20) + 100_001,
            provider: 'midtrans',
            method: 'qris',
            amount: 250_000,
            fee: 1750,
            paidAt,
          }),
        ),
      ),
    ),
  )
  expect(await countOrders('paid')).toBe(20)
  const seats = await tenant.write(tx =>
    tx.db.selectFrom('classroom_seats').select('taken').where('classroom_id', '=', run.id).execute(),
  )
  expect(seats).toEqual([{ taken: 20 }])
  expect(await inTenant(house.first, tenant, ({ tx, partsOf }) => findingsIn(tx, partsOf))).toEqual([])
}, 60_000)

it('a coupon of one use is used once', async () => {
  await offer('diskon', null)
  await tenant.write(tx =>
    tx.db
      .insertInto('coupons')
      .values({ code: 'SATU', kind: 'amount', value: 1000, uses: 1, created_at: longAgo })
      .execute(),
  )
  const answers = await Promise.all(
    people.slice(0, 30).map((_, turn) => buy(turn, 'diskon', `c${turn}`, { couponCode: 'SATU' })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status !== 201 && status !== 422 && status !== 503)).toEqual([])
}, 60_000)

it('a double press with one key is one order, and one answer', async () => {
  await offer('ganda', null)
  const answers = await Promise.all(Array.from({ length: 8 }, () => buy(0, 'ganda', 'sekali')))
  const done = answers.filter(({ status }) => status === 201)
  expect(done.length).toBeGreaterThan(0)
  expect(new Set(done.map(({ data }) => data.orderId)).size).toBe(1)
}, 60_000)

it('numbers have no gaps, whatever is rolled back', async () => {
  const content = { title: 'x', lines: [], total: 1, tax: 0, taxBps: 0, notes: [] }
  await Promise.all(
    Array.from({ length: 50 }, (_, turn) =>
      inTenant(house.first, tenant, async context => {
        await issue(context, { kind: 'NK', subject: `s${turn}`, orderCode: 'x', content })
        if (turn % 5 === 0) throw new Error('rolled back')
      }).catch(() => {}),
    ),
  )
  const rows = await tenant.write(tx =>
    tx.db.selectFrom('documents').select('seq').where('kind', '=', 'NK').orderBy('seq').execute(),
  )
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
}, 60_000)

/** every moment of the sending at which a process can die */
const deaths: Death[] = Array.from({ length: 8 }, (_, at) =>
  [false, true].map(isAfter => ({ at, isAfter })),
).flat()

it('a refund that two send at once, of whom one dies at any moment of it, goes back once', async () => {
  await offer('kembali', null)
  await tenant.write(tx => allowPaying(tx, testNow))
  const asking = await buildMember(house.first, tenant, { kind: 1 })
  const approving = await buildMember(house.first, tenant, { kind: 1 })
  const call = async (who: BuiltMember, path: string, body: object, key: string) => {
    const answer = await house.first.request({
      host: tenant.host,
      path,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...who.bearer,
        ...fromElsewhere(),
      },
      body: JSON.stringify(body),
    })
    return JSON.parse(answer.body).data
  }
  const [mine, other] = await inTenant(house.first, tenant, async ({ tenant: context }) =>
    house.apps.map(({ sanggar, clock }) => ({ ...sanggar, clock, tenantContextById: async () => context })),
  )
  if (!mine || !other) throw new Error('No houses')
  const codes: string[] = []
  let died = 0
  for (const [turn, death] of deaths.entries()) {
    const who = people[turn]
    if (!who) throw new Error('Nobody')
    const { data } = await buy(turn, 'kembali', `kembali${turn}`, { method: 'qris' })
    const code: string = data.orderId
    codes.push(code)
    await payForm(house.first, tenant, who, code, { do: 'simulate' })
    const stateOf = () =>
      tenant.write(tx =>
        tx.db.selectFrom('orders').select('state').where('code', '=', code).executeTakeFirstOrThrow(),
      )
    await until(async () => (await stateOf()).state === 'paid')
    const reason = 'Dua pertemuan dibatalkan pengajar'
    const { id } = await call(asking, `/v1/orders/${code}/refunds`, { reason }, `minta${turn}`)
    await call(approving, `/v1/refunds/${id}/decision`, { decision: 'approve', note: '' }, `setuju${turn}`)
    const begun = await Promise.allSettled(
      [asking, approving].map(by =>
        inTenant(house.first, tenant, context => queueRefund(mine, { ...context, ...actingAs(by) }, id)),
      ),
    )
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [hasDied] = await Promise.all([
      mortal(mine, death, house => pursueRefund(house, tenant.id, id)),
      pursueRefund(other, tenant.id, id),
    ])
    if (hasDied) died += 1
    await Promise.all([mine, other].map(house => pursueRefund(house, tenant.id, id)))
    await until(async () => (await stateOf()).state === 'refunded')
  }
  expect(died).toBeGreaterThan(4)
  const bills = await tenant.write(tx =>
    tx.db.selectFrom('simulator_bills').select(['amount', 'returned', 'answer']).execute(),
  )
  expect(bills).toHaveLength(codes.length)
  for (const { amount, returned, answer } of bills) {
    expect(returned).toBe(amount)
    expect((answer as { refunds: unknown[] }).refunds).toHaveLength(1)
  }
  expect(await inTenant(house.first, tenant, ({ tx, partsOf }) => findingsIn(tx, partsOf))).toEqual([])
}, 120_000)

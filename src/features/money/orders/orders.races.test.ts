import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { inTenant } from '../../../../test/in-tenant.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { type Postgres, startPostgres } from '../../../../test/postgres.ts'
import { longAgo } from '../../../../test/rows.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
import { issue } from '../documents/documents.ts'
import { findingsIn } from '../ledger/checking.ts'
import { orderPayable } from './order-payable.ts'

/** Many buyers at the same moment, on two processes of one house. */
let postgres: Postgres
let apps: App[] = []
let tenant: BuiltTenant
const people: BuiltMember[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  const { url } = await postgres.createDatabase('pesanan')
  const first = await startApp({ databaseUrl: url, environment: trusting })
  tenant = await buildTenant(first, { slug: 'tegal' })
  apps = [first, await startApp({ databaseUrl: url, environment: trusting })]
  for (let count = 0; count < 50; count++) people.push(await buildMember(first, tenant, { kind: 4 }))
}, 60_000)

afterAll(async () => {
  for (const app of apps) await app.close()
  postgres?.remove()
})

const app = () => {
  const [first] = apps
  if (!first) throw new Error('No app')
  return first
}

async function buy(turn: number, slug: string, key = `k${turn}`, body: object = {}) {
  const answer = await apps[turn % apps.length]?.request({
    host: tenant.host,
    path: `/v1/class/payment/invoice?slug=${slug}`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...people[turn % people.length]?.bearer,
      ...fromElsewhere(),
    },
    body: JSON.stringify(body),
  })
  return { status: answer?.status, data: answer?.status === 201 ? JSON.parse(answer.body).data : null }
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
  const paidAt = app().clock.now()
  // each is told twice, at once
  await Promise.all(
    [...codes, ...codes].map((code, index) =>
      inTenant(app(), tenant, context =>
        orderPayable.paid(context, code, {
          paymentId: (index % 20) + 1,
          provider: 'midtrans',
          method: 'qris',
          amount: 250_000,
          fee: 1750,
          paidAt,
        }),
      ),
    ),
  )
  expect(await countOrders('paid')).toBe(20)
  const seats = await tenant.write(tx =>
    tx.db.selectFrom('classroom_seats').select('taken').where('classroom_id', '=', run.id).execute(),
  )
  expect(seats).toEqual([{ taken: 20 }])
  expect(await inTenant(app(), tenant, ({ tx, partsOf }) => findingsIn(tx, partsOf))).toEqual([])
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
      inTenant(app(), tenant, async context => {
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

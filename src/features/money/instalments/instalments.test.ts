import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { inTenant } from '../../../../test/in-tenant.ts'
import { type BuiltMember, buildMember, renewSession } from '../../../../test/members.ts'
import { nextNumber } from '../../../../test/rows.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
import { findingsIn } from '../ledger/checking.ts'
import { totalOf } from '../ledger/ledger.ts'
import { allowPaying, payForm } from '../payments/payments.things.ts'

/** A class paid in parts, over HTTP: agreed at the checkout, billed as its days come, closed and opened again. */
let app: App
let tenant: BuiltTenant
let admin: BuiltMember
const day = 86_400_000

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, {
    values: {
      sales: { taxBps: 1100, shareBps: 7000, maturityDays: 0 },
      instalments: { isOpen: true, maxParts: 4, everyDays: 30, graceDays: 7, minTotal: 100_000 },
    },
  })
  await tenant.write(tx => allowPaying(tx, testNow))
  admin = await buildMember(app, tenant, { kind: 1 })
})
afterAll(() => app?.close())

async function ask(who: BuiltMember, method: string, path: string, body?: object) {
  const answer = await app.request({
    host: tenant.host,
    method,
    path,
    headers: { ...who.bearer, 'content-type': 'application/json', 'idempotency-key': `k${nextNumber()}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { ...answer.json(), status: answer.status }
}

/** A class of 250,000 rupiah, and somebody with a bill for it. */
async function ordered(price = 250_000) {
  const buyer = await buildMember(app, tenant, { kind: 4 })
  const slug = await tenant.write(async tx => {
    const found = await buildClass(tx, { slug: `kelas-${nextNumber()}`, price })
    await buildClassroom(tx, found.id, {
      start_at: new Date('2090-01-01'),
      end_at: new Date('2090-02-01'),
      registration_open_at: new Date('2026-01-01'),
      registration_close_at: new Date('2090-01-01'),
    })
    const person = await buildPerson(tx, { name: 'Guru', slug: `guru-${nextNumber()}` })
    await tx.db
      .insertInto('class_instructors')
      .values({ class_id: found.id, person_id: person.id, role: 'lead' })
      .execute()
    return found.slug
  })
  const { data } = await ask(buyer, 'POST', `/v1/class/payment/invoice?slug=${slug}`, {})
  return { buyer, slug, code: data.orderId as string }
}

const agree = (buyer: BuiltMember, code: string, parts = 3) =>
  ask(buyer, 'POST', `/v1/orders/${code}/instalments`, { parts })
const planOf = async (buyer: BuiltMember, code: string) =>
  (await ask(buyer, 'GET', `/v1/orders/${code}/instalments`)).data
const stateOf = (code: string) =>
  tenant.write(async tx => {
    const { state } = await tx.db
      .selectFrom('orders')
      .select('state')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    return state
  })
const placeOf = (buyer: BuiltMember) =>
  tenant.write(async tx => {
    const { state } = await tx.db
      .selectFrom('enrolments')
      .select('state')
      .where('membership_id', '=', buyer.membershipId)
      .executeTakeFirstOrThrow()
    return state
  })

async function pay(buyer: BuiltMember, code: string) {
  expect((await payForm(app, tenant, buyer, code, { channel: 'qris' })).status).toBe(303)
  await payForm(app, tenant, buyer, code, { do: 'simulate' })
  await until(async () => (await stateOf(code)) === 'paid')
}

async function wait(days: number, ...people: BuiltMember[]) {
  app.clock.advance(days * day)
  for (const who of [admin, ...people]) await renewSession(app, tenant, who)
  await app.sanggar.jobs.runOften()
}

/** the office's list, as a file */
async function listed(state: string): Promise<string> {
  const answer = await app.request({
    host: tenant.host,
    path: `/v1/instalments/file?state=${state}`,
    headers: admin.bearer,
  })
  return answer.body
}

const mails = (reason: string) =>
  tenant.write(tx => tx.db.selectFrom('mails').select('subject').where('reason', '=', reason).execute())
const booksFit = async () =>
  expect(await inTenant(app, tenant, ({ tx, partsOf }) => findingsIn(tx, partsOf))).toEqual([])
const balance = (kind: 'revenue' | 'tax_output') =>
  inTenant(app, tenant, ({ tx }) => totalOf(tx, { kind, owner: '' }))

describe('a class paid in three parts', () => {
  it('is open with the first, billed and reminded as its days come, and sold in all for its price', async () => {
    const { buyer, code } = await ordered()
    const page = await app.request({
      host: tenant.host,
      path: `/Pembayaran/${code}`,
      headers: { ...buyer.cookie, accept: 'text/html' },
    })
    expect(page.body).toContain('Bayar dengan cicilan')
    const before = (await balance('revenue')) + (await balance('tax_output'))
    const made = await agree(buyer, code)
    expect(made).toMatchObject({ status: 201 })
    const first = made.data.orderId
    // in thousands, and the rest with the first
    expect(made.data.parts.map(({ total }: { total: number }) => total)).toEqual([84_000, 83_000, 83_000])
    expect([await stateOf(code), await stateOf(first), await placeOf(buyer)]).toEqual([
      'cancelled',
      'pending',
      'pending_payment',
    ])
    // the bill that gave way cannot be paid in parts once more
    expect((await agree(buyer, code)).status).toBe(409)
    await pay(buyer, first)
    expect(await placeOf(buyer)).toBe('active')
    await wait(22, buyer)
    expect((await planOf(buyer, first)).parts[1]).toMatchObject({ state: 'later', orderId: '' })
    await wait(2, buyer)
    const second = (await planOf(buyer, first)).parts[1]
    expect(second).toMatchObject({ state: 'due', total: 83_000 })
    await wait(5.5, buyer)
    expect(await mails('instalment.due')).toHaveLength(1)
    await pay(buyer, second.orderId)
    await wait(25, buyer)
    const third = (await planOf(buyer, first)).parts[2].orderId
    await pay(buyer, third)
    expect((await planOf(buyer, first)).parts.map(({ state }: { state: string }) => state)).toEqual([
      'paid',
      'paid',
      'paid',
    ])
    expect((await balance('revenue')) + (await balance('tax_output')) - before).toBe(-250_000)
    expect(await listed('paid')).toContain('Lunas;3;3;250000;0')
    await booksFit()
  })

  it('closes when its grace is over, and opens again when all that is behind is paid', async () => {
    const { buyer, code } = await ordered()
    const { data } = await agree(buyer, code)
    await pay(buyer, data.orderId)
    for (const days of [24, 6, 8]) await wait(days, buyer)
    expect(await placeOf(buyer)).toBe('suspended')
    expect(await mails('instalment.closed')).toHaveLength(1)
    for (const days of [16, 7, 8]) await wait(days, buyer)
    const [, second, third] = (await planOf(buyer, data.orderId)).parts
    expect([second.state, third.state]).toEqual(['late', 'late'])
    expect(await listed('suspended')).toContain('Akses ditutup')
    await pay(buyer, second.orderId)
    // another one is behind still
    expect(await placeOf(buyer)).toBe('suspended')
    await pay(buyer, third.orderId)
    expect(await placeOf(buyer)).toBe('active')
    await booksFit()
  })

  it('asks for nothing more once the money of the first went back', async () => {
    const { buyer, code } = await ordered()
    const { data } = await agree(buyer, code)
    await pay(buyer, data.orderId)
    await wait(24, buyer)
    const second = (await planOf(buyer, data.orderId)).parts[1].orderId
    const reason = 'Tidak dapat ikut lagi'
    const asked = await ask(admin, 'POST', `/v1/orders/${data.orderId}/refunds`, { reason })
    const other = await buildMember(app, tenant, { kind: 1 })
    const decided = { decision: 'approve', note: 'Sudah diperiksa bersama.' }
    await ask(other, 'POST', `/v1/refunds/${asked.data.id}/decision`, decided)
    expect(await placeOf(buyer)).toBe('refunded')
    await wait(6, buyer)
    expect(await stateOf(second)).toBe('cancelled')
    const { parts } = await planOf(buyer, data.orderId)
    expect(parts.map(({ state }: { state: string }) => state)).toEqual(['returned', 'over', 'over'])
    await booksFit()
  })

  it('that nobody begins comes to nothing, and its seat is free', async () => {
    const { buyer, code } = await ordered()
    const { data } = await agree(buyer, code)
    await wait(2, buyer)
    expect([await stateOf(data.orderId), await placeOf(buyer)]).toEqual(['expired', 'expired'])
    await wait(30, buyer)
    expect((await planOf(buyer, data.orderId)).parts.map(({ state }: { state: string }) => state)).toEqual([
      'over',
      'over',
      'over',
    ])
  })

  it('is for the buyer alone, from the total on that the site says, and in no more parts', async () => {
    const { buyer, code } = await ordered()
    const stranger = await buildMember(app, tenant, { kind: 4 })
    expect((await agree(stranger, code)).status).toBe(404)
    expect((await agree(buyer, code, 5)).status).toBe(422)
    const cheap = await ordered(90_000)
    expect((await agree(cheap.buyer, cheap.code)).status).toBe(409)
    const form = (fields: Record<string, string>) =>
      app.request({
        host: tenant.host,
        path: `/Pembayaran/${code}/Cicilan`,
        method: 'POST',
        headers: {
          ...buyer.cookie,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
        },
        body: new URLSearchParams(fields).toString(),
      })
    const refused = await form({ parts: 'banyak' })
    expect([refused.status, refused.body.includes('Pilih berapa kali')]).toEqual([422, true])
    const led = await form({ parts: '2' })
    expect(led.status).toBe(303)
    expect(String(led.headers.location)).toMatch(/\/Pembayaran\/[a-z0-9]{20}$/)
  })
})

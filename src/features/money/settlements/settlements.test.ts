import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { inTenant } from '../../../../test/in-tenant.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { nextNumber } from '../../../../test/rows.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
import { findingsIn } from '../ledger/checking.ts'
import { totalOf } from '../ledger/ledger.ts'
import { allowPaying, payForm } from '../payments/payments.things.ts'

/** Providers' statements: from classes bought over HTTP to the money in the bank. */
let app: App
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await shop('midtrans')
  admin = await buildMember(app, tenant, { kind: 1 })
})
afterAll(() => app?.close())

async function shop(dialect: 'midtrans' | 'xendit') {
  const made = await buildTenant(app)
  await made.write(tx => allowPaying(tx, testNow, dialect))
  return made
}

async function ask(who: BuiltMember, method: string, path: string, body?: string | object, at = tenant) {
  const answer = await app.request({
    host: at.host,
    method,
    path,
    headers: {
      ...who.bearer,
      ...(body === undefined
        ? {}
        : { 'content-type': typeof body === 'string' ? 'text/csv' : 'application/json' }),
      'idempotency-key': `k${nextNumber()}`,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { ...(isJson(answer) ? answer.json() : {}), body: answer.body, status: answer.status }
}
const isJson = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-type']).startsWith('application/json')

/** A place in a class, paid at the simulator; answers the reference it has there. */
async function sold(method: object, at = tenant): Promise<string> {
  const student = await buildMember(app, at, { kind: 4 })
  const { slug } = await at.write(async tx => {
    const found = await buildClass(tx, { slug: `kelas-${nextNumber()}`, price: 250_000 })
    await buildClassroom(tx, found.id, {})
    return found
  })
  const { data } = await ask(student, 'POST', `/v1/class/payment/invoice?slug=${slug}`, method, at)
  await payForm(app, at, student, data.orderId, { do: 'simulate' })
  const attempt = () =>
    at.write(tx =>
      tx.db
        .selectFrom('payments')
        .select(['ref', 'state'])
        .where('subject_code', '=', data.orderId)
        .executeTakeFirstOrThrow(),
    )
  await until(async () => (await attempt()).state === 'paid')
  return (await attempt()).ref
}

const balance = (kind: 'clearing' | 'bank' | 'provider_fee', at = tenant, provider = 'midtrans') =>
  inTenant(app, at, ({ tx }) => totalOf(tx, { kind, owner: kind === 'clearing' ? provider : '' }))
const booksFit = async (at = tenant) =>
  expect(await inTenant(app, at, ({ tx, partsOf }) => findingsIn(tx, partsOf))).toEqual([])

let files = 0
const upload = (text: string, provider = 'midtrans', who = admin, at = tenant) =>
  ask(who, 'POST', `/v1/settlements?provider=${provider}&name=laporan-${++files}.csv`, text, at)
const book = (id: number, who = admin, at = tenant) => ask(who, 'POST', `/v1/settlements/${id}/book`, {}, at)

describe("a provider's statement", () => {
  it('that agrees brings the money to the bank, to the last rupiah', async () => {
    await sold({ method: 'qris' })
    await sold({ method: 'va', bank: 'bca' })
    const { body } = await ask(admin, 'GET', '/v1/simulator/statement?dialect=midtrans')
    const read = await upload(body)
    expect(read).toMatchObject({ status: 201, data: { payments: 2, counts: { same: 2 } } })
    // nothing is booked before somebody has seen it
    expect(await balance('bank')).toBe(0)
    const done = await book(read.data.id)
    // 0.7 % of one, 4,440 of the other
    expect(done.data).toMatchObject({ payments: 2, settled: 500_000 - 1_750 - 4_440, feeDifference: 0 })
    expect(await balance('clearing')).toBe(0)
    expect(await balance('bank')).toBe(493_810)
    expect((await book(read.data.id)).status).toBe(409)
    expect((await upload(body)).status).toBe(409)
    await booksFit()
  })

  it('of Xendit says fees and taxes in lines of their own', async () => {
    const theirs = await shop('xendit')
    const who = await buildMember(app, theirs, { kind: 1 })
    await sold({ method: 'va', bank: 'bni' }, theirs)
    const { body } = await ask(who, 'GET', '/v1/simulator/statement?dialect=xendit', undefined, theirs)
    expect(body).toContain('VAT')
    const read = await upload(body, 'xendit', who, theirs)
    expect(read.data.counts).toEqual({ same: 1 })
    await book(read.data.id, who, theirs)
    expect(await balance('clearing', theirs, 'xendit')).toBe(0)
    expect(await balance('bank', theirs)).toBe(245_560)
    await booksFit(theirs)
  })

  it('with other fees books the true ones; what does not agree stays out until it does', async () => {
    const [first, second] = [await sold({ method: 'qris' }), await sold({ method: 'qris' })]
    const fees = await balance('provider_fee')
    const read = await upload(
      [
        'order_id;gross_amount;mdr;settlement_time;transaction_type',
        `${first};Rp 250.000;2.000;21/11/2026 10:00;Payment`,
        `${second};249.999;1.750;2026-11-21;Payment`,
        'SGR-TIDAKADA;100.000;0;2026-11-21;Payment',
        ';-5.000.000;0;2026-11-21;Withdrawal',
      ].join('\r\n'),
    )
    expect(read.data.counts).toEqual({ fee: 1, amount: 1, unknown: 1, other: 1 })
    expect((await book(read.data.id)).data).toMatchObject({ settled: 248_000, feeDifference: 250 })
    expect((await balance('provider_fee')) - fees).toBe(250)
    const page = await app.request({
      host: tenant.host,
      path: `/Kelola/Rekonsiliasi?file=${read.data.id}`,
      headers: { ...admin.cookie, accept: 'text/html' },
    })
    for (const words of ['Jumlah berbeda', 'Di sini Rp 250.000', 'Tidak dikenal', 'Sudah dibukukan'])
      expect(page.body.replaceAll('\u00a0', ' ')).toContain(words)
    await booksFit()
  })

  it('that overlaps another books each payment once, however its lines are written', async () => {
    const refs = [await sold({ method: 'qris' }), await sold({ method: 'qris' })]
    const head = 'external id,amount,fee,settled at'
    const line = (ref: string | undefined, day = '2026-11-21') => `${ref},250000,1750,${day}`
    const one = await upload([head, line(refs[0])].join('\n'))
    const two = await upload([head, line(refs[0]), line(refs[1])].join('\n'))
    const three = await upload([head, line(refs[0], '2026-11-22')].join('\n'))
    await book(one.data.id)
    expect((await book(two.data.id)).data).toMatchObject({ payments: 1, settled: 248_250 })
    // the same payment on another day is a second one, which never came
    expect((await book(three.data.id)).status).toBe(409)
    expect(await ask(admin, 'DELETE', `/v1/settlements/${three.data.id}`)).toMatchObject({ status: 200 })
    expect((await ask(admin, 'DELETE', `/v1/settlements/${one.data.id}`)).status).toBe(409)
    await booksFit()
  })

  it.each([
    ['', 'kosong'],
    ['order_id;amount', 'judul kolom'],
    ['nama;umur\nSiti;12', 'Kolom referensi'],
    ['order_id;amount\nSGR-X;banyak', 'Baris 2'],
    ['order_id;amount\nSGR-X;1.234,56', 'bukan rupiah bulat'],
    ['order_id;amount\nSGR-X;99999999999999999', 'bukan rupiah bulat'],
  ])('that cannot be read is refused with why: %j', async (text, words) => {
    const answer = await upload(text || '\n')
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.errors)).toContain(words)
  })

  it('that has what a bank took back is noted by somebody else, where the provider never tells of it', async () => {
    const theirs = await shop('xendit')
    const [who, other] = [
      await buildMember(app, theirs, { kind: 1 }),
      await buildMember(app, theirs, { kind: 1 }),
    ]
    const ref = await sold({ method: 'va', bank: 'bni' }, theirs)
    const { id } = await theirs.write(tx =>
      tx.db.selectFrom('simulator_bills').select('id').where('ref', '=', ref).executeTakeFirstOrThrow(),
    )
    await ask(who, 'POST', `/v1/simulator/bills/${id}/deeds`, { deed: 'chargeback' }, theirs)
    const { body } = await ask(who, 'GET', '/v1/simulator/statement?dialect=xendit', undefined, theirs)
    expect(body).toContain('CHARGEBACK')
    const read = await upload(body, 'xendit', who, theirs)
    expect(read.data.counts).toEqual({ returned: 1 })
    const path = `/v1/settlements/${read.data.id}/ask`
    // who brought the statement does not write it down as well
    expect((await ask(who, 'POST', path, { ref }, theirs)).status).toBe(403)
    expect(await balance('clearing', theirs, 'xendit')).toBeGreaterThan(0)
    expect(await ask(other, 'POST', path, { ref }, theirs)).toMatchObject({
      status: 200,
      data: { by: 'statement' },
    })
    expect((await ask(other, 'POST', path, { ref }, theirs)).status).toBe(409)
    const [order] = await theirs.write(tx => tx.db.selectFrom('orders').select('state').execute())
    expect(order?.state).toBe('charged_back')
    // the fee of 4,440 is what the provider keeps nevertheless
    expect(await balance('clearing', theirs, 'xendit')).toBe(-4_440)
    await book(read.data.id, other, theirs)
    expect(await balance('clearing', theirs, 'xendit')).toBe(0)
    await booksFit(theirs)
  })

  it('that has a return of which the word was lost is asked about, and the provider confirms it', async () => {
    const ref = await sold({ method: 'qris' })
    const { id } = await tenant.write(tx =>
      tx.db.selectFrom('simulator_bills').select('id').where('ref', '=', ref).executeTakeFirstOrThrow(),
    )
    const lost = { deed: 'refund', amount: 40_000, isDropped: true }
    await ask(admin, 'POST', `/v1/simulator/bills/${id}/deeds`, lost)
    const line = (kind: string, amount: number) => `${ref},${kind},${amount},0,2026-11-21`
    const head = 'order_id,transaction_type,amount,fee,settled at'
    const read = await upload([head, line('Payment', 250_000), line('Refund', 40_000)].join('\n'))
    expect(read.data.counts).toEqual({ returned: 1 })
    const path = `/v1/settlements/${read.data.id}/ask`
    expect((await ask(admin, 'POST', path, { ref })).data).toEqual({ id: read.data.id, by: 'provider' })
    const refunded = await tenant.write(tx =>
      tx.db
        .selectFrom('orders')
        .innerJoin('payments', 'payments.subject_code', 'orders.code')
        .select('orders.refunded')
        .where('payments.ref', '=', ref)
        .executeTakeFirst(),
    )
    expect(Number(refunded?.refunded)).toBe(40_000)
    // what the provider does not confirm is not believed of a file
    const more = await upload([head, line('Payment', 250_000), line('Refund', 90_000)].join('\n'))
    expect((await ask(admin, 'POST', `/v1/settlements/${more.data.id}/ask`, { ref })).status).toBe(409)
    await booksFit()
  })

  it('that has money for what was given up here long ago finds it, once the provider confirms it', async () => {
    const student = await buildMember(app, tenant, { kind: 4 })
    const slug = await tenant.write(async tx => {
      const found = await buildClass(tx, { slug: `kelas-${nextNumber()}`, price: 250_000 })
      await buildClassroom(tx, found.id, {})
      return found.slug
    })
    const made = await ask(student, 'POST', `/v1/class/payment/invoice?slug=${slug}`, { method: 'qris' })
    const code = made.data.orderId
    await payForm(app, tenant, student, code, { do: 'change' })
    const bill = await tenant.write(tx =>
      tx.db
        .selectFrom('simulator_bills')
        .select(['id', 'ref'])
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    )
    await ask(admin, 'POST', `/v1/simulator/bills/${bill.id}/deeds`, { deed: 'pay', isDropped: true })
    const line = `${bill.ref},250000,1750,2026-11-21`
    const read = await upload(['order_id,amount,fee,settled at', line].join('\n'))
    expect(read.data.counts).toEqual({ unpaid: 1 })
    const path = `/v1/settlements/${read.data.id}/ask`
    expect((await ask(admin, 'POST', path, { ref: bill.ref })).data.by).toBe('provider')
    const order = await tenant.write(tx =>
      tx.db.selectFrom('orders').select('state').where('code', '=', code).executeTakeFirst(),
    )
    expect(order?.state).toBe('paid')
    await booksFit()
  })

  it("of one tenant settles nothing of another's, even by its reference", async () => {
    const ref = await sold({ method: 'qris' })
    const theirs = await shop('midtrans')
    const who = await buildMember(app, theirs, { kind: 1 })
    const read = await upload(`order_id,amount\n${ref},250000`, 'midtrans', who, theirs)
    expect(read.data.counts).toEqual({ unknown: 1 })
    expect((await book(read.data.id)).status).toBe(404)
  })
})

it('told again all it was ever told by a provider, the house changes nothing', async () => {
  const told = await tenant.write(tx =>
    tx.db
      .selectFrom('payment_events')
      .innerJoin('payments', 'payments.id', 'payment_events.payment_id')
      .select(['payment_events.body', 'payments.ref'])
      .where('payment_events.kind', '=', 'notification')
      .execute(),
  )
  expect(told.length).toBeGreaterThan(0)
  const count = async () =>
    tenant.write(async tx => ({
      moves: (await tx.db.selectFrom('ledger_moves').select('amount').execute()).length,
      orders: await tx.db.selectFrom('orders').select(['code', 'state', 'version']).orderBy('id').execute(),
    }))
  const before = await count()
  for (const { body } of told.toReversed()) {
    const answer = await app.request({
      host: tenant.host,
      method: 'POST',
      path: '/v1/payments/webhooks/midtrans',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(200)
  }
  app.clock.advance(60_000)
  await app.sanggar.jobs.runOften()
  expect(await count()).toEqual(before)
  await booksFit()
})

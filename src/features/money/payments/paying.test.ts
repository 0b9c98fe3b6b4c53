import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type App, startApp, testNow, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildBill, type TestBill } from '../../../../test/test-bills.ts'
import { allowPaying, payForm } from './payments.things.ts'

let app: App
let tenant: BuiltTenant
let other: BuiltTenant
let admin: BuiltMember
let buyer: BuiltMember
let bill: TestBill

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app)
  other = await buildTenant(app)
  for (const one of [tenant, other]) await one.write(tx => allowPaying(tx, testNow))
  admin = await buildMember(app, tenant, { kind: 1 })
  buyer = await buildMember(app, tenant)
})
afterAll(() => app?.close())

beforeEach(() => {
  app.clock.set(testNow)
  bill = billOf()
})

const day = 86_400_000
const billOf = (wishes: { total?: number } = {}) =>
  buildBill({
    tenantId: tenant.id,
    membershipId: buyer.membershipId,
    expiresAt: new Date(app.clock.now().getTime() + day),
    ...wishes,
  })

const choose = (channel: string, of = bill) => payForm(app, tenant, buyer, of.due.code, { channel })
const press = (what: string, of = bill) => payForm(app, tenant, buyer, of.due.code, { do: what })
const page = async (of = bill, who = buyer, host = tenant.host) =>
  app.request({ host, path: `/Pembayaran/${of.due.code}`, headers: { ...who.cookie, accept: 'text/html' } })
const attempt = (of = bill) =>
  tenant.write(tx =>
    tx.db
      .selectFrom('payments')
      .selectAll()
      .where('subject_code', '=', of.due.code)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  )
const simulated = async (of = bill) => {
  const { ref } = await attempt(of)
  return tenant.write(tx =>
    tx.db.selectFrom('simulator_bills').selectAll().where('ref', '=', ref).executeTakeFirstOrThrow(),
  )
}
const atPhone = async (deed: Record<string, unknown>, of = bill) => {
  const { id } = await simulated(of)
  return app.request({
    host: tenant.host,
    path: `/v1/simulator/bills/${id}/deeds`,
    method: 'POST',
    headers: { ...admin.bearer, 'content-type': 'application/json' },
    body: JSON.stringify(deed),
  })
}
const stateIs = (state: string, of = bill) => until(async () => (await attempt(of)).state === state)

describe('paying', () => {
  it('shows the number of the bank that was chosen, grouped for the eye and bare to be copied', async () => {
    expect((await choose('bca')).status).toBe(303)
    const { body } = await page()
    const { instructions } = await attempt()
    const { number } = (instructions as { va: { number: string } }).va
    expect(number).toMatch(/^70012\d{11}$/)
    expect(body).toContain(`data-copy="${number}"`)
    expect(body).toContain(number.replaceAll(/(\d{4})(?=\d)/g, '$1 '))
    expect(body).toContain('Ini simulasi')
    expect(body).toContain('Menunggu')
  })

  it('is told of once it is paid, by the provider and in the same moment by nobody else', async () => {
    await choose('qris')
    expect((await page()).body).toContain('<svg class="pay-qr"')
    expect((await atPhone({ deed: 'pay' })).status).toBe(200)
    await stateIs('paid')
    expect(bill.paid).toEqual([
      expect.objectContaining({ provider: 'midtrans', method: 'qris', amount: 150_000, fee: 1_050 }),
    ])
    const { body } = await page()
    expect(body).toContain('Lunas')
    expect(body).toContain('Mulai belajar')
  })

  it('speaks Xendit just as well', async () => {
    const elsewhere = await buildTenant(app)
    await elsewhere.write(tx => allowPaying(tx, testNow, 'xendit'))
    const who = await buildMember(app, elsewhere)
    const theirs = buildBill({
      tenantId: elsewhere.id,
      membershipId: who.membershipId,
      expiresAt: new Date(testNow.getTime() + day),
    })
    await payForm(app, elsewhere, who, theirs.due.code, { channel: 'bni' })
    const shown = await page(theirs, who, elsewhere.host)
    expect(shown.body).toContain('Nomor virtual account')
    expect((await payForm(app, elsewhere, who, theirs.due.code, { do: 'simulate' })).status).toBe(303)
    await until(() => theirs.paid.length > 0)
    expect(theirs.paid).toEqual([
      expect.objectContaining({ provider: 'xendit', method: 'va', amount: 150_000 }),
    ])
    const chief = await buildMember(app, elsewhere, { kind: 1 })
    const { id, provider_id: invoice } = await elsewhere.write(tx =>
      tx.db.selectFrom('simulator_bills').select(['id', 'provider_id']).executeTakeFirstOrThrow(),
    )
    const forged = await app.request({
      host: elsewhere.host,
      path: '/v1/payments/webhooks/xendit',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-callback-token': 'salah' },
      body: JSON.stringify({ event: 'refund.succeeded', data: { invoice_id: invoice, amount: 60_000 } }),
    })
    expect(forged.status).toBe(403)
    await app.request({
      host: elsewhere.host,
      path: `/v1/simulator/bills/${id}/deeds`,
      method: 'POST',
      headers: { ...chief.bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ deed: 'refund', amount: 60_000 }),
    })
    await until(() => theirs.returned.length > 0)
    expect(theirs.returned).toEqual([expect.objectContaining({ kind: 'refund', amount: 60_000 })])
    const { line } = await elsewhere.write(tx =>
      tx.db
        .selectFrom('simulator_lines')
        .select(['line', 'sent'])
        .where('sent', 'like', '%refund.succeeded%')
        .executeTakeFirstOrThrow(),
    )
    expect(line).toBe('POST /v1/payments/webhooks/xendit')
  })

  it('makes no second attempt in a second tab, and closes the first before another way is chosen', async () => {
    await choose('bca')
    await choose('bca')
    const refused = await choose('bni')
    expect(refused.status).toBe(409)
    expect(refused.body).toContain('Ganti cara bayar')
    await press('change')
    expect((await attempt()).state).toBe('cancelled')
    expect((await simulated()).status).toBe('cancel')
    await choose('mandiri')
    const { body } = await page()
    expect(body).toContain('Kode perusahaan')
    expect(body).toContain('Kode bayar')
  })

  it('is begun by whoever sells something, who is told how it is paid; another way closes the first', async () => {
    const start = async (channel: string) =>
      (
        await app.request({
          host: tenant.host,
          path: '/v1/test-bills/payments',
          method: 'POST',
          headers: { ...buyer.bearer, 'content-type': 'application/json' },
          body: JSON.stringify({ code: bill.due.code, channel }),
        })
      ).json().data
    const first = await start('qris')
    expect(first).toMatchObject({ state: 'pending', instructions: { qr: expect.stringMatching(/^000201/) } })
    expect((await start('qris')).id).toBe(first.id)
    const second = await start('bni')
    expect(second).toMatchObject({ state: 'pending', instructions: { va: { bank: 'bni' } } })
    expect((await attempt()).id).toBe(second.id)
  })

  it('says why a way is closed, and takes none that is', async () => {
    const large = billOf({ total: 999_999_999_999 })
    const { body } = await page(large)
    expect(body).toContain('QRIS paling banyak Rp 10.000.000')
    const refused = await choose('qris', large)
    expect(refused.status).toBe(422)
    expect(refused.body).toContain('QRIS paling banyak Rp 10.000.000')
  })

  it('accepts money that comes after the time was over', async () => {
    await choose('qris')
    app.clock.advance(16 * 60_000)
    await app.sanggar.jobs.runOften()
    expect((await attempt()).state).toBe('expired')
    await atPhone({ deed: 'pay' })
    await stateIs('paid')
    expect(bill.paid).toHaveLength(1)
  })

  it('finds out by itself what no notification told', async () => {
    await choose('bri')
    await atPhone({ deed: 'pay', isDropped: true })
    await app.sanggar.jobs.runOften()
    expect(bill.paid).toEqual([])
    app.clock.advance(16 * 60_000)
    await app.sanggar.jobs.runOften()
    expect(bill.paid).toHaveLength(1)
  })

  it('asks at once when the payer does', async () => {
    await choose('bri')
    await atPhone({ deed: 'pay', isDropped: true })
    await press('check')
    expect(bill.paid).toHaveLength(1)
  })

  it('is paid once, however often and in whatever order it is told', async () => {
    await choose('permata')
    await atPhone({ deed: 'pay', duplicate: 3, isReordered: true })
    await stateIs('paid')
    await app.sanggar.jobs.runOften()
    expect(bill.paid).toHaveLength(1)
    expect((await attempt()).state).toBe('paid')
  })

  it('tells of money that goes back, part by part and never more than came', async () => {
    await choose('gopay')
    await atPhone({ deed: 'pay' })
    await stateIs('paid')
    await atPhone({ deed: 'refund', amount: 50_000 })
    await stateIs('partially_refunded')
    await atPhone({ deed: 'refund', amount: 100_000 })
    await stateIs('refunded')
    expect(bill.returned.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['refund', 50_000],
      ['refund', 150_000],
    ])
    expect((await atPhone({ deed: 'refund', amount: 1 })).status).toBe(409)
  })

  it('takes back what a bank refuses within a minute after it had settled it', async () => {
    await choose('mandiri')
    await atPhone({ deed: 'pay' })
    await stateIs('paid')
    await atPhone({ deed: 'deny' })
    await stateIs('charged_back')
    expect(bill.returned).toEqual([expect.objectContaining({ kind: 'chargeback', amount: 150_000 })])
  })

  it('waits while a payment is under review', async () => {
    await choose('bca')
    await atPhone({ deed: 'challenge' })
    await stateIs('review')
    expect(bill.paid).toEqual([])
    expect((await press('change')).status).toBe(409)
    await atPhone({ deed: 'pay' })
    await stateIs('paid')
  })

  it('says that nothing was taken while the bank has not answered, and asks again by the same reference', async () => {
    await app.request({
      host: tenant.host,
      path: '/v1/simulator/lost-answer',
      method: 'POST',
      headers: admin.bearer,
    })
    await choose('bca')
    const before = await attempt()
    expect(before.state).toBe('unknown')
    expect((await page()).body).toContain('belum menjawab')
    app.clock.advance(60_000)
    await app.sanggar.jobs.runOften()
    const after = await attempt()
    expect([after.state, after.ref]).toEqual(['pending', before.ref])
    const made = await tenant.write(tx =>
      tx.db.selectFrom('simulator_bills').select('id').where('ref', '=', before.ref).execute(),
    )
    expect(made).toHaveLength(1)
  })
})

describe('whose it is', () => {
  it("is its buyer's alone: to anybody else, and at another tenant, it is not found here", async () => {
    await choose('bca')
    const stranger = await buildMember(app, tenant)
    const abroad = await buildMember(app, other)
    expect((await page(bill, stranger)).status).toBe(404)
    expect((await page(bill, admin)).status).toBe(404)
    expect((await page(bill, abroad, other.host)).status).toBe(404)
    expect((await payForm(app, tenant, stranger, bill.due.code, { channel: 'bca' })).status).toBe(404)
    const status = (headers: Record<string, string>, host: string) =>
      app.request({ host, path: `/v1/payments/${bill.due.code}/status`, headers })
    expect((await status(stranger.bearer, tenant.host)).status).toBe(404)
    expect((await status(abroad.bearer, other.host)).status).toBe(404)
  })

  it('answers a look that finds nothing new without a body', async () => {
    await choose('bca')
    const ask = (headers: Record<string, string> = {}) =>
      app.request({
        host: tenant.host,
        path: `/v1/payments/${bill.due.code}/status`,
        headers: { ...buyer.bearer, ...headers },
      })
    const first = await ask()
    expect(first.json().data).toMatchObject({ state: 'pending' })
    const tag = String(first.headers.etag)
    const again = await ask({ 'if-none-match': tag })
    expect([again.status, again.body]).toEqual([304, ''])
    await atPhone({ deed: 'pay' })
    await stateIs('paid')
    expect((await ask({ 'if-none-match': tag })).status).toBe(200)
  })
})

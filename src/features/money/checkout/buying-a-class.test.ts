import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { inTenant } from '../../../../test/in-tenant.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { nextNumber } from '../../../../test/rows.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
import { findingsIn } from '../ledger/checking.ts'
import { allowPaying, payForm } from '../payments/payments.things.ts'

/** From the price of a class to a seat in it, through everything that stands between: order, provider, books, enrolment. */
let app: App
let tenant: BuiltTenant
let student: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app)
  await tenant.write(tx => allowPaying(tx, testNow))
  student = await buildMember(app, tenant, { kind: 4 })
})
afterAll(() => app?.close())

const open = () =>
  tenant.write(async tx => {
    const found = await buildClass(tx, { slug: `kelas-${nextNumber()}`, price: 250_000 })
    await buildClassroom(tx, found.id, {})
    return found
  })

async function ask(method: string, path: string, body?: object, key = `k${nextNumber()}`) {
  const answer = await app.request({
    host: tenant.host,
    method,
    path,
    headers: { ...student.bearer, 'content-type': 'application/json', 'idempotency-key': key },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { ...answer.json(), status: answer.status }
}
const invoice = (slug: string, body: object, key?: string) =>
  ask('POST', `/v1/class/payment/invoice?slug=${slug}`, body, key)
const statusOf = async (code: string) =>
  (await ask('GET', `/v1/class/payment/callback?order_id=${code}`)).data.status
const placeOf = async (slug: string) =>
  (await ask('GET', `/v1/class/place?slug=${slug}`)).data.enrolment?.state

describe('a class that costs something', () => {
  it('is open the moment its money is confirmed, and not before', async () => {
    const { slug } = await open()
    const made = await invoice(slug, { method: 'qris' })
    expect(made.data).toMatchObject({
      status: 'pending',
      total: 250_000,
      qrString: expect.stringMatching(/^000201/),
    })
    expect(await placeOf(slug)).toBe('pending_payment')
    const page = await app.request({
      host: tenant.host,
      path: `/Pembayaran/${made.data.orderId}`,
      headers: { ...student.cookie, accept: 'text/html' },
    })
    expect(page.body).toContain('<svg class="pay-qr"')
    await payForm(app, tenant, student, made.data.orderId, { do: 'simulate' })
    await until(async () => (await statusOf(made.data.orderId)) === 'paid')
    expect(await placeOf(slug)).toBe('active')
    // where the provider's page sends its buyer back to, the order says how it stands; to others nothing of it
    const { ref } = await tenant.write(tx =>
      tx.db
        .selectFrom('payments')
        .select('ref')
        .where('subject_code', '=', made.data.orderId)
        .executeTakeFirstOrThrow(),
    )
    const back = (headers: Record<string, string>) =>
      app.request({
        host: tenant.host,
        path: `/CallbackPayment?order_id=${ref}&transaction_status=settlement`,
        headers: { ...headers, accept: 'text/html' },
      })
    expect((await back({})).headers.location).toBe('/Payment-Status/Success')
    const own = (await back(student.cookie)).headers.location
    expect(own).toBe(`/Payment-Status/Success?order=${made.data.orderId}`)
    for (const path of [String(own), `/Payment-Status/Error?order=${made.data.orderId}`]) {
      const told = await app.request({
        host: tenant.host,
        path,
        headers: { ...student.cookie, accept: 'text/html' },
      })
      expect(told.body).toContain('Lunas')
      expect(told.body).not.toContain('sedang diperiksa')
    }
  })

  it('is paid by card on the page of the provider, whichever it is', async () => {
    const { slug } = await open()
    const made = await invoice(slug, { method: 'card' })
    expect(made.data.payUrl).toMatch(/^https:\/\/app\.sandbox\.midtrans\.com\/snap\//)
    await payForm(app, tenant, student, made.data.orderId, { do: 'simulate' })
    await until(async () => (await statusOf(made.data.orderId)) === 'paid')
  })

  it('leaves nothing open at the provider of an order that gave way to another', async () => {
    const { slug } = await open()
    await tenant.write(tx =>
      tx.db
        .insertInto('coupons')
        .values({ code: 'GANTI', kind: 'percent', value: 10, created_at: testNow })
        .execute(),
    )
    const first = await invoice(slug, { method: 'va', bank: 'bca' })
    const next = await invoice(slug, { couponCode: 'GANTI' })
    expect(next.data.orderId).not.toBe(first.data.orderId)
    const attempt = () =>
      tenant.write(tx =>
        tx.db
          .selectFrom('payments')
          .select('state')
          .where('subject_code', '=', first.data.orderId)
          .executeTakeFirstOrThrow(),
      )
    app.clock.advance(60_000)
    await app.sanggar.jobs.runOften()
    await until(async () => (await attempt()).state === 'cancelled')
  })

  it('has one order and one number to pay, however often it is asked for', async () => {
    const { slug } = await open()
    const first = await invoice(slug, { method: 'va', bank: 'bca' }, 'sama')
    const again = await invoice(slug, { method: 'va', bank: 'bca' }, 'sama')
    expect(again.data).toEqual(first.data)
    expect(first.data.vaNumber).toMatch(/^\d{16}$/)
    const changed = await invoice(slug, { method: 'va', bank: 'bni' })
    expect(changed.data.orderId).toBe(first.data.orderId)
    expect(changed.data.vaNumber).not.toBe(first.data.vaNumber)
    expect((await invoice(slug, { method: 'va' })).errors).toMatchObject([{ field: 'bank' }])
    const free = await tenant.write(tx =>
      buildClass(tx, { slug: `kelas-${nextNumber()}`, price: 0, type: 'self_paced' }),
    )
    expect((await invoice(free.slug, {})).message).toContain('Kelas ini gratis')
  })

  it('that is no longer wanted is closed at the provider too', async () => {
    const { slug } = await open()
    const { data } = await invoice(slug, { method: 'qris' })
    expect((await ask('POST', `/v1/orders/${data.orderId}/cancel`, {})).status).toBe(200)
    const attempt = () =>
      tenant.write(tx =>
        tx.db
          .selectFrom('payments')
          .select('state')
          .where('subject_code', '=', data.orderId)
          .executeTakeFirstOrThrow(),
      )
    expect((await attempt()).state).toBe('closing')
    app.clock.advance(60_000)
    await app.sanggar.jobs.runOften()
    await until(async () => (await attempt()).state === 'cancelled')
    expect(await placeOf(slug)).not.toBe('pending_payment')
  })

  it('is ordered by its form alone, where no script runs; a wrong coupon is said and what was typed stays', async () => {
    const { slug } = await open()
    const run = await tenant.write(tx =>
      tx.db.selectFrom('classrooms').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow(),
    )
    const send = (fields: Record<string, string>) =>
      app.request({
        host: tenant.host,
        path: `/Class/${slug}/Beli`,
        method: 'POST',
        headers: {
          ...student.cookie,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
        },
        body: new URLSearchParams({
          run: String(run.id),
          couponCode: '',
          total: '250000',
          ...fields,
        }).toString(),
      })
    const wrong = await send({ couponCode: 'TIDAKADA' })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toContain('Kode kupon ini tidak dikenal')
    expect(wrong.body).toContain('TIDAKADA')
    expect((await send({ run: 'besok' })).status).toBe(422)
    const cheaper = await send({ total: '1' })
    expect([cheaper.status, cheaper.body.includes('Harga berubah')]).toEqual([409, true])
    expect(await placeOf(slug)).toBeUndefined()
    const made = await send({})
    expect(made.status).toBe(303)
    expect(made.headers.location).toMatch(/^\/Pembayaran\/[a-z0-9]{20}$/)
    expect(await placeOf(slug)).toBe('pending_payment')
    // the same form once more leads to the same bill
    expect((await send({})).headers.location).toBe(made.headers.location)
  })
})

describe.each(['midtrans', 'xendit'] as const)('what was paid through %s', dialect => {
  let site: BuiltTenant
  let asking: BuiltMember
  let approving: BuiltMember
  let third: BuiltMember

  beforeAll(async () => {
    site = await buildTenant(app)
    await site.write(tx => allowPaying(tx, testNow, dialect))
    asking = await buildMember(app, site, { kind: 1 })
    approving = await buildMember(app, site, { kind: 1 })
    third = await buildMember(app, site, { kind: 1 })
  })

  async function call(who: BuiltMember, path: string, body: object = {}, method = 'POST') {
    const answer = await app.request({
      host: site.host,
      method,
      path,
      headers: { ...who.bearer, 'content-type': 'application/json', 'idempotency-key': `k${nextNumber()}` },
      body: JSON.stringify(body),
    })
    return { ...answer.json(), status: answer.status }
  }

  /** A class that somebody has paid for, and what they are told of it. */
  async function bought(channel: { method: string; bank?: string } = { method: 'qris' }) {
    const buyer = await buildMember(app, site, { kind: 4 })
    const { slug } = await site.write(async tx => {
      const found = await buildClass(tx, { slug: `kelas-${nextNumber()}`, price: 250_000 })
      await buildClassroom(tx, found.id, {})
      return found
    })
    const { data } = await call(buyer, `/v1/class/payment/invoice?slug=${slug}`, channel)
    const code: string = data.orderId
    await payForm(app, site, buyer, code, { do: 'simulate' })
    const state = async () =>
      (await call(buyer, `/v1/class/payment/callback?order_id=${code}`, {}, 'GET')).data.status
    await until(async () => (await state()) === 'paid')
    return {
      code,
      buyer,
      state,
      place: async () => (await call(buyer, `/v1/class/place?slug=${slug}`, {}, 'GET')).data.enrolment?.state,
      mail: async () => (await newestMail(app, buyer.email))?.text ?? '',
      page: async (who = third) =>
        (
          await app.request({
            host: site.host,
            path: `/Kelola/Pesanan/${code}`,
            headers: { ...who.cookie, accept: 'text/html' },
          })
        ).body,
    }
  }

  const reason = 'Dua pertemuan dibatalkan pengajar'
  const request = async (code: string, amount?: number): Promise<number> =>
    (await call(asking, `/v1/orders/${code}/refunds`, { reason, ...(amount ? { amount } : {}) })).data.id
  const decide = (who: BuiltMember, id: number, decision: string, note = '') =>
    call(who, `/v1/refunds/${id}/decision`, { decision, note })
  const send = (id: number, who = approving) => call(who, `/v1/refunds/${id}/send`)
  async function approved(code: string, amount?: number): Promise<number> {
    const id = await request(code, amount)
    expect((await decide(approving, id, 'approve')).data.state).toBe('approved')
    return id
  }
  /** what the provider has given back of it, return by return */
  const there = (code: string) =>
    site.write(async tx => {
      const { answer, returned } = await tx.db
        .selectFrom('simulator_bills as b')
        .innerJoin('payments as p', join =>
          join.onRef('p.ref', '=', 'b.ref').onRef('p.tenant_id', '=', 'b.tenant_id'),
        )
        .select(['b.answer', 'b.returned'])
        .where('p.subject_code', '=', code)
        .executeTakeFirstOrThrow()
      const lines = (answer as { refunds?: { amount: number }[] }).refunds ?? []
      return { returned, amounts: lines.map(({ amount }) => amount) }
    })
  const aMinute = async () => {
    app.clock.advance(61_000)
    await app.sanggar.jobs.runOften()
  }
  const booksFit = async () =>
    expect(await inTenant(app, site, ({ tx, partsOf }) => findingsIn(tx, partsOf))).toEqual([])

  it('goes back the way it came, once, though its answer was lost; the buyer hears of it and of their place', async () => {
    const { code, buyer, state, place, mail, page } = await bought()
    const id = await request(code, 100_000)
    expect((await send(id)).status).toBe(409)
    expect((await decide(approving, id, 'approve')).data.state).toBe('approved')
    expect(await mail()).toContain('Keikutsertaan di kelas ini tetap berlaku.')
    expect(await page()).toContain(`Kirim`)
    await call(asking, '/v1/simulator/lost-answer?only=POST%20/')
    expect((await send(id)).data.state).toBe('sent')
    expect(await there(code)).toEqual({ returned: 100_000, amounts: [100_000] })
    expect(await page()).toContain('tidak akan dikirim dua kali')
    const rest = await approved(code)
    expect((await send(rest)).message).toContain('sedang dikirim')
    expect((await send(id)).status).toBe(409)
    expect((await decide(third, id, 'done')).message).toContain('kabar penyedia')
    expect((await decide(third, id, 'unsent', reason)).message).toContain('Tunggu jawabannya')
    await aMinute()
    await aMinute()
    expect(await there(code)).toEqual({ returned: 100_000, amounts: [100_000] })
    expect(await mail()).toContain('Dana sebesar Rp 100.000')
    expect((await send(rest)).data.state).toBe('done')
    expect(await there(code)).toEqual({ returned: 250_000, amounts: [100_000, 150_000] })
    expect([await state(), await place()]).toEqual(['refunded', undefined])
    expect(await mail()).toContain('Keikutsertaan di kelas ini berakhir.')
    const own = await app.request({
      host: site.host,
      path: `/Pesanan/${code}`,
      headers: { ...buyer.cookie, accept: 'text/html' },
    })
    expect(own.body.match(/NK\/2026\/\d{6}/g)?.length).toBeGreaterThanOrEqual(2)
    await booksFit()
  })

  it('waits for a hand where the provider refuses it, and what went by hand is no part of what the provider counts', async () => {
    const { code, state, page } = await bought()
    const first = await approved(code, 50_000)
    const { ref } = await site.write(tx =>
      tx.db.selectFrom('payments').select('ref').where('subject_code', '=', code).executeTakeFirstOrThrow(),
    )
    const atTheBank = (status: 'chargeback' | 'settlement') =>
      site.write(tx => tx.db.updateTable('simulator_bills').set({ status }).where('ref', '=', ref).execute())
    await atTheBank('chargeback')
    expect((await send(first)).data.state).toBe('approved')
    expect(await page()).toContain('Penyedia menolaknya')
    await atTheBank('settlement')
    await call(asking, `/v1/refunds/${first}/account`, { bank: 'BCA', number: '1234567890', holder: 'Dewi' })
    expect((await decide(third, first, 'done', 'Transfer 4711')).data.state).toBe('done')
    const next = await approved(code, 60_000)
    expect((await send(next)).data.state).toBe('done')
    expect(await there(code)).toEqual({ returned: 60_000, amounts: [60_000] })
    expect(await state()).toBe('partially_refunded')
    const { refunded } = await site.write(tx =>
      tx.db.selectFrom('orders').select('refunded').where('code', '=', code).executeTakeFirstOrThrow(),
    )
    expect(refunded).toBe(110_000)
    await booksFit()
  })

  it('goes back by hand from an account number, and through nobody else than who took it', async () => {
    const va = await bought({ method: 'va', bank: 'bca' })
    const id = await approved(va.code)
    expect((await send(id)).message).toContain('kembalikan ke rekening pembeli')
    const { code } = await bought()
    const other = await approved(code)
    await site.write(tx => tx.db.updateTable('payment_settings').set({ provider: 'none' }).execute())
    await site.write(tx => tx.db.updateTable('payments').set({ is_simulated: false }).execute())
    expect((await send(other)).message).toContain('tidak tersambung lagi')
    await site.write(tx => tx.db.updateTable('payments').set({ is_simulated: true }).execute())
    await site.write(tx => tx.db.updateTable('payment_settings').set({ provider: 'simulator' }).execute())
    expect((await send(other)).data.state).toBe('done')
    await booksFit()
  })

  it('takes two to go back above a limit, which nobody raises and uses alone', async () => {
    const limit = (version: number, twoAbove: number) =>
      call(asking, '/v1/refunds/limits', { version, twoAbove }, 'PUT')
    expect((await limit(0, 100_000)).data.waiting).toBeNull()
    const { code, page } = await bought()
    const id = await request(code, 150_000)
    expect((await decide(approving, id, 'approve')).data.state).toBe('requested')
    expect(await page(approving)).toContain('Anda sudah menyetujuinya')
    expect(await page()).toContain('Satu dari dua persetujuan')
    expect((await decide(approving, id, 'approve')).status).toBe(409)
    expect((await decide(third, id, 'approve')).data.state).toBe('approved')
    expect((await limit(1, 900_000)).data).toMatchObject({
      twoAbove: 900_000,
      waiting: { twoAbove: 100_000 },
    })
    expect((await limit(1, 900_000)).status).toBe(409)
    const rest = await request(code, 100_000)
    expect((await decide(approving, rest, 'approve')).data.state).toBe('approved')
    const much = await request((await bought()).code, 100_001)
    expect((await decide(approving, much, 'approve')).data.state).toBe('requested')
    await site.write(tx => tx.db.updateTable('refund_limits').set({ holds_from: testNow }).execute())
    expect((await decide(third, await request((await bought()).code), 'approve')).data.state).toBe('approved')
    await booksFit()
  })
})

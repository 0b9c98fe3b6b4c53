import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { nextNumber } from '../../../../test/rows.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
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

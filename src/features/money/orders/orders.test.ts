import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { inTenant } from '../../../../test/in-tenant.ts'
import { newestMail } from '../../../../test/mails.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { nextNumber, type Row } from '../../../../test/rows.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { buildClass, buildClassroom } from '../../learning/classes/classes.things.ts'
import { buildEnrolment } from '../../learning/enrolments/enrolments.things.ts'
import { findingsIn } from '../ledger/checking.ts'
import { totalOf } from '../ledger/ledger.ts'
import { allowPaying } from '../payments/payments.things.ts'
import type { ConfirmedPayment } from '../providers/payables.contract.ts'
import { orderPayable } from './order-payable.ts'

let app: App
let tenant: BuiltTenant
let other: BuiltTenant
let admin: BuiltMember
let second: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal', values: { sales: { taxBps: 1100 } } })
  other = await buildTenant(app, { slug: 'kudus' })
  await tenant.write(tx => allowPaying(tx, testNow))
  admin = await buildMember(app, tenant, { kind: 1 })
  second = await buildMember(app, tenant, { kind: 1 })
  student = await buildMember(app, tenant, { kind: 4 })
}, 60_000)
afterAll(() => app?.close())

const pupil = () => buildMember(app, tenant, { kind: 4 })

async function open(run: Row<'classrooms'> = {}, row: Row<'classes'> = {}) {
  return tenant.write(async tx => {
    const found = await buildClass(tx, { slug: `kelas-${nextNumber()}`, price: 500_000, ...row })
    const classroom = await buildClassroom(tx, found.id, run)
    const person = await tx.db
      .insertInto('people')
      .values({ slug: `pengajar-${nextNumber()}`, name: 'Bu Ratna' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.db
      .insertInto('class_instructors')
      .values({ class_id: found.id, person_id: person.id, role: 'lead' })
      .execute()
    return { ...found, run: classroom.id, payee: `person:${person.id}` }
  })
}

interface Asked {
  method?: string
  body?: unknown
  key?: string
  host?: string
}

async function ask(
  who: BuiltMember | undefined,
  path: string,
  { method = 'POST', body, key, host }: Asked = {},
) {
  const {
    status,
    body: text,
    headers,
  } = await app.request({
    host: host ?? tenant.host,
    path,
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: {
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(key ? { 'idempotency-key': key } : {}),
      ...who?.bearer,
      ...fromElsewhere(),
    },
  })
  const isJson = String(headers['content-type']).includes('json')
  const envelope = isJson ? JSON.parse(text) : { data: text, message: '' }
  return {
    status,
    data: envelope.data,
    message: String(envelope.message),
    errors: envelope.errors,
    headers,
    text,
  }
}

const buy = (who: BuiltMember, slug: string, body: object = {}, key = `k${nextNumber()}`) =>
  ask(who, `/v1/class/payment/invoice?slug=${slug}`, { body, key })

/** what a provider's room does when it is sure, in a transaction of its own */
const within = <T>(work: (context: InTenant) => Promise<T>) => inTenant(app, tenant, work)

let payments = 0
const paid = (code: string, given: Partial<ConfirmedPayment> = {}) => {
  const payment: ConfirmedPayment = {
    paymentId: ++payments,
    provider: 'midtrans',
    method: 'qris',
    amount: 500_000,
    fee: 3_500,
    paidAt: app.clock.now(),
    ...given,
  }
  return within(context => orderPayable.paid(context, code, payment)).then(() => payment)
}

const stateOf = async (code: string) =>
  (await ask(undefined, `/v1/class/payment/callback?order_id=${code}`, { method: 'GET' })).data.status

const placeOf = async (who: BuiltMember, slug: string) =>
  (await ask(who, `/v1/class/place?slug=${slug}`, { method: 'GET' })).data.enrolment?.state

const balance = (kind: Parameters<typeof totalOf>[1]['kind'], owner = '') =>
  tenant.write(tx => totalOf(tx, { kind, owner }))

const booksFit = async () => expect(await within(({ tx, partsOf }) => findingsIn(tx, partsOf))).toEqual([])

async function coupon(given: object = {}) {
  const code = `HEMAT${nextNumber()}`
  const { status } = await ask(admin, '/v1/coupons', { body: { code, kind: 'percent', value: 20, ...given } })
  expect(status).toBe(201)
  return code
}

describe('buying', () => {
  it('says what it costs, with the tax that is in it and a coupon, and changes nothing', async () => {
    const made = await open()
    const code = await coupon()
    const { status, data } = await ask(student, '/v1/class/payment/detail', {
      body: { slug: made.slug, couponCode: code.toLowerCase() },
    })
    expect(status).toBe(200)
    expect(data).toMatchObject({ subtotal: 500_000, discount: 100_000, tax: 39_640, fee: 0, total: 400_000 })
    expect(data.methods.map((one: { method: string }) => one.method)).toContain('qris')
    expect(await placeOf(student, made.slug)).toBeUndefined()
  })

  it('makes an order with an invoice, holds the seat, and writes to the buyer', async () => {
    const made = await open({ capacity: 1 })
    const who = await pupil()
    const { status, data } = await buy(who, made.slug)
    expect(status).toBe(201)
    expect(data).toMatchObject({ status: 'pending', total: 500_000 })
    expect(data.orderId).toMatch(/^[a-z0-9]{20}$/)
    expect(data.number).toMatch(/^INV\/2026\/\d{6}$/)
    expect(data.payUrl).toBe(`/Pembayaran/${data.orderId}`)
    expect(await placeOf(who, made.slug)).toBe('pending_payment')
    expect((await newestMail(app, who.email))?.text).toContain(data.number)
    const late = await buy(student, made.slug)
    expect(late).toMatchObject({ status: 409, message: 'Kursi sudah habis.' })
  })

  it('of who waits for a seat that costs money makes nobody a participant unpaid: they are told, and buy it', async () => {
    const made = await open({ capacity: 1, waitlist: true })
    const [holder, waiting] = [await pupil(), await pupil()]
    const { data } = await buy(holder, made.slug)
    await tenant.write(tx =>
      buildEnrolment(tx, {
        class_id: made.id,
        classroom_id: made.run,
        membership_id: waiting.membershipId,
        state: 'waitlisted',
      }),
    )
    expect((await buy(waiting, made.slug)).status).toBe(409)
    expect((await ask(holder, `/v1/orders/${data.orderId}/cancel`, { body: {} })).status).toBe(200)
    expect(await placeOf(waiting, made.slug)).toBe('waitlisted')
    const mail = await newestMail(app, waiting.email)
    expect(mail?.subject).toContain('Ada kursi')
    expect(mail?.text).toContain('Beli kelas')
    const bought = await buy(waiting, made.slug)
    expect(bought).toMatchObject({ status: 201, data: { status: 'pending', total: 500_000 } })
    expect(await placeOf(waiting, made.slug)).toBe('pending_payment')
    await paid(bought.data.orderId)
    expect(await placeOf(waiting, made.slug)).toBe('active')
    await booksFit()
  })

  it('takes a key: the same again is the same order, another body under it is refused', async () => {
    const made = await open()
    expect((await ask(student, `/v1/class/payment/invoice?slug=${made.slug}`, { body: {} })).status).toBe(422)
    const first = await buy(student, made.slug, {}, 'sama')
    const again = await buy(student, made.slug, {}, 'sama')
    expect(again.data).toEqual(first.data)
    const wrong = await buy(student, made.slug, { method: 'qris' }, 'sama')
    expect(wrong.status).toBe(422)
    expect(wrong.errors[0].code).toBe('IDEMPOTENCY_MISMATCH')
    // another key, from a second window: still the one order
    expect((await buy(student, made.slug)).data.orderId).toBe(first.data.orderId)
  })

  it('believes no amount that is sent along', async () => {
    const made = await open()
    for (const forged of [{ total: 1 }, { amount: 1 }, { price: 0 }, { subtotal: 1 }])
      expect((await buy(student, made.slug, forged)).status).toBe(422)
  })

  it('leaves another tenant and another person no look at it', async () => {
    const made = await open()
    const who = await pupil()
    const { data } = await buy(who, made.slug)
    const elsewhere = `/v1/class/payment/callback?order_id=${data.orderId}`
    expect((await ask(undefined, elsewhere, { method: 'GET', host: other.host })).status).toBe(404)
    for (const path of ['cancel', 'refunds'])
      expect(
        (await ask(student, `/v1/orders/${data.orderId}/${path}`, { body: {}, key: 'x' })).status,
      ).not.toBe(200)
    expect((await ask(student, `/v1/orders/${data.orderId}/paper`, { method: 'GET' })).status).toBe(404)
  })

  it('is paid at once where nothing is left to pay', async () => {
    const made = await open()
    const code = await coupon({ value: 100 })
    const who = await pupil()
    const { data } = await buy(who, made.slug, { couponCode: code })
    expect(data).toMatchObject({ status: 'paid', total: 0 })
    expect(await placeOf(who, made.slug)).toBe('active')
    await booksFit()
  })

  it('is taken back by its buyer: seat and coupon are free again', async () => {
    const made = await open({ capacity: 1 })
    const code = await coupon({ uses: 1 })
    const who = await pupil()
    const { data } = await buy(who, made.slug, { couponCode: code })
    expect((await ask(who, `/v1/orders/${data.orderId}/cancel`, { body: {} })).data.status).toBe('cancelled')
    expect((await buy(student, made.slug, { couponCode: code })).status).toBe(201)
  })

  it('under a coupon takes what the coupon says, and no number that could be two', async () => {
    for (const value of ['1e3', '1.000,00', 1000.5]) {
      const refused = await ask(admin, '/v1/coupons', { body: { code: 'RAGU', kind: 'amount', value } })
      expect([refused.status, refused.errors[0].field]).toEqual([422, 'value'])
    }
    const uses = await ask(admin, '/v1/coupons', {
      body: { code: 'RAGU', kind: 'percent', value: 10, uses: '1e1' },
    })
    expect(uses.errors[0]).toMatchObject({ field: 'uses', message: 'Tulis bilangan bulat' })
  })
})

describe('money', () => {
  it('that arrives makes the buyer a participant, in the books to the rupiah', async () => {
    const made = await open()
    const who = await pupil()
    const { data } = await buy(who, made.slug)
    const before = await balance('clearing', 'midtrans')
    const payment = await paid(data.orderId)
    expect(await stateOf(data.orderId)).toBe('paid')
    expect(await placeOf(who, made.slug)).toBe('active')
    expect((await balance('clearing', 'midtrans')) - before).toBe(496_500)
    // 80 % of 500,000 less tax 49,550 and fee 3,500
    expect(await balance('payee_maturing', made.payee)).toBe(-357_560)
    await within(context => orderPayable.paid(context, data.orderId, payment))
    expect(await balance('payee_maturing', made.payee)).toBe(-357_560)
    const repay = await ask(who, `/v1/class/repay?slug=${made.slug}`, { method: 'GET' })
    expect(repay.data).toMatchObject({ order: null, quote: null })
    const paper = await ask(who, `/v1/orders/${data.orderId}/paper`, { method: 'GET' })
    expect(paper.headers['content-type']).toContain('pdf')
    expect(paper.text.startsWith('%PDF')).toBe(true)
    await booksFit()
  })

  it('that comes twice, or too little, waits to be returned; what is too much too', async () => {
    const made = await open()
    const who = await pupil()
    const { data } = await buy(who, made.slug)
    const before = await balance('unallocated')
    await paid(data.orderId, { amount: 400_000 })
    expect(await stateOf(data.orderId)).toBe('pending')
    await paid(data.orderId, { amount: 500_123, provider: 'manual', method: 'transfer', fee: 0 })
    expect(await stateOf(data.orderId)).toBe('paid')
    await paid(data.orderId)
    expect((await balance('unallocated')) - before).toBe(-900_123)
    await booksFit()
  })

  it('goes back when somebody else approves it, in parts that come to the whole', async () => {
    const made = await open()
    const who = await pupil()
    const { data } = await buy(who, made.slug)
    const payment = await paid(data.orderId)
    const path = `/v1/orders/${data.orderId}/refunds`
    const reason = 'Peserta pindah sekolah'
    expect((await ask(admin, path, { body: { amount: 500_001, reason }, key: 'a' })).status).toBe(422)
    const part = await ask(admin, path, { body: { amount: 123_457, reason }, key: 'b' })
    expect(part.status).toBe(201)
    expect((await ask(admin, path, { body: { amount: 123_457, reason }, key: 'b' })).data).toEqual(part.data)
    const decide = (by: BuiltMember, id: number, decision = 'approve') =>
      ask(by, `/v1/refunds/${id}/decision`, { body: { decision } })
    expect((await decide(admin, part.data.id)).status).toBe(403)
    expect((await decide(second, part.data.id)).status).toBe(200)
    expect((await decide(second, part.data.id)).status).toBe(409)
    expect(await stateOf(data.orderId)).toBe('partially_refunded')
    expect(await placeOf(who, made.slug)).toBe('active')
    // the provider says it has sent that part, twice
    const returned = {
      paymentId: payment.paymentId,
      provider: 'midtrans',
      kind: 'refund',
      at: app.clock.now(),
    } as const
    for (let turn = 0; turn < 2; turn++)
      await within(context => orderPayable.returned(context, data.orderId, { ...returned, amount: 123_457 }))
    const rest = await ask(second, path, { body: { reason }, key: 'c' })
    expect((await decide(admin, rest.data.id)).status).toBe(200)
    const account = { bank: 'BCA', number: '1234567890', holder: 'Orang Tua Murid' }
    await ask(who, `/v1/refunds/${rest.data.id}/account`, { body: account })
    expect((await decide(admin, rest.data.id, 'done')).status).toBe(200)
    expect(await stateOf(data.orderId)).toBe('refunded')
    expect(await placeOf(who, made.slug)).toBeUndefined()
    expect(await balance('payee_maturing', made.payee)).toBe(0)
    expect((await ask(admin, path, { body: { reason }, key: 'd' })).status).toBe(409)
    await booksFit()
  })

  it('that is too late for its coupon, which somebody else has used up by then, is no sale: it waits to be returned', async () => {
    const made = await open()
    const code = await coupon({ value: 50, uses: 1 })
    const [late, quick] = [await pupil(), await pupil()]
    const one = await buy(late, made.slug, { couponCode: code })
    expect((await ask(late, `/v1/orders/${one.data.orderId}/cancel`, { body: {} })).status).toBe(200)
    const two = await buy(quick, made.slug, { couponCode: code })
    await paid(two.data.orderId, { amount: 250_000 })
    const before = await balance('unallocated')
    await paid(one.data.orderId, { amount: 250_000 })
    expect(await stateOf(one.data.orderId)).toBe('cancelled')
    expect((await balance('unallocated')) - before).toBe(-250_000)
    expect(await placeOf(late, made.slug)).not.toBe('active')
    const mail = await newestMail(app, late.email)
    expect(mail?.text).toContain('Kupon pesanan ini sudah habis dipakai')
    // where it is still free, it is taken anew and counted
    const again = await coupon({ value: 50, uses: 1 })
    const three = await buy(late, made.slug, { couponCode: again })
    await ask(late, `/v1/orders/${three.data.orderId}/cancel`, { body: {} })
    await paid(three.data.orderId, { amount: 250_000 })
    expect(await stateOf(three.data.orderId)).toBe('paid')
    const used = await ask(student, '/v1/class/payment/detail', {
      body: { slug: made.slug, couponCode: again },
    })
    expect(used.errors[0].message).toBe('Kupon ini sudah habis dipakai')
    await booksFit()
  })

  it('that somebody confirmed by hand goes back by two others, to an account that its buyer wrote', async () => {
    const made = await open()
    const who = await pupil()
    const { data } = await buy(who, made.slug)
    await paid(data.orderId)
    // the same bill once more, out of one person's word alone
    await paid(data.orderId, {
      provider: 'manual',
      method: 'transfer',
      fee: 0,
      confirmedBy: admin.membershipId,
    })
    const { id } = await tenant.write(tx =>
      tx.db.selectFrom('refunds').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow(),
    )
    const decide = (by: BuiltMember, decision: string) =>
      ask(by, `/v1/refunds/${id}/decision`, { body: { decision } })
    expect((await decide(admin, 'approve')).status).toBe(403)
    expect((await decide(second, 'approve')).status).toBe(200)
    expect(await decide(second, 'done')).toMatchObject({
      status: 409,
      message: 'Tulis dahulu rekening pembeli yang menerimanya.',
    })
    const account = { bank: 'BCA', number: '1234 5678 90', holder: 'Dewi Lestari' }
    const write = (by: BuiltMember) => ask(by, `/v1/refunds/${id}/account`, { body: account })
    expect((await write(student)).status).toBe(404)
    expect((await write(who)).data.account).toBe('BCA ••••7890')
    expect((await decide(admin, 'done')).status).toBe(403)
    const page = (by: BuiltMember, path: string) =>
      app.request({ host: tenant.host, path, headers: { ...by.cookie, accept: 'text/html' } })
    const office = await page(second, `/Kelola/Pesanan/${data.orderId}`)
    expect(office.body).toContain('BCA 1234567890, atas nama Dewi Lestari')
    expect(office.body).toContain(admin.name)
    expect((await page(who, `/Pesanan/${data.orderId}`)).body).not.toContain('1234567890')
    expect((await decide(second, 'done')).status).toBe(200)
    await booksFit()
  })

  it('is asked back by its buyer, and told as returned only once it is sent', async () => {
    const made = await open()
    const who = await pupil()
    const { data } = await buy(who, made.slug)
    await paid(data.orderId)
    const path = `/v1/orders/${data.orderId}/refund-wish`
    const body = { reason: 'Jadwalnya bentrok dengan praktik kerja' }
    expect((await ask(student, path, { body, key: 'x1' })).status).toBe(404)
    const wish = await ask(who, path, { body, key: 'x2' })
    expect(wish.status).toBe(201)
    expect((await ask(who, path, { body, key: 'x3' })).status).toBe(422)
    await ask(admin, `/v1/refunds/${wish.data.id}/decision`, { body: { decision: 'approve' } })
    const own = () =>
      app.request({
        host: tenant.host,
        path: `/Pesanan/${data.orderId}`,
        headers: { ...who.cookie, accept: 'text/html' },
      })
    expect((await own()).body).toContain('Uangnya sedang kami kembalikan.')
    await booksFit()
  })

  it('that is too late is taken where there is a seat, and kept aside where there is none', async () => {
    const made = await open({ capacity: 1 })
    const [first, next] = [await pupil(), await pupil()]
    const one = await buy(first, made.slug)
    app.clock.advance(25 * 3_600_000)
    await app.sanggar.jobs.runOften()
    expect(await stateOf(one.data.orderId)).toBe('expired')
    const two = await buy(next, made.slug)
    await paid(two.data.orderId)
    const before = await balance('unallocated')
    await paid(one.data.orderId)
    expect(await stateOf(one.data.orderId)).toBe('expired')
    expect((await balance('unallocated')) - before).toBe(-500_000)
    expect(await placeOf(first, made.slug)).not.toBe('active')
    expect((await newestMail(app, first.email))?.subject).toContain('kami kembalikan')
    const roomy = await open()
    const three = await buy(first, roomy.slug)
    app.clock.advance(25 * 3_600_000)
    await app.sanggar.jobs.runOften()
    await paid(three.data.orderId)
    expect(await stateOf(three.data.orderId)).toBe('paid')
    expect(await placeOf(first, roomy.slug)).toBe('active')
    await booksFit()
  })

  it('of a second payment that the bank takes back touches neither the place nor the shares', async () => {
    const made = await open()
    const who = await pupil()
    const { data } = await buy(who, made.slug)
    await paid(data.orderId)
    const twice = await paid(data.orderId)
    const [aside, share] = [await balance('unallocated'), await balance('payee_maturing', made.payee)]
    const takenBack = () =>
      within(context =>
        orderPayable.returned(context, data.orderId, {
          paymentId: twice.paymentId,
          provider: 'midtrans',
          kind: 'chargeback',
          amount: 500_000,
          at: app.clock.now(),
        }),
      )
    await takenBack()
    await takenBack()
    expect(await stateOf(data.orderId)).toBe('paid')
    expect(await placeOf(who, made.slug)).toBe('active')
    expect(await balance('payee_maturing', made.payee)).toBe(share)
    expect((await balance('unallocated')) - aside).toBe(500_000)
    await booksFit()
  })

  it('of which a part had gone back is taken back by the bank for the rest alone', async () => {
    const made = await open()
    const who = await pupil()
    const { data } = await buy(who, made.slug)
    const { paymentId } = await paid(data.orderId)
    const [held, lost] = [await balance('clearing', 'midtrans'), await balance('chargeback_loss')]
    for (const [kind, amount] of [
      ['refund', 100_000],
      ['chargeback', 500_000],
    ] as const)
      await within(context =>
        orderPayable.returned(context, data.orderId, {
          paymentId,
          provider: 'midtrans',
          kind,
          amount,
          at: app.clock.now(),
        }),
      )
    expect(await stateOf(data.orderId)).toBe('charged_back')
    expect((await newestMail(app, who.email))?.subject).toContain('ditarik kembali oleh bank')
    expect(held - (await balance('clearing', 'midtrans'))).toBe(500_000)
    expect(await balance('chargeback_loss')).toBe(lost)
    await booksFit()
  })

  it('of a payee matures after its days; what goes back later is taken from it, or owed', async () => {
    const made = await open()
    const { data } = await buy(await pupil(), made.slug)
    const payment = await paid(data.orderId)
    app.clock.advance(8 * 86_400_000)
    await app.sanggar.jobs.runOften()
    expect(await balance('payee_available', made.payee)).toBe(-357_560)
    await within(context =>
      orderPayable.returned(context, data.orderId, {
        paymentId: payment.paymentId,
        provider: 'midtrans',
        kind: 'chargeback',
        amount: 500_000,
        at: app.clock.now(),
      }),
    )
    expect(await stateOf(data.orderId)).toBe('charged_back')
    expect(await balance('payee_available', made.payee)).toBe(0)
    expect(await balance('payee_debt', made.payee)).toBe(0)
    await booksFit()
  })
})

it('what was sold stands in twelve numbers, by day, class, coupon, way to pay and payee, each as the books have it', async () => {
  // whoever signed in before the clock went on is out by now
  admin = await buildMember(app, tenant, { kind: 1 })
  student = await pupil()
  const made = await open({
    registration_close_at: '2026-12-20T00:00:00Z',
    start_at: '2027-01-05T00:00:00Z',
    end_at: '2027-01-20T00:00:00Z',
  })
  const code = await coupon()
  await paid((await buy(await pupil(), made.slug, { couponCode: code })).data.orderId, { amount: 400_000 })
  const cut = async (by: string) => {
    const { text } = await ask(admin, `/v1/sales/file?from=2026-11-01&to=2026-12-31${by && `&by=${by}`}`, {
      method: 'GET',
    })
    return text
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
      .slice(1)
      .map(line => line.split(';'))
  }
  const total = (rows: string[][], column: number) => rows.reduce((sum, row) => sum + Number(row[column]), 0)
  const [gross, discount, back] = [
    -(await balance('revenue')),
    await balance('discount'),
    (await balance('sales_returns')) + (await balance('chargeback_loss')),
  ]
  for (const by of ['', 'class', 'coupon', 'method']) {
    const rows = await cut(by)
    expect([2, 3, 4, 5].map(column => total(rows, column))).toEqual([
      gross,
      discount,
      back,
      gross - discount - back,
    ])
  }
  expect((await cut('coupon')).map(([name]) => name)).toContain(code)
  const ofPayee = (await cut('payee')).filter(([, , earned]) => Number(earned) > 0)
  expect(total(ofPayee, 2) - total(await cut('payee'), 4)).toBe(await balance('share_expense'))
  const page = await app.request({
    host: tenant.host,
    path: '/Kelola/Penjualan?from=2026-11-01&to=2026-12-31&by=class',
    headers: { ...admin.cookie, accept: 'text/html' },
  })
  expect(page.status).toBe(200)
  expect(page.body.match(/class="sales-amount"/g)).toHaveLength(12)
  expect(page.body).toContain('account=revenue')
  expect((await ask(student, '/v1/sales/file', { method: 'GET' })).status).toBe(403)
  for (const day of ['0001-01-01', '1899-12-31', '9999-12-31']) {
    const far = `/v1/sales/file?from=${day}&to=${day}`
    expect([day, (await ask(admin, far, { method: 'GET' })).status]).toEqual([day, 422])
  }
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp, testNow, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildBill, type TestBill } from '../../../../test/test-bills.ts'
import { midtransSignature } from '../providers/signatures.ts'
import { keysOf } from '../simulator/simulator-keys.ts'
import { allowPaying, payForm } from './payments.things.ts'

let app: App
let tenant: BuiltTenant
let other: BuiltTenant
let admin: BuiltMember
let buyer: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app)
  other = await buildTenant(app)
  await tenant.write(tx => allowPaying(tx, testNow))
  admin = await buildMember(app, tenant, { kind: 1 })
  buyer = await buildMember(app, tenant)
})
afterAll(() => app?.close())

/** A bill whose payer has paid, and of which no notification came: what one would have said. */
async function paidInSilence(): Promise<{
  bill: TestBill
  notice: Record<string, string>
  state(): Promise<string>
}> {
  const expiresAt = new Date(testNow.getTime() + 86_400_000)
  const bill = buildBill({ tenantId: tenant.id, membershipId: buyer.membershipId, expiresAt })
  await payForm(app, tenant, buyer, bill.due.code, { channel: 'bca' })
  const row = (what: 'ref' | 'state') =>
    tenant.write(async tx => {
      const found = await tx.db
        .selectFrom('payments')
        .select(['ref', 'state'])
        .where('subject_code', '=', bill.due.code)
        .executeTakeFirstOrThrow()
      return found[what]
    })
  const ref = await row('ref')
  const { id } = await tenant.write(tx =>
    tx.db.selectFrom('simulator_bills').select('id').where('ref', '=', ref).executeTakeFirstOrThrow(),
  )
  await app.request({
    host: tenant.host,
    path: `/v1/simulator/bills/${id}/deeds`,
    method: 'POST',
    headers: { ...admin.bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ deed: 'pay', isWronglySigned: true }),
  })
  // what was sent and refused, under the signature that it should have had
  const { sent } = await tenant.write(tx =>
    tx.db
      .selectFrom('simulator_lines')
      .select('sent')
      .where('ref', '=', ref)
      .where('direction', '=', 'out')
      .executeTakeFirstOrThrow(),
  )
  const said = JSON.parse(sent)
  const { serverKey } = keysOf(app.sanggar.secrets, tenant.id)
  const signed = midtransSignature(said.order_id, said.status_code, said.gross_amount, serverKey)
  return { bill, notice: { ...said, signature_key: signed }, state: () => row('state') }
}

const send = (path: string, body: unknown, { host = tenant.host, headers = {} } = {}) =>
  app.request({
    host,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const midtrans = '/v1/payments/webhooks/midtrans'

it('is believed where it is signed, at either address and at whatever host of ours it arrives', async () => {
  for (const [path, host] of [
    [midtrans, tenant.host],
    ['/v1/class/payment/callback', tenant.host],
    [midtrans, other.host],
  ] as const) {
    const { bill, notice } = await paidInSilence()
    const { status, body } = await send(path, notice, { host })
    expect([status, JSON.parse(body).data]).toEqual([200, null])
    await until(() => bill.paid.length > 0)
  }
})

it('changes nothing where one word of it is forged, and says no more than that', async () => {
  const { bill, notice, state } = await paidInSilence()
  const forged: Record<string, unknown>[] = [
    { ...notice, signature_key: '0'.repeat(128) },
    { ...notice, signature_key: undefined },
    { ...notice, gross_amount: '1.00' },
    { ...notice, gross_amount: '150000' },
    { ...notice, status_code: '201' },
    { ...notice, merchant_id: 'SIM999' },
  ]
  for (const body of forged) {
    const answer = await send(midtrans, body)
    expect(answer.status).toBe(403)
    expect(answer.json()).toMatchObject({ message: 'Pemberitahuan ditolak', data: null })
  }
  expect((await send(midtrans, { ...notice, order_id: 'SGR-AAAAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(404)
  expect((await send('/v1/payments/webhooks/xendit', { external_id: notice.order_id })).status).toBe(404)
  expect(await state()).toBe('pending')
  expect(bill.paid).toEqual([])
})

it('is only a hint: what a genuine signature does not cover is asked of the provider', async () => {
  const { bill, notice, state } = await paidInSilence()
  // a cancel, a refund and another transaction under the signature of a payment
  await send(midtrans, { ...notice, transaction_status: 'refund', refund_amount: '150000.00' })
  await send(midtrans, { ...notice, transaction_status: 'cancel', transaction_id: 'lain' })
  await until(async () => (await state()) === 'paid')
  expect(bill.paid).toHaveLength(1)
  expect(bill.returned).toEqual([])
})

it('answers what is no notification in plain words, never with a fault or a way elsewhere', async () => {
  const strange = [
    '',
    '[]',
    '7',
    '{',
    '{"order_id":{}}',
    '{"order_id":"\\u0000"}',
    `{"a":"${'x'.repeat(70_000)}"}`,
  ]
  for (const body of strange)
    for (const path of [midtrans, '/v1/payments/webhooks/xendit', '/v1/class/payment/callback']) {
      const { status } = await send(path, body)
      expect([400, 403, 404, 413], `${path} ${body.slice(0, 20)}`).toContain(status)
    }
  const browser = await send('/v1/class/payment/callback', { orderId: 1, status: 'paid' })
  expect(browser.status).toBe(400)
})

it('writes the same notification down once', async () => {
  const { notice, bill } = await paidInSilence()
  for (let turn = 0; turn < 3; turn++) expect((await send(midtrans, notice)).status).toBe(200)
  await until(() => bill.paid.length > 0)
  const { count } = await tenant.write(tx =>
    tx.db
      .selectFrom('payment_events')
      .innerJoin('payments', 'payments.id', 'payment_events.payment_id')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('payments.subject_code', '=', bill.due.code)
      .where('payment_events.kind', '=', 'notification')
      .executeTakeFirstOrThrow(),
  )
  expect(Number(count)).toBe(1)
})

import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp, testNow } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildBill, type TestBill } from '../../../../test/test-bills.ts'
import { allowPaying, payForm } from './payments.things.ts'

let app: App
let tenant: BuiltTenant
let admin: BuiltMember
let buyer: BuiltMember
let bill: TestBill
let proof: Buffer

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app)
  await tenant.write(tx => allowPaying(tx, testNow))
  admin = await buildMember(app, tenant, { kind: 1 })
  buyer = await buildMember(app, tenant)
  proof = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#2f6f4f' } })
    .png()
    .toBuffer()
})
afterAll(() => app?.close())

const billFor = (who: BuiltMember) =>
  buildBill({
    tenantId: tenant.id,
    membershipId: who.membershipId,
    expiresAt: new Date(testNow.getTime() + 86_400_000),
  })

/** as a browser without script sends it */
function sendProof(who: BuiltMember, of: TestBill, bytes = proof, name = 'bukti.png') {
  const boundary = 'batas'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  return app.request({
    host: tenant.host,
    path: `/v1/payments/${of.due.code}/proof`,
    method: 'POST',
    headers: {
      ...who.cookie,
      accept: 'text/html',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}

const decide = async (who: BuiltMember, of: TestBill, body: object) => {
  const { id } = await tenant.write(tx =>
    tx.db
      .selectFrom('payments')
      .select('id')
      .where('subject_code', '=', of.due.code)
      .executeTakeFirstOrThrow(),
  )
  return app.request({
    host: tenant.host,
    path: `/v1/payments/${id}/decision`,
    method: 'POST',
    headers: { ...who.bearer, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const page = async (query = '') =>
  (
    await app.request({
      host: tenant.host,
      path: `/Pembayaran/${bill.due.code}${query}`,
      headers: { ...buyer.cookie, accept: 'text/html' },
    })
  ).body

it('a transfer by hand is paid when somebody else has looked at the account', async () => {
  bill = billFor(buyer)
  await payForm(app, tenant, buyer, bill.due.code, { channel: 'transfer' })
  expect(await page()).toContain('1234 5678 90')
  const sent = await sendProof(buyer, bill)
  expect([sent.status, sent.headers.location]).toEqual([303, `/Pembayaran/${bill.due.code}`])
  expect(await page()).toContain('Sedang diperiksa')
  const short = await decide(admin, bill, { decision: 'confirmed', received: 149_999 })
  expect([short.status, short.json().errors[0].field]).toEqual([422, 'received'])
  const list = await app.request({
    host: tenant.host,
    path: '/Kelola/Pembayaran/Masuk',
    headers: { ...admin.cookie, accept: 'text/html' },
  })
  expect(list.body).toContain('1 bukti transfer menunggu pemeriksaan')
  const fuzzy = await decide(admin, bill, { decision: 'confirmed', received: '1e6' })
  expect(fuzzy.json().errors[0].message).toBe('Tulis tanpa koma, misalnya 150.000')
  expect((await decide(admin, bill, { decision: 'confirmed', received: 150_000 })).status).toBe(200)
  expect(bill.paid).toEqual([
    expect.objectContaining({ provider: 'manual', method: 'transfer', amount: 150_000, fee: 0 }),
  ])
  expect(await page()).toContain('Lunas')
  expect((await decide(admin, bill, { decision: 'confirmed', received: 150_000 })).status).toBe(409)
  expect(bill.paid).toHaveLength(1)
})

it('a proof is for who paid and for who confirms; everybody else finds none, at any address', async () => {
  const { id, proof_key: key } = await tenant.write(tx =>
    tx.db
      .selectFrom('payments')
      .select(['id', 'proof_key'])
      .where('subject_code', '=', bill.due.code)
      .executeTakeFirstOrThrow(),
  )
  const open = (who: BuiltMember | undefined, host = tenant.host) =>
    app.request({ host, path: `/v1/payment-proofs/${id}`, headers: who?.bearer ?? {} })
  for (const who of [buyer, admin]) {
    const seen = await open(who)
    expect([seen.status, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ])
  }
  const stranger = await buildMember(app, tenant)
  const other = await buildTenant(app)
  const elsewhere = await buildMember(app, other, { kind: 1 })
  expect((await open(stranger)).status).toBe(404)
  expect((await open(undefined)).status).toBe(401)
  expect((await open(elsewhere, other.host)).status).toBe(404)
  for (const folder of ['w_320,f_webp', 'media', '_'])
    for (const host of [`berkas.${tenant.host.split('.').slice(1).join('.')}`, tenant.host])
      expect((await app.request({ host, path: `/${tenant.slug}/${folder}/${key}` })).status).toBe(404)
})

it('a proof that is refused says why, and another may be sent', async () => {
  bill = billFor(buyer)
  await payForm(app, tenant, buyer, bill.due.code, { channel: 'transfer' })
  const wrong = await sendProof(buyer, bill, Buffer.from('bukan gambar'))
  expect([wrong.status, wrong.headers.location]).toEqual([
    303,
    `/Pembayaran/${bill.due.code}?problem=unsupported#dokumen`,
  ])
  const large = await sendProof(buyer, bill, Buffer.alloc(6_000_000), 'besar.png')
  expect(large.headers.location).toContain('problem=tooLarge')
  expect(await page('?problem=tooLarge')).toContain('lebih besar dari 5 MB')
  await sendProof(buyer, bill)
  expect(
    (await decide(admin, bill, { decision: 'rejected', reason: 'Nominalnya tidak terbaca' })).status,
  ).toBe(200)
  expect(await page()).toContain('Nominalnya tidak terbaca')
  expect((await sendProof(buyer, bill)).status).toBe(303)
})

it('nobody confirms what they have paid themselves, nor sends proofs for another', async () => {
  bill = billFor(admin)
  await payForm(app, tenant, admin, bill.due.code, { channel: 'transfer' })
  expect((await sendProof(buyer, bill)).status).toBe(404)
  await sendProof(admin, bill)
  const own = await decide(admin, bill, { decision: 'confirmed', received: 150_000 })
  expect(own.status).toBe(403)
  expect(own.body).toContain('orang lain yang memeriksanya')
  expect(bill.paid).toEqual([])
})

it('less than the bill is written down as it came, where somebody says that it is all', async () => {
  bill = billFor(buyer)
  await payForm(app, tenant, buyer, bill.due.code, { channel: 'transfer' })
  await sendProof(buyer, bill)
  const short = await decide(admin, bill, { decision: 'confirmed', received: 100_000, isShort: true })
  expect(short.json().data.state).toBe('pending')
  expect(bill.paid).toEqual([expect.objectContaining({ amount: 100_000, confirmedBy: admin.membershipId })])
})

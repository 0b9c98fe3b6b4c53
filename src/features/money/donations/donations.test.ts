import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, testNow, until } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { inTenant } from '../../../../test/in-tenant.ts'
import { newestMail } from '../../../../test/mails.ts'
import { callAs } from '../../../../test/member-calls.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { fromElsewhere, trusting } from '../../../../test/networks.ts'
import { findingsIn } from '../ledger/checking.ts'
import { orderPayable } from '../orders/order-payable.ts'
import { allowPaying, payForm } from '../payments/payments.things.ts'
import { buildCampaign } from './donations.things.ts'
import { listSums } from './donations-office.store.ts'

/** From somebody who wants to give, to what their money was used for. */
let app: App
let tenant: BuiltTenant
let admin: BuiltMember
let second: BuiltMember
let student: BuiltMember
let key: string

beforeAll(async () => {
  app = await startApp({ environment: trusting })
  tenant = await buildTenant(app, { slug: 'tegal' })
  admin = await buildMember(app, tenant, { kind: 1 })
  second = await buildMember(app, tenant, { kind: 1 })
  student = await buildMember(app, tenant, { kind: 4 })
  await tenant.write(async tx => {
    await allowPaying(tx, testNow)
    await buildCampaign(tx, { title: 'Perpustakaan Desa', slug: 'perpustakaan' })
    await buildCampaign(tx, { title: 'Sudah selesai', slug: 'selesai', ends_on: '2026-01-01', position: 9 })
  })
  key = (await call('GET', '/v1/table-key')).data.key
})
afterAll(() => app?.close())

const call = (method: string, path: string, body?: object, by = admin) =>
  callAs(app, { by, host: tenant.host }, method, path, body as never)
const page = async (path: string, headers = {}) =>
  (await app.request({ host: tenant.host, path, headers: { accept: 'text/html', ...headers } })).body
const gift = { name: 'Sri Wahyuni', amount: '50000', email: 'sri@contoh.test' }

/** As a visitor gives: opens the page, thinks, sends. */
async function send(
  fields: Record<string, string>,
  headers: Record<string, string> = fromElsewhere(),
  slug = 'perpustakaan',
) {
  const stamp = /name="stamp" value="([^"]+)"/.exec(await page('/Donasi/perpustakaan'))?.[1] ?? ''
  app.clock.advance(5_000)
  return app.request({
    host: tenant.host,
    path: `/Donasi/${slug}`,
    method: 'POST',
    body: new URLSearchParams({ stamp, website: '', ...fields }).toString(),
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  })
}
const codeOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers.location).split('/').pop() ?? ''

let payments = 7_000_000
const money = (amount: number) => ({
  paymentId: ++payments,
  provider: 'midtrans',
  method: 'qris' as const,
  amount,
  fee: 350,
  paidAt: app.clock.now(),
})
/** given and confirmed, past the page where it is paid */
async function paid(amount: string, headers?: Record<string, string>, more = {}) {
  const code = codeOf(await send({ ...gift, amount, name: `Donatur ${amount}`, ...more }, headers))
  const confirmed = money(Number(amount))
  await inTenant(app, tenant, context => orderPayable.paid(context, code, confirmed))
  return { code, paymentId: confirmed.paymentId }
}
/** what the office says of the first campaign's money */
const campaigns = () =>
  inTenant(app, tenant, async ({ tx }) => {
    const { given = 0, returned = 0, spent = 0 } = (await listSums(tx))[0] ?? {}
    return { given, returned, spent }
  })
const findings = () => inTenant(app, tenant, ({ tx, partsOf }) => findingsIn(tx, partsOf))

describe('a donation', () => {
  it('is paid by somebody without an account, counts when its money is here and not before, and has a receipt', async () => {
    const sent = await send({ ...gift, message: 'Semoga bermanfaat' })
    expect(sent.status, sent.body).toBe(303)
    const code = codeOf(sent)
    expect(sent.headers.location).toBe(`/Pembayaran/${code}`)
    expect((await page(`/Pembayaran/${code}`)).includes('Donasi: Perpustakaan Desa')).toBe(true)
    expect((await page('/Donasi/perpustakaan')).includes('Belum ada donasi')).toBe(true)
    const visitor = { cookie: { cookie: '', 'sec-fetch-site': 'same-origin' } }
    expect((await payForm(app, tenant, visitor, code, { channel: 'qris' })).status).toBe(303)
    await until(async () => (await page(`/Pembayaran/${code}`)).includes('<svg class="pay-qr"'))
    await payForm(app, tenant, visitor, code, { do: 'simulate' })
    await until(async () =>
      (await page(`/Donasi/Terima-kasih/${code}`)).includes('Terima kasih atas donasi Anda'),
    )
    const thanks = await page(`/Donasi/Terima-kasih/${code}`)
    const paper = /href="([^"]+paper\?number=KW[^"]+)"/.exec(thanks)?.[1] ?? ''
    const receipt = await app.request({ host: tenant.host, path: paper.replaceAll('&amp;', '&') })
    expect([receipt.status, receipt.headers['content-type']]).toEqual([200, 'application/pdf'])
    const shown = await page('/Donasi/perpustakaan')
    expect(shown).toContain('1 donasi, 5% dari target')
    expect(await campaigns()).toMatchObject({ given: 50_000, returned: 0 })
    expect((await newestMail(app, 'sri@contoh.test'))?.text).toContain(`/Donasi/Terima-kasih/${code}`)
    expect(await findings()).toEqual([])
  })

  it('shows name and message once somebody has looked at them, and never of who asks for none', async () => {
    expect((await page('/Donasi/perpustakaan')).includes('Semoga bermanfaat')).toBe(false)
    const first = await newestDonation()
    expect((await call('POST', `/v1/donations/${first}/words`, { decision: 'published' })).status).toBe(200)
    expect((await page('/Donasi/perpustakaan')).includes('Semoga bermanfaat')).toBe(true)
    await paid('75000', undefined, { name: 'Rahasia Sekali', is_anonymous: '1', message: 'Tetap semangat' })
    const after = await newestDonation()
    await call('POST', `/v1/donations/${after}/words`, { decision: 'published' })
    const shown = await page('/Donasi/perpustakaan')
    expect(shown).toContain('Tetap semangat')
    expect(shown).not.toContain('Rahasia Sekali')
  })

  it('says at its field what is wrong, and keeps what was typed', async () => {
    const refused = await send({ ...gift, name: 'Sri Wahyuni', amount: '', own: '9.000' })
    expect(refused.status).toBe(422)
    expect(refused.body).toContain('Donasi minimal Rp 10.000')
    expect(refused.body).toContain('value="9.000"')
    for (const own of ['20000.50', '1.000,00', '1e6', '-50000'])
      expect((await send({ ...gift, amount: '', own })).body).toContain('Tulis tanpa koma, misalnya 150.000')
    expect((await send({ ...gift, amount: '' })).body).toContain('Pilih atau tulis jumlahnya')
    expect((await send(gift, undefined, 'selesai')).status).toBe(409)
    expect((await send({ ...gift, website: 'https://murah.test' })).status).toBe(400)
  })

  it('that is sent twice within a minute is one; another amount is another', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' }
    const first = await send({ ...gift, own: '30.000' }, from)
    expect(codeOf(await send({ ...gift, own: 'Rp 30.000' }, from))).toBe(codeOf(first))
    expect(codeOf(await send({ ...gift, own: '31000' }, from))).not.toBe(codeOf(first))
    app.clock.advance(61_000)
    expect(codeOf(await send({ ...gift, own: '30000' }, from))).not.toBe(codeOf(first))
  })

  it('of a member is theirs alone, among their orders', async () => {
    const { code } = await paid('100000', student.cookie)
    expect((await page('/Pesanan', student.cookie)).includes('Donasi: Perpustakaan Desa')).toBe(true)
    for (const [path, status] of [
      [`/Donasi/Terima-kasih/${code}`, 404],
      [`/v1/orders/${code}/paper`, 404],
      [`/Pembayaran/${code}`, 302],
    ] as const)
      expect(
        (await app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })).status,
        path,
      ).toBe(status)
    const copy = (await call('GET', '/v1/profile/export', undefined, student)).data
    if (copy) expect(JSON.stringify(copy)).toContain('Perpustakaan Desa')
  })
})

describe("a campaign's money", () => {
  it('goes back as far as it was asked and approved, whatever was spent of it, and the books still fit', async () => {
    const { code, paymentId } = await paid('200000')
    const before = await campaigns()
    const made = await app.request({
      host: tenant.host,
      path: `/v1/orders/${code}/refunds`,
      method: 'POST',
      headers: { ...admin.bearer, 'content-type': 'application/json', 'idempotency-key': 'kembali' },
      body: JSON.stringify({ amount: 80_000, reason: 'Salah memasukkan jumlah' }),
    })
    const asked = made.json()
    expect(
      (await call('POST', `/v1/refunds/${asked.data.id}/decision`, { decision: 'approve', note: '' }, second))
        .status,
    ).toBe(200)
    expect(await campaigns()).toEqual({ ...before, returned: before.returned + 80_000 })
    const left = before.given - before.returned - 80_000
    const use = { spentOn: '2026-11-20', words: 'Tiga rak buku' }
    const campaignId = await campaignNamed('perpustakaan')
    const tooMuch = await call('POST', '/v1/donation-uses', { ...use, campaignId, amount: left + 1 })
    expect([tooMuch.status, tooMuch.errors?.[0]?.field]).toEqual([422, 'amount'])
    const spent = await call('POST', '/v1/donation-uses', { ...use, campaignId, amount: left })
    expect(spent.status).toBe(201)
    expect((await page('/Donasi/perpustakaan')).includes('Tiga rak buku')).toBe(true)
    expect(await findings()).toEqual([])
    // all of it is spent, and the bank takes the rest of one gift back: the tenant bears it
    await inTenant(app, tenant, context =>
      orderPayable.returned(context, code, {
        paymentId,
        provider: 'midtrans',
        kind: 'chargeback',
        amount: 200_000,
        at: app.clock.now(),
      }),
    )
    expect(await campaigns()).toMatchObject({ returned: before.returned + 200_000, spent: left })
    expect(await findings()).toEqual([])
    expect((await call('POST', `/v1/donation-uses/${spent.data.id}/undo`, {})).status).toBe(200)
    expect(await campaigns()).toMatchObject({ spent: 0 })
    expect((await page('/Donasi/perpustakaan')).includes('Tiga rak buku')).toBe(false)
    expect(await findings()).toEqual([])
  })

  it('is written in the office and published, with its amounts and its last day', async () => {
    const { data } = await call('POST', '/v1/campaigns', {})
    const save = (fields: object) => call('PUT', `/v1/drafts/campaign/${data.id}`, { writer: 'uji', fields })
    await save({ title: 'Beasiswa Pelaut', goal: 5_000_000, endsOn: '2026-12-31', amounts: '20.000, 5.000' })
    const refused = await call('POST', `/v1/drafts/campaign/${data.id}/publication`, {})
    expect([refused.status, refused.errors?.[0]?.field]).toEqual([422, 'amounts'])
    await save({ amounts: '20.000, 40.000' })
    expect((await call('POST', `/v1/drafts/campaign/${data.id}/publication`, {})).status).toBe(200)
    const shown = await page('/Donasi/beasiswa-pelaut')
    expect(shown).toContain('Rp 40.000')
    expect(shown).toContain('Sampai 31 Des 2026')
    expect((await page('/Donasi')).includes('Beasiswa Pelaut')).toBe(true)
    expect((await page(`/Kelola/Kampanye/${data.id}`, admin.cookie)).includes('Beasiswa Pelaut')).toBe(true)
    expect((await page('/Kelola/Donasi', admin.cookie)).includes('Dana kampanye')).toBe(true)
    const uses = await page('/Kelola/Donasi/Pemakaian', admin.cookie)
    expect(uses.includes('Dibatalkan')).toBe(true)
  })
})

const newestDonation = () =>
  tenant.write(
    async tx =>
      (await tx.db.selectFrom('donations').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id,
  )

const campaignNamed = (slug: string) =>
  tenant.write(
    async tx =>
      (
        await tx.db
          .selectFrom('donation_campaigns')
          .select('id')
          .where('slug', '=', slug)
          .executeTakeFirstOrThrow()
      ).id,
  )

describe('a program', () => {
  const rest = (method: string, path: string, body?: object) =>
    app.request({
      host: tenant.host,
      method,
      path: `/rest/v1/${path}`,
      headers: {
        apikey: key,
        ...fromElsewhere(),
        ...(body ? { 'content-type': 'application/json', prefer: 'return=representation' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })

  it('reads what was given with its campaign, and gives: it is told where to pay', async () => {
    const read = await rest('GET', 'donations?select=amount,name,donation_campaigns(title)&amount=gte.60000')
    expect(read.status, read.body).toBe(200)
    expect(JSON.parse(read.body)).toContainEqual({
      amount: 75_000,
      name: null,
      donation_campaigns: { title: 'Perpustakaan Desa' },
    })
    const made = await rest('POST', 'donations', {
      name: 'Toko Buku Maju',
      amount: 250_000,
      isAnonymous: false,
    })
    expect(made.status, made.body).toBe(201)
    const [row] = JSON.parse(made.body)
    expect(row).toMatchObject({ amount: 250_000, status: 'pending' })
    expect(row.pay_url).toMatch(new RegExp(`/Pembayaran/${row.order}$`))
    expect((await rest('POST', 'donations', { name: 'Toko', amount: 9_999 })).status).toBe(400)
    expect((await rest('GET', 'donations?select=email')).status).toBe(400)
  })
})

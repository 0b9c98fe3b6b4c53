import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app)
  admin = await buildMember(app, tenant, { kind: 1 })
})
afterAll(() => app?.close())

const call = (method: string, path: string, body?: unknown) =>
  app.request({
    host: tenant.host,
    path,
    method,
    headers: { ...admin.bearer, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const put = (body: object) => call('PUT', '/v1/payments/settings', body)

const plain = {
  version: 0,
  provider: 'midtrans',
  isSandbox: true,
  serverKey: 'SB-Mid-server-rahasia1234',
  merchant: 'G123456',
  ways: [],
  bankAccounts: [],
}

describe('payment settings', () => {
  it('keep keys where nobody reads them again', async () => {
    const saved = await put(plain)
    expect(saved.status).toBe(200)
    const { body } = await call('GET', '/v1/payments/settings')
    expect(body).not.toContain('rahasia')
    expect(JSON.parse(body).data.keys.serverKey).toEqual({ isThere: true, end: '1234' })
    const row = await tenant.write(tx =>
      tx.db.selectFrom('payment_settings').selectAll().executeTakeFirstOrThrow(),
    )
    expect(JSON.stringify(row)).not.toContain('rahasia')
    const log = await tenant.write(tx => tx.db.selectFrom('audit_entries').selectAll().execute())
    expect(JSON.stringify(log)).not.toContain('rahasia')
    const page = await app.request({
      host: tenant.host,
      path: '/Kelola/Pembayaran',
      headers: { ...admin.cookie, accept: 'text/html' },
    })
    expect(page.status).toBe(200)
    expect(page.body).not.toContain('rahasia')
  })

  it('say on the same page what is taxed and shared, and hold for the next order', async () => {
    const page = async () =>
      (
        await app.request({
          host: tenant.host,
          path: '/Kelola/Pembayaran',
          headers: { ...admin.cookie, accept: 'text/html' },
        })
      ).body
    const before = await page()
    for (const words of ['PPN', 'Bagi hasil untuk pengajar utama', 'Ketentuan pengembalian dana'])
      expect(before).toContain(words)
    const path = `/${tenant.slug}/cms/app/setting/sales`
    expect(before).toContain(path)
    const value = {
      taxBps: 1100,
      shareBps: 7000,
      maturityDays: 14,
      refundPolicy: 'Sampai tiga hari sebelum kelas dimulai.',
    }
    expect((await call('PUT', path, { value })).status).toBe(200)
    expect(await page()).toContain('Sampai tiga hari sebelum kelas dimulai.')
    const wrong = await call('PUT', path, { value: { ...value, maturityDays: null } })
    expect(wrong.json().errors[0].field).toBe('value.maturityDays')
  })

  it('say what is missing, and who was faster', async () => {
    const { version } = (await call('GET', '/v1/payments/settings')).json().data
    expect((await put({ ...plain, version: version - 1 })).status).toBe(409)
    const xendit = await put({ ...plain, version, provider: 'xendit', serverKey: 'xnd_development_1' })
    expect(xendit.status).toBe(422)
    expect(xendit.json().errors[0].field).toBe('callbackToken')
    const way = { channel: 'transfer', isOpen: true, min: 10_000, max: 1_000_000, feeFixed: 0, feeBps: 0 }
    const transfer = await put({ ...plain, version, ways: [way] })
    expect(transfer.json().errors[0].field).toBe('bankAccounts')
  })

  it('take no production keys on the embedded database, and say why', async () => {
    const { version } = (await call('GET', '/v1/payments/settings')).json().data
    const refused = await put({ ...plain, version, isSandbox: false })
    expect(refused.status).toBe(422)
    expect(refused.json().errors[0]).toMatchObject({ field: 'isSandbox' })
    expect(refused.body).toContain('basis data tertanam')
  })

  it('try the connection, here with the simulator', async () => {
    const { version } = (await call('GET', '/v1/payments/settings')).json().data
    expect((await put({ ...plain, version, provider: 'simulator' })).status).toBe(200)
    const { data } = (await call('POST', '/v1/payments/settings/test')).json()
    expect(data).toEqual({ isFine: true, words: 'Sambungan berhasil dan kuncinya diterima.' })
  })

  it('let nobody but administrators in', async () => {
    const student = await buildMember(app, tenant)
    const answer = await app.request({
      host: tenant.host,
      path: '/v1/payments/settings',
      headers: student.bearer,
    })
    expect(answer.status).toBe(403)
  })

  it('have no simulator in production, unless that is what the installation is for', async () => {
    const production = await startApp({ environment: { NODE_ENV: 'production' } })
    try {
      const site = await buildTenant(production, { slug: tenant.slug })
      const who = await buildMember(production, site, { kind: 1, email: 'lain@contoh.id' })
      const answer = await production.request({
        host: site.host,
        path: '/v1/payments/settings',
        method: 'PUT',
        headers: { ...who.bearer, 'content-type': 'application/json' },
        body: JSON.stringify({ ...plain, provider: 'simulator' }),
      })
      expect(answer.status).toBe(422)
      expect(answer.body).toContain('ALLOW_SIM=1')
    } finally {
      await production.close()
    }
  })
})

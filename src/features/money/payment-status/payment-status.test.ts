import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { insertAttempt } from '../payments/payments.things.ts'

let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  const contact = { email: 'halo@tegal.test', whatsapp: '0812-0000-3031' }
  tenant = await buildTenant(app, {
    slug: 'tegal',
    values: { footer: { about: '', columns: [], contact, social: [], legal: '' } },
  })
})
afterAll(() => app?.close())

const page = (path: string) => app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })

it('says what one can do now, and how to reach people; not for search engines', async () => {
  for (const path of ['/Payment-Status/Success', '/Payment-Status/Error']) {
    const { status, body } = await page(path)
    expect(status).toBe(200)
    expect(body).toContain('https://wa.me/6281200003031')
    expect(body).toContain('mailto:halo@tegal.test')
    expect(body).toContain('noindex')
  }
})

it('believes nothing that stands in its address', async () => {
  const { body } = await page('/Payment-Status/Success?order_id=RAHASIA-1&status=paid&amount=5000000')
  for (const claim of ['RAHASIA-1', '5000000', 'Lunas', 'berhasil dibayar']) expect(body).not.toContain(claim)
  expect(body).toContain('belum membuktikan')
})

it('leads a browser that comes back from a provider to the words that fit, without its parameters', async () => {
  const to = async (query: string) => {
    const { status, headers } = await page(`/CallbackPayment${query}`)
    expect(status).toBe(302)
    return String(headers.location).split('?')[0]
  }
  expect(await to('')).toBe('/Payment-Status/Error')
  expect(await to('?transaction_status=settlement')).toBe('/Payment-Status/Error')
  // one that was never here, and another tenant's
  expect(await to('?transaction_status=settlement&order_id=1')).toBe('/Payment-Status/Error')
  const other = await buildTenant(app, { slug: 'brebes' })
  const refIn = ({ write }: BuiltTenant) =>
    write(async tx => {
      const now = app.clock.now()
      const id = await insertAttempt(tx, { word: 'sablon', number: '1', provider: 'midtrans', now })
      return (await tx.db.selectFrom('payments').select('ref').where('id', '=', id).executeTakeFirstOrThrow())
        .ref
    })
  const foreign = `?transaction_status=settlement&order_id=${await refIn(other)}`
  expect(await to(foreign)).toBe('/Payment-Status/Error')
  const own = `&order_id=${await refIn(tenant)}`
  expect(await to(`?transaction_status=settlement${own}`)).toBe('/Payment-Status/Success')
  expect(await to(`?transaction_status=deny${own}`)).toBe('/Payment-Status/Error')
  expect(await to('?transaction_status=deny')).toBe('/Payment-Status/Error')
  expect(await to('?status=EXPIRED')).toBe('/Payment-Status/Error')
})

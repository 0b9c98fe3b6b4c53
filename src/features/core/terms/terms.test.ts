import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildMember } from '../../../../test/members.ts'

let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
}, 60_000)

afterAll(() => app?.close())

const page = () =>
  app.request({ host: tenant.host, path: '/Terms-And-Conditions', headers: { accept: 'text/html' } })

it('the terms are there to be read before anybody registers, in the tenant’s name', async () => {
  const { status, body } = await page()
  expect(status).toBe(200)
  expect(body).toContain('pemakaian situs dan kelas Sekolah Tegal')
  expect(body).toContain('href="/Privacy-Policy"')
})

it('a tenant’s own terms take their place', async () => {
  const admin = await buildMember(app, tenant, { kind: 1 })
  const write = (value: unknown) =>
    app.request({
      host: tenant.host,
      method: 'PUT',
      path: '/tegal/cms/app/setting/terms',
      headers: { 'content-type': 'application/json', ...admin.bearer },
      body: JSON.stringify({ value }),
    })
  expect((await write({ sections: [] })).status).toBe(422)
  const own = { sections: [{ title: 'Seragam', text: 'Kenakan seragam.\n\nSetiap hari.' }] }
  expect((await write(own)).status).toBe(200)
  const { body } = await page()
  expect(body).toContain('<p>Setiap hari.</p>')
  expect(body).not.toContain('pemakaian situs dan kelas')
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../app.ts'
import { accessViolations, leaveBrowser, startBrowser, visit } from '../browser.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'
import { type BuiltMember, buildMember } from '../members.ts'

let app: App
let browser: Browser
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  admin = await buildMember(app, tenant, { kind: 1, name: 'Sri Wahyuni' })
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

const shows = (path: string, words: string) =>
  until(async () =>
    (await app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })).body.includes(words),
  )
const isGone = (path: string) =>
  until(
    async () =>
      (await app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })).status === 404,
  )

describe.each([
  ['on a desk', { width: 1280, height: 800 }],
  ['on a phone', { width: 360, height: 740 }],
])('an event %s', (where, viewport) => {
  it('is begun, refused with words beside its fields, published, thrown away and fetched back', async () => {
    const { page, context } = await visit(browser, { viewport })
    const site = app.origin(tenant.host)
    await context.addCookies([{ name: 'sid', value: admin.token, url: site }])
    await page.goto(`${site}/Kelola/Acara`)
    await page.getByRole('button', { name: 'Tulis acara' }).first().click()
    const title = page.getByRole('textbox', { name: 'Judul', exact: true })
    await title.waitFor()
    await title.fill(`Seminar ${where}`)
    await page.locator('.ed-text').click()
    await page.keyboard.type('Datang dan belajar bersama.')
    await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
    await page.getByRole('button', { name: 'Terbitkan sekarang' }).click()
    await page.getByText('Isi kapan acara mulai').waitFor()
    await page.getByText('Isi nama tempat').waitFor()
    expect(await accessViolations(page)).toEqual([])

    await page.locator('input[name="startAt"]').fill('2027-01-16T08:00')
    await page.locator('input[name="endAt"]').fill('2027-01-16T12:00')
    await page.locator('input[name="venue"]').fill('Pendopo Tegal')
    await page.getByRole('button', { name: 'Tambah mata acara' }).click()
    await page.locator('input[name="agenda.0.startAt"]').fill('2027-01-16T08:30')
    await page.locator('input[name="agenda.0.title"]').fill('Pembukaan')
    await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
    await page.getByRole('button', { name: 'Terbitkan sekarang' }).click()
    await page.getByText('Acara terbit').waitFor()
    const path = `/Event/seminar-${where.replaceAll(' ', '-')}`
    await shows(path, 'Pendopo Tegal')
    await shows(path, 'Pembukaan')
    await shows(path, 'Datang dan belajar bersama.')

    await page.getByRole('button', { name: 'Tindakan lain' }).click()
    await page.getByRole('button', { name: 'Buang ke sampah' }).first().click()
    await page.getByRole('button', { name: 'Buang ke sampah' }).last().click()
    await isGone(path)
    await page.getByRole('status').getByRole('button', { name: 'Urungkan' }).click()
    await shows(path, 'Pendopo Tegal')
    await context.close()
  })
})

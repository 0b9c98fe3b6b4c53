import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../app.ts'
import { expectAccessible, leaveBrowser, startBrowser, visit } from '../browser.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'
import { buildMember } from '../members.ts'

/** A passkey from its making to its use, with a real browser and the authenticator that it has built in for tests. */
let app: App
let browser: Browser
let tenant: BuiltTenant
let site: string
let akun: string

const password = 'kuda-lumping-7-hijau'
const email = 'ratna@contoh.id'

beforeAll(async () => {
  app = await startApp()
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  site = app.origin(tenant.host)
  akun = app.origin('akun.localhost')
  await buildMember(app, tenant, { email, password, name: 'Ratna Anggraini' })
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** whether the owner is there to touch it */
    attend: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

const isBack = (url: URL) => url.origin === site && !url.pathname.startsWith('/CallbackAuth')

it('is made at home, signs in by a button, and by itself where the address would be typed', async () => {
  const { page, complaints, context } = await visit(browser)
  const authenticator = await withAuthenticator(page)

  await page.goto(`${site}/Login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Tampilkan' }).click()
  expect(await page.getByLabel('Kata sandi', { exact: true }).getAttribute('type')).toBe('text')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.waitForURL(isBack)

  await page.goto(`${akun}/`)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Tambah passkey' }).click()
  await page.getByLabel('Nama passkey').fill('Laptop kantor')
  await page.getByRole('button', { name: 'Buat passkey' }).click()
  await page.getByText('Simpan kode pemulihan').waitFor()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Unduh' }).click()
  expect((await download).suggestedFilename()).toBe('kode-pemulihan.txt')
  await page.getByRole('link', { name: 'Sudah saya simpan' }).click()
  await page.getByText('Laptop kantor').first().waitFor()
  await page.getByRole('button', { name: 'Keluar', exact: true }).click()

  await authenticator.attend(false)
  await page.goto(`${site}/Login`)
  await page.getByRole('button', { name: 'Masuk dengan passkey' }).waitFor()
  await authenticator.attend(true)
  await page.getByRole('button', { name: 'Masuk dengan passkey' }).click()
  await page.waitForURL(isBack)

  await page.goto(`${akun}/`)
  await page.getByRole('button', { name: 'Keluar', exact: true }).click()
  // the browser offers it at the address field; this authenticator answers without being asked twice
  await page.goto(`${site}/Login`)
  await page.waitForURL(isBack)
  expect(complaints).toEqual([])
  await context.close()
})

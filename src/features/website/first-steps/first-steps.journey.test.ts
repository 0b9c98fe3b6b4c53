import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { accessViolations, leaveBrowser, startBrowser, takenOver, visit } from '../../../../test/browser.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { beginStart } from './first-steps.ts'

let app: App
let browser: Browser
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  admin = await buildMember(app, tenant, { kind: 1, name: 'Sri Wahyuni' })
  await tenant.write(tx => beginStart(tx, { institution: 'school', at: app.clock.now() }))
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

async function signIn(context: BrowserContext): Promise<string> {
  const site = app.origin(tenant.host)
  await context.addCookies([
    { name: 'sid', value: admin.token, url: site },
    { name: 'masuk', value: '1', url: site },
  ])
  return site
}

/** nothing is wider than the phone, and nothing keeps anybody out */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  expect(await accessViolations(page)).toEqual([])
}

const logo = () =>
  sharp({ create: { width: 300, height: 300, channels: 4, background: '#1f7a53' } })
    .png()
    .toBuffer()

it('on a phone the admin of a new site goes through five steps, and goes on with them on another device', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 360, height: 780 } })
  const site = await signIn(context)
  const next = () => page.getByRole('button', { name: 'Lanjut' }).click()
  await page.goto(`${site}/Kelola`)
  await takenOver(page)
  expect(new URL(page.url()).pathname).toBe('/Kelola/Mulai')
  await page.getByLabel('Komunitas').check()
  await fits(page)
  await next()
  const name = page.getByLabel('Nama situs')
  await name.fill('Sanggar Pelangi')
  await page.getByRole('button', { name: 'Pilih gambar: Logo' }).click()
  const chooser = page.locator('dialog')
  await chooser
    .getByLabel('Pilih berkas')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() })
  await page.getByLabel('Teks alternatif').fill('Lingkaran hijau')
  await page.getByRole('button', { name: 'Pakai', exact: true }).click()
  await page.getByText('Warna dibaca dari logo').waitFor()
  await page.locator('.o-draft-saved', { hasText: 'Tersimpan' }).waitFor()
  await fits(page)

  // another device finds what was typed, and where one was
  const other = await visit(browser, { viewport: { width: 1280, height: 800 } })
  await signIn(other.context)
  await other.page.goto(`${site}/Kelola/Mulai`)
  await other.page.getByLabel('Nama situs').waitFor()
  expect(await other.page.getByLabel('Nama situs').inputValue()).toBe('Sanggar Pelangi')
  await other.context.close()

  await next()
  await page.getByRole('group', { name: 'Tata letak untuk Sanggar Pelangi' }).waitFor()
  const home = page.frameLocator('iframe[title*="Komunitas"]')
  await home.getByText('Sanggar Pelangi').first().waitFor()
  await page.getByRole('radio', { name: /Ruang Cipta/ }).check()
  await page.locator('.o-draft-saved', { hasText: 'Tersimpan' }).waitFor()
  await next()
  await page.getByRole('button', { name: 'Isi contoh' }).click()
  await page.getByText('Contoh sudah tampil di situs').waitFor()
  await fits(page)
  await next()
  await page.getByLabel('Alamat email').fill('dewi@contoh.id')
  await page.getByRole('button', { name: 'Kirim undangan' }).click()
  await page.getByText('1 undangan dikirim').waitFor()
  await fits(page)
  await page.getByRole('button', { name: 'Selesai' }).click()
  await page.getByText('Umumkan acara pertama').waitFor()
  const seen = await app.request({ host: tenant.host, path: '/' })
  expect(seen.body).toContain('Sanggar Pelangi')
  expect(seen.body).toContain('data-layout="ruangcipta"')
  await context.close()
}, 180_000)

it('a feed is chosen, tried and brought in, on a page that can be closed meanwhile', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 1440, height: 900 } })
  const site = await signIn(context)
  await page.goto(`${site}/Kelola/Impor`)
  await takenOver(page)
  await page.getByLabel('Umpan RSS atau Atom').check()
  await page.getByRole('combobox', { name: /Menjadi/ }).selectOption('news')
  const buffer = readFileSync(join(import.meta.dirname, '../../content/imports/fixtures/umpan.rss'))
  await page.setInputFiles('input[type=file]', { name: 'umpan.rss', mimeType: 'application/rss+xml', buffer })
  expect(await accessViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Kirim dan periksa' }).click()
  await page.getByRole('heading', { name: 'Yang akan masuk' }).waitFor()
  expect(await accessViolations(page)).toEqual([])
  await page.reload()
  await takenOver(page)
  await page.getByRole('button', { name: 'Impor sekarang' }).click()
  await page.getByText('Impor selesai').waitFor()
  await page.getByRole('link', { name: 'Satu' }).click()
  await page.getByLabel('Judul', { exact: true }).waitFor()
  await context.close()
})

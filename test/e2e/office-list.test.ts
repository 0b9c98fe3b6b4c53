import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSchool } from '../../src/features/membership/schools/schools.things.ts'
import { type App, startApp } from '../app.ts'
import { expectAccessible, leaveBrowser, startBrowser, visit } from '../browser.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'
import { type BuiltMember, buildMember } from '../members.ts'

let app: App
let browser: Browser
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  app = await startApp()
  browser = await startBrowser()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'SMK Tegal' })
  admin = await buildMember(app, tenant, { kind: 1, name: 'Zulfa Hendra' })
  for (const name of [
    'Agus',
    'Bima',
    'Citra',
    'Dewi',
    'Eko',
    'Farah',
    'Gita',
    'Hana',
    'Indra',
    'Joko',
    'Kiki',
  ])
    await buildMember(app, tenant, { kind: 4, name: `${name} Siswa` })
}, 60_000)

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

async function enter(path: string, width: number) {
  const { page, context, complaints } = await visit(browser, { viewport: { width, height: 800 } })
  const site = app.origin(tenant.host)
  await context.addCookies([{ name: 'sid', value: admin.token, url: site }])
  await page.goto(`${site}${path}`)
  await page.locator('.route-progress').waitFor({ state: 'attached' })
  return { page, context, complaints }
}

const look = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}
const rowNow = (page: Page) => page.evaluate('document.activeElement.innerText')

it('on a phone a row leads where its name does, wherever it is pressed, and its own buttons stay theirs', async () => {
  const { page, context, complaints } = await enter('/Kelola/Orang', 390)
  const row = page.getByRole('row').filter({ hasText: 'Dewi Siswa' })
  await row.getByText('Peran', { exact: false }).or(row.locator('td').nth(2)).first().scrollIntoViewIfNeeded()
  const box = await row.boundingBox()
  const name = await row.getByRole('link').first().getAttribute('href')
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) - 12)
  await page.waitForURL(`**${name}`)
  await page.goBack()
  await row.getByRole('checkbox').click()
  await page.getByText('1 dipilih').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('who chooses a school and has not said where they live finds province and town filled in', async () => {
  await tenant.write(tx => buildSchool(tx, { npsn: '20329001', name: 'SMK Negeri 1 Tegal' }))
  const { page, context } = await enter('/Profile', 1280)
  await page.getByRole('combobox', { name: /^Sekolah/ }).fill('SMK Negeri 1')
  await page.getByRole('option', { name: /SMK Negeri 1 Tegal/ }).click()
  await expect.poll(() => page.getByRole('combobox', { name: /^Provinsi/ }).inputValue()).toBe('Jawa Tengah')
  await expect.poll(() => page.getByRole('combobox', { name: /^Kabupaten/ }).inputValue()).toMatch(/Tegal/)
  await context.close()
})

it('a list is gone through by keys, narrowed, kept as a view, and done to as a whole', async () => {
  const { page, context, complaints } = await enter('/Kelola/Orang', 1280)
  await page.keyboard.press('j')
  expect(await rowNow(page)).toContain('Agus Siswa')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: 'Tindakan untuk yang dipilih' })
  await bar.getByText('2 dipilih').waitFor()
  await page.getByRole('checkbox', { name: 'Pilih Eko Siswa' }).click({ modifiers: ['Shift'] })
  await bar.getByText('5 dipilih').waitFor()
  await bar.getByRole('button', { name: 'Pilih semua 12 yang cocok' }).click()
  await bar.getByText('12 dipilih').waitFor()
  await expectAccessible(page)
  await look(page, 'people-chosen')
  await bar.getByRole('button', { name: 'Tangguhkan' }).click()
  await page.getByLabel('Alasan').fill('Angkatan yang sudah lulus')
  await page.locator('dialog[open]').getByRole('button', { name: 'Tangguhkan' }).click()
  await page.getByText('11 berhasil, 1 gagal dan tetap dipilih').waitFor()
  await page
    .getByRole('listitem')
    .filter({ hasText: /Zulfa Hendra\s*Anda tidak dapat/ })
    .waitFor()
  await look(page, 'people-outcome')
  await page.getByRole('button', { name: 'Tutup' }).last().click()
  await bar.getByText('1 dipilih').waitFor()

  await page.getByText('Saring dan urutkan').click()
  await page.getByLabel('Status').selectOption('suspended')
  await page.getByRole('button', { name: 'Terapkan' }).click()
  await page.getByRole('link', { name: 'Lepas Status: Ditangguhkan' }).waitFor()
  expect(await bar.count()).toBe(0)
  await page.getByRole('button', { name: 'Tampilan', exact: true }).click()
  await page.getByRole('button', { name: 'Simpan tampilan ini' }).click()
  await page.getByLabel('Nama tampilan').fill('Alumni')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  const tab = page.getByRole('link', { name: 'Alumni' })
  await tab.waitFor()
  expect(await tab.getAttribute('aria-current')).toBe('page')

  await page.getByRole('button', { name: 'Tampilan', exact: true }).click()
  await page.getByRole('button', { name: 'Pilih kolom' }).click()
  await page.getByRole('checkbox', { name: 'Program' }).uncheck()
  await page.getByRole('button', { name: 'Selesai' }).click()
  await page.reload()
  await expect.poll(() => page.getByRole('columnheader', { name: 'Program' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Terakhir terlihat' }).click()
  await page.waitForURL(/sort=lastSeen/)
  await look(page, 'people-view')
  await page.keyboard.press('?')
  await page.getByText('Baris berikutnya, baris sebelumnya').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await bar.getByText('1 dipilih').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/Kelola\/Orang\/\d+/)
  await page.goBack()
  await bar.getByText('1 dipilih').waitFor()
  await page.keyboard.press('Escape')
  await bar.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await context.close()
})

it('on a phone a row is its name and two facts, and the list does not overflow', async () => {
  const { page, context } = await enter('/Kelola/Orang', 360)
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  const shown = await page.locator('tbody tr').first().locator('td:visible').count()
  // box, name, two facts, what can be done
  expect(shown).toBeLessThanOrEqual(5)
  await page.getByRole('checkbox', { name: 'Pilih Agus Siswa' }).check()
  await page.getByRole('region', { name: 'Tindakan untuk yang dipilih' }).waitFor()
  await expectAccessible(page)
  await look(page, 'people-360')
  await context.close()
})

it('on a tablet what can be done with a row is in sight, keys work with capitals on, a refusal says a name once', async () => {
  await buildMember(app, tenant, { kind: 3, name: 'Laras Guru' })
  const { page, context } = await enter('/Kelola/Orang', 768)
  const menu = page.locator('tbody tr').first().locator('.o-cell-do button').first()
  const box = await menu.boundingBox()
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(768)
  await page.keyboard.press('J')
  expect(await rowNow(page)).toContain('Agus Siswa')
  await look(page, 'people-tablet')
  await page.getByLabel('Cari nama atau email').fill('Laras')
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Pilih Laras Guru' }).check()
  await page.getByRole('button', { name: 'Pulihkan' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Pulihkan' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Laras Guru\s*Tidak sedang ditangguhkan$/ })
    .waitFor()
  await context.close()
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../app.ts'
import { accessViolations, leaveBrowser, startBrowser, takenOver, visit } from '../browser.ts'
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

async function signedIn(options?: Parameters<typeof visit>[1]) {
  const seen = await visit(browser, options)
  const url = app.origin(tenant.host)
  await seen.context.addCookies([{ name: 'sid', value: admin.token, url }])
  return { ...seen, site: url }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await takenOver(page)
}

const look = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

const drawing = (text: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#2b6"/><circle cx="950" cy="200" r="120" fill="#fc3"/><text x="90" y="600" font-size="160" fill="#fff">${text}</text></svg>`,
    ),
  )
    .png()
    .toBuffer()

/** one page with a line of text */
function document(text: string): Buffer {
  const stream = `BT /F1 48 Tf 72 600 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const end = `trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(`${pdf}xref\n0 6\n0000000000 65535 f \n${places.join('')}${end}`)
}

const film = readFileSync(join(import.meta.dirname, '../../db/seeds/media/kelas-hari-ini.mp4'))

it('on a desk a film whose line is cut goes on, pictures are dropped and cut, and everything can be judged by axe', async () => {
  const { page, complaints, site } = await signedIn()
  await open(page, `${site}/Kelola/Media`)
  await look(page, 'media-empty')
  expect(await accessViolations(page)).toEqual([])

  // the first piece of it never arrives, and neither do the tries after it
  let cuts = 0
  await page.route('**/v1/media/uploads/*', route =>
    route.request().method() === 'PATCH' && cuts++ < 2
      ? route.abort('internetdisconnected')
      : route.continue(),
  )
  await page.getByLabel('Pilih berkas').setInputFiles([
    { name: 'kelas-hari-ini.mp4', mimeType: 'video/mp4', buffer: film },
    { name: 'Poster lomba.png', mimeType: 'image/png', buffer: await drawing('Lomba') },
    { name: 'Silabus.pdf', mimeType: 'application/pdf', buffer: document('Silabus') },
    { name: 'catatan.txt', mimeType: 'text/plain', buffer: Buffer.from('bukan media') },
  ])
  await page.getByText('Jenis berkas ini tidak dapat diunggah').waitFor()
  await look(page, 'media-sending')
  await page.getByRole('button', { name: 'Batalkan catatan.txt' }).click()
  await page.getByRole('button', { name: 'Buka kelas-hari-ini.mp4' }).waitFor({ timeout: 30_000 })
  expect(cuts).toBeGreaterThan(2)
  const poster = page.getByRole('button', { name: 'Buka Poster lomba.png' })
  await poster.waitFor()
  // the film's and the document's are drawn by the browser itself
  await page.locator('.o-media-item .pic').nth(2).waitFor()
  await look(page, 'media-grid')

  await poster.click()
  await page.getByLabel('Teks alternatif').fill('Poster lomba dengan matahari')
  await page.getByRole('button', { name: 'Simpan keterangan' }).click()
  await page.getByText('Keterangan tersimpan').waitFor()
  await page.getByRole('button', { name: 'Titik fokus' }).click()
  const stage = page.locator('.o-stage canvas')
  await stage.press('ArrowRight')
  await stage.press('ArrowUp')
  await look(page, 'media-focus')
  await page.getByRole('button', { name: 'Simpan fokus' }).click()
  await page.getByText('Titik fokus tersimpan').waitFor()
  expect(await accessViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Potong' }).click()
  await page.getByRole('button', { name: 'Persegi' }).click()
  await stage.press('ArrowLeft')
  await look(page, 'media-crop')
  await page.getByRole('button', { name: 'Simpan potongan' }).click()
  await page.getByText('Potongan tersimpan sebagai gambar baru').waitFor()
  // whoever thinks better of removing it is still at the file
  await page.getByRole('button', { name: 'Hapus', exact: true }).click()
  await page.getByRole('button', { name: 'Batal', exact: true }).click()
  await page.getByRole('heading', { name: /^Hapus / }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Tutup', exact: true }).click()
  expect(await page.locator('.o-media-item').count()).toBe(4)
  await look(page, 'media-done')
  // a narrow window on a desk has the drawer's key as everywhere, and no camera
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Buka menu' }).waitFor()
  expect(await page.getByRole('button', { name: 'Kamera' }).isVisible()).toBe(false)
  expect(
    complaints.filter(words => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(words)),
  ).toEqual([])
})

it('on a telephone a page gets its picture from the library, described once, and the library knows', async () => {
  const { page, complaints, site } = await signedIn({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await open(page, `${site}/Kelola/Media`)
  await page.getByRole('button', { name: 'Kamera' }).waitFor()
  await look(page, 'media-phone')
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  await open(page, `${site}/Kelola/Halaman/About`)
  await page.getByRole('button', { name: 'Pilih gambar: Gambar sampul' }).click()
  await page.getByRole('heading', { name: 'Pilih gambar' }).waitFor()
  await page
    .locator('dialog')
    .getByLabel('Pilih berkas')
    .setInputFiles({ name: 'Gedung.png', mimeType: 'image/png', buffer: await drawing('Gedung') })
  await page.getByRole('heading', { name: 'Apa yang terlihat di gambar ini?' }).waitFor({ timeout: 30_000 })
  await page.getByLabel('Teks alternatif').fill('Gedung sekolah dari depan')
  await look(page, 'media-phone-alt')
  await page.getByRole('button', { name: 'Pakai', exact: true }).click()
  await page.locator('.o-picture-frame .pic').first().waitFor()
  expect(await page.getByLabel('Yang terlihat di gambar').first().inputValue()).toBe(
    'Gedung sekolah dari depan',
  )
  await look(page, 'media-phone-picked')
  await expect.poll(() => uses('Gedung.png')).toEqual([['Halaman', 'draft']])
  expect(complaints).toEqual([])
})

async function uses(name: string): Promise<string[][]> {
  const ask = async (path: string) =>
    (await app.request({ host: tenant.host, path, headers: admin.bearer })).json().data
  const { items } = await ask(`/v1/media?q=${encodeURIComponent(name)}`)
  const { uses: found } = await ask(`/v1/media/${items[0].id}`)
  return found.map((use: { words: string; state: string }) => [use.words, use.state])
}

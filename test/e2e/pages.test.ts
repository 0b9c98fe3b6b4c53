import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnishPages } from '../../src/features/website/pages/pages.ts'
import { type App, startApp, until } from '../app.ts'
import { expectAccessible, leaveBrowser, startBrowser, takenOver, visit, wake } from '../browser.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'
import { type BuiltMember, buildMember } from '../members.ts'

let app: App
let browser: Browser
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  await tenant.write(tx =>
    furnishPages(tx, {
      name: 'Akademi Tegal',
      now: app.clock.now(),
      pages: [
        {
          name: 'Class',
          title: 'Kelas di pesisir',
          sections: [{ kind: 'text', id: 'bekal', title: 'Bekal', bodyHtml: '<p>Bawa <em>topi</em>.</p>' }],
        },
      ],
    }),
  )
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

async function expectWorkAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160))}`)).toEqual(
    [],
  )
}

const look = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

const seen = async (path: string) =>
  (await app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })).body

describe('an editor with nothing but a keyboard', () => {
  it('finds a page in the list, writes a section into it, moves it up, and publishes', async () => {
    const { page, complaints, context, site } = await signedIn()
    await open(page, `${site}/Kelola/Halaman`)
    await expectWorkAccessible(page)
    await look(page, 'list')
    await page.getByRole('link', { name: 'Kampus', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Kampus' }).waitFor()
    await page.waitForTimeout(300)
    await expectWorkAccessible(page)
    await look(page, 'editor')

    const title = page.locator('[name=title]')
    await title.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Kampus di pesisir')

    await page.getByLabel('Jenis bagian baru').focus()
    await page.keyboard.type('Teks')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    // the keyboard stands in the new section's first field
    await page.keyboard.type('Dermaga belajar')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Kami membaca **angin** dan [kelas](/Class).')
    await page.getByRole('button', { name: /^Naik: bagian 5/ }).focus()
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toContain(
      'Naik: bagian 4, Dermaga belajar',
    )
    await expectWorkAccessible(page)
    await look(page, 'editor-open')
    await page.getByRole('button', { name: /^Terbitkan/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Halaman terbit').first().waitFor()
    await until(async () => (await seen('/Campus')).includes('<strong>angin</strong>'))
    const body = await seen('/Campus')
    expect(body).toContain('Kampus di pesisir')
    expect(body.indexOf('Dermaga belajar')).toBeLessThan(
      body.indexOf('Hubungi tim kemitraan') + 1 || body.length,
    )
    expect(complaints).toEqual([])
    await context.close()
  })

  it('is told in words what is wrong, beside it, and loses nothing', async () => {
    const { page, context, site } = await signedIn()
    await open(page, `${site}/Kelola/Halaman/Pricing`)
    const title = page.locator('[name=title]')
    const before = await title.inputValue()
    await page.getByText('Tiga cara ikut').click()
    const price = page.getByLabel('Harga', { exact: true }).first()
    await price.fill('')
    await page.locator('[name=title]').fill('')
    // unfinished, it is kept; published it is not
    await page.getByText(/^Tersimpan \d\d\.\d\d/).waitFor()
    await page.getByRole('button', { name: /^Terbitkan/ }).click()
    await page.getByText('Belum terbit. Periksa isian yang ditandai.').waitFor()
    expect(await page.evaluate('document.activeElement.name')).toBe('title')
    await page.getByText('Perlu diperbaiki').waitFor()
    expect(await price.getAttribute('aria-invalid')).toBe('true')
    await page.locator('[name=title]').fill('Biaya baru')
    await price.fill('1.250.000')
    await page.getByText(/^Tersimpan \d\d\.\d\d/).waitFor()
    // visitors still see what was published; a way back leads to it
    expect(await seen('/Pricing')).not.toContain('Biaya baru')
    await page.getByText('Terbit, ada perubahan').waitFor()
    await page.getByRole('button', { name: 'Tindakan lain' }).click()
    await page.getByRole('button', { name: 'Buang perubahan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Buang perubahan' }).click()
    await page.getByText('Perubahan dibuang').waitFor()
    expect(await title.inputValue()).toBe(before)
    await context.close()
  })

  it('who has changed nothing is told of nothing unsaved, is asked nothing, and nothing is sent', async () => {
    const { page, complaints, context, site } = await signedIn()
    const sent: string[] = []
    page.on('request', request => {
      // who is here is told, and is no change
      if (/\/v1\/drafts\/(?!.*\/presence)/.test(request.url())) sent.push(request.method())
    })
    for (const name of ['About', 'News', 'Beranda', 'Terms-And-Conditions']) {
      await open(page, `${site}/Kelola/Halaman/${name}`)
      await page.waitForTimeout(1500)
      expect(await page.locator('.o-draft-words').textContent()).toBe('')
      await page.getByRole('link', { name: 'Halaman', exact: true }).last().click()
      await page.getByRole('heading', { level: 1, name: 'Halaman', exact: true }).waitFor()
    }
    expect(sent).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  it('writes the home page as a draft: without a title it is kept and not published, then all see it', async () => {
    const { page, context, site } = await signedIn()
    await open(page, `${site}/Kelola/Halaman/Beranda`)
    const title = page.locator('[name="hero.title"]')
    await title.fill('')
    await page.getByText(/^Tersimpan \d\d\.\d\d/).waitFor()
    await page.getByRole('button', { name: /^Terbitkan/ }).click()
    await page.getByText('Belum terbit. Periksa isian yang ditandai.').waitFor()
    expect(await page.evaluate('document.activeElement.name')).toBe('hero.title')
    await look(page, 'home')
    await title.fill('Belajar di pesisir')
    await page.getByText(/^Tersimpan \d\d\.\d\d/).waitFor()
    expect(await seen('/')).not.toContain('Belajar di pesisir')
    await page.getByRole('button', { name: /^Terbitkan/ }).click()
    await page.getByText('Halaman terbit').first().waitFor()
    await until(async () => (await seen('/')).includes('Belajar di pesisir'))
    await context.close()
  })

  it('is asked before what is not saved is left, on a phone too', async () => {
    const { page, context, site } = await signedIn({ viewport: { width: 360, height: 740 } })
    await open(page, `${site}/Kelola/Halaman/About`)
    await context.setOffline(true)
    await page.locator('[name=lead]').fill('Belum disimpan')
    await page.getByText('Luring. Aman di perangkat ini').waitFor()
    await page.getByRole('link', { name: 'Halaman', exact: true }).last().click()
    await page.getByText('Buang perubahan?').waitFor()
    await page.getByRole('button', { name: 'Batal' }).click()
    expect(await page.locator('[name=lead]').inputValue()).toBe('Belum disimpan')
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await look(page, 'editor-phone')
    // one may also keep it and go on: not while nobody answers, then at once
    await page.getByRole('link', { name: 'Halaman', exact: true }).last().click()
    const keep = page.getByRole('button', { name: 'Simpan draf dan lanjut' })
    await keep.click()
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await context.setOffline(false)
    await keep.click()
    await page.getByRole('heading', { level: 1, name: 'Halaman', exact: true }).waitFor()
    await open(page, `${site}/Kelola/Halaman/About`)
    expect(await page.locator('[name=lead]').inputValue()).toBe('Belum disimpan')
    await context.close()
  })

  it('takes back a removed picture and a removed part of the privacy notice', async () => {
    const { page, context, site } = await signedIn()
    await open(page, `${site}/Kelola/Privasi/Kebijakan`)
    const parts = page.getByRole('heading', { name: /^Bagian \d+$/ })
    const before = await parts.count()
    const first = page.locator('[name="sections.0.title"], [name="title"]').first()
    const words = await first.inputValue()
    await page.getByRole('button', { name: /^Hapus bagian 1/i }).click()
    expect(await parts.count()).toBe(before - 1)
    await page.getByRole('button', { name: 'Urungkan' }).click()
    expect(await parts.count()).toBe(before)
    expect(await first.inputValue()).toBe(words)
    await open(page, `${site}/Kelola/Halaman/About`)
    const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#1d6fa5' } })
      .png()
      .toBuffer()
    const file = { name: 'sampul.png', mimeType: 'image/png', buffer }
    await page.getByRole('button', { name: 'Pilih gambar:' }).first().click()
    await page.locator('dialog').getByLabel('Pilih berkas').setInputFiles(file)
    await page.getByLabel('Teks alternatif').fill('Sampul hijau')
    await page.getByRole('button', { name: 'Pakai', exact: true }).click()
    const remove = page.getByRole('button', { name: 'Hapus gambar' }).first()
    await remove.waitFor()
    const pictures = await page.getByRole('button', { name: 'Hapus gambar' }).count()
    await remove.click()
    await page.getByRole('button', { name: 'Urungkan' }).last().click()
    expect(await page.getByRole('button', { name: 'Hapus gambar' }).count()).toBe(pictures)
    await context.close()
  })
})

describe('a draft in the browser', () => {
  it('is kept on the device while nobody answers, comes back with the page, and goes on its way by itself', async () => {
    const { page, context, site } = await signedIn()
    await open(page, `${site}/Kelola/Halaman/Corporates`)
    const lead = page.locator('[name=lead]')
    await context.route('**/v1/drafts/**', route => route.abort())
    await lead.fill('Ditulis di kereta')
    await page.getByText(/aman di perangkat ini/i).waitFor()
    await page.getByRole('button', { name: /^Terbitkan/ }).click()
    await page.getByText(/^Belum terbit\. Tidak ada koneksi/).waitFor()
    page.on('dialog', dialog => void dialog.accept())
    await context.unroute('**/v1/drafts/**')
    await open(page, `${site}/Kelola/Halaman/Corporates`)
    await expect.poll(() => lead.inputValue()).toBe('Ditulis di kereta')
    await page.getByText(/^Tersimpan \d\d\.\d\d/).waitFor()
    await page.reload()
    await expect.poll(() => lead.inputValue()).toBe('Ditulis di kereta')
    await context.close()
  })

  it.each([360, 1440])(
    'shows what somebody else wrote beside one’s own, a schedule and the history, at %i pixels',
    async width => {
      const other = await buildMember(app, tenant, { kind: 1, name: 'Bambang Susilo' })
      const name = width === 360 ? 'Network' : 'Services'
      const { page, context, site } = await signedIn({ viewport: { width, height: 800 } })
      await open(page, `${site}/Kelola/Halaman/${name}`)
      const title = page.locator('[name=title]')
      await title.fill('Judul saya')
      await page.getByText(/^Tersimpan \d\d\.\d\d/).waitFor()
      const write = (fields: Record<string, string>) =>
        app.request({
          host: tenant.host,
          path: `/v1/drafts/page/${name}`,
          method: 'PUT',
          headers: { 'content-type': 'application/json', ...other.cookie },
          body: JSON.stringify({ fields }),
        })
      await write({ title: 'Judul Bambang', lead: 'Pengantar Bambang' })
      await title.fill('Judul saya sekali lagi')
      const dialog = page.getByRole('dialog')
      await dialog.getByText('Punya Bambang Susilo').first().waitFor()
      await look(page, `conflict-${width}`)
      await expectWorkAccessible(page)
      await dialog.getByRole('button', { name: 'Nanti' }).click()
      await page.getByRole('button', { name: 'Bandingkan dan pilih' }).click()
      await dialog.getByRole('button', { name: 'Pakai pilihan ini' }).click()
      await page.getByText(/^Tersimpan \d\d\.\d\d/).waitFor()
      expect(await title.inputValue()).toBe('Judul saya sekali lagi')
      expect(await page.locator('[name=lead]').inputValue()).toBe('Pengantar Bambang')

      await page.getByRole('button', { name: 'Tindakan lain' }).click()
      await page.getByRole('button', { name: 'Jadwalkan' }).click()
      await dialog.getByLabel(/Tanggal dan jam \(WIB\)/).fill('2026-12-01T08:00')
      await look(page, `schedule-${width}`)
      await dialog.getByRole('button', { name: 'Jadwalkan', exact: true }).click()
      await page.getByText('Terjadwal 1 Des 2026 pukul 08.00 WIB.').waitFor()
      await write({ lead: 'Bambang tidak berhenti' })
      await page.getByRole('button', { name: 'Terbitkan sekarang' }).click()
      await page.getByText('Bambang Susilo juga mengubah isi ini').first().waitFor()
      expect(await page.locator('[name=lead]').inputValue()).toBe('Bambang tidak berhenti')
      await page.getByRole('button', { name: 'Terbitkan sekarang' }).click()
      await page.getByText('Halaman terbit').first().waitFor()

      await page.getByRole('button', { name: 'Tindakan lain' }).click()
      await page.getByRole('button', { name: 'Riwayat' }).click()
      await dialog.getByRole('button', { name: 'Bandingkan versi 1' }).click()
      await dialog.getByText('Sekarang').first().waitFor()
      await look(page, `history-${width}`)
      await dialog.getByRole('button', { name: 'Pulihkan versi 1' }).click()
      await page.getByText('Versi dipulihkan sebagai draf').waitFor()
      expect(await title.inputValue()).not.toBe('Judul saya sekali lagi')
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      await look(page, `editor-${width}`)
      await context.close()
    },
  )
})

describe('a page of the site', () => {
  it.each(['About', 'Class', 'Pricing', 'Overview', 'Peta-Situs'])(
    '%s is accessible and lives on when React takes over',
    async name => {
      const { page, complaints, context } = await visit(browser)
      await page.goto(`${app.origin(tenant.host)}/${name}`)
      await wake(page)
      await expectAccessible(page)
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  it('is reached without loading a document, with what draws its rarer sections', async () => {
    const { page, complaints, context } = await visit(browser)
    await page.goto(`${app.origin(tenant.host)}/Program`)
    await wake(page)
    await page.evaluate('window.isSameDocument = true')
    await page.getByRole('link', { name: 'Peta situs' }).click()
    await page.getByRole('link', { name: 'Mengenal Akademi Tegal' }).click()
    await page.getByRole('heading', { level: 2, name: 'Mengapa kami ada' }).waitFor()
    await page.getByText('Pengajar mendampingi sepanjang jalan').waitFor()
    await page.getByText('Siapa yang boleh ikut belajar?').waitFor()
    expect(await page.evaluate('window.isSameDocument')).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('plays a film only when somebody asks for it', async () => {
    const { page, context } = await visit(browser)
    await tenant.write(tx =>
      furnishPages(tx, {
        name: 'x',
        now: app.clock.now(),
        pages: [
          {
            name: 'Services-film',
            title: 'Film',
            sections: [
              { kind: 'video', id: 'film', title: 'Panen', provider: 'youtube', videoId: 'M7lc1UVf-VE' },
            ],
          },
        ],
      }),
    )
    const asked: string[] = []
    await page.route(/youtube/, route => {
      asked.push(route.request().url())
      return route.fulfill({ body: '<p>film</p>', contentType: 'text/html' })
    })
    await page.goto(`${app.origin(tenant.host)}/Services/film`)
    await wake(page)
    expect(asked).toEqual([])
    await page.getByRole('link', { name: 'Putar video: Panen' }).click()
    await page.locator('iframe[title="Panen"]').waitFor()
    expect(asked[0]).toContain('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE')
    await context.close()
  })
})

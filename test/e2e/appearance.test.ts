import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../app.ts'
import { leaveBrowser, startBrowser, takenOver, visit } from '../browser.ts'
import type { BuiltTenant } from '../build.ts'
import { type BuiltMember, buildMember } from '../members.ts'
import { buildSchool } from './school.ts'

let app: App
let browser: Browser
let tenant: BuiltTenant
let admin: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildSchool(app)
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

const frameOf = (page: Page): FrameLocator => page.frameLocator('.ap-window iframe')
const primary = (where: FrameLocator) =>
  where
    .locator('html')
    .evaluate<string, unknown>(
      "getComputedStyle(document.documentElement).getPropertyValue('--clr-primary').trim()",
    )
const publicPage = async () =>
  (await app.request({ host: tenant.host, headers: { accept: 'text/html' } })).body

async function openSettings(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/Kelola/Pengaturan`)
  await takenOver(page)
}

const look = async (page: Page, name: string) => {
  if (!process.env.SHOTS) return
  await page.waitForTimeout(2000)
  await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
}

/** what this room has put into the office; the site within the frame has tests of its own */
async function expectWorkAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include('#main')
    .setLegacyMode()
    .options({ iframes: false })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160))}`)).toEqual(
    [],
  )
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Terbitkan perubahan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terbitkan sekarang' }).click()
  await page
    .getByText(/Versi \d+ terbit\./)
    .last()
    .waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

describe('the theme editor', () => {
  it('shows a colour at once, keeps it as a draft, publishes it and brings the old one back', async () => {
    const { page, complaints, context, site } = await signedIn()
    await page.goto(`${site}/Kelola/Tampilan`)
    const hex = page.getByRole('textbox', { name: 'Utama', exact: true })
    await hex.fill('#0a7a3b')
    const frame = frameOf(page)
    await frame.locator('#main').waitFor()
    await until(async () => (await primary(frame)) === '#0a7a3b')
    await page.getByText(/^Tersimpan \d\d\.\d\d$/).waitFor()
    expect(await publicPage()).not.toContain('#0a7a3b')

    // the links of the site lead on within the preview
    await frame.getByRole('link', { name: 'Berita' }).first().dispatchEvent('click')
    await frame.getByRole('heading', { level: 1, name: 'Berita' }).waitFor()
    expect(await primary(frame)).toBe('#0a7a3b')

    await page.getByRole('radio', { name: /Jambore/ }).check({ force: true })
    await frame.locator('html[data-layout="jambore"]').waitFor({ state: 'attached' })

    await publish(page)
    await until(async () => (await publicPage()).includes('--clr-primary:#0a7a3b'))
    expect(await publicPage()).toContain('data-layout="jambore"')

    await page.getByRole('button', { name: 'Tindakan lain' }).click()
    await page.getByRole('button', { name: 'Riwayat' }).click()
    await page.getByRole('button', { name: 'Bandingkan versi 1' }).click()
    await page.getByRole('button', { name: 'Pulihkan versi 1' }).click()
    await until(async () => (await hex.inputValue()) === '#2096c4')
    await frame.locator('html[data-layout="default"]').waitFor({ state: 'attached' })
    await publish(page)
    await until(async () => (await publicPage()).includes('data-layout="default"'))
    expect(complaints).toEqual([])
    await context.close()
  })

  it('warns of a colour that cannot be read, mends it, and undoes and repeats by keys', async () => {
    const { page, context, site } = await signedIn()
    await page.goto(`${site}/Kelola/Tampilan`)
    const hex = page.getByRole('textbox', { name: 'Utama', exact: true })
    await hex.fill('#ffe000')
    await page.getByText('Warna utama sulit dibaca').waitFor()
    await page.getByRole('button', { name: 'Gelapkan sampai terbaca' }).first().click()
    await page.getByText('Warna utama sulit dibaca').waitFor({ state: 'detached' })
    const mended = await hex.inputValue()
    await page.keyboard.press('Control+z')
    await until(async () => (await hex.inputValue()) === '#ffe000')
    await page.keyboard.press('Control+Shift+z')
    await until(async () => (await hex.inputValue()) === mended)
    await page.getByText('Terbitkan perubahan').waitFor()
    await page.getByRole('button', { name: 'Tindakan lain' }).click()
    await page.getByRole('button', { name: 'Buang perubahan' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Buang perubahan' }).click()
    await page.getByText('Perubahan dibuang').waitFor()
    expect(await hex.inputValue()).toBe('#2096c4')
    expect(await page.getByRole('button', { name: 'Urungkan' }).isDisabled()).toBe(true)
    await context.close()
  })

  it('is light on a phone: layouts are pictures, and the site is fetched when somebody turns to it', async () => {
    const { page, complaints, context, site } = await signedIn({ viewport: { width: 390, height: 844 } })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    let bytes = 0
    const asked: string[] = []
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    page.on('request', request => asked.push(request.url()))
    for (const path of ['/Kelola/Tampilan', '/Kelola/Tampilan/Album']) {
      bytes = asked.length = 0
      await page.goto(`${site}${path}`)
      await page.locator('.ap-thumb img').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(asked.filter(url => url.includes('pratinjau='))).toEqual([])
      expect(asked.length, asked.join('\n')).toBeLessThan(60)
      expect(bytes).toBeGreaterThan(10_000)
      expect(bytes).toBeLessThan(600_000)
    }
    await page.getByRole('button', { name: 'Lihat situs ini dengan tata letak Jambore' }).click()
    await page
      .frameLocator('.ap-window iframe')
      .locator('html[data-layout="jambore"]')
      .waitFor({ state: 'attached' })
    await page.goto(`${site}/Kelola/Tampilan`)
    await page.getByRole('button', { name: 'Pratinjau' }).click()
    await frameOf(page).locator('#main').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  it('has its page picker in sight below the bar, however far one scrolls', async () => {
    const { page, context, site } = await signedIn({ viewport: { width: 1024, height: 700 } })
    await page.goto(`${site}/Kelola/Tampilan`)
    await frameOf(page).locator('#main').waitFor()
    await page.mouse.move(250, 500)
    await page.evaluate('scrollTo(0, 900)')
    const picker = page.getByLabel('Halaman', { exact: true })
    await picker.click({ trial: true, timeout: 3_000 })
    const [bar, box] = await Promise.all([page.locator('.o-editor-bar').boundingBox(), picker.boundingBox()])
    expect(box?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
    await context.close()
  })

  it('asks what to do when somebody else has published the same', async () => {
    const { page, context, site } = await signedIn()
    const other = await buildMember(app, tenant, { kind: 1, name: 'Bambang Susilo' })
    await page.goto(`${site}/Kelola/Tampilan`)
    await page.getByRole('textbox', { name: 'Gelap', exact: true }).fill('#101820')
    await page.getByText(/^Tersimpan/).waitFor()
    await app.request({
      host: tenant.host,
      path: `/${tenant.slug}/cms/app/settings`,
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...other.cookie },
      body: JSON.stringify({ css: { clr_dark: '#303030' } }),
    })
    await page.getByRole('button', { name: 'Terbitkan perubahan' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Terbitkan sekarang' }).click()
    await dialog.getByText('Bambang Susilo mengubah isian yang sama').waitFor()
    await dialog.getByText('#303030').waitFor()
    expect(await publicPage()).not.toContain('--clr-dark:#101820')
    await dialog.getByRole('button', { name: 'Pakai pilihan ini' }).click()
    await dialog.waitFor({ state: 'detached' })
    await publish(page)
    await until(async () => (await publicPage()).includes('--clr-dark:#101820'))
    await context.close()
  })

  it.each([360, 1440])('is accessible and fits a screen of %i pixels', async width => {
    const { page, context, site } = await signedIn({ viewport: { width, height: 800 } })
    // the site within the frame is not what is looked at
    if (!process.env.SHOTS)
      await page.route(/pratinjau=/, route =>
        route.fulfill({ contentType: 'text/html', body: '<div id="root"></div>' }),
      )
    for (const path of ['/Kelola/Tampilan', '/Kelola/Pengaturan']) {
      await page.goto(`${site}${path}`)
      await page.locator('.ap-editor, #umum').waitFor()
      await look(page, `${path.slice(8).toLowerCase()}-${width}`)
      await expectWorkAccessible(page)
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    }
    await context.close()
  })
})

describe('the settings of the site', () => {
  it('change the menu by keyboard, and say beside the field what cannot be', async () => {
    const { page, complaints, context, site } = await signedIn()
    await openSettings(page, site)
    const menu = page.locator('#menu')
    await menu.getByRole('button', { name: 'Tambah menu' }).press('Enter')
    await page.keyboard.type('Program kami')
    await page.keyboard.press('Tab')
    await page.keyboard.type('javascript:alert(1)')
    await menu.getByRole('button', { name: 'Simpan' }).press('Enter')
    await menu.getByText('Tulis alamat di situs ini (/Class)').first().waitFor()
    await menu.getByLabel('Alamat').last().fill('/Program')
    await menu.getByRole('button', { name: /^Naikkan menu 4/ }).press('Enter')
    await menu.getByRole('button', { name: 'Simpan' }).press('Enter')
    await page.getByText('Menu utama tersimpan').waitFor()
    await until(async () => (await publicPage()).includes('Program kami'))
    expect(complaints.filter(line => !line.includes('422'))).toEqual([])
    await context.close()
  })

  it('close the site and open it again, the administration staying open', async () => {
    const { page, context, site } = await signedIn()
    await openSettings(page, site)
    await page.getByRole('button', { name: 'Tutup untuk perbaikan' }).click()
    await page.getByRole('button', { name: 'Tutup situs' }).click()
    await page.getByText('Situs tertutup').waitFor()
    await until(async () => (await publicPage()).includes('Website Sedang Dalam Perbaikan'))
    await page.reload()
    await page.getByRole('button', { name: 'Buka situs kembali' }).click()
    await page.getByText('Situs terbuka', { exact: true }).waitFor()
    await until(async () => !(await publicPage()).includes('Website Sedang Dalam Perbaikan'))
    await context.close()
  })
})

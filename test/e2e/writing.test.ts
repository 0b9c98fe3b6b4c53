import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp, until } from '../app.ts'
import { accessViolations, leaveBrowser, startBrowser, takenOver, visit } from '../browser.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'
import { back, confirm, press, reach } from '../keyboard.ts'
import { callAs } from '../member-calls.ts'
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
  const site = app.origin(tenant.host)
  await seen.context.addCookies([{ name: 'sid', value: admin.token, url: site }])
  return { ...seen, site }
}

/** a new post, its editor there */
async function begin(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/Kelola/Tulisan?kind=news`)
  await takenOver(page)
  await page.getByRole('button', { name: 'Tulis berita' }).first().click()
  await page.locator('.ed-text').waitFor()
}

/** the last words are read after a short rest, and then sent */
async function saved(page: Page): Promise<void> {
  await page.waitForTimeout(400)
  await page.locator('.o-draft-saved').filter({ hasText: 'Tersimpan' }).waitFor()
}
const see = async (path: string) => app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })
const shows = (path: string, words: string) => until(async () => (await see(path)).body.includes(words))

describe('a post, from the first word to the bin and back', () => {
  it('is written with Markdown, a picture and a menu, published, changed, withdrawn, thrown away and fetched back', async () => {
    const { page, complaints, context, site } = await signedIn()
    await begin(page, site)
    await page.locator('[name=title]').fill('Panen raya di Slawi')
    const text = page.locator('.ed-text')
    await text.click()
    await page.keyboard.type('Petani memanen **lebih awal** tahun ini.', { delay: 5 })
    await page.keyboard.press('Enter')
    await page.keyboard.type('/kutip', { delay: 10 })
    await page.getByRole('option', { name: 'Kutipan' }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Hujan datang lambat.', { delay: 5 })
    const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#386641' } })
      .png()
      .toBuffer()
    await page
      .getByLabel('Gambar dari perangkat ini')
      .setInputFiles({ name: 'panen.png', mimeType: 'image/png', buffer: picture })
    await page.locator('.ed-text figure img').waitFor()
    await saved(page)
    expect(await accessViolations(page)).toEqual([])
    expect((await see('/News/panen-raya-di-slawi')).status).toBe(404)

    await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
    await page.getByRole('button', { name: 'Terbitkan sekarang' }).click()
    await shows('/News/panen-raya-di-slawi', '<p>Petani memanen <strong>lebih awal</strong> tahun ini.</p>')
    const { body } = await see('/News/panen-raya-di-slawi')
    expect(body).toContain('<blockquote><p>Hujan datang lambat.</p></blockquote>')
    expect(body).toMatch(/<figure><img src="\/_berkas\/w_640,f_webp\/[^"]+\.webp"/)

    await page.getByRole('link', { name: 'Lihat di situs' }).waitFor()
    await page.locator('.ed-text p').first().click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Sungguh.', { delay: 5 })
    await page.getByRole('button', { name: 'Terbitkan perubahan' }).click()
    await shows('/News/panen-raya-di-slawi', 'tahun ini. Sungguh.</p>')

    const act = async (name: string, confirm: string) => {
      await page.getByRole('button', { name: 'Tindakan lain' }).click()
      await page.getByRole('button', { name, exact: true }).first().click()
      await page.locator('dialog[open]').getByRole('button', { name: confirm }).click()
    }
    await act('Tarik dari situs', 'Tarik dari situs')
    await until(async () => (await see('/News/panen-raya-di-slawi')).status === 404)
    await page.locator('.o-tag', { hasText: 'Draf' }).waitFor()
    await page.waitForTimeout(300)
    await act('Buang ke sampah', 'Buang ke sampah')
    // the editor's own key has the same name
    await page.locator('.o-toast-undo').click()
    await page.locator('.ed-text', { hasText: 'Sungguh.' }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  it('keeps what was typed while the network was away', async () => {
    const { page, context, site } = await signedIn()
    await begin(page, site)
    await page.locator('[name=title]').fill('Ditulis di jalan')
    await saved(page)
    await context.setOffline(true)
    await page.locator('.ed-text').click()
    await page.keyboard.type('Tanpa sinyal sama sekali.', { delay: 5 })
    await page.locator('.o-draft-away').waitFor()
    await context.setOffline(false)
    await saved(page)
    await page.reload()
    await page.locator('.ed-text', { hasText: 'Tanpa sinyal sama sekali.' }).waitFor()
    await context.close()
  })

  it('takes in what another window wrote, and asks only about the same block', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    await begin(one.page, one.site)
    await one.page.locator('[name=title]').fill('Dua jendela')
    await one.page.locator('.ed-text').click()
    await one.page.keyboard.type('Alinea pertama.', { delay: 5 })
    await one.page.keyboard.press('Enter')
    await one.page.keyboard.type('Alinea kedua.', { delay: 5 })
    await saved(one.page)
    await other.page.goto(one.page.url())
    await other.page.locator('.ed-text', { hasText: 'Alinea kedua.' }).waitFor()
    const add = async (page: Page, paragraph: number, words: string) => {
      await page.locator('.ed-text p').nth(paragraph).click()
      await page.keyboard.press('End')
      await page.keyboard.type(words, { delay: 5 })
    }
    await add(other.page, 0, ' Dari jendela lain.')
    await saved(other.page)
    await add(one.page, 1, ' Dari sini.')
    await one.page.locator('.ed-text', { hasText: 'Dari jendela lain.' }).waitFor()
    await saved(one.page)
    await add(other.page, 1, ' Bentrok.')
    await other.page.getByRole('dialog').getByText('Punya saya').first().waitFor()
    await other.page.getByRole('button', { name: 'Pakai pilihan ini' }).click()
    await saved(other.page)
    for (const { context } of [one, other]) await context.close()
  })
})

it('is written on a phone, its keys above the keyboard', async () => {
  const { page, context, site } = await signedIn({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await begin(page, site)
  await page.locator('.ed-text').tap()
  await page.locator('.ed[data-writing]').waitFor()
  const bar = await page.getByRole('toolbar', { name: 'Hiasan teks' }).boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(740)
  expect(bar?.y).toBeGreaterThan(600)
  for (const key of await page.locator('.ed-key').all())
    expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: 'Daftar', exact: true }).tap()
  await page.keyboard.type('satu', { delay: 5 })
  await page.locator('.ed-text ul li', { hasText: 'satu' }).waitFor()
  await page.getByRole('button', { name: 'Selesai' }).tap()
  expect(await page.locator('.ed[data-writing]').count()).toBe(0)
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360)
  expect(await accessViolations(page)).toEqual([])
  await context.close()
})

const byKeyboard = [
  {
    list: '/Kelola/Tulisan?kind=news',
    ground: '#1d3557',
    begin: 'Tulis berita',
    title: 'Judul',
    text: 'Isi tulisan',
    kind: 'post',
    at: '/News',
  },
  {
    list: '/Kelola/Kelas',
    ground: '#7a4b1f',
    begin: 'Tulis kelas',
    title: 'Nama kelas',
    text: 'Isi',
    kind: 'class',
    at: '/Class',
  },
] as const

it.each(byKeyboard)(
  'by keyboard alone something of $list is written, published, mended, thrown away and fetched back',
  async ({ list, ground, begin: first, title, text, kind, at }) => {
    const { page, complaints, context, site } = await signedIn()
    const address = `${at}/panen-tanpa-tetikus`
    await page.goto(`${site}${list}`)
    await takenOver(page)
    await press(page, first)
    await page.locator('.ed-text').waitFor()
    await reach(page, title)
    await page.keyboard.type('Panen tanpa tetikus')
    await reach(page, text)
    await page.keyboard.type('Satu alinea.')
    await press(page, 'Pilih gambar: Sampul')
    await page.locator('dialog[open]').waitFor()
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Unggah')])
    const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: ground } })
      .png()
      .toBuffer()
    await chooser.setFiles({ name: 'panen.png', mimeType: 'image/png', buffer: picture })
    await page.getByLabel('Teks alternatif').waitFor()
    await reach(page, 'Teks alternatif')
    await page.keyboard.type('Sawah yang hijau')
    await press(page, 'Pakai')
    await saved(page)

    await reach(page, 'Isian', back)
    await press(page, 'Mesin pencari')
    await page.locator('.o-found-title', { hasText: 'Panen tanpa tetikus' }).waitFor()
    await press(page, 'Pratinjau')
    await page.frameLocator('iframe').getByText('Panen tanpa tetikus').first().waitFor()
    await press(page, 'Terbitkan', back)
    await press(page, 'Terbitkan sekarang')
    await shows(address, 'Satu alinea.')

    await page.getByRole('link', { name: 'Lihat di situs' }).waitFor()
    await reach(page, text)
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Lagi.')
    await saved(page)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const draft = async (method: 'GET' | 'PUT', body?: object) =>
      (await callAs(app, { by: admin, host: tenant.host }, method, `/v1/drafts/${kind}/${id}`, body as never))
        .data
    const { rev, value } = await draft('GET')
    const [block] = value.body
    const content = [{ type: 'text', text: 'Dari jendela lain.' }]
    await draft('PUT', { writer: 'lain', rev, blocks: { put: { [block.id]: { ...block, content } } } })
    await page.keyboard.type(' Bentrok.')
    await page.getByRole('dialog').getByText('Punya saya').first().waitFor()
    await press(page, 'Pakai pilihan ini')
    await saved(page)
    await press(page, 'Terbitkan perubahan', back)
    await shows(address, 'Lagi. Bentrok.')

    await page.locator('.o-tag', { hasText: 'Terbit' }).waitFor()
    await confirm(page, 'Tarik dari situs')
    await until(async () => (await see(address)).status === 404)
    await page.locator('.o-tag', { hasText: 'Draf' }).waitFor()
    await confirm(page, 'Buang ke sampah')
    await page.locator('.o-toast-undo').waitFor()
    await page.keyboard.press('Control+z')
    await page.locator('.ed-text', { hasText: 'Bentrok.' }).waitFor()
    await confirm(page, 'Buang ke sampah')
    await page.locator('.o-toast-undo').waitFor()
    await page.goto(`${site}${list.split('?')[0]}?state=trash`)
    await takenOver(page)
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await press(page, 'Pulihkan')
    await page.locator('dialog[open]').waitFor()
    await press(page, 'Pulihkan')
    await until(async () => (await draft('GET'))?.state === 'draft')
    // the browser tells of the conflict that was meant
    expect(complaints.filter(one => !one.includes('409'))).toEqual([])
    await context.close()
  },
  120_000,
)

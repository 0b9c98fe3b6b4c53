import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { accessViolations, leaveBrowser, startBrowser, visit } from '../../../../test/browser.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { buildChapter, buildClass, buildModule } from '../classes/classes.things.ts'

let app: App
let browser: Browser
let tenant: BuiltTenant
let student: BuiltMember

const long = Array.from({ length: 20 }, (_, index) => `<p>Alinea ${index + 1} tentang jaringan.</p>`).join('')

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  student = await buildMember(app, tenant, { kind: 4, name: 'Sari Dewi' })
  await tenant.write(async tx => {
    const { id } = await buildClass(tx, { slug: 'jaringan', name: 'Dasar Jaringan', type: 'self_paced' })
    const module = await buildModule(tx, id, { slug: 'dasar', title: 'Dasar', position: 1 })
    for (const [index, slug] of ['satu', 'dua', 'tiga'].entries())
      await buildChapter(
        tx,
        { classId: id, moduleId: module.id },
        { slug, title: `Bab ${slug}`, position: index + 1, content_html: long },
      )
  })
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** nothing is wider than the phone, and nothing keeps anybody out */
async function fits(page: Page): Promise<void> {
  // the bar of a navigation goes a moment after its page has come
  await page.locator('.route-progress').waitFor({ state: 'hidden' })
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  expect(await accessViolations(page)).toEqual([])
}

it('on a phone one joins a course, reads, leaves, and comes back to where one was', async () => {
  const { page, complaints, context } = await visit(browser, { viewport: { width: 390, height: 844 } })
  const site = app.origin(tenant.host)
  await context.addCookies([
    { name: 'sid', value: student.token, url: site },
    { name: 'masuk', value: '1', url: site },
  ])
  await page.goto(`${site}/Courses/jaringan`)
  await fits(page)
  await page.locator('main').getByRole('link', { name: 'Daftar', exact: true }).first().click()
  await page.getByRole('button', { name: 'Daftar', exact: true }).waitFor()
  await fits(page)
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
  await page.getByText('Anda peserta kelas ini.').waitFor()
  await page.getByRole('link', { name: 'Mulai belajar' }).click()
  await title(page, 'Bab satu')
  await page.getByText('0 dari 3 bab selesai').waitFor()
  // read to its end: it is done by itself
  await page.locator('chapter-reading').scrollIntoViewIfNeeded()
  await page.getByText('Bab ini selesai. 1 dari 3 bab selesai.').waitFor()
  await fits(page)
  await page.getByRole('link', { name: 'Berikutnya Bab dua' }).click()
  await title(page, 'Bab dua')
  await page.getByRole('button', { name: 'Tandai selesai dan lanjut' }).click()
  await title(page, 'Bab tiga')
  // leaves, and comes back another day by the page of the class
  await page.goto('about:blank')
  await page.goto(`${site}/Courses/jaringan`)
  await page.getByRole('link', { name: 'Lanjutkan belajar' }).first().waitFor()
  await fits(page)
  await page.goto(`${site}/Belajar`)
  await title(page, 'Kelas saya')
  await page.getByText('66% · 2 dari 3 bab selesai').waitFor()
  await fits(page)
  await page.getByRole('link', { name: 'Lanjutkan belajar' }).first().click()
  await title(page, 'Bab tiga')
  await page.getByRole('button', { name: 'Tandai selesai' }).click()
  await title(page, 'Dasar Jaringan')
  await page.getByText('Anda sudah menyelesaikan kelas ini.').waitFor()
  await fits(page)
  expect(complaints).toEqual([])
  await context.close()
}, 60_000)

it('a course kept on the device is read without a network; what was read comes home, and it leaves with its reader', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 } })
  const site = app.origin(tenant.host)
  const reader = await buildMember(app, tenant, { kind: 4, name: 'Budi Santoso' })
  await app.request({
    host: tenant.host,
    path: '/v1/class/enrol',
    method: 'POST',
    body: JSON.stringify({ slug: 'jaringan' }),
    headers: { 'content-type': 'application/json', ...reader.cookie },
  })
  async function keep(): Promise<void> {
    await context.addCookies([
      { name: 'sid', value: reader.token, url: site },
      { name: 'masuk', value: '1', url: site },
    ])
    await page.goto(`${site}/Belajar/jaringan`)
    await page.getByRole('button', { name: 'Simpan di perangkat' }).click()
    await page.getByText(/^Tersimpan di perangkat ini, [\d,]+ [KM]B\.$/).waitFor()
  }
  const write = (path: string, body: object, method = 'POST') =>
    app.request({
      host: tenant.host,
      path,
      method,
      body: JSON.stringify({ slug: 'jaringan', chapter: 'satu', ...body }),
      headers: { 'content-type': 'application/json', ...reader.cookie },
    })
  const note = { block: 3, quote: 'Alinea 4', text: 'Tanyakan besok' }
  const noted = await write(`/v1/class/notes/${crypto.randomUUID()}`, note, 'PUT')
  expect(noted.status, noted.body).toBe(200)
  await write('/v1/class/progress', { what: 'opened' })
  const placed = await write('/v1/class/progress', { what: 'placed', block: 12 })
  expect(placed.status, placed.body).toBe(200)
  await keep()
  await fits(page)
  // whoever comes back is offered where they were
  await page.goto(`${site}/Courses/jaringan/module/dasar/chapter/satu`)
  await page.getByText('Terakhir Anda membaca sampai 65% bab ini.').waitFor()
  await page.getByRole('button', { name: 'Lanjutkan dari sana' }).click()
  await page.waitForFunction("document.activeElement?.textContent === 'Alinea 13 tentang jaringan.'")
  await fits(page)
  await context.setOffline(true)
  await page.goto(`${site}/Courses/jaringan/module/dasar/chapter/satu`)
  await page.getByText('Tanpa jaringan: salinan di perangkat ini').waitFor()
  await page.getByText('Alinea 20 tentang jaringan.').waitFor()
  // with the notes that stood there when it was kept
  await page.getByText('Tanyakan besok').waitFor()
  await page.getByRole('button', { name: 'Tandai selesai dan lanjut' }).click()
  await title(page, 'Dasar Jaringan')
  await page.getByText(/kemajuan menunggu dikirim/).waitFor()
  await page.goto(`${site}/Class`)
  await page.getByRole('link', { name: 'Dasar Jaringan' }).waitFor()
  await context.setOffline(false)
  await page.goto(`${site}/Belajar/jaringan`)
  await page.getByText('1 dari 3 bab selesai').waitFor()
  // somebody else at this device finds nothing
  await context.clearCookies()
  await page.goto(`${site}/`)
  await page.waitForFunction('caches.keys().then(names => names.length === 0)')
  await context.setOffline(true)
  await page.goto(`${site}/Courses/jaringan/module/dasar/chapter/satu`).catch(() => {})
  expect(await page.getByText('Alinea 1 tentang jaringan.').count()).toBe(0)
  // nor after who signs out where there is no network
  await context.setOffline(false)
  await keep()
  await context.setOffline(true)
  await page.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<form id="out" method="post" action="/Logout"></form>'), out.submit()`,
  )
  await page.getByText('tetapi Anda belum keluar').waitFor()
  const kept = await page.evaluate(
    'caches.keys().then(names => names.filter(name => /^offline:/.test(name)))',
  )
  expect(kept).toEqual([])
  await context.close()
}, 60_000)

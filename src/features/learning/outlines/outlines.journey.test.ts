import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { accessViolations, leaveBrowser, startBrowser, visit } from '../../../../test/browser.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'

let app: App
let browser: Browser
let tenant: BuiltTenant
let admin: BuiltMember
let student: BuiltMember

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
  admin = await buildMember(app, tenant, { kind: 1, name: 'Sri Wahyuni' })
  student = await buildMember(app, tenant, { kind: 4, name: 'Bagus Prakoso' })
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

const phone = { viewport: { width: 390, height: 844 } }

async function asMember(member: BuiltMember) {
  const visiting = await visit(browser, phone)
  const site = app.origin(tenant.host)
  await visiting.context.addCookies([
    { name: 'sid', value: member.token, url: site },
    { name: 'masuk', value: '1', url: site },
  ])
  return { ...visiting, site }
}

const call = async (method: string, path: string, body: object) => {
  const answer = await app.request({
    host: tenant.host,
    path,
    method,
    headers: {
      cookie: `sid=${admin.token}`,
      accept: 'application/json',
      origin: app.origin(tenant.host),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  return answer.json().data
}

/** nothing is wider than the phone, and nothing keeps anybody out */
async function fits(page: Page): Promise<void> {
  await page.locator('.route-progress').waitFor({ state: 'hidden' })
  await page.mouse.move(0, 0)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  expect(await accessViolations(page)).toEqual([])
}

it('on a phone an empty class becomes a course that a student reads', async () => {
  const { id } = await call('POST', '/v1/classes', {})
  await call('PUT', `/v1/drafts/class/${id}`, {
    writer: 'uji',
    fields: { name: 'Batik Tulis', type: 'self_paced' },
  })
  await call('POST', `/v1/drafts/class/${id}/publication`, {})
  const { page, site, complaints, context } = await asMember(admin)
  await page.goto(`${site}/Kelola/Kelas/${id}`)
  await page.getByRole('link', { name: 'Isi kelas' }).click()
  await page.getByText('Kelas ini belum berisi').waitFor()
  await fits(page)
  await page.getByLabel('Nama modul baru').fill('Pengenalan')
  await page.getByRole('button', { name: 'Tambah modul' }).click()
  await page.getByRole('button', { name: 'Tambah bab: Pengenalan' }).click()
  for (const title of ['Malam', 'Canting']) {
    await page.getByLabel('Judul bab baru').fill(title)
    await page.getByRole('button', { name: 'Tambah', exact: true }).click()
    await page.getByRole('link', { name: new RegExp(`^${title}`) }).waitFor()
  }
  await fits(page)
  // by the keyboard alone: up, and stays on what was moved
  await page.getByRole('link', { name: /^Canting/ }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByText('Canting: Pengenalan, urutan 1 dari 2').waitFor()
  await page
    .getByRole('link', { name: /^Canting/ })
    .and(page.locator(':focus'))
    .waitFor()
  // what was taken out comes back
  await page.getByRole('button', { name: 'Tindakan: Malam' }).click()
  await page.getByRole('button', { name: 'Keluarkan', exact: true }).click()
  await page.getByRole('status').getByRole('button', { name: 'Urungkan' }).click()
  await page.getByRole('link', { name: /^Malam/ }).click()

  await page.getByLabel('Isi bab').waitFor()
  await page.getByLabel('Isi bab').click()
  await page.keyboard.type('Malam batik dipanaskan sampai cair.')
  await page
    .getByText(/^Tersimpan/)
    .first()
    .waitFor()
  await fits(page)
  await page.getByRole('link', { name: 'Ke penerbitan' }).click()
  await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await page.getByText('Bab ini masih kosong.').waitFor()
  await fits(page)
  await page.getByRole('button', { name: 'Terbitkan versi 1' }).click()
  await page.getByText('Versi 1 terbit.').waitFor()
  await fits(page)
  expect(complaints).toEqual([])
  await context.close()

  const reading = await asMember(student)
  await reading.page.goto(`${site}/Courses/batik-tulis`)
  await reading.page.locator('main').getByRole('link', { name: 'Malam' }).first().click()
  await reading.page.getByText('Malam batik dipanaskan sampai cair.').waitFor()
  await fits(reading.page)
  expect(reading.complaints).toEqual([])
  await reading.context.close()
}, 60_000)

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../app.ts'
import { expectAccessible, leaveBrowser, startBrowser, visit, wake } from '../browser.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'
import { buildAccount, buildMember } from '../members.ts'
import { buildSchool } from './school.ts'

let app: App
let school: BuiltTenant
let browser: Browser
const campus = 'b.kampus.test'
const password = 'kuda-lumping-7-hijau'

beforeAll(async () => {
  app = await startApp()
  school = await buildSchool(app)
  await buildTenant(app, { slug: 'sanggar', name: 'Sanggar' })
  await buildTenant(app, { slug: 'brebes', name: 'Kampus Brebes', hosts: [campus] })
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

const kept = (page: Page, key: string) => page.evaluate<string | null>(`localStorage.getItem('${key}')`)
const menu = (page: Page) => page.locator('.account-menu > summary')

async function lastCode(): Promise<string> {
  const mail = await app.sanggar.database.withPlatform(tx =>
    tx.db.selectFrom('mails').select('subject').orderBy('id', 'desc').executeTakeFirstOrThrow(),
  )
  return /^\d{6}/.exec(mail.subject)?.[0] ?? ''
}

/** off to the account service by the header's link, and back with the password */
async function signIn(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Masuk', exact: true }).first().click()
  await page.waitForURL(/akun\.localhost/)
  await page.fill('[name=email]', email)
  await page.fill('[name=password]', password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
}

describe('somebody new', () => {
  it('registers, confirms the address, is greeted, is known next door, and leaves everywhere at once', async () => {
    const { page, complaints, context } = await visit(browser)
    await page.goto(`${app.origin(school.host)}/Register?next=/Class`)
    await page.fill('[name=name]', 'Melati Puspita')
    await page.fill('[name=email]', 'melati@contoh.id')
    await page.fill('[name=birthDate-day]', '11')
    await page.selectOption('[name=birthDate-month]', { label: 'Februari' })
    await page.fill('[name=birthDate-year]', '1999')
    await page.fill('[name=password]', password)
    await page.check('[name=terms]')
    await page.locator('main form button[type=submit].btn-main').click()
    await page.locator('[name=code]').waitFor()
    await page.fill('[name=code]', await lastCode())
    await page.locator('main form button[type=submit].btn-main').first().click()

    await page.waitForURL(`${app.origin(school.host)}/Welcome?next=%2FClass`)
    await page.getByRole('heading', { name: 'Selamat datang, Melati Puspita' }).waitFor()
    await menu(page).waitFor()
    await expectAccessible(page)
    expect([await kept(page, 'user_kind'), await kept(page, 'lmsId')]).toEqual(['4', String(school.id)])
    await page.getByRole('link', { name: 'Lanjutkan ke halaman tadi' }).click()
    await page.getByRole('heading', { level: 1, name: 'Kelas' }).waitFor()
    expect(complaints).toEqual([])

    await page.goto(`${app.origin(campus)}/Login?next=/News`)
    await page.getByRole('heading', { name: /^Gabung di / }).waitFor()
    await expectAccessible(page)
    await page.check('[name=terms]')
    await page.getByRole('button', { name: 'Gabung' }).click()
    await page.getByRole('heading', { name: 'Selamat datang, Melati Puspita' }).waitFor()
    expect(page.url()).toBe(`${app.origin(campus)}/Welcome?next=%2FNews`)

    await page.goto(`${app.origin(school.host)}/Logout`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keluar' }).click()
    await page.waitForURL(`${app.origin(school.host)}/`)
    expect([await kept(page, 'user_kind'), await kept(page, 'lmsId')]).toEqual([null, String(school.id)])
    await page.goto(`${app.origin(campus)}/News`)
    await page.locator('account-slot >> text=Masuk').waitFor()
    await context.close()
  })
})

describe('the header', () => {
  it('shows who is signed in on a page that is the same for everybody, also from page to page', async () => {
    const { email } = await buildMember(app, school, {
      name: 'Joko Widagdo',
      email: 'joko@contoh.id',
      password,
    })
    const { page, complaints, context } = await visit(browser)
    await page.goto(`${app.origin(school.host)}/News`)
    await signIn(page, email)
    await page.waitForURL(url => !url.hostname.startsWith('akun.') && url.pathname !== '/CallbackAuth')
    await page.goto(`${app.origin(school.host)}/News`)
    await menu(page).waitFor()
    await wake(page)
    await page.evaluate('window.sameDocument = true')
    await page.getByRole('link', { name: 'Kursus', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Kursus' }).waitFor()
    expect(await page.evaluate('window.sameDocument')).toBe(true)
    expect(await menu(page).textContent()).toContain('Joko')

    await menu(page).click()
    const box = page.locator('.account-box')
    expect(await box.textContent()).toContain('Joko Widagdo')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    expect(await box.isVisible()).toBe(false)
    await menu(page).click()
    await page.getByRole('button', { name: 'Keluar' }).click()
    await page.waitForURL(`${app.origin(school.host)}/`)
    await page.locator('account-slot >> text=Masuk').waitFor()
    expect(await kept(page, 'user_kind')).toBeNull()
    expect(complaints).toEqual([])
    await context.close()
  })

  it('asks nothing where nobody has signed in', async () => {
    const { page, context } = await visit(browser)
    const calls: string[] = []
    page.on('request', request => {
      // what is told of clicks is no question, nor is the token it carries
      if (/\/v1\/(?!logger\/|authorizer\/token)/.test(request.url())) calls.push(request.url())
    })
    await page.goto(`${app.origin(school.host)}/News`)
    await wake(page)
    await page.getByRole('link', { name: 'Kelas', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Kelas' }).waitFor()
    expect(calls).toEqual([])
    await context.close()
  })
})

describe('what a browser keeps', () => {
  it('is thrown away when another version is online, with the cookies of the app token', async () => {
    const { page, context } = await visit(browser)
    const site = app.origin(school.host)
    await page.goto(`${site}/News`)
    const version = await kept(page, 'appVersion')
    expect(version).toMatch(/^\d+\.\d+\.\d+\+/)
    await page.evaluate(
      `localStorage.setItem('appVersion', '0.0.1+lama'); localStorage.setItem('catatan', 'x'); document.cookie = 'app_token=x; path=/'; document.cookie = 'app_code=y; path=/'`,
    )
    await page.reload()
    expect([await kept(page, 'appVersion'), await kept(page, 'catatan')]).toEqual([version, null])
    expect(await page.evaluate('document.cookie')).not.toMatch(/app_token=x|app_code=y/)
    await context.close()
  })

  it('is an AppToken for pages to work with, which the server takes', async () => {
    const { page, context } = await visit(browser)
    const { id, email } = await buildAccount(app, { name: 'Rini Astuti', email: 'rini@contoh.id', password })
    await school.write(tx =>
      tx.db
        .insertInto('memberships')
        .values({ account_id: id, kind: 4, name: 'Rini Astuti', email })
        .execute(),
    )
    const tokens: string[] = []
    page.on('request', request => {
      const header = request.headers().apptoken
      if (header !== undefined) tokens.push(header)
    })
    await page.goto(`${app.origin(school.host)}/News`)
    await signIn(page, email ?? '')
    await page.waitForURL(/\/News$/)
    await page.goto(`${app.origin(school.host)}/Profile`)
    await page.locator('.route-progress').waitFor({ state: 'attached' })
    await page.locator('main textarea').first().fill('Suka menggambar dan menanam cabai.')
    await page
      .getByRole('button', { name: /^Simpan/ })
      .first()
      .click()
    await expect.poll(() => tokens.length).toBeGreaterThan(0)
    const answer = await app.request({
      host: school.host,
      path: '/v1/authorizer/validate',
      headers: { apptoken: tokens[0] ?? '' },
    })
    expect(answer.status).toBe(200)
    await context.close()
  })
})

describe('without network', () => {
  it('says so politely, and stops saying so', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${app.origin(school.host)}/News`)
    const line = page.locator('.offline')
    expect(await line.textContent()).toBe('')
    await context.setOffline(true)
    await expect.poll(() => line.textContent()).toContain('Anda sedang luring')
    expect(await line.getAttribute('role')).toBe('status')
    await context.setOffline(false)
    await expect.poll(() => line.textContent()).toBe('')
    await context.close()
  })
})

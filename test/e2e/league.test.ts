import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSchool } from '../../src/features/membership/schools/schools.things.ts'
import { type App, startApp } from '../app.ts'
import { expectAccessible, leaveBrowser, startBrowser, visit } from '../browser.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'
import { buildSeason } from '../league.ts'
import { newestMail } from '../mails.ts'
import { buildMember } from '../members.ts'

let app: App
let browser: Browser
let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal', name: 'Sekolah Tegal' })
  await tenant.write(async tx => {
    await buildSchool(tx, { npsn: '20329001', name: 'SMK Negeri 1 Tegal' })
    await buildSeason(tx)
  })
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

/** Goes on by Tab until the named field has the keyboard, and types. */
async function typeInto(page: Page, id: string, text: string): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate('document.activeElement?.id')) === id) {
      await page.keyboard.type(text)
      return
    }
  }
  throw new Error(`The keyboard does not reach ${id}`)
}

async function reach(page: Page, words: string): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate('document.activeElement?.textContent')) === words) return
  }
  throw new Error(`The keyboard does not reach "${words}"`)
}

async function typeMember(page: Page, row: number, nisn: string): Promise<void> {
  const at = (name: string) => `members-${row}-${name}`
  await typeInto(page, at('fullName'), `Siswa Ke ${row + 1}`)
  await typeInto(page, at('nisn'), nisn)
  await typeInto(page, at('birthDate-day'), '15')
  await typeInto(page, at('birthDate-month'), 'Januari')
  await typeInto(page, at('birthDate-year'), '2008')
  await typeInto(page, at('major'), 'RPL')
}

it('a team is registered with the keyboard alone, and its mistakes lead back to their fields', async () => {
  const { page, complaints, context } = await visit(browser)
  await page.goto(`${app.origin(tenant.host)}/Liga-Smk`)
  await expectAccessible(page)
  await reach(page, 'Daftarkan tim')
  await page.keyboard.press('Enter')
  await page.waitForURL(/Register$/)
  await typeInto(page, 'q', 'Tegal')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=Tegal/)
  const school = page.getByRole('link', { name: /SMK Negeri 1 Tegal/ })
  await school.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/npsn=20329001/)
  await expectAccessible(page)
  await typeInto(page, 'name', 'Elang Jawa')
  await typeInto(page, 'category', 'Aplikasi')
  await typeInto(page, 'coach-name', 'Dede Rukmana')
  await typeInto(page, 'coach-email', 'dede@tegal.test')
  await typeInto(page, 'coach-phone', '081234567890')
  await typeMember(page, 0, '8100000001')
  // who is 18 needs no guardian: where script runs, nobody is asked for one
  expect(await page.locator('[id="members-0-guardianName"]').count()).toBe(0)
  expect(await page.locator('[id="members-1-guardianName"]').count()).toBe(1)
  await typeMember(page, 1, '81')
  for (const name of ['rules', 'data']) await typeInto(page, `consents-${name}-box`, ' ')
  await reach(page, 'Kirim pendaftaran')
  await page.keyboard.press('Enter')
  const problem = page.getByRole('link', { name: 'Anggota 2, NISN: NISN terdiri dari 10 angka' })
  await problem.waitFor()
  await expectAccessible(page)
  await problem.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.locator('[id="members-1-nisn"]').fill('8100000002')
  await page.locator('[id="members-1-nisn"]').press('Enter')
  await page.getByText('Menunggu verifikasi').first().waitFor()
  await expectAccessible(page)
  expect((await newestMail(app, 'dede@tegal.test'))?.text).toContain(new URL(page.url()).pathname)
  // the page of 422 is written down by the browser itself
  expect(complaints.filter(words => !words.includes('422'))).toEqual([])
  await context.close()
})

it('forms, boards and words after a payment are accessible, also on a small phone', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 320, height: 640 } })
  for (const path of [
    '/Make-Appointment',
    '/Daftar-Sekolah',
    '/Leaderboards',
    '/Payment-Status/Error',
    '/Liga-Smk',
  ]) {
    await page.goto(`${app.origin(tenant.host)}${path}`)
    await expectAccessible(page)
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), path).toBe(0)
  }
  await context.close()
})

it('the administration verifies the team in its own pages', async () => {
  const admin = await buildMember(app, tenant, { kind: 1, name: 'Rina Kusuma' })
  const { page, context } = await visit(browser)
  const site = app.origin(tenant.host)
  await context.addCookies([{ name: 'sid', value: admin.token, url: site }])
  await page.goto(`${site}/Kelola/Liga`)
  await page.getByRole('link', { name: 'Periksa Elang Jawa' }).click()
  await page.getByRole('button', { name: 'Buka data lengkap' }).click()
  await page.getByText('8100000001').waitFor()
  await page.getByRole('button', { name: 'Simpan keputusan' }).click()
  await page.getByText('Terverifikasi').first().waitFor()
  await expectAccessible(page)
  expect((await newestMail(app, 'dede@tegal.test'))?.subject).toBe('Tim Elang Jawa terverifikasi')
  await page.goto(`${site}/Kelola/Janji-Temu`)
  await expectAccessible(page)
  await context.close()
})

/** What somebody types into each form, and what they read when it was taken. */
const forms = [
  {
    path: '/Daftar-Sekolah',
    wrong: { name: 'SMK Bina Karya' },
    fields: {
      npsn: '20329044',
      name: 'SMK Bina Karya',
      cityId: '33.76',
      principal: 'Siti Rahmawati',
      'contact.name': 'Agus Salim',
      'contact.phone': '0812-3456-7890',
      'contact.email': 'agus@bina.test',
      consent: '1',
    },
    done: 'Bina Karya kami terima',
  },
  {
    path: '/Make-Appointment',
    wrong: { name: 'Sri Wahyuni' },
    fields: {
      organisation: 'SMK Bina Karya',
      email: 'sri@bina.test',
      phone: '0812-3456-7890',
      orgType: 'school',
      topic: 'training',
      slot: '',
      consent: '1',
    },
    done: 'Lihat janji temu',
  },
  {
    path: '/Testimoni',
    wrong: { name: 'Sri Wahyuni' },
    fields: { content: 'Murid saya berani tampil setelah ikut kelas ini.', rating: '5', consent: '1' },
    done: 'cerita Anda terkirim',
  },
  {
    path: '/Aspirasi/Kirim',
    wrong: { name: 'Sri Wahyuni' },
    fields: {
      content: 'Adakan kelas malam bagi yang bekerja pada siang hari.',
      category: '',
    },
    done: 'Aspirasi Anda terkirim',
  },
]

it.each([
  ['with script', true],
  ['without script', false],
])('on a phone %s each form says what is wrong, keeps what was typed, and is taken', async (_, hasScript) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    javaScriptEnabled: hasScript,
  })
  const page = await context.newPage()
  for (const { path, wrong, fields, done } of forms) {
    // a network sends five of these in ten minutes
    app.clock.advance(700_000)
    await page.goto(`${app.origin(tenant.host)}${path}`)
    for (const [name, value] of Object.entries(wrong)) await fill(page, name, value)
    await send(page)
    await page.locator('.field-error').first().waitFor()
    expect(await field(page, 'name').inputValue()).toBe(Object.values(wrong)[0])
    // the second round sends something else: nothing is taken twice
    const own = { ...fields, ...('npsn' in fields ? { npsn: hasScript ? '20329044' : '20329045' } : {}) }
    for (const [name, value] of Object.entries(own))
      await fill(page, name, name === 'content' || name === 'email' ? unlike(value, hasScript) : value)
    app.clock.advance(5_000)
    await send(page)
    await expect.poll(() => page.content(), { timeout: 20_000, message: path }).toContain(done)
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), path).toBe(0)
  }
  await context.close()
})

const unlike = (value: string, hasScript: boolean) =>
  value.includes('@')
    ? `${hasScript ? 'dengan' : 'tanpa'}-${value}`
    : `${value} ${hasScript ? 'Ya.' : 'Tentu.'}`
/** the form that asks for a name: beside it there may be others */
const formOf = (page: Page) => page.locator('form').filter({ has: page.locator('[name=name]') })
const field = (page: Page, name: string) => formOf(page).locator(`[name="${name}"]`)

async function send(page: Page): Promise<void> {
  await formOf(page).locator('[type=submit]').last().click()
  await page.waitForLoadState('load')
}

/** As a finger does: a choice is pressed, a box ticked, a list opened, and words are typed. */
async function fill(page: Page, name: string, value: string): Promise<void> {
  const all = field(page, name)
  const type = await all.first().getAttribute('type')
  if ((await formOf(page).locator(`select[name="${name}"]`).count()) > 0)
    await all.selectOption(value === '' ? { index: 1 } : value)
  else if (type === 'radio')
    await (value === '' ? all.first() : all.and(page.locator(`[value="${value}"]`))).check({ force: true })
  else if (type === 'checkbox') await all.check()
  else await all.fill(value)
}

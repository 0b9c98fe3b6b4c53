import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildProgram } from '../../src/features/learning/programs/programs.things.ts'
import { type App, startApp } from '../app.ts'
import { expectAccessible, leaveBrowser, startBrowser, visit, wake } from '../browser.ts'
import { buildSchool } from './school.ts'

let app: App
let browser: Browser
let site: string

beforeAll(async () => {
  app = await startApp()
  const tenant = await buildSchool(app)
  await tenant.write(async tx => {
    for (let index = 1; index <= 14; index++)
      await buildProgram(tx, { name: `Program ke-${index}`, position: index })
  })
  site = app.origin(tenant.host)
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

const cards = '#main .card-title a'

describe('a list of several pages', () => {
  it('grows below its first page without leaving the document, to its end', async () => {
    const { page, complaints, context } = await visit(browser)
    await page.goto(`${site}/Program`)
    await wake(page)
    await page.evaluate('window.sameDocument = true')
    expect(await page.locator(cards).count()).toBe(6)
    await page.getByRole('link', { name: 'Muat lebih banyak' }).click()
    await page.getByRole('group', { name: 'Halaman 2' }).waitFor()
    expect(await page.locator(cards).count()).toBe(12)
    expect(await page.getByRole('status').filter({ hasText: 'halaman' }).textContent()).toBe(
      'Menampilkan halaman 2 dari 3.',
    )
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Halaman 2')
    await page.getByRole('button', { name: 'Muat lebih banyak' }).click()
    await page.getByRole('group', { name: 'Halaman 3' }).waitFor()
    const titles = await page.locator(cards).allTextContents()
    expect([titles.length, new Set(titles).size]).toEqual([15, 15])
    expect(await page.getByRole('button', { name: 'Muat lebih banyak' }).count()).toBe(0)
    expect(page.url()).toBe(`${site}/Program`)
    expect(await page.evaluate('window.sameDocument')).toBe(true)
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('says what went wrong, keeps what it has, and tries again', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/Program`)
    await wake(page)
    await page.route('**/Program?page=2', route => route.abort())
    await page.getByRole('link', { name: 'Muat lebih banyak' }).click()
    await page.getByText('Periksa koneksi internet Anda, lalu coba lagi.').waitFor()
    expect(await page.locator(cards).count()).toBe(6)
    await page.unroute('**/Program?page=2')
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await page.getByRole('group', { name: 'Halaman 2' }).waitFor()
    expect(await page.locator(cards).count()).toBe(12)
    await context.close()
  })

  it('says that it is loading after 200 ms, not before', async () => {
    const { page, context } = await visit(browser)
    await page.clock.install({ time: new Date('2026-11-21T03:00:00Z') })
    await page.goto(`${site}/Program`)
    await wake(page)
    // the part that does it is there; what it asks for is not
    await page.getByRole('link', { name: 'Muat lebih banyak' }).click()
    await page.getByRole('group', { name: 'Halaman 2' }).waitFor()
    await page.route('**/Program?page=3', () => {})
    await page.clock.pauseAt(new Date('2026-11-21T04:00:00Z'))
    await page.evaluate(
      `[...document.querySelectorAll('button')].find(b => b.textContent === 'Muat lebih banyak').click()`,
    )
    await page.clock.runFor(190)
    expect(await page.getByText('Memuat…').count()).toBe(0)
    await page.clock.runFor(20)
    await page.getByText('Memuat…').waitFor()
    await context.close()
  })

  it('is pages and links without script, with the filters kept', async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false })
    await page.goto(`${site}/Program`)
    await page.getByRole('link', { name: 'Muat lebih banyak' }).click()
    await page.waitForURL(`${site}/Program?page=2`)
    await page.goto(`${site}/News?search=Kabar`)
    await page.getByRole('link', { name: 'Muat lebih banyak' }).click()
    await page.waitForURL(/search=Kabar/)
    await page.waitForURL(/page=2/)
    await context.close()
  })
})

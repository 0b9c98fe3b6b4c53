import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../app.ts'
import { expectAccessible, leaveBrowser, startBrowser, visit, wake } from '../browser.ts'
import { buildSchool } from './school.ts'

let app: App
let browser: Browser
let site: string

beforeAll(async () => {
  app = await startApp()
  const tenant = await buildSchool(app)
  site = app.origin(tenant.host)
  await app.sanggar.jobs.runOften()
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

describe('the search box in the header', () => {
  it('works without script: a plain form that leads to what was found', async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false })
    await page.goto(`${site}/`)
    const box = page.locator('header input[name=q]')
    await box.fill('jaringan')
    await box.press('Enter')
    await page.waitForURL(`${site}/Cari?q=jaringan`)
    await page.locator('.found-item a').first().click()
    await page.waitForURL(/\/Class\//)
    await context.close()
  })

  it('proposes titles while somebody types, and one that is chosen is gone to', async () => {
    const { page, complaints, context } = await visit(browser)
    await page.goto(`${site}/News`)
    await wake(page)
    const box = page.locator('header input[name=q]')
    await box.focus()
    await page.locator('datalist#header-search-saran').waitFor({ state: 'attached' })
    await box.pressSequentially('kabar ke-1')
    await page.locator('datalist option').first().waitFor({ state: 'attached' })
    const titles = await page.locator('datalist option').allTextContents()
    expect(titles.every(title => title.startsWith('Kabar ke-1'))).toBe(true)
    // as a browser says that one was chosen from the list
    await box.evaluate(
      `(input => { input.value = ${JSON.stringify(titles[0])}; input.dispatchEvent(new Event('input', { bubbles: true })) })(document.querySelector('header input[name=q]'))`,
    )
    await page.waitForURL(/\/News\/kabar-ke-1/)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('the page found is accessible and comes alive, searched again from within', async () => {
    const { page, complaints, context } = await visit(browser)
    await page.goto(`${site}/Cari?q=kabar`)
    await wake(page)
    await expectAccessible(page)
    const box = page.locator('main input[name=q]')
    await box.fill('jaringan')
    await box.press('Enter')
    await page.getByRole('heading', { name: 'Hasil pencarian "jaringan"' }).waitFor()
    await page
      .getByRole('link', { name: /Semua|Kelas/ })
      .first()
      .waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

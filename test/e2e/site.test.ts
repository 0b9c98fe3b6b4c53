import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildClass } from '../../src/features/learning/classes/classes.things.ts'
import { type App, startApp } from '../app.ts'
import { expectAccessible, leaveBrowser, startBrowser, visit, wake } from '../browser.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'
import { buildSchool, chapter, heading } from './school.ts'

let app: App
let browser: Browser
let site: string

let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildSchool(app)
  site = app.origin(tenant.host)
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

const addresses = [
  '/',
  '/News',
  '/News/kabar-ke-14',
  '/Class',
  '/Class/jaringan',
  '/Courses',
  '/Courses/belajar-web',
  chapter,
  '/Program',
  '/Program/digital',
]

describe('every page', () => {
  it.each(addresses)('%s comes alive without a word of complaint, and is accessible', async path => {
    const { page, complaints, context } = await visit(browser)
    await page.goto(`${site}${path}`)
    await wake(page)
    expect(complaints).toEqual([])
    await expectAccessible(page)
    await context.close()
  })

  it('that is missing is as accessible as the others', async () => {
    const { page, context } = await visit(browser)
    const response = await page.goto(`${site}/tidak-ada`)
    expect(response?.status()).toBe(404)
    await wake(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Kembali ke halaman utama' }).click()
    await page.waitForURL(`${site}/`)
    await context.close()
  })

  it('that is missing stands below a header that floats above the page', async () => {
    const floating = await buildTenant(app, { slug: 'siaran', setting: { layout: 'podcast' } })
    const { page, context } = await visit(browser, { viewport: { width: 390, height: 800 } })
    await page.goto(`${app.origin(floating.host)}/tidak-ada`)
    const edges = await page.evaluate<[number, number]>(
      `['.header-in', '.error-code'].map((one, index) =>
        document.querySelector(one).getBoundingClientRect()[index ? 'top' : 'bottom'])`,
    )
    expect(edges[1]).toBeGreaterThan(edges[0])
    await context.close()
  })

  it('fits a phone of 320 pixels: nothing scrolls sideways', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 320, height: 640 } })
    for (const path of [...addresses, '/tidak-ada']) {
      await page.goto(`${site}${path}`)
      const widths = await page.evaluate<number[]>(
        '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
      )
      expect([path, ...widths]).toEqual([path, 320, 320])
    }
    await context.close()
  })
})

describe('without script', () => {
  it('everything can be read, searched, filtered and paged', async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false })
    await page.goto(`${site}/`)
    await page.locator('header').getByRole('link', { name: 'Berita' }).first().click()
    await heading(page, 'Berita').waitFor()
    await page.locator('main a[href="/News?page=2"]').first().click()
    await page.waitForURL(`${site}/News?page=2`)
    await page.getByRole('link', { name: 'Kabar ke-1', exact: true }).first().waitFor()
    await page.goto(`${site}/News`)
    const box = page.locator('main input[name=search]')
    await box.fill('ke-9')
    await box.press('Enter')
    await page.waitForURL(/search=ke-9/)
    await page.getByRole('link', { name: 'Kabar ke-9' }).first().click()
    await heading(page, 'Kabar ke-9').waitFor()
    await page.goto(`${site}${chapter}`)
    await page.getByText('Halaman pertama Anda.').waitFor()
    await context.close()
  })
})

describe('the filters of a list of twelve and more', () => {
  beforeAll(async () => {
    await tenant.write(async tx => {
      for (let number = 1; number <= 13; number += 1) await buildClass(tx, { level: 'beginner' })
    })
    await app.purge(tenant.id, ['classes'])
  })

  it('wait behind a key on a phone, and stay open while one of them narrows the list', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, context } = await visit(browser, {
        viewport: { width: 360, height: 780 },
        javaScriptEnabled,
      })
      await page.goto(`${site}/Class`)
      const level = page.getByLabel('Tingkat')
      expect(await level.isVisible()).toBe(false)
      await page.getByText('Saring', { exact: true }).click()
      await level.selectOption('beginner')
      await page.getByRole('button', { name: 'Cari', exact: true }).click()
      await page.waitForURL(/level=/)
      expect(await level.isVisible()).toBe(true)
      await context.close()
    }
  })

  it('are all in sight on a desk', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/Class`)
    for (const label of ['Status', 'Bentuk', 'Tingkat'])
      expect(await page.getByLabel(label).isVisible(), label).toBe(true)
    expect(await page.getByText('Saring', { exact: true }).isVisible()).toBe(false)
    await context.close()
  })
})

describe('with the keyboard', () => {
  it('the first stop leads past the header to the content', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/News`)
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent.trim()')).toBe('Langsung ke isi')
    expect(await page.locator('.skip-link').isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.id')).toBe('main')
    await page.keyboard.press('Tab')
    expect(await page.evaluate("document.querySelector('main').contains(document.activeElement)")).toBe(true)
    await context.close()
  })

  it('a link is followed with Enter, and the next stop is in the new page', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/News`)
    await wake(page)
    await page.getByRole('link', { name: 'Kabar ke-14' }).first().focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Kabar ke-14').waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate("document.querySelector('main').contains(document.activeElement)")).toBe(true)
    await context.close()
  })
})

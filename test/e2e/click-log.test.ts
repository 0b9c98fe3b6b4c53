import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../app.ts'
import { leaveBrowser, startBrowser, visit, wake } from '../browser.ts'
import type { BuiltTenant } from '../build.ts'
import { buildSchool, heading } from './school.ts'

let app: App
let tenant: BuiltTenant
let browser: Browser
let site: string

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

interface Sent {
  from: string
  to: string
  type: string
  timestamp: string
}

function sent(page: Page): Sent[] {
  const records: Sent[] = []
  page.on('request', request => {
    if (request.url().endsWith('/v1/logger/log/click')) records.push(request.postDataJSON())
  })
  return records
}

const typesOf = (records: Sent[]) => records.map(({ type }) => type)

describe('the click log', () => {
  it('tells of the first page once per browser session, and of each link within the site', async () => {
    const { page, complaints, context } = await visit(browser)
    const records = sent(page)
    await page.goto(`${site}/`)
    await expect.poll(() => typesOf(records)).toEqual(['page_load'])
    await expect.poll(() => page.evaluate("sessionStorage.getItem('page_load_logged')")).toBe('true')
    expect(records[0]).toMatchObject({ from: '', to: `${site}/` })
    expect(new Date(records[0]?.timestamp ?? '').toISOString()).toBe(records[0]?.timestamp)
    await wake(page)
    await page.locator('header').getByRole('link', { name: 'Berita' }).first().click()
    await heading(page, 'Berita').waitFor()
    expect(records[1]).toMatchObject({ from: `${site}/`, to: `${site}/News`, type: 'internal_navigation' })
    await page.reload()
    await page.waitForTimeout(300)
    expect(typesOf(records)).toEqual(['page_load', 'internal_navigation'])
    expect(complaints).toEqual([])
    await context.close()
    await app.sanggar.clickLog.flush()
    const rows = await tenant.write(tx =>
      tx.db.selectFrom('click_log').select(['type', 'from_address', 'to_address']).orderBy('id').execute(),
    )
    expect(rows).toEqual([
      { type: 'page_load', from_address: '', to_address: '/' },
      { type: 'internal_navigation', from_address: '/', to_address: '/News' },
    ])
  })

  it('tells of links that lead away, and those tell nothing of us; the account service is not away', async () => {
    const { page, context } = await visit(browser)
    const records = sent(page)
    await page.route('https://toko.test/**', route => route.fulfill({ body: 'toko' }))
    await page.goto(`${site}/`)
    await expect.poll(() => typesOf(records)).toEqual(['page_load'])
    await wake(page)
    await page.evaluate(`for (const [id, href] of [['luar', 'https://toko.test/barang'], ['akun', '${app.origin('akun.localhost')}/']]) {
      const link = document.createElement('a')
      link.id = id
      link.href = href
      link.textContent = id
      link.addEventListener('click', event => event.preventDefault())
      document.body.append(link)
      link.click()
    }`)
    await expect.poll(() => typesOf(records)).toEqual(['page_load', 'external', 'internal_navigation'])
    expect(await page.locator('#luar').getAttribute('rel')).toBe('noopener noreferrer')
    expect(await page.locator('#akun').getAttribute('rel')).toBeNull()
    await context.close()
  })

  it('only warns when it cannot be told', async () => {
    const { page, complaints, context } = await visit(browser)
    await page.route('**/v1/logger/log/click', route => route.abort())
    await page.goto(`${site}/`)
    await expect.poll(() => complaints.join()).toContain('Failed to log page load')
    await wake(page)
    await page.locator('header').getByRole('link', { name: 'Berita' }).first().click()
    await heading(page, 'Berita').waitFor()
    await expect.poll(() => complaints.join()).toContain('Failed to log internal click')
    expect(complaints.filter(words => words.startsWith('uncaught'))).toEqual([])
    expect(await page.evaluate("sessionStorage.getItem('page_load_logged')")).toBeNull()
    await context.close()
  })
})

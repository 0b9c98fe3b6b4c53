import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../app.ts'
import { leaveBrowser, startBrowser, visit, wake } from '../browser.ts'
import type { BuiltTenant } from '../build.ts'
import { buildSchool } from './school.ts'

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

const generate = '/v1/authorizer/token/generate'

/** every call of the page's script, in order, with what the server said */
function callsOf(page: Page) {
  const calls: { path: string; token: string | undefined; lmsId: string | undefined; status: number }[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    const { apptoken: token, lmsid: lmsId } = response.request().headers()
    if (/^\/v\d\//.test(pathname)) calls.push({ path: pathname, token, lmsId, status: response.status() })
  })
  return calls
}

describe('the calls that a visitor’s page makes', () => {
  it('carry the tenant’s id and an AppToken each, made once at the first need and kept for 23 hours', async () => {
    const { page, context } = await visit(browser)
    const calls = callsOf(page)
    const pathsSeen = () => calls.map(({ path }) => path)
    await page.goto(`${site}/News/kabar-ke-1`)
    await expect.poll(pathsSeen).toEqual(expect.arrayContaining(['/v1/logger/log/click', '/v3/post/view']))
    await page.locator('reaction-bar button[value=like]').click()
    await expect.poll(pathsSeen).toContain('/v3/post/react')
    await wake(page)
    await page.goto(`${site}/Cari`)
    await wake(page)
    const box = page.locator('[data-suggest]:visible').first()
    await box.focus()
    await page.locator('datalist').first().waitFor({ state: 'attached' })
    await box.pressSequentially('kabar')
    await expect.poll(pathsSeen).toContain('/v1/search/suggest')
    expect(pathsSeen().filter(path => path === generate)).toHaveLength(1)
    for (const { path, token, lmsId, status } of calls) {
      if (path === generate) continue
      expect([path, lmsId, status < 300]).toEqual([path, String(tenant.id), true])
      expect([path, token]).toEqual([path, expect.stringMatching(/^[\w-]{16}\.\d+\.\d+:[\w-]{40,}$/)])
    }
    const kept = (await context.cookies()).filter(({ name }) => /^app_(token|code)$/.test(name))
    expect(kept).toHaveLength(2)
    for (const { path, expires } of kept) {
      expect(path).toBe('/')
      expect(Math.abs(expires - Date.now() / 1000 - 23 * 3600)).toBeLessThan(60)
    }
    await context.close()
  })

  it('have a token made anew when the server takes the kept one no longer', async () => {
    const { page, context } = await visit(browser)
    await context.addCookies([
      { name: 'app_token', value: 'lama', url: site },
      { name: 'app_code', value: `${'a'.repeat(16)}.1.1`, url: site },
    ])
    await page.addInitScript(`localStorage.setItem('app_token_skew', '0')`)
    const calls = callsOf(page)
    await page.goto(`${site}/About`)
    await expect
      .poll(() => calls.map(({ path, status }) => [path, status]))
      .toEqual([
        ['/v1/logger/log/click', 401],
        [generate, 201],
        ['/v1/logger/log/click', 202],
      ])
    await context.close()
  })
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../app.ts'
import { leaveBrowser, startBrowser, visit } from '../browser.ts'
import { buildTenant } from '../build.ts'

let app: App
let quiet: App
let browser: Browser

beforeAll(async () => {
  app = await startApp({ environment: { ANALYTICS_IDS: 'default=G-UMUM1,ruangcipta=G-RUANG2' } })
  quiet = await startApp()
  for (const one of [app, quiet]) {
    await buildTenant(one, { slug: 'tegal' })
    await buildTenant(one, { slug: 'ruang', setting: { layout: 'ruangcipta' } })
  }
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
  await quiet?.close()
})

const html = async (of: App, host: string, path = '/') =>
  of.request({ host, path, headers: { accept: 'text/html' } })

/** What was asked of the house that measures, by a stand-in for its script. */
async function measured(page: Page, host: string) {
  const asked: string[] = []
  await page.route('https://www.googletagmanager.com/**', route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.measured = dataLayer.length' })
  })
  await page.goto(`${app.origin(host)}/`)
  await page.waitForTimeout(600)
  return asked
}

describe('analytics', () => {
  it('are off unless somebody has configured an id', async () => {
    for (const host of ['tegal.localhost', 'ruang.localhost']) {
      const { body, headers } = await html(quiet, host)
      expect(body).not.toContain('name="analytics"')
      expect(String(headers['content-security-policy'])).not.toContain('google')
    }
  })

  it('have an id for each layout, and the policy lets in only them', async () => {
    for (const [host, id] of [
      ['tegal.localhost', 'G-UMUM1'],
      ['ruang.localhost', 'G-RUANG2'],
    ] as const) {
      const { body, headers } = await html(app, host)
      expect(body).toContain(`<meta name="analytics" content="${id}">`)
      expect(headers['content-security-policy']).toMatch(
        /script-src 'self' ('sha256-[^']+' )*https:\/\/www\.googletagmanager\.com/,
      )
    }
  })

  it('measure with the id of the layout, without asking to keep anything', async () => {
    const { page, complaints, context } = await visit(browser)
    expect(await measured(page, 'ruang.localhost')).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-RUANG2',
    ])
    expect(await page.evaluate('window.measured')).toBe(3)
    expect(await page.evaluate('dataLayer[0][2].analytics_storage')).toBe('denied')
    expect(complaints).toEqual([])
    await context.close()
  })

  it.each(['globalPrivacyControl = true', "doNotTrack = '1'"])(
    'leave those alone whose browser says so: %s',
    async signal => {
      const { page, context } = await visit(browser)
      const [name, value] = signal.split(' = ')
      await page.addInitScript(`Object.defineProperty(navigator, '${name}', { value: ${value} })`)
      expect(await measured(page, 'tegal.localhost')).toEqual([])
      await context.close()
    },
  )

  it('have an id that looks like one, or the server says what is wrong', async () => {
    await expect(startApp({ environment: { ANALYTICS_IDS: 'default=<script>' } })).rejects.toThrow(
      'ANALYTICS_IDS',
    )
  })
})

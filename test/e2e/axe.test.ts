import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/routes.ts'
import { type App, startApp } from '../app.ts'
import { accessViolations, leaveBrowser, startBrowser, turnTo } from '../browser.ts'
import { type DemoSite, hostOf, seedSites } from '../demo.ts'
import { onePerRoute } from '../one-per-route.ts'

/** One page of every public route, in three looks, on a phone and on a desk. Pictures are not there: nobody looks. */
const wanted = ['sanggar', 'smkcoding', 'jambore']
const widths = [360, 1440] as const

let app: App
let browser: Browser
const addresses = new Map<string, string[]>()

beforeAll(async () => {
  app = await startApp()
  const sites = (await seedSites(app)).filter(({ slug }) => wanted.includes(slug))
  for (const site of sites) addresses.set(site.slug, await pagesOf(site))
  browser = await startBrowser()
}, 240_000)

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

const always = [
  '/Cari?q=kelas',
  '/Cari?q=xqzwy',
  routes['Privacy-Policy'],
  routes['Terms-And-Conditions'],
  '/tidak-ada',
]

/** What every site has beside one page of each route. */
async function pagesOf({ host }: DemoSite): Promise<string[]> {
  const headers = { accept: 'text/html', connection: 'close' }
  const found = await onePerRoute(path => app.request({ host, path, headers }))
  return [...new Set([...found.values(), ...always])]
}

describe.each(wanted)('in the look of %s', slug => {
  it(`no page is hard to use for anybody, ${widths.join(' or ')} pixels wide`, async () => {
    const paths = addresses.get(slug) ?? []
    expect(paths.length).toBeGreaterThan(15)
    const context = await browser.newContext({ locale: 'id-ID' })
    // what is not there need not be waited for
    await context.route(/berkas[./]|\.woff2/, route => route.abort())
    const page = await context.newPage()
    await page.goto(`${app.origin(hostOf(slug))}/`, { waitUntil: 'domcontentloaded' })
    const troubles: string[] = []
    for (const path of paths) {
      await turnTo(page, path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const found = await accessViolations(page)
        troubles.push(...found.map(trouble => `${path}, ${width} pixels: ${trouble}`))
      }
    }
    await context.close()
    expect(troubles).toEqual([])
  }, 180_000)
})

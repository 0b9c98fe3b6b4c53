import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loads } from '../../src/app/loads.ts'
import { matchRoute, type RouteName, routes } from '../../src/routes.ts'
import { type App, startApp } from '../app.ts'
import { accessViolations, startBrowser } from '../browser.ts'
import { type DemoSite, hostOf, seedSites } from '../demo.ts'

/** One page of every public route, in three looks, on a phone and on a desk. Pictures are not there: nobody looks. */
const wanted = ['sanggar', 'smkcoding', 'jambore']
const widths = [360, 1440] as const

let app: App
let browser: Browser
const addresses = new Map<string, string[]>()

beforeAll(async () => {
  app = await startApp()
  const sites = (await seedSites(app)).filter(({ slug }) => wanted.includes(slug))
  for (const site of sites) addresses.set(site.slug, await onePerRoute(site))
  browser = await startBrowser()
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

const isPublic = (name: RouteName) => loads[name].access === undefined
/** they lead to another host, or answer only to it */
const leftOut = new Set<RouteName>(['Login', 'Register', 'Logout', 'CallbackAuth'])
const always = [
  '/Cari?q=kelas',
  '/Cari?q=xqzwy',
  routes['Privacy-Policy'],
  routes['Terms-And-Conditions'],
  '/tidak-ada',
]

/** Found by links, two steps from the home page and from every list. */
async function onePerRoute({ host }: DemoSite): Promise<string[]> {
  const found = new Map<RouteName, string>()
  const known = new Set<string>([...Object.values(routes).filter(path => !path.includes('{'))])
  for (const path of known) {
    const route = matchRoute(path.split('?', 1)[0] ?? path)
    if (
      !route ||
      !isPublic(route.name) ||
      leftOut.has(route.name) ||
      path.includes('?') ||
      found.has(route.name)
    )
      continue
    const { status, body } = await app.request({
      host,
      path,
      headers: { accept: 'text/html', connection: 'close' },
    })
    if (status !== 200) continue
    found.set(route.name, path)
    // what has an ending is a file, not a page
    for (const [, href = ''] of body.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)"/g))
      if (!/\.\w+$/.test(href)) known.add(href)
  }
  return [...new Set([...found.values(), ...always])]
}

describe.each(wanted)('in the look of %s', slug => {
  it(`no page is hard to use for anybody, ${widths.join(' or ')} pixels wide`, async () => {
    const paths = addresses.get(slug) ?? []
    expect(paths.length).toBeGreaterThan(15)
    const context = await browser.newContext({ locale: 'id-ID' })
    // what is not there need not be waited for
    await context.route(/berkas\.|\.woff2/, route => route.abort())
    const page = await context.newPage()
    const troubles: string[] = []
    for (const path of paths) {
      await page.goto(`${app.origin(hostOf(slug))}${path}`, {
        waitUntil: 'domcontentloaded',
      })
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

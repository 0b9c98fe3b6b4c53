import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/routes.ts'
import type { App } from '../app.ts'
import { accessViolations, leaveBrowser, plainPage, startBrowser, turnTo } from '../browser.ts'
import { type DemoSite, hostOf, startDemo } from '../demo.ts'
import { onePerRoute } from '../one-per-route.ts'

/**
 * One page of every public route, on a phone and on a desk. Two more looks draw the same pages: there those are judged
 * that show what none before them has shown. Pictures are not there: nobody looks.
 */
const wanted = ['sanggar', 'smkcoding', 'jambore']
const widths = [360, 1440] as const

let app: App
let browser: Browser
const addresses = new Map<string, string[]>()

beforeAll(async () => {
  const demo = await startDemo()
  app = demo.app
  for (const slug of wanted) {
    const site = demo.sites.find(one => one.slug === slug)
    if (!site) throw new Error(`${slug} is none of the first sites`)
    const pages = await pagesOf(site)
    addresses.set(site.slug, site.slug === wanted[0] ? [...pages.keys()] : whatDiffers(pages))
  }
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

/** Path and markup of what every site has beside one page of each route. */
async function pagesOf({ host }: DemoSite): Promise<Map<string, string>> {
  const headers = { accept: 'text/html', connection: 'close' }
  const asked = new Map<string, string>()
  const get = async (path: string) => {
    const answer = await app.request({ host, path, headers })
    asked.set(path, answer.body)
    return answer
  }
  const found = await onePerRoute(get)
  const pages = new Map<string, string>()
  for (const path of [...found.values(), ...always])
    pages.set(path, asked.get(path) ?? (await get(path)).body)
  return pages
}

/** elements with their classes and roles, and the order of headings: what rules of access can find fault with */
function shownOn(markup: string): Set<string> {
  const body = markup.slice(markup.indexOf('<body'), markup.indexOf('id="page-data"'))
  const marks = (tag: string) =>
    [...tag.matchAll(/\s(class|role|type|aria-[a-z]+|tabindex)="([^"]*)"/g)].map(
      ([, name = '', value = '']) => (name.startsWith('aria') ? name : `${name}=${value}`),
    )
  const shown = new Set<string>()
  let heading = ''
  for (const [tag, name = ''] of body.matchAll(/<([a-z][a-z0-9-]*)\b[^>]*>/g)) {
    shown.add([name, ...marks(tag)].join(' '))
    if (!/^h\d$/.test(name)) continue
    shown.add(`${heading} before ${name}`)
    heading = name
  }
  return shown
}

/** The pages that show something none before them has: those with the most to show come first. */
function whatDiffers(pages: ReadonlyMap<string, string>): string[] {
  const seen = new Set<string>()
  return [...pages]
    .map(([path, markup]) => ({ path, shown: shownOn(markup) }))
    .sort((one, other) => other.shown.size - one.shown.size)
    .filter(({ path, shown }) => {
      const isNew = always.includes(path) || !shown.isSubsetOf(seen)
      for (const kind of shown) seen.add(kind)
      return isNew
    })
    .map(({ path }) => path)
}

describe.each(wanted)('in the look of %s', slug => {
  it(`no page is hard to use for anybody, ${widths.join(' or ')} pixels wide`, async () => {
    const paths = addresses.get(slug) ?? []
    expect(paths.length).toBeGreaterThan(15)
    const context = await browser.newContext({ locale: 'id-ID' })
    const page = await plainPage(context)
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

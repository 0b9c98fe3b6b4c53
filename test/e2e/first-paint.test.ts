import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LayoutName } from '../../src/shared/layout-names.ts'
import type { App } from '../app.ts'
import { leaveBrowser, startBrowser } from '../browser.ts'
import { startDemo } from '../demo.ts'
import { pagesOfEachKind, wear } from '../looks.ts'

/** What a page is drawn with at first: its own markup and the rules in its head. */
let app: App
let browser: Browser
let pages: Record<string, string | undefined>
const slug = 'cendekia'
const host = `${slug}.localhost`

beforeAll(async () => {
  app = (await startDemo()).app
  const { home, offer, chapter } = await pagesOfEachKind(app, host)
  pages = { home, offer, chapter }
  browser = await startBrowser()
}, 120_000)

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

/** A window without scripts, pictures and fonts, and without what else is refused. */
async function windowWithout(refused: RegExp, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  })
  await context.route(/berkas|\.woff2|\.js$/, route => route.abort())
  await context.route(refused, route => route.abort())
  return context.newPage()
}

/** Where everything on the page stands, and in which colours. */
const drawn = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('body *')].map(node => {
    const { x, y, width, height } = node.getBoundingClientRect()
    const { color, backgroundColor, backgroundImage, borderTopColor, fontSize, opacity, visibility } = getComputedStyle(node)
    return [node.tagName, node.getAttribute('class'), ...[x, y, width, height].map(Math.round), color,
      backgroundColor, backgroundImage, borderTopColor, fontSize, opacity, visibility].join(' ')
  })`)

/** How many styles and stylesheets there are with rules to read. */
const rulesFrom = (page: Page) =>
  page.evaluate<number>(`[...document.styleSheets].filter(sheet => {
    try { return sheet.cssRules.length > 0 } catch { return false }
  }).length`)

const layouts: LayoutName[] = ['jambore', 'smkcoding']

describe.each([
  ['a phone', 412],
  ['a desk', 1440],
])('on %s', (_, width) => {
  it('a page stands as it will, from head to foot, before any stylesheet has come', async () => {
    const [early, late] = await Promise.all([windowWithout(/\.css$/, width), windowWithout(/^$/, width)])
    for (const layout of layouts) {
      await wear(app, slug, layout)
      for (const [kind, path] of Object.entries(pages)) {
        await Promise.all([early, late].map(page => page.goto(`${app.origin(host)}${path}`)))
        expect(await rulesFrom(early)).toBe(2)
        expect(await rulesFrom(late)).toBeGreaterThan(2)
        expect(await drawn(early), `${layout} ${kind}`).toEqual(await drawn(late))
      }
    }
    await Promise.all([early, late].map(page => page.context().close()))
  })
})

describe('before its first paint', () => {
  it('a page asks for no font and runs no script of ours, on a line where stylesheets take their time', async () => {
    const context = await browser.newContext({ viewport: { width: 412, height: 800 } })
    await context.route(/\.css$/, async route => {
      await new Promise(done => setTimeout(done, 400))
      await route.continue()
    })
    const page = await context.newPage()
    await page.goto(`${app.origin(host)}/`)
    const fonts = () =>
      page.evaluate<number>(
        `performance.getEntriesByType('resource').filter(one => one.name.endsWith('.woff2')).length`,
      )
    await expect.poll(fonts).toBeGreaterThan(0)
    const times = await page.evaluate<{
      paint: number
      fonts: number[]
      script: string | null
      isSeen: boolean
    }>(`({
      paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      fonts: performance.getEntriesByType('resource').filter(one => one.name.endsWith('.woff2')).map(one => one.startTime),
      // what is a module waits until the page is read, and its foot waits for the stylesheets
      script: document.querySelector('script[src]:not([type=module]), head link[rel=stylesheet]:not([href*=fonts]), link[rel=preload][as=font]')?.outerHTML ?? null,
      isSeen: performance.getEntriesByName('first-contentful-paint')[0].startTime < performance.timing.domContentLoadedEventStart - performance.timing.navigationStart,
    })`)
    expect(times).toMatchObject({ script: null, isSeen: true })
    expect(times.fonts.length).toBeGreaterThan(0)
    for (const font of times.fonts) expect(font).toBeGreaterThan(times.paint)
    await context.close()
  })
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/routes.ts'
import type { App } from '../app.ts'
import { accessViolations, leaveBrowser, startBrowser } from '../browser.ts'
import { type DemoSite, startDemo } from '../demo.ts'

/** Pages of every kind in each look of the demo, as they are on a dark screen and on paper. */
const looks = ['default', 'foundation', 'jambore', 'sanggar', 'smkcoding']

let app: App
let browser: Browser
let sites: DemoSite[]

beforeAll(async () => {
  const demo = await startDemo()
  app = demo.app
  sites = demo.sites
  browser = await startBrowser()
}, 240_000)

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

function siteOf(look: string): DemoSite {
  const site = sites.find(({ layout }) => layout === look)
  if (!site) throw new Error(`no demo site has the layout ${look}`)
  return site
}

async function openPage(options: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const context = await browser.newContext({
    locale: 'id-ID',
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  // what is not there need not be waited for
  await context.route(/berkas[./]|\.woff2/, route => route.abort())
  return context.newPage()
}

/** home, a list, a detail, a chapter and a page that an editor wrote */
async function pathsOf({ host }: DemoSite): Promise<string[]> {
  const linked = async (path: string, pattern: RegExp) => {
    const { body } = await app.request({ host, path, headers: { accept: 'text/html', connection: 'close' } })
    return [...body.matchAll(/href="(\/[^"#?]*)"/g)]
      .map(([, href = '']) => href)
      .filter(href => pattern.test(href))
  }
  for (const course of await linked(routes.Courses, /^\/Courses\/[^/]+$/)) {
    const [chapter] = await linked(course, /\/chapter\//)
    if (chapter) return ['/', routes.Courses, course, chapter, routes.About]
  }
  throw new Error(`${host} has no course with a chapter that is open`)
}

const brightness = `(() => {
  const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).map(Number)
  return r + g + b
})()`

describe.each(looks)('on a dark screen in the look of %s', look => {
  it('every kind of page is dark and hard to use for nobody', async () => {
    const site = siteOf(look)
    const page = await openPage({ colorScheme: 'dark' })
    const troubles: string[] = []
    for (const path of await pathsOf(site)) {
      await page.goto(`${app.origin(site.host)}${path}`, { waitUntil: 'domcontentloaded' })
      const found = await accessViolations(page)
      troubles.push(...found.map(trouble => `${path}: ${trouble}`))
      expect(await page.evaluate<number>(brightness), path).toBeLessThan(200)
    }
    await page.context().close()
    expect(troubles).toEqual([])
  })
})

describe('whoever chooses how a site is seen', () => {
  it('sees it so before it is drawn, by the keyboard alone, on the next page and visit too; then as the screen has it', async () => {
    const page = await openPage({ colorScheme: 'light' })
    const site = siteOf('default')
    const policies: string[] = []
    page.on('console', message => {
      if (message.text().includes('Content Security Policy')) policies.push(message.text())
    })
    // the very first frame: what stands at the foot of the document has not come yet
    const firstSeen = `new Promise(seen => requestAnimationFrame(() => seen(${brightness})))`
    await page.goto(app.origin(site.host), { waitUntil: 'load' })
    expect(await page.evaluate<number>(firstSeen)).toBeGreaterThan(600)
    const choice = page.getByLabel('Tampilan')
    await choice.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await choice.inputValue()).toBe('dark')
    // colours of some layouts take a moment to change
    const seen = () => expect.poll(() => page.evaluate<number>(brightness))
    await seen().toBeLessThan(200)
    await page.goto(`${app.origin(site.host)}${routes.Courses}`, { waitUntil: 'commit' })
    expect(
      await page.evaluate<number>(`new Promise(seen => {
      const look = () => document.body ? requestAnimationFrame(() => seen(${brightness})) : setTimeout(look, 1)
      look()
    })`),
    ).toBeLessThan(200)
    expect(await accessViolations(page)).toEqual([])
    expect(await page.getByLabel('Tampilan').inputValue()).toBe('dark')
    expect(
      await page.evaluate("document.querySelector('meta[name=theme-color][media=screen]').content"),
    ).toMatch(/^#[0-3]/)
    await page.getByLabel('Tampilan').selectOption('Ikut perangkat')
    await seen().toBeGreaterThan(600)
    await page.emulateMedia({ colorScheme: 'dark' })
    await seen().toBeLessThan(200)
    await page.getByLabel('Tampilan').selectOption('Terang')
    await seen().toBeGreaterThan(600)
    expect(policies).toEqual([])
    await page.context().close()
  })

  it('is not asked where there is no script: the screen decides', async () => {
    const page = await openPage({ colorScheme: 'dark', javaScriptEnabled: false })
    await page.goto(app.origin(siteOf('default').host), { waitUntil: 'load' })
    expect(await page.getByLabel('Tampilan').isVisible()).toBe(false)
    await page.context().close()
  })
})

describe('on paper', () => {
  it('stands what is to be read, dark on white, without header, footer and ways on', async () => {
    const page = await openPage({ colorScheme: 'dark' })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const look of looks) {
      const site = siteOf(look)
      const [, , , chapter = '/'] = await pathsOf(site)
      for (const path of ['/', chapter]) {
        await page.goto(`${app.origin(site.host)}${path}`, { waitUntil: 'domcontentloaded' })
        for (const part of ['header.header', '.footer', 'nav', '.reader-bar', '.skip-link'])
          expect(await page.locator(part).filter({ visible: true }).count(), `${look} ${path} ${part}`).toBe(
            0,
          )
        expect(await page.locator('h1').isVisible()).toBe(true)
        expect(await page.evaluate("getComputedStyle(document.querySelector('h1')).color")).toBe(
          'rgb(0, 0, 0)',
        )
      }
    }
    await page.context().close()
  })
})

describe('for those who want things to stand still', () => {
  it('nothing moves on its own, and no jump glides', async () => {
    const page = await openPage({ reducedMotion: 'reduce' })
    for (const look of looks) {
      await page.goto(app.origin(siteOf(look).host), { waitUntil: 'load' })
      const moving = await page.evaluate<string[]>(
        `document.getAnimations().filter(a => a.playState === 'running' && a.effect.getComputedTiming().endTime > 50)
          .map(a => a.animationName ?? a.transitionProperty)`,
      )
      expect(moving, look).toEqual([])
      expect(await page.evaluate('getComputedStyle(document.documentElement).scrollBehavior')).toBe('auto')
    }
    await page.context().close()
  })
})

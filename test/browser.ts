import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { findChromium } from '../scripts/requirements.ts'

let launched: Promise<Browser> | undefined

/** One for all suites that a process runs: what they open in it, `leaveBrowser` closes. */
export async function startBrowser(): Promise<Browser> {
  const running = await launched
  if (running?.isConnected()) return running
  launched = launch()
  return launched
}

/** Closes every window of a suite; the browser stays for the next one. */
export async function leaveBrowser(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map(context => context.close()))
}

function launch(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) {
    throw new Error(
      'Diperlukan Chromium. Pasang dengan: apt-get install chromium, atau tunjuk dengan CHROMIUM_PATH',
    )
  }
  return chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // a player may be told to play by a test, and tenants have domains of their own
      '--autoplay-policy=no-user-gesture-required',
      '--host-resolver-rules=MAP *.test 127.0.0.1',
      // one without windows does not know how good its line is, and would fetch pictures from as far off as on a bad one
      '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
    ],
  })
}

export interface Visit {
  page: Page
  /** errors of the console, uncaught errors, broken content policies: empty when all is well */
  complaints: string[]
  context: BrowserContext
}

/** A visitor with a window of their own. */
export async function visit(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'id-ID',
    ...options,
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`))
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  await page.exposeFunction('complain', (words: string) => complaints.push(words))
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', event => complain('policy: ' + event.violatedDirective + ' ' + event.blockedURI))`,
  )
  return { page, complaints, context }
}

/**
 * A window without pictures and fonts: what is not there need not be waited for. The browser itself leaves them out;
 * a route of Playwright's would take every request through this process, and the browser's cache away. Not for paper:
 * a medium (`emulateMedia`) that was set before the first page is lost beside this.
 */
export async function plainPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*://berkas.*', '*.woff2*'] })
  return page
}

/** The client starts at the first sign of life. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(3, 3)
  await page.mouse.move(6, 6)
  await takenOver(page)
}

/** Until the client stands in the page, which React alone can tell: what is pressed before that is pressed for nothing. */
export async function takenOver(page: Page): Promise<void> {
  await page.locator('.route-progress').waitFor({ state: 'attached' })
  await page.waitForFunction(`(() => {
    const root = document.getElementById('root')
    const held = Object.keys(root).find(name => name.startsWith('__reactContainer$'))
    return held !== undefined && root[held].stateNode.current.memoizedState.isDehydrated === false
  })()`)
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const ask = `axe.run(document, { resultTypes: ['violations'], preload: false, elementRef: false }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | ')))`

/**
 * Puts another page of the same site into the window that is open, as served. A window of its own costs a page as much
 * again as judging it: half a megabyte of axe is read anew, cold. What the client adds once it starts is not there.
 */
export async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate(`fetch(${JSON.stringify(path)}, { headers: { accept: 'text/html' } })
    .then(answer => answer.text())
    .then(text => new Promise(done => {
      history.replaceState(null, '', ${JSON.stringify(path)})
      document.open()
      document.write(text)
      document.close()
      if (document.readyState === 'complete') done()
      else addEventListener('load', done, { once: true })
    }))`)
}

/** The rules within the page itself: the library opens a window of its own for each page it judges. */
export async function accessViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe)
  await page.evaluate(arrived)
  return page.evaluate<string[]>(ask)
}

/** Colours that are on their way have arrived: half of a transition is nobody's colour. */
const arrived = `document.getAnimations().forEach(one => {
  if (one.effect.getComputedTiming().endTime !== Infinity) one.finish()
})`

/** WCAG 2.2 A and AA, and axe's own best practices; frames within the page are judged too. */
export async function expectAccessible(page: Page): Promise<void> {
  if (page.frames().length === 1) return expect(await accessViolations(page)).toEqual([])
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([])
}

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

const scrollOf = (page: Page) => page.evaluate<number>('Math.round(scrollY)')

describe('a visitor who clicks', () => {
  it('stays in the same document: header and footer remain, title, address and focus follow', async () => {
    const { page, complaints, context } = await visit(browser)
    await page.goto(`${site}/News`)
    await wake(page)
    await page.evaluate("window.sameDocument = true; document.querySelector('header').dataset.kept = 'ya'")
    await page.getByRole('link', { name: 'Kabar ke-14' }).first().click()
    await heading(page, 'Kabar ke-14').waitFor()
    expect(page.url()).toBe(`${site}/News/kabar-ke-14`)
    expect(await page.title()).toBe('Kabar ke-14 - Sekolah Tegal')
    expect(await page.evaluate("window.sameDocument && document.querySelector('header').dataset.kept")).toBe(
      'ya',
    )
    expect(await page.evaluate('document.activeElement.id')).toBe('main')
    expect(await page.evaluate("document.querySelector('link[rel=canonical]').href")).toBe(
      `${site}/News/kabar-ke-14`,
    )
    expect(complaints).toEqual([])
    await context.close()
  })

  it('need not have moved before: the first press waits for the client, under the progress bar', async () => {
    const { page, complaints, context } = await visit(browser)
    let letThrough = () => {}
    const barWasSeen = new Promise<void>(resolve => {
      letThrough = resolve
    })
    await page.route(/\/_\/core-/, async route => {
      await barWasSeen
      await route.continue()
    })
    await page.goto(`${site}/News`)
    await page.evaluate('window.sameDocument = true')
    // as a screen reader presses: no pointer, no key
    await page.evaluate(`document.querySelector('header a[href="/Class"]').click()`)
    await page.locator('.route-progress:not([hidden])').waitFor()
    expect(await page.title()).toContain('Berita')
    letThrough()
    await heading(page, 'Kelas').waitFor()
    expect(await page.evaluate('window.sameDocument')).toBe(true)
    expect(page.url()).toBe(`${site}/Class`)
    await page.locator('.route-progress[hidden]').waitFor({ state: 'attached' })
    await page.goBack()
    await heading(page, 'Berita').waitFor()
    expect(await page.evaluate('window.sameDocument')).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('gets the document where the client cannot come, and on a slow connection', async () => {
    for (const isSlow of [false, true]) {
      const { page, context } = await visit(browser)
      if (isSlow)
        await page.addInitScript(
          `Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })`,
        )
      else await page.route(/\/_\/core-/, route => route.abort())
      await page.goto(`${site}/News`)
      await page.evaluate('window.sameDocument = true')
      await page.evaluate(`document.querySelector('header a[href="/Class"]').click()`)
      await heading(page, 'Kelas').waitFor()
      await expect.poll(() => page.evaluate('window.sameDocument')).toBeUndefined()
      await context.close()
    }
  })

  it('starts at the top, and finds the old place again by going back', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 390, height: 700 } })
    await page.goto(`${site}/News`)
    await wake(page)
    await page.evaluate('scrollTo(0, 900)')
    const before = await scrollOf(page)
    expect(before).toBeGreaterThan(400)
    await page.evaluate(
      '[...document.querySelectorAll(\'main a[href^="/News/kabar-ke"]\')].find(a => a.getBoundingClientRect().top > 0).click()',
    )
    await page.waitForURL(/\/News\/kabar-ke-/)
    await page.getByText('Dewi Lestari').first().waitFor()
    expect(await scrollOf(page)).toBe(0)
    await page.goBack()
    await heading(page, 'Berita').waitFor()
    await page.waitForFunction(`Math.abs(scrollY - ${before}) < 3`)
    await context.close()
  })

  it('changes their mind: the last click wins, and the first leaves nothing in the history', async () => {
    const { page, complaints, context } = await visit(browser)
    await page.goto(`${site}/`)
    await wake(page)
    let letThrough = () => {}
    const opened = new Promise<void>(resolve => {
      letThrough = resolve
    })
    await page.route('**/Class', async route => {
      await opened
      await route.continue().catch(() => {})
    })
    const link = (name: string) => page.locator('header').getByRole('link', { name }).first()
    await link('Kelas').click()
    await link('Berita').click()
    await heading(page, 'Berita').waitFor()
    letThrough()
    await page.waitForTimeout(300)
    expect(page.url()).toBe(`${site}/News`)
    await page.goBack()
    await page.waitForURL(`${site}/`)
    await page.goForward()
    await heading(page, 'Berita').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  it('follows an old address to the new one, and back leads to where they were', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/Class`)
    await wake(page)
    await page.evaluate(`(() => {
      window.sameDocument = true
      const link = document.createElement('a')
      link.href = '/berita'
      document.querySelector('main').append(link)
      link.click()
    })()`)
    await heading(page, 'Berita').waitFor()
    expect(page.url()).toBe(`${site}/News`)
    await page.goBack()
    await heading(page, 'Kelas').waitFor()
    expect(page.url()).toBe(`${site}/Class`)
    expect(await page.evaluate('window.sameDocument')).toBe(true)
    await context.close()
  })

  it('reads a course chapter by chapter', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/Courses/belajar-web`)
    await wake(page)
    await page.getByRole('link', { name: 'Mulai belajar' }).first().click()
    await heading(page, 'Bab 1.1').waitFor()
    for (const title of ['Bab 1.2', 'Bab 2.1', 'Bab 2.2']) {
      await page.locator('main').getByRole('link', { name: title }).last().click()
      await heading(page, title).waitFor()
    }
    expect(page.url()).toBe(`${site}/Courses/belajar-web/module/modul-2/chapter/bab-2-2`)
    await context.close()
  })

  it('searches without leaving the document, and the address can be shared', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/News`)
    await wake(page)
    await page.evaluate('window.sameDocument = true')
    const box = page.locator('main input[name=search]')
    await box.fill('ke-7')
    await box.press('Enter')
    await page.waitForURL(`${site}/News?search=ke-7`)
    await page.getByRole('link', { name: 'Kabar ke-7' }).first().waitFor()
    expect(await page.getByRole('link', { name: 'Kabar ke-12' }).count()).toBe(0)
    expect(await page.evaluate('window.sameDocument')).toBe(true)
    await context.close()
  })
})

describe('the progress bar', () => {
  const barState = (page: Page) =>
    page.evaluate<{ failed: boolean }>(`({
      failed: document.querySelector('.route-progress').classList.contains('is-failed'),
    })`)

  /** red, green and blue of the bar itself: no script can ask for that part of it, so its rule is looked up */
  const colourOf = (page: Page, selector: string) =>
    page.evaluate<number[]>(`(() => {
      const rules = list => [...list].flatMap(rule => [rule, ...(rule.cssRules ? rules(rule.cssRules) : [])])
      const all = [...document.styleSheets].flatMap(sheet => rules(sheet.cssRules))
      const rule = all.find(rule => rule.selectorText === ${JSON.stringify(`${selector}::-webkit-progress-value`)})
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.background = rule.style.background
      const colour = getComputedStyle(probe).backgroundColor
      probe.remove()
      return colour.match(/\\d+/g).map(Number)
    })()`)

  it('is blue, and red when it has failed', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/`)
    const [red = 0, , blue = 0] = await colourOf(page, '.route-progress')
    expect(blue).toBeGreaterThan(red)
    const [failedRed = 0, , failedBlue = 0] = await colourOf(page, '.route-progress.is-failed')
    expect(failedRed).toBeGreaterThan(failedBlue)
    await context.close()
  })

  it('shows itself on the way to a slow page, and hides when it is there', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/`)
    await wake(page)
    // the page notes itself how long after the press: a click is told of here when the bar may be there already
    await page.evaluate(`void (window.shownAfter = new Promise(done => {
      const bar = document.querySelector('.route-progress')
      addEventListener('pointerdown', () => {
        const [pressed, wasHidden] = [performance.now(), bar.hidden]
        new MutationObserver(() => { if (!bar.hidden) done(wasHidden ? performance.now() - pressed : 0) })
          .observe(bar, { attributes: true, attributeFilter: ['hidden'] })
      }, { capture: true, once: true })
    }))`)
    let letThrough = () => {}
    const barWasSeen = new Promise<void>(resolve => {
      letThrough = resolve
    })
    await page.route('**/Class', async route => {
      await barWasSeen
      await route.continue()
    })
    await page.locator('header').getByRole('link', { name: 'Kelas' }).first().click()
    // timers may be a millisecond early by this clock
    expect(await page.evaluate<number>('window.shownAfter')).toBeGreaterThan(195)
    expect((await barState(page)).failed).toBe(false)
    letThrough()
    await heading(page, 'Kelas').waitFor()
    await page.locator('.route-progress[hidden]').waitFor({ state: 'attached' })
    await context.close()
  })

  it('has failed when the page cannot be had, and the words say why', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/`)
    await wake(page)
    await page.route('**/Class', route => route.abort('internetdisconnected'))
    await page.locator('header').getByRole('link', { name: 'Kelas' }).first().click()
    await page.locator('.route-progress.is-failed:not([hidden])').waitFor()
    await page.getByText('Periksa koneksi internet Anda').waitFor()
    await page.getByText('Opps.. Maaf terjadi kesalahan pada website').waitFor()
    // the way out works as soon as the network does
    await page.unroute('**/Class')
    await page.locator('header').getByRole('link', { name: 'Kelas' }).first().click()
    await heading(page, 'Kelas').waitFor()
    await context.close()
  })

  it('stays away where the next page is there at once', async () => {
    const { page, context } = await visit(browser)
    await page.clock.install()
    await page.goto(`${site}/`)
    await wake(page)
    await page.evaluate(`new MutationObserver(() => { window.seen = true })
      .observe(document.querySelector('.route-progress'), { attributes: true, attributeFilter: ['hidden'] })`)
    // "at once" for the page's own clock: it stands still until the next page is there, however busy the machine is
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.locator('header').getByRole('link', { name: 'Kelas' }).first().click()
    await heading(page, 'Kelas').waitFor()
    await page.clock.runFor(1000)
    expect(await page.evaluate('window.seen')).toBeUndefined()
    await context.close()
  })
})

describe('code that cannot be loaded', () => {
  it('loads the document once more, and then says so instead of going round in circles', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/`)
    await wake(page)
    let documents = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) documents++
    })
    await page.route('**/_/classes-class-list-*', route => route.abort())
    const reloaded = page.waitForEvent('load')
    await page.locator('header').getByRole('link', { name: 'Kelas' }).first().click()
    await reloaded
    await wake(page)
    await page.locator('header').getByRole('link', { name: 'Kelas' }).first().click()
    await page.getByText('Opps.. Maaf terjadi kesalahan pada website').waitFor()
    expect(documents).toBe(1)
    await context.close()
  })
})

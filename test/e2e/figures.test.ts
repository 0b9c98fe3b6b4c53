import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../app.ts'
import { leaveBrowser, startBrowser, visit, wake } from '../browser.ts'
import { buildSchool, heading } from './school.ts'

/** The figures of navigation that the specification names, each by a clock that the test holds. */
let app: App
let browser: Browser
let site: string
let host: string

const pageType = 'application/vnd.sanggar.page+json'

beforeAll(async () => {
  app = await startApp()
  host = (await buildSchool(app)).host
  site = app.origin(host)
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

interface Bar {
  isHidden: boolean
  value: number
}

const barOf = (page: Page) =>
  page.evaluate<Bar>(
    `(({ hidden, value }) => ({ isHidden: hidden, value: Math.round(value) }))(document.querySelector('.route-progress'))`,
  )

/** A page whose clock stands still, and whose next pages come when they are let through. */
async function standStill(path: string) {
  const { page, context } = await visit(browser)
  await page.clock.install({ time: new Date('2026-11-21T03:00:00Z') })
  await page.goto(`${site}${path}`)
  await wake(page)
  await page.clock.pauseAt(new Date('2026-11-21T04:00:00Z'))
  let letThrough = () => {}
  const opened = new Promise<void>(resolve => {
    letThrough = resolve
  })
  await page.route('**/Class', async route => {
    await opened
    await route.continue()
  })
  const go = () =>
    page.evaluate(`[...document.querySelectorAll('header a')].find(a => a.pathname === '/Class').click()`)
  return { page, context, go, letThrough: () => letThrough() }
}

describe('the progress bar', () => {
  it('appears after 200 ms, not before', async () => {
    const { page, context, go } = await standStill('/')
    await go()
    await page.clock.runFor(190)
    expect((await barOf(page)).isHidden).toBe(true)
    await page.clock.runFor(20)
    expect(await barOf(page)).toEqual({ isHidden: false, value: 0 })
    await context.close()
  })

  it('moves every 100 ms and is full after 5 s', async () => {
    const { page, context, go } = await standStill('/')
    await go()
    await page.clock.runFor(200)
    await page.clock.runFor(90)
    expect((await barOf(page)).value).toBe(0)
    await page.clock.runFor(10)
    expect((await barOf(page)).value).toBe(2)
    await page.clock.runFor(2400)
    expect((await barOf(page)).value).toBe(50)
    await page.clock.runFor(2400)
    expect((await barOf(page)).value).toBe(98)
    await page.clock.runFor(100)
    expect((await barOf(page)).value).toBe(100)
    await context.close()
  })

  it('hides 500 ms after the page is there', async () => {
    const { page, context, go, letThrough } = await standStill('/')
    await go()
    await page.clock.runFor(1000)
    letThrough()
    await heading(page, 'Kelas').waitFor()
    expect(await barOf(page)).toEqual({ isHidden: false, value: 100 })
    await page.clock.runFor(490)
    expect((await barOf(page)).isHidden).toBe(false)
    await page.clock.runFor(20)
    expect((await barOf(page)).isHidden).toBe(true)
    await context.close()
  })
})

describe('code that cannot be loaded', () => {
  it('loads the document again at most once per 60 seconds', async () => {
    const { page, context } = await visit(browser)
    await page.clock.install({ time: new Date('2026-11-21T03:00:00Z') })
    await page.goto(`${site}/`)
    await wake(page)
    await page.route('**/_/classes-class-list-*', route => route.abort())
    let documents = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) documents++
    })
    const fail = async () => {
      await page.locator('header').getByRole('link', { name: 'Kelas' }).first().click()
      await page.waitForTimeout(300)
    }
    const reloaded = page.waitForEvent('load')
    await fail()
    await reloaded
    await wake(page)
    await page.clock.fastForward(55_000)
    await fail()
    await page.getByText('Opps.. Maaf terjadi kesalahan pada website').waitFor()
    expect(documents).toBe(1)
    await page.clock.fastForward(10_000)
    const again = page.waitForEvent('load')
    await page.locator('header').getByRole('link', { name: 'Berita' }).first().click()
    await heading(page, 'Berita').waitFor()
    await fail()
    await again
    expect(documents).toBe(2)
    await context.close()
  })
})

describe('anchors', () => {
  const topOf = (page: Page, id: string) =>
    page.evaluate<number>(`Math.round(document.getElementById('${id}').getBoundingClientRect().top)`)

  it('are scrolled to within a page and after going to another, and the keyboard goes on there', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 390, height: 600 } })
    await page.goto(`${site}/`)
    await wake(page)
    await page.evaluate(`window.sameDocument = true
      const link = document.createElement('a')
      link.href = '/News/kabar-ke-14#terkait'
      link.textContent = 'Terkait'
      document.querySelector('main').prepend(link)
      link.click()`)
    await heading(page, 'Kabar ke-14').waitFor()
    await page.waitForFunction(`scrollY > 300`)
    expect(await topOf(page, 'terkait')).toBeLessThan(200)
    expect(await page.evaluate('document.activeElement.id')).toBe('terkait')
    expect(await page.evaluate('window.sameDocument')).toBe(true)
    expect(await page.evaluate('history.scrollRestoration')).toBe('manual')
    // an anchor that is none, or written in no encoding, is the top of the page
    await page.evaluate(`(() => {
      const link = document.createElement('a')
      link.href = '/News#%E0%A4%A'
      document.querySelector('main').prepend(link)
      link.click()
    })()`)
    await heading(page, 'Berita').waitFor()
    expect(await page.evaluate('scrollY')).toBe(0)
    await context.close()
  })
})

describe('a page that cannot be shown', () => {
  const answerWith = (page: Page, payload: Record<string, unknown>) =>
    page.route('**/Class', route =>
      route.fulfill({
        contentType: `${pageType}; charset=utf-8`,
        body: JSON.stringify({ path: '/Class', status: 200, frame: 'site', ...payload }),
      }),
    )

  it('becomes the error page, from which one can go on', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/`)
    await wake(page)
    const { code } = (await app.request({ host, path: '/Class', headers: { accept: pageType } })).json()
    await answerWith(page, { page: 'classes.list', code, data: null })
    await page.locator('header').getByRole('link', { name: 'Kelas' }).first().click()
    await page.getByText('Opps.. Maaf terjadi kesalahan pada website').waitFor()
    await page.locator('header').getByRole('link', { name: 'Berita' }).first().click()
    await heading(page, 'Berita').waitFor()
    await context.close()
  })

  it('and whose error page fails too leaves a sentence and the way home', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/News`)
    await wake(page)
    await answerWith(page, { page: 'error', data: { status: 500, title: { no: 'text' } } })
    await page.locator('header').getByRole('link', { name: 'Kelas' }).first().click()
    await page.getByText('An error occurred while showing the error page').waitFor()
    await page.getByRole('link', { name: 'Kembali ke halaman utama' }).click()
    await page.waitForURL(`${site}/`)
    await page.getByText('An error occurred').waitFor({ state: 'detached' })
    await context.close()
  })

  it('because it does not exist says so in Indonesian, and to programs in the words of the router', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/`)
    await wake(page)
    const answered = page.waitForResponse(`${site}/tidak-ada`)
    await page.evaluate(`(() => {
      const link = document.createElement('a')
      link.href = '/tidak-ada'
      document.querySelector('main').append(link)
      link.click()
    })()`)
    await page.getByText('Oops.. Maaf halaman tidak ditemukan').waitFor()
    const answer = await answered
    expect(answer.status()).toBe(404)
    expect((await answer.json()).data.reason).toBe('This page could not be found')
    expect(await page.locator('main').textContent()).not.toContain('This page could not be found')
    await page.getByRole('link', { name: 'Kembali ke halaman utama' }).click()
    await page.waitForURL(`${site}/`)
    await context.close()
  })
})

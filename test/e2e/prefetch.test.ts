import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../app.ts'
import { leaveBrowser, startBrowser, visit, wake } from '../browser.ts'
import { buildSchool, heading } from './school.ts'

let app: App
let browser: Browser
let site: string

beforeAll(async () => {
  app = await startApp()
  site = app.origin((await buildSchool(app)).host)
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

/** Paths whose page data was asked for, in order. */
function asked(page: Page): string[] {
  const paths: string[] = []
  page.on('request', request => {
    if (request.headers().accept?.includes('sanggar.page+json')) paths.push(new URL(request.url()).pathname)
  })
  return paths
}

async function open(path: string, connection: Record<string, unknown> = { effectiveType: '3g' }) {
  const { page, context } = await visit(browser)
  await page.addInitScript(
    `Object.defineProperty(navigator, 'connection', { value: ${JSON.stringify(connection)} })`,
  )
  const paths = asked(page)
  const ready = page.waitForResponse(/\/_\/prefetch-/)
  await page.goto(`${site}${path}`)
  await wake(page)
  await ready
  await page.waitForTimeout(100)
  return { page, context, paths }
}

const linkTo = (page: Page, name: string) => page.locator('header').getByRole('link', { name }).first()

describe('a page that will probably be wanted', () => {
  it('is fetched while the pointer rests on its link, and the click needs no other request', async () => {
    const { page, context, paths } = await open('/')
    await linkTo(page, 'Kelas').hover()
    await expect.poll(() => paths).toEqual(['/Class'])
    await linkTo(page, 'Kelas').click()
    await heading(page, 'Kelas').waitFor()
    expect(paths).toEqual(['/Class'])
    // served once: the next way there asks again
    await linkTo(page, 'Berita').click()
    await heading(page, 'Berita').waitFor()
    await linkTo(page, 'Kelas').click()
    await heading(page, 'Kelas').waitFor()
    // the browser's own cache may ask behind our back as well
    expect(paths.filter(path => path === '/Class').length).toBeGreaterThan(1)
    await context.close()
  })

  it('is that of the partners too, whose segment the route names otherwise', async () => {
    const { page, context, paths } = await open('/')
    await page.evaluate(`{
      const link = document.createElement('a')
      link.href = '/Collaboration'
      link.textContent = 'Mitra'
      document.querySelector('main').prepend(link)
    }`)
    await page.getByRole('link', { name: 'Mitra' }).hover()
    await expect.poll(() => paths).toEqual(['/Collaboration'])
    await context.close()
  })

  it('is fetched at the keyboard’s focus and under a finger', async () => {
    const { page, context, paths } = await open('/')
    await linkTo(page, 'Kursus').focus()
    await expect.poll(() => paths).toEqual(['/Courses'])
    await linkTo(page, 'Berita').dispatchEvent('touchstart')
    await expect.poll(() => paths).toEqual(['/Courses', '/News'])
    await context.close()
  })

  it('is not fetched by a pointer that passes, nor at segments that are not meant, nor where one is already', async () => {
    const { page, context, paths } = await open('/News')
    // in one go: on a busy machine two calls lie further apart than a pointer rests
    await page.evaluate(`for (const path of ['/Class', '/News'])
      document.querySelector('header a[href="' + path + '"]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`)
    await page.waitForTimeout(250)
    await page.locator('footer a, header a').first().hover()
    await page.waitForTimeout(250)
    expect(paths).toEqual([])
    await context.close()
  })

  it.each([
    ['on 2g', { effectiveType: '2g' }],
    ['on slow 2g', { effectiveType: 'slow-2g' }],
    ['with data saver', { effectiveType: '4g', saveData: true }],
  ])('is never fetched %s', async (_, connection) => {
    const { page, context, paths } = await open('/', connection)
    await linkTo(page, 'Kelas').hover()
    await linkTo(page, 'Kursus').focus()
    await page.waitForTimeout(400)
    expect(paths).toEqual([])
    await linkTo(page, 'Kelas').click()
    await heading(page, 'Kelas').waitFor()
    expect(paths).toEqual(['/Class'])
    await context.close()
  })

  it('is one of three in sight on a fast connection', async () => {
    const { page, context, paths } = await open('/News', { effectiveType: '4g' })
    // the browser does it when it has nothing else to do
    await expect.poll(() => paths.length, { timeout: 8000 }).toBe(3)
    await page.waitForTimeout(300)
    expect(paths).toHaveLength(3)
    expect(paths.every(path => path.startsWith('/News/'))).toBe(true)
    await context.close()
  })

  it('that could not be had ahead is asked for again by the click', async () => {
    const { page, context } = await open('/')
    await page.route('**/Class', route => route.abort(), { times: 1 })
    await linkTo(page, 'Kelas').hover()
    await page.waitForTimeout(300)
    await linkTo(page, 'Kelas').click()
    await heading(page, 'Kelas').waitFor()
    await context.close()
  })
})

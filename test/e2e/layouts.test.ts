import { dirname } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cssSetting } from '../../src/features/core/site/site.contract.ts'
import { type LayoutName, layoutFile, layoutNames } from '../../src/shared/layout-names.ts'
import type { App } from '../app.ts'
import { accessViolations, leaveBrowser, plainPage, startBrowser } from '../browser.ts'
import { startDemo } from '../demo.ts'
import { pagesOfEachKind, wear } from '../looks.ts'
import { badgeAlone, badges, coarse, dotsAtEnds, leftAlone, shift, wayIn } from './layout-questions.ts'

/** The layouts in the browser, all with the content, colours and fonts of one tenant. Pictures are not there. */
let app: App
let browser: Browser
let page: Page
/** a window of the same site for what is drawn of a page alone */
let aside: Page
/** takes pictures of the page small, as they are wanted */
let eyes: CDPSession
let pages: Record<string, string | undefined>
const slug = 'cendekia'
const host = `${slug}.localhost`

beforeAll(async () => {
  app = (await startDemo()).app
  const { home, offer, article, sections } = await pagesOfEachKind(app, host)
  pages = { home, offer, article, sections }
  browser = await startBrowser()
  const options = { locale: 'id-ID', viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' } as const
  const context = await browser.newContext(options)
  page = await plainPage(context)
  eyes = await context.newCDPSession(page)
  // the styles of one page in the document of another: its policy knows nothing of them
  aside = await plainPage(await browser.newContext({ ...options, bypassCSP: true }))
  await aside.goto(app.origin(host))
}, 120_000)

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

/**
 * How many screens of a phone a front page may take that has a dozen sections, all of them full. A site's own is to stay
 * within nine; here every layout wears what the fullest one says.
 */
const mostScreens = 11

/** axe takes most of the time: what a layout draws of its own is on these, and every route has a test beside this one */
const judged = ['home', 'offer']

const phone = { width: 320, height: 780 }
/** what most people hold */
const usual = { width: 390, height: 844 }
const desk = { width: 1280, height: 1600 }
/** how each layout's front page looks on a desk */
const seen = new Map<LayoutName, Float64Array>()

const open = (path = '/') => page.goto(`${app.origin(host)}${path}`, { waitUntil: 'domcontentloaded' })

describe.each(layoutNames)('the layout %s on a phone', layout => {
  it('is for everybody to use, sharp, moves nothing about, and never scrolls sideways', async () => {
    await wear(app, slug, layout)
    const troubles: string[] = []
    for (const [kind, path] of Object.entries(pages)) {
      await page.setViewportSize(phone)
      await open(path)
      const width = await page.evaluate<number>('document.documentElement.scrollWidth')
      if (width > 320) troubles.push(`${kind} is ${width} pixels wide`)
      const dots = await page.evaluate<number>(dotsAtEnds)
      if (dots > 0) troubles.push(`${kind} ends ${dots} lines of facts with a dot`)
      const moved = await page.evaluate<number>(shift)
      if (moved > 0.02) troubles.push(`${kind} moves by ${moved.toFixed(3)}`)
      const coarsePictures = await page.evaluate<string[]>(coarse)
      troubles.push(...coarsePictures.map(trouble => `${kind}: ${trouble}`))
      if (kind === 'home') {
        await page.setViewportSize(usual)
        const screens = (await page.evaluate<number>('document.documentElement.scrollHeight')) / usual.height
        if (screens > mostScreens) troubles.push(`${kind} takes ${screens.toFixed(1)} screens`)
        // before anybody judges it: that scrolls, which wakes the client
        troubles.push(...(await look(layout)).map(trouble => `${kind} on a desk: ${trouble}`))
        await page.setViewportSize(phone)
      }
      if (kind === 'offer')
        troubles.push(...(await page.evaluate<string[]>(wayIn)).map(trouble => `${kind} ${trouble}`))
      if (!judged.includes(kind)) continue
      troubles.push(...(await accessViolations(page)).map(trouble => `${kind}: ${trouble}`))
      if (kind === 'offer')
        troubles.push(...(await lookForWayIn()).map(trouble => `${kind} on a desk ${trouble}`))
      await show(await page.evaluate<string>(badgeAlone))
      for (const colorScheme of ['light', 'dark'] as const) {
        await aside.emulateMedia({ colorScheme })
        const found = await aside.evaluate<string[]>(badges)
        troubles.push(...found.map(trouble => `${kind}, ${colorScheme}: ${trouble}`))
      }
    }
    expect(troubles).toEqual([])
  })
})

describe('a list of cards, people or quotes', () => {
  it.each([390, 768, 1280])(
    'of one to twelve leaves nobody alone in its last row at %d pixels',
    async width => {
      await wear(app, slug, 'default')
      await page.setViewportSize({ width, height: 800 })
      await open()
      expect(await page.evaluate<string[]>(leftAlone)).toEqual([])
    },
  )
})

const folderOf = (name: LayoutName) => dirname(layoutFile(name, 'css'))

/** The front page that is open, on a desk: what is wrong with it there, and how it looks in the colours it came in. */
async function look(layout: LayoutName): Promise<string[]> {
  await page.setViewportSize(desk)
  // what is measured in widths of the window is measured anew with the next frame; whoever judged it scrolled in it
  await page.evaluate(
    'scrollTo(0, 0); new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))',
  )
  seen.set(layout, await thumbnail())
  return page.evaluate<string[]>(coarse)
}

async function show(html: string): Promise<void> {
  await aside.evaluate(`new Promise(done => {
    document.open()
    document.write(${JSON.stringify(html)})
    document.close()
    if (document.readyState === 'complete') done()
    else addEventListener('load', done, { once: true })
  })`)
}

async function lookForWayIn(): Promise<string[]> {
  await page.setViewportSize(desk)
  return page.evaluate<string[]>(wayIn)
}

async function thumbnailOf(layout: LayoutName): Promise<Float64Array> {
  await wear(app, slug, layout)
  await page.setViewportSize(desk)
  await open()
  return thumbnail()
}

/** A front page as somebody sees it who looks at forty of them: 320 pixels wide, grey, shapes and no letters. */
async function thumbnail(): Promise<Float64Array> {
  const clip = { x: 0, y: 0, width: 1280, height: 1600, scale: 1 / 4 }
  const { data } = await eyes.send('Page.captureScreenshot', { clip, optimizeForSpeed: true })
  const small = await sharp(Buffer.from(data, 'base64')).greyscale().png().toBuffer()
  const blurred = (sigma: number) =>
    sharp(small).blur(sigma).resize({ width: 160 }).greyscale().raw().toBuffer()
  const [shapes, ground] = [await blurred(2), await blurred(14)]
  // whether its upper half is dark tells little of a layout; what stands where on it does
  return Float64Array.from(shapes, (value, index) => value - (ground[index] ?? 0))
}

/** 1 for the same shapes in the same places, however strong; about 0 for two that have nothing in common */
function likeness(one: Float64Array, other: Float64Array): number {
  let [together, first, second] = [0, 0, 0]
  one.forEach((value, index) => {
    const there = other[index] ?? 0
    together += value * there
    first += value * value
    second += there * there
  })
  return together / Math.sqrt(first * second || 1)
}

describe('the homes of all layouts, with the same content and colours', () => {
  it('are told apart at a glance, in grey, as thumbnails; a layout in other colours is not', async () => {
    // where this is asked alone, they have not been seen on a phone before
    const all: { layout: LayoutName; shapes: Float64Array }[] = []
    for (const layout of layoutNames)
      all.push({ layout, shapes: seen.get(layout) ?? (await thumbnailOf(layout)) })
    const alike = all.flatMap((one, index) =>
      all.slice(index + 1).flatMap(other => {
        // twins look alike on purpose
        if (folderOf(one.layout) === folderOf(other.layout)) return []
        const share = likeness(one.shapes, other.shapes)
        return share > 0.7 ? [`${one.layout} and ${other.layout}: ${share.toFixed(2)}`] : []
      }),
    )
    expect(alike).toEqual([])

    const { id = 0 } = app.sanggar.hosts.bySlug(slug) ?? {}
    const { clr_primary, clr_dark, ...others } =
      (await app.sanggar.tenants.find(id))?.css ?? cssSetting.parse({})
    const css = { ...others, clr_primary: '#c2185b', clr_dark: '#4a148c' }
    expect([clr_primary, clr_dark]).not.toEqual([css.clr_primary, css.clr_dark])
    await app.write(id, tx =>
      tx.db
        .updateTable('site_settings')
        .set({ css: JSON.stringify(css) })
        .execute(),
    )
    for (const { layout, shapes } of all.slice(0, 5))
      expect([layout, likeness(shapes, await thumbnailOf(layout)) > 0.7]).toEqual([layout, true])
  }, 240_000)
})

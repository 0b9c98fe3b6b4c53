import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LayoutName, layoutFile } from '../../src/shared/layout-names.ts'
import { type App, startApp } from '../app.ts'
import { startBrowser } from '../browser.ts'
import { seedSites } from '../demo.ts'
import { allLayouts, pagesOfEachKind, wear } from '../looks.ts'

/** The layouts in the browser, all with the content, colours and fonts of one tenant. Pictures are not there. */
let app: App
let browser: Browser
let page: Page
let pages: Record<string, string | undefined>
const slug = 'cendekia'
const host = `${slug}.localhost`

beforeAll(async () => {
  app = await startApp()
  await seedSites(app, [slug])
  const { home, list, offer, article, chapter, sections } = await pagesOfEachKind(app, host)
  pages = { home, list, offer, article, chapter, sections }
  browser = await startBrowser()
  const context = await browser.newContext({
    locale: 'id-ID',
    viewport: { width: 360, height: 780 },
    reducedMotion: 'reduce',
  })
  // what is not there need not be waited for
  await context.route(/berkas\.|\.woff2/, route => route.abort())
  page = await context.newPage()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const violations = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | ')))`
const shift = `new Promise(done => {
  let sum = 0
  new PerformanceObserver(list => { for (const entry of list.getEntries()) sum += entry.value })
    .observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => done(sum), 60)
})`

const open = (path = '/') => page.goto(`${app.origin(host)}${path}`, { waitUntil: 'domcontentloaded' })

describe.each(allLayouts)('the layout %s on a phone', layout => {
  it('is for everybody to use, moves nothing about, and never scrolls sideways', async () => {
    await wear(app, slug, layout)
    const troubles: string[] = []
    for (const [kind, path] of Object.entries(pages)) {
      await page.setViewportSize({ width: 320, height: 780 })
      await open(path)
      const width = await page.evaluate<number>('document.documentElement.scrollWidth')
      if (width > 320) troubles.push(`${kind} is ${width} pixels wide`)
      const moved = await page.evaluate<number>(shift)
      if (moved > 0.02) troubles.push(`${kind} moves by ${moved.toFixed(3)}`)
      await page.evaluate(axe)
      troubles.push(...(await page.evaluate<string[]>(violations)).map(trouble => `${kind}: ${trouble}`))
    }
    expect(troubles).toEqual([])
  })
})

/** a page as somebody sees it who looks at forty of them: 320 pixels wide, grey */
const thumb = { width: 320, height: 400 }
/** twins look alike on purpose */
const folderOf = (name: LayoutName) => dirname(layoutFile(name, 'css'))

describe('the homes of all layouts, with the same content and colours', () => {
  it('are told apart at a glance, in grey, as thumbnails', async () => {
    await page.setViewportSize({ width: 1280, height: 1600 })
    const seen: { layout: LayoutName; pixels: Buffer }[] = []
    for (const layout of allLayouts) {
      await wear(app, slug, layout)
      await open('/')
      const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 1600 } })
      const pixels = await sharp(picture)
        .resize(thumb)
        .greyscale()
        .blur(3)
        .resize({ width: 80 })
        .raw()
        .toBuffer()
      seen.push({ layout, pixels })
    }
    const alike = seen.flatMap((one, index) =>
      seen.slice(index + 1).flatMap(other => {
        if (folderOf(one.layout) === folderOf(other.layout)) return []
        const likeness = correlation(one.pixels, other.pixels)
        return likeness > 0.8 ? [`${one.layout} and ${other.layout}: ${likeness.toFixed(2)}`] : []
      }),
    )
    expect(alike).toEqual([])
  }, 180_000)
})

/** 1 for the same picture, whatever its brightness and contrast; about 0 for two that have nothing in common */
function correlation(one: Buffer, other: Buffer): number {
  const mean = (pixels: Buffer) => pixels.reduce((sum, value) => sum + value, 0) / pixels.length
  const [here, there] = [mean(one), mean(other)]
  let [together, first, second] = [0, 0, 0]
  for (let index = 0; index < one.length; index++) {
    const a = (one[index] ?? 0) - here
    const b = (other[index] ?? 0) - there
    together += a * b
    first += a * a
    second += b * b
  }
  return together / Math.sqrt(first * second || 1)
}

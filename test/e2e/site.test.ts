import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../app.ts'
import { expectAccessible, startBrowser, visit, wake } from '../browser.ts'
import {
  type BuiltTenant,
  buildCategory,
  buildChapter,
  buildClass,
  buildClassroom,
  buildModule,
  buildPerson,
  buildPost,
  buildProgram,
  buildTenant,
} from '../build.ts'

let app: App
let tenant: BuiltTenant
let browser: Browser
let site: string

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, {
    slug: 'tegal',
    name: 'Sekolah Tegal',
    values: {
      navigation: [
        { label: 'Kelas', href: '/Class' },
        { label: 'Kursus', href: '/Courses' },
        { label: 'Berita', href: '/News' },
      ],
    },
  })
  await tenant.write(async tx => {
    const category = await buildCategory(tx, { name: 'Prestasi', slug: 'prestasi' })
    await buildCategory(tx, { name: 'Kegiatan', slug: 'kegiatan' })
    const person = await buildPerson(tx, { name: 'Dewi Lestari' })
    for (let index = 1; index <= 14; index++) {
      await buildPost(
        tx,
        {
          title: `Kabar ke-${index}`,
          published_at: new Date(Date.UTC(2026, 9, index)),
          content_html: `<h2>Ceritanya</h2>${'<p>Tiga puluh siswa merakit komputer dari suku cadang bekas selama dua pekan.</p>'.repeat(12)}<table><tr><th>Nama</th><th>Kelas</th></tr><tr><td>Andi</td><td>X</td></tr></table><pre><code>const sangatPanjang = 'baris kode yang jauh lebih panjang daripada layar sebuah ponsel kecil'</code></pre>`,
        },
        { categoryIds: [category.id], authorIds: [person.id] },
      )
    }
    const live = await buildClass(tx, { slug: 'jaringan', name: 'Dasar Jaringan', outcomes: ['Memasang jaringan'] })
    await buildClassroom(tx, live.id)
    const course = await buildClass(tx, { slug: 'belajar-web', name: 'Belajar Web', type: 'self_paced' })
    for (const position of [1, 2]) {
      const module = await buildModule(tx, course.id, { slug: `modul-${position}`, title: `Modul ${position}`, position })
      for (const number of [1, 2]) {
        await buildChapter(
          tx,
          { classId: course.id, moduleId: module.id },
          { slug: `bab-${position}-${number}`, title: `Bab ${position}.${number}`, position: number, content_html: '<h2>Isi</h2><p>Halaman pertama Anda.</p>' },
        )
      }
    }
    await buildProgram(tx, { slug: 'digital', name: 'Sekolah Digital' }, [live.id, course.id])
  })
  site = app.origin(tenant.host)
  browser = await startBrowser()
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

const chapter = '/Courses/belajar-web/module/modul-1/chapter/bab-1-2'
const addresses = ['/', '/News', '/News/kabar-ke-14', '/Class', '/Class/jaringan', '/Courses', '/Courses/belajar-web', chapter, '/Program', '/Program/digital']

const scrollOf = (page: Page) => page.evaluate<number>('Math.round(scrollY)')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

describe('every page', () => {
  it.each(addresses)('%s comes alive without a word of complaint, and is accessible', async path => {
    const { page, complaints, context } = await visit(browser)
    await page.goto(`${site}${path}`)
    await wake(page)
    await page.waitForTimeout(150)
    expect(complaints).toEqual([])
    await expectAccessible(page)
    await context.close()
  })

  it('that is missing is as accessible as the others', async () => {
    const { page, context } = await visit(browser)
    const response = await page.goto(`${site}/tidak-ada`)
    expect(response?.status()).toBe(404)
    await wake(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Kembali ke halaman utama' }).click()
    await page.waitForURL(`${site}/`)
    await context.close()
  })

  it('fits a phone of 320 pixels: nothing scrolls sideways', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 320, height: 640 } })
    for (const path of [...addresses, '/tidak-ada']) {
      await page.goto(`${site}${path}`)
      const widths = await page.evaluate<number[]>('[document.documentElement.scrollWidth, document.documentElement.clientWidth]')
      expect([path, ...widths]).toEqual([path, 320, 320])
    }
    await context.close()
  })
})

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
    expect(await page.evaluate("window.sameDocument && document.querySelector('header').dataset.kept")).toBe('ya')
    expect(await page.evaluate('document.activeElement.id')).toBe('main')
    expect(await page.evaluate("document.querySelector('link[rel=canonical]').href")).toBe(`${site}/News/kabar-ke-14`)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('starts at the top, and finds the old place again by going back', async () => {
    const { page, context } = await visit(browser, { viewport: { width: 390, height: 700 } })
    await page.goto(`${site}/News`)
    await wake(page)
    await page.evaluate('scrollTo(0, 900)')
    const before = await scrollOf(page)
    expect(before).toBeGreaterThan(400)
    await page.evaluate("[...document.querySelectorAll('main a[href^=\"/News/kabar-ke\"]')].find(a => a.getBoundingClientRect().top > 0).click()")
    await page.waitForURL(/\/News\/kabar-ke-/)
    await page.getByText('Dewi Lestari').first().waitFor()
    expect(await scrollOf(page)).toBe(0)
    await page.goBack()
    await heading(page, 'Berita').waitFor()
    await page.waitForFunction(`Math.abs(scrollY - ${before}) < 3`)
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
    page.evaluate<{ hidden: boolean; failed: boolean; colour: string }>(`(() => {
      const bar = document.querySelector('.route-progress')
      const colour = getComputedStyle(bar, '::-webkit-progress-value').backgroundColor
      return { hidden: bar.hidden, failed: bar.classList.contains('is-failed'), colour }
    })()`)

  it('shows itself on the way to a slow page, and hides when it is there', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/`)
    await wake(page)
    await page.route('**/Class', async route => {
      await new Promise(resolve => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.locator('header').getByRole('link', { name: 'Kelas' }).first().click()
    expect((await barState(page)).hidden).toBe(true)
    await page.locator('.route-progress:not([hidden])').waitFor()
    expect((await barState(page)).failed).toBe(false)
    await heading(page, 'Kelas').waitFor()
    await page.locator('.route-progress[hidden]').waitFor({ state: 'attached' })
    await context.close()
  })

  it('turns red when the page cannot be had, and the words say why', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/`)
    await wake(page)
    const blue = (await barState(page)).colour
    await page.route('**/Class', route => route.abort('internetdisconnected'))
    await page.locator('header').getByRole('link', { name: 'Kelas' }).first().click()
    await page.locator('.route-progress.is-failed:not([hidden])').waitFor()
    expect((await barState(page)).colour).not.toBe(blue)
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
    await page.goto(`${site}/`)
    await wake(page)
    await page.evaluate(`new MutationObserver(() => { window.seen = true })
      .observe(document.querySelector('.route-progress'), { attributes: true, attributeFilter: ['hidden'] })`)
    await page.route('**/Class', async route => route.fulfill({ response: await route.fetch() }))
    await app.request({ host: tenant.host, path: '/Class', headers: { accept: 'application/vnd.sanggar.page+json' } })
    await page.locator('header').getByRole('link', { name: 'Kelas' }).first().click()
    await heading(page, 'Kelas').waitFor()
    await page.waitForTimeout(400)
    expect(await page.evaluate('window.seen')).toBeUndefined()
    await context.close()
  })
})

describe('without script', () => {
  it('everything can be read, searched, filtered and paged', async () => {
    const { page, context } = await visit(browser, { javaScriptEnabled: false })
    await page.goto(`${site}/`)
    await page.locator('header').getByRole('link', { name: 'Berita' }).first().click()
    await heading(page, 'Berita').waitFor()
    await page.locator('main a[href="/News?page=2"]').first().click()
    await page.waitForURL(`${site}/News?page=2`)
    await page.getByRole('link', { name: 'Kabar ke-1', exact: true }).first().waitFor()
    await page.goto(`${site}/News`)
    const box = page.locator('main input[name=search]')
    await box.fill('ke-9')
    await box.press('Enter')
    await page.waitForURL(/search=ke-9/)
    await page.getByRole('link', { name: 'Kabar ke-9' }).first().click()
    await heading(page, 'Kabar ke-9').waitFor()
    await page.goto(`${site}${chapter}`)
    await page.getByText('Halaman pertama Anda.').waitFor()
    await context.close()
  })
})

describe('with the keyboard', () => {
  it('the first stop leads past the header to the content', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/News`)
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent.trim()')).toBe('Langsung ke isi')
    expect(await page.locator('.skip-link').isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    expect(await page.evaluate('document.activeElement.id')).toBe('main')
    await page.keyboard.press('Tab')
    expect(await page.evaluate("document.querySelector('main').contains(document.activeElement)")).toBe(true)
    await context.close()
  })

  it('a link is followed with Enter, and the next stop is in the new page', async () => {
    const { page, context } = await visit(browser)
    await page.goto(`${site}/News`)
    await wake(page)
    await page.getByRole('link', { name: 'Kabar ke-14' }).first().focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Kabar ke-14').waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate("document.querySelector('main').contains(document.activeElement)")).toBe(true)
    await context.close()
  })
})

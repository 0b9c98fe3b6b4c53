import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPost } from '../../src/features/content/posts/posts.things.ts'
import { keyOf } from '../../src/platform/files/file-store.ts'
import { type App, startApp } from '../app.ts'
import { expectAccessible, leaveBrowser, startBrowser, visit, wake } from '../browser.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'
import { heading } from './school.ts'

const sound = readFileSync(join(import.meta.dirname, '../../db/seeds/media/radio-loop.mp3'))
const { key } = keyOf(sound, 'mp3')
const url = `/_media/${key}`

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
        { label: 'Podcast', href: '/Podcasts' },
        { label: 'Berita', href: '/News' },
      ],
    },
  })
  await app.sanggar.files.write('tegal', key, sound)
  await tenant.write(async tx => {
    for (const episode of [1, 2])
      await buildPost(tx, {
        kind: 'podcasts',
        title: `Obrolan ke-${episode}`,
        slug: `obrolan-${episode}`,
        audio: JSON.stringify({ season: 1, episode, seconds: 24, url: `${url}?e=${episode}` }),
      })
  })
  site = app.origin(tenant.host)
  browser = await startBrowser()
})

afterAll(async () => {
  await leaveBrowser(browser)
  await app?.close()
})

const dock = (page: Page) => page.getByRole('region', { name: 'Pemutar audio' })
const playOf = (page: Page) => page.evaluate('document.querySelector("main audio").play()').catch(() => {})
const slider = (page: Page) => dock(page).getByLabel('Posisi')
const placeOf = async (page: Page) => Number(await slider(page).inputValue())

/** `new Audio()` is nowhere in the document: kept here so that a test can ask it */
const keepAudio = `const Real = window.Audio
  window.Audio = function () { return (window.dockAudio = new Real()) }`

async function openEpisode(episode: number, options: Parameters<typeof visit>[1] = {}) {
  const { page, complaints, context } = await visit(browser, options)
  await page.addInitScript(keepAudio)
  await page.goto(`${site}/Podcasts/obrolan-${episode}`)
  await wake(page)
  return { page, complaints, context }
}

const audio = <Value>(page: Page, expression: string) =>
  page.evaluate<Value>(`window.dockAudio.${expression}`)

describe('an episode', () => {
  it('is a plain player without script, and asks for no player before it plays', async () => {
    const plain = await visit(browser, { javaScriptEnabled: false })
    await plain.page.goto(`${site}/Podcasts/obrolan-1`)
    expect(await plain.page.locator('main audio').getAttribute('controls')).toBe('')
    await plain.context.close()
    const { page, context } = await visit(browser)
    const files: string[] = []
    page.on('request', request => files.push(request.url()))
    await page.goto(`${site}/Podcasts/obrolan-1`)
    await wake(page)
    // the key takes the place of the browser's own player, and nothing below moves
    await page.getByRole('button', { name: 'Putar episode' }).waitFor()
    expect(await page.locator('main audio').isVisible()).toBe(false)
    await page.waitForTimeout(300)
    expect(files.filter(file => file.includes('player'))).toEqual([])
    await context.close()
  })

  it('plays on in a player at the foot of the page while pages change', async () => {
    const { page, complaints, context } = await openEpisode(1)
    const played = page.waitForRequest('**/v1/statistics/record')
    await page.getByRole('button', { name: 'Putar episode' }).click()
    await dock(page).getByRole('link', { name: 'Obrolan ke-1' }).waitFor()
    await expect.poll(() => audio<number>(page, 'currentTime')).toBeGreaterThan(0.3)
    expect(await page.evaluate('document.querySelector("main audio").paused')).toBe(true)
    expect((await played).postDataJSON()).toMatchObject({ event: 'play', path: '/Podcasts/obrolan-1' })
    await page.locator('header').getByRole('link', { name: 'Berita' }).first().click()
    await heading(page, 'Berita').waitFor()
    const before = await audio<number>(page, 'currentTime')
    expect(await audio(page, 'paused')).toBe(false)
    await expect.poll(() => audio<number>(page, 'currentTime')).toBeGreaterThan(before + 0.2)
    // and is seen to: the place on its line moves by itself
    const place = await placeOf(page)
    await expect.poll(() => placeOf(page)).toBeGreaterThan(place)
    await expectAccessible(page)
    // its title leads back to where it is written about
    await dock(page).getByRole('link', { name: 'Obrolan ke-1' }).click()
    await heading(page, 'Obrolan ke-1').waitFor()
    expect(await audio(page, 'paused')).toBe(false)
    expect(complaints).toEqual([])
    await context.close()
  })

  it('can be paused, skipped, set to a place, a speed and a volume', async () => {
    const { page, context } = await openEpisode(1)
    await playOf(page)
    const panel = dock(page)
    await panel.getByRole('button', { name: 'Jeda' }).click()
    expect(await audio(page, 'paused')).toBe(true)
    await slider(page).fill('5')
    expect(await audio<number>(page, 'currentTime')).toBeCloseTo(5, 0)
    await panel.getByRole('button', { name: 'Maju 30 detik' }).click()
    // 24 seconds are all there is
    await expect.poll(() => placeOf(page)).toBe(24)
    await panel.getByRole('button', { name: 'Mundur 15 detik' }).click()
    await expect.poll(() => placeOf(page)).toBe(9)
    expect(await slider(page).getAttribute('aria-valuetext')).toBe('0:09 dari 0:24')
    await panel.getByLabel('Kecepatan').selectOption('1.5')
    await panel.getByLabel('Volume').fill('0.4')
    expect([await audio(page, 'playbackRate'), await audio(page, 'volume')]).toEqual([1.5, 0.4])
    expect(await page.evaluate('navigator.mediaSession.metadata.title')).toBe('Obrolan ke-1')
    await context.close()
  })

  it('goes on where it was left, also another day, and at the speed one likes', async () => {
    const { page, context } = await openEpisode(1)
    await playOf(page)
    await dock(page).getByLabel('Kecepatan').selectOption('1.25')
    await dock(page).getByRole('button', { name: 'Jeda' }).click()
    await slider(page).fill('12')
    await dock(page).getByRole('button', { name: 'Tutup pemutar' }).click()
    await dock(page).waitFor({ state: 'detached' })
    await page.goto(`${site}/Podcasts/obrolan-2`)
    await playOf(page)
    await expect.poll(() => audio<number>(page, 'currentTime')).toBeGreaterThan(0)
    expect(await audio<number>(page, 'currentTime')).toBeLessThan(6)
    await page.goto(`${site}/Podcasts/obrolan-1`)
    await playOf(page)
    await expect.poll(() => audio<number>(page, 'currentTime')).toBeGreaterThanOrEqual(11.5)
    expect(await audio(page, 'playbackRate')).toBe(1.25)
    await context.close()
  })

  it('obeys the keyboard within the player, and is gone with Escape', async () => {
    const { page, context } = await openEpisode(1)
    await playOf(page)
    await dock(page).getByRole('button', { name: 'Jeda' }).focus()
    await page.keyboard.press('k')
    expect(await audio(page, 'paused')).toBe(true)
    await slider(page).fill('20')
    await page.keyboard.press('j')
    await expect.poll(() => audio<number>(page, 'currentTime')).toBeLessThan(6)
    await page.keyboard.press('l')
    await expect.poll(() => audio<number>(page, 'currentTime')).toBeGreaterThan(20)
    await page.keyboard.press('Escape')
    await dock(page).waitFor({ state: 'detached' })
    expect(await page.evaluate('document.activeElement.tagName')).toBe('AUDIO')
    await context.close()
  })

  it('fits a phone of 320 pixels and leaves the last line of the page to be read', async () => {
    const { page, context } = await openEpisode(1, { viewport: { width: 320, height: 640 } })
    await playOf(page)
    await dock(page).getByRole('button', { name: 'Jeda' }).waitFor()
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    const [wide, foot, top] = await page.evaluate<number[]>(`[
      document.documentElement.scrollWidth,
      Math.round(document.querySelector('footer.footer, footer:last-of-type').getBoundingClientRect().bottom),
      Math.round(document.querySelector('.player').getBoundingClientRect().top)]`)
    expect(wide).toBe(320)
    expect(foot).toBeLessThanOrEqual((top ?? 0) + 1)
    await expectAccessible(page)
    await context.close()
  })

  it('that cannot be loaded says so', async () => {
    const { page, context } = await openEpisode(2)
    await page.route('**/_media/**', route => route.abort())
    await page.evaluate('document.querySelector("main audio").dispatchEvent(new Event("play"))')
    await dock(page).getByText('Audio tidak dapat diputar').waitFor()
    await context.close()
  })
})

describe('the sound of a site', () => {
  const part = (range?: string, host = tenant.host, method = 'GET') =>
    app.request({ host, method, path: url, headers: range ? { range } : {} })

  it('is sent whole or in parts, as browsers ask for it', async () => {
    const whole = await part()
    expect([whole.status, whole.bytes.length, whole.headers['content-type']]).toEqual([
      200,
      sound.length,
      'audio/mpeg',
    ])
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, sound.length - 1],
      ['bytes=-50', sound.length - 50, sound.length - 1],
      ['bytes=10-999999999', 10, sound.length - 1],
    ] as const) {
      const answer = await part(range)
      expect([range, answer.status, answer.headers['content-range']]).toEqual([
        range,
        206,
        `bytes ${start}-${end}/${sound.length}`,
      ])
      expect(answer.bytes.equals(sound.subarray(start, end + 1))).toBe(true)
    }
    expect((await part('bytes=999999999-')).status).toBe(416)
    // no range at all (RFC 9110, 14.1.1): it is as if nobody had asked for a part
    expect((await part('bytes=5-2')).status).toBe(200)
    expect((await part('lines=1-2')).status).toBe(200)
    const head = await part(undefined, tenant.host, 'HEAD')
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
      200,
      String(sound.length),
      0,
    ])
  })

  it("another tenant's is not found here", async () => {
    const other = await buildTenant(app, { slug: 'brebes' })
    expect((await part(undefined, other.host)).status).toBe(404)
    expect((await app.request({ host: tenant.host, path: '/_media/../secrets.json' })).status).toBe(404)
  })
})

describe('the radio', () => {
  const radio = { url, name: 'Radio Tegal' }

  it.each(['bharabas', 'dev.bharabas'])('stands at the foot of every page in the layout %s', async layout => {
    const slug = layout.replace('.', '-')
    const built = await buildTenant(app, { slug, setting: { layout }, values: { radio } })
    await app.sanggar.files.write(slug, key, sound)
    for (const path of ['/', '/News', '/tidak-ada'])
      expect(
        (await app.request({ host: built.host, path, headers: { accept: 'text/html' } })).body,
      ).toContain('<audio controls loop preload="none"')
    expect(
      (await app.request({ host: built.host, path: '/Login', headers: { accept: 'text/html' } })).body,
    ).not.toContain('Radio Tegal')
  })

  it('is nowhere else, nor where nobody has named a stream', async () => {
    const elsewhere = await buildTenant(app, {
      slug: 'tanpa',
      setting: { layout: 'jambore' },
      values: { radio },
    })
    const silent = await buildTenant(app, { slug: 'sunyi', setting: { layout: 'bharabas' } })
    const broken = await buildTenant(app, {
      slug: 'rusak',
      setting: { layout: 'bharabas' },
      values: { radio: { url: 'javascript:alert(1)', name: 'x' } },
    })
    for (const { host } of [elsewhere, silent, broken])
      expect((await app.request({ host, headers: { accept: 'text/html' } })).body).not.toContain(
        'class="radio"',
      )
  })

  it('of another house may be heard by the policy of this tenant alone', async () => {
    const far = await buildTenant(app, {
      slug: 'jauh',
      setting: { layout: 'bharabas' },
      values: { radio: { url: 'https://siaran.test/langsung.mp3', name: 'Radio Jauh' } },
    })
    const policyOf = async (host: string) =>
      String(
        (await app.request({ host, headers: { accept: 'text/html' } })).headers['content-security-policy'],
      )
    expect(await policyOf(far.host)).toMatch(/media-src [^;]*https:\/\/siaran\.test[;\s]/)
    expect(await policyOf(tenant.host)).not.toContain('siaran.test')
  })

  it('plays on from page to page, again and again, with neither place nor speed', async () => {
    const { page, complaints, context } = await visit(browser)
    await page.addInitScript(keepAudio)
    await page.goto(`${app.origin('bharabas.localhost')}/`)
    await wake(page)
    await expectAccessible(page)
    await page.evaluate('document.querySelector(".radio audio").play()').catch(() => {})
    await dock(page).getByText('Sedang mengudara').waitFor()
    expect(await page.locator('.radio').isVisible()).toBe(false)
    expect(await slider(page).isVisible()).toBe(false)
    expect(await audio(page, 'loop')).toBe(true)
    await page.evaluate('window.dockAudio.currentTime = 23.6')
    await expect.poll(() => audio<number>(page, 'currentTime')).toBeLessThan(5)
    await page.evaluate(`(() => {
      const link = document.createElement('a')
      link.href = '/News'
      document.querySelector('main').append(link)
      link.click()
    })()`)
    await heading(page, 'Berita').waitFor()
    expect(await audio(page, 'paused')).toBe(false)
    await dock(page).getByRole('button', { name: 'Tutup pemutar' }).click()
    expect(await page.locator('.radio').isVisible()).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })
})

import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postKinds } from '../../src/shared/post-kinds.ts'
import { type App, startApp, until } from '../app.ts'
import { accessViolations, leaveBrowser, startBrowser, takenOver, visit } from '../browser.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'
import { type Body, callAs } from '../member-calls.ts'
import { type BuiltMember, buildMember } from '../members.ts'

/**
 * Every kind of thing that is written in the office, from the first word to the bin and back: `npm run prove:writing`. It
 * takes a minute for each, so the suite of every day walks with posts, classes and events alone (`writing`, `entries`).
 */
const wanted = process.env.KINDS ?? ''

interface Kind {
  kind: string
  /** in calls: /v1/events */
  plural: string
  list: string
  /** what it needs beside its name, which another window fills in */
  fields?: Body
  /** where visitors see it, where it has no page of its own */
  page?: string
}

const text = { order: ['a'], put: { a: paragraph('a', 'Ditulis untuk dibaca.') } }
function paragraph(id: string, words: string) {
  return { id, type: 'paragraph', content: [{ type: 'text', text: words }] }
}

const row = { name: 'Budi Santoso', school: 'SMK Negeri 1 Tegal', region: 'Kota Tegal', score: 1250 }
const kinds: readonly Kind[] = [
  ...postKinds.map(kind => ({ kind: 'post', plural: 'posts', list: `/Kelola/Tulisan?kind=${kind}` })),
  {
    kind: 'event',
    plural: 'events',
    list: '/Kelola/Acara',
    fields: { startAt: '2027-01-16T08:00', endAt: '2027-01-16T12:00', venue: 'Pendopo Tegal' },
  },
  { kind: 'class', plural: 'classes', list: '/Kelola/Kelas' },
  { kind: 'program', plural: 'programs', list: '/Kelola/Program' },
  { kind: 'competence', plural: 'competences', list: '/Kelola/Kompetensi' },
  { kind: 'person', plural: 'public-profiles', list: '/Kelola/Profil', page: '' },
  { kind: 'career', plural: 'careers', list: '/Kelola/Karier' },
  {
    kind: 'job',
    plural: 'jobs',
    list: '/Kelola/Lowongan',
    fields: { careerSlug: 'bengkel-laut', workplace: 'remote', applyEmail: 'kerja@bengkellaut.test' },
  },
  {
    kind: 'portfolio',
    plural: 'portfolio-items',
    list: '/Kelola/Portofolio',
    fields: { kind: 'Program CSR', startsOn: '2026-03-01', endsOn: '2026-06-30' },
  },
  { kind: 'client', plural: 'clients', list: '/Kelola/Klien', page: '/Clients' },
  {
    kind: 'lms_feature',
    plural: 'lms-features',
    list: '/Kelola/Fitur',
    fields: { description: 'Menulis program di peramban.' },
  },
  {
    kind: 'leaderboard',
    plural: 'leaderboards',
    list: '/Kelola/Papan',
    fields: { period: 'Semester ganjil', entries: [row] },
    page: '/Leaderboards',
  },
  {
    kind: 'season',
    plural: 'seasons',
    list: '/Kelola/Musim',
    fields: {
      season: '2027/2028',
      startsOn: '2027-02-01',
      endsOn: '2027-05-30',
      registrationOpenAt: '2027-01-02T08:00',
      registrationCloseAt: '2027-01-30T23:59',
      fee: 150_000,
      categories: [{ name: 'Aplikasi Web', minMembers: 2, maxMembers: 4 }],
      stages: [{ name: 'Seleksi', startsOn: '2027-02-01', endsOn: '2027-02-20' }],
    },
    page: '/Liga-Smk',
  },
  { kind: 'campaign', plural: 'campaigns', list: '/Kelola/Kampanye' },
]
const chosen = kinds.filter(
  ({ list }) => wanted === 'all' || wanted.split(',').some(one => one && list.includes(one)),
)

const screens = [
  ['on a desk', { viewport: { width: 1280, height: 800 } }],
  ['on a phone', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const

describe.skipIf(chosen.length === 0)('in the browser', () => {
  let app: App
  let browser: Browser
  let tenant: BuiltTenant
  let admin: BuiltMember

  beforeAll(async () => {
    app = await startApp()
    tenant = await buildTenant(app, { slug: 'tegal', name: 'Akademi Tegal' })
    admin = await buildMember(app, tenant, { kind: 1, name: 'Sri Wahyuni' })
    browser = await startBrowser()
    const career = await call('POST', '/v1/careers', {})
    await call('PUT', `/v1/drafts/career/${career.data.id}`, {
      writer: 'uji',
      fields: { name: 'Bengkel Laut' },
    })
    await call('POST', `/v1/drafts/career/${career.data.id}/publication`, {})
  })
  afterAll(async () => {
    await leaveBrowser(browser)
    await app?.close()
  })

  const call = (method: string, path: string, body?: Body) =>
    callAs(app, { by: admin, host: tenant.host }, method, path, body)
  const see = (path: string) => app.request({ host: tenant.host, path, headers: { accept: 'text/html' } })
  /** also where its own address is found only by the one it was begun with */
  const shows = async (path: string, words: string): Promise<boolean> => {
    const { status, body, headers } = await see(path)
    if (status === 301 && headers.location) return shows(headers.location, words)
    return status === 200 && body.includes(words)
  }

  async function saved(page: Page): Promise<void> {
    await page.waitForTimeout(400)
    await page.locator('.o-draft-saved').filter({ hasText: 'Tersimpan' }).waitFor()
  }

  async function act(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: 'Tindakan lain' }).click()
    await page.getByRole('button', { name, exact: true }).first().click()
    await page.locator('dialog[open]').getByRole('button', { name }).click()
  }

  let pictures = 0
  /** A picture from the device, where the kind has one. */
  async function pictured(page: Page): Promise<void> {
    const choose = page.getByRole('button', { name: /^Pilih gambar/ }).first()
    if ((await choose.count()) === 0) return
    await choose.click()
    const dialog = page.locator('dialog[open]')
    await dialog.waitFor()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Unggah' }).click(),
    ])
    // one that is known already is not described again
    pictures += 1
    const background = { r: pictures * 3, g: 90, b: 60 }
    const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
      .png()
      .toBuffer()
    await chooser.setFiles({ name: 'gambar.png', mimeType: 'image/png', buffer })
    await page.getByLabel('Teks alternatif').fill('Sawah yang hijau')
    await dialog.getByRole('button', { name: 'Pakai', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  describe.each(screens)('%s', (where, screen) => {
    it.each(chosen)(
      'something of $list is written with a picture, seen before, published, changed, agreed upon, withdrawn, thrown away and fetched back',
      async ({ kind, plural, list, fields = {}, page: shared }) => {
        // somebody of their own: what one may do in a minute is enough for one
        admin = await buildMember(app, tenant, { kind: 1, name: 'Sri Wahyuni' })
        const { page, complaints, context } = await visit(browser, screen)
        const site = app.origin(tenant.host)
        await context.addCookies([{ name: 'sid', value: admin.token, url: site }])
        const name = `Panen raya ${list.replaceAll(/\W+/g, ' ').trim()} ${where}`
        await page.goto(`${site}${list}`)
        await takenOver(page)
        await page
          .getByRole('button', { name: /^Tulis / })
          .first()
          .click()
        await page.waitForURL(/\/Kelola\/\w+\/\d+/)
        await takenOver(page)
        const title = page.locator('[name=title], [name=name]').first()
        await title.fill(name)
        await pictured(page)
        await saved(page)
        const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
        const draft = `/v1/drafts/${kind}/${id}`
        const rest = { fields, ...(kind === 'post' ? { blocks: text } : {}) }
        const filled = await call('PUT', draft, {
          writer: 'lain',
          rev: (await call('GET', draft)).data.rev,
          ...rest,
        })
        expect(filled.status, JSON.stringify(filled)).toBe(200)
        await page.reload()
        await takenOver(page)
        expect(await title.inputValue()).toBe(name)
        expect(await accessViolations(page)).toEqual([])
        expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(
          screen.viewport.width,
        )

        const preview = page.getByRole('link', { name: /^Pratinjau/ }).first()
        if ((await preview.count()) > 0) {
          const href = (await preview.getAttribute('href')) ?? ''
          const seen = await app.request({
            host: tenant.host,
            path: new URL(href, site).pathname,
            headers: { accept: 'text/html', cookie: `sid=${admin.token}` },
          })
          expect([seen.status, seen.body.includes(name)]).toEqual([200, true])
        }
        await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
        await page.getByRole('button', { name: 'Terbitkan sekarang' }).click()
        await page.locator('.o-tag', { hasText: 'Terbit' }).first().waitFor()
        const link = page.getByRole('link', { name: 'Lihat di situs' })
        const href = shared ?? new URL((await link.getAttribute('href')) ?? '', site).pathname
        if (href !== '') await until(() => shows(href, name))

        // another window wrote the same field meanwhile
        const next = `${name} lagi`
        await takenOver(page)
        const titleName = (await title.getAttribute('name')) ?? ''
        await title.fill(`${name} bentrok`)
        await saved(page)
        const { rev } = (await call('GET', draft)).data
        await call('PUT', draft, {
          writer: 'lain',
          rev,
          fields: { [titleName]: `${name} dari jendela lain` },
        })
        await title.fill(next)
        await page.getByRole('dialog').getByText('Punya saya').first().waitFor()
        await page.getByRole('button', { name: 'Pakai pilihan ini' }).click()
        await saved(page)
        await page.getByRole('button', { name: 'Terbitkan perubahan' }).click()
        if (href !== '') await until(() => shows(href, next))
        await until(async () => (await call('GET', draft)).data.state === 'published')

        await page.reload()
        await takenOver(page)
        await act(page, 'Tarik dari situs')
        await until(async () => (await call('GET', draft)).data.state === 'draft')
        if (href !== '') await until(async () => !(await shows(href, next)))
        await page.locator('.o-tag', { hasText: 'Draf' }).first().waitFor()
        await page.waitForTimeout(300)
        await act(page, 'Buang ke sampah')
        await page.locator('.o-toast-undo').click()
        await until(async () => (await call('GET', draft)).data?.state === 'draft')
        await page.goto(`${site}${list.split('?')[0]}/${id}`)
        await takenOver(page)
        expect(await title.inputValue()).toBe(next)
        await act(page, 'Buang ke sampah')
        await page.locator('.o-toast-undo').waitFor()
        expect((await call('POST', `/v1/${plural}/${id}/restoration`, {})).status).toBe(200)
        // the browser tells of the conflict that was meant
        expect(complaints.filter(one => !one.includes('409'))).toEqual([])
        await context.close()
      },
      180_000,
    )
  })
})

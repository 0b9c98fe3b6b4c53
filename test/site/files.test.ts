import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { buildCategory, buildPost } from '../../src/features/content/posts/posts.things.ts'
import { buildPerson } from '../../src/features/core/people/people.things.ts'
import { buildClass } from '../../src/features/learning/classes/classes.things.ts'
import { type App, startApp } from '../app.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'
import { sitemapTroubles } from './sitemap-schema.ts'

/** What a site says to machines, read by readers that others wrote. */
let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant

beforeAll(async () => {
  app = await startApp({ isAlone: true })
  tegal = await buildTenant(app, {
    slug: 'tegal',
    values: {
      footer: { about: '', columns: [], contact: { email: 'halo@tegal.example' }, social: [], legal: '' },
    },
  })
  brebes = await buildTenant(app, { slug: 'brebes' })
  await tegal.write(async tx => {
    const sri = await buildPerson(tx, { name: 'Sri & Wahyuni' })
    const robots = await buildCategory(tx, { kind: 'news', name: 'Robotika', slug: 'robotika' })
    const cover = JSON.stringify({ key: 'abcdef123456.webp', width: 1280, height: 720, alt: 'Robot' })
    await buildPost(
      tx,
      {
        title: 'Juara <lomba> & "robot"',
        slug: 'juara-lomba',
        cover,
        content_html:
          '<p>Lihat <a href="/Class">kelas</a> ]]> kami.</p><p><img src="/_berkas/w_640,f_webp/abcdef123456.webp" alt=""></p>',
        published_at: '2026-11-20T05:00:00Z',
        updated_at: '2026-11-20T06:00:00Z',
      },
      { authorIds: [sri.id], categoryIds: [robots.id] },
    )
    await buildPost(tx, {
      kind: 'blog',
      slug: 'catatan',
      title: 'Catatan',
      updated_at: '2026-10-01T00:00:00Z',
    })
    await buildPost(tx, { slug: 'draf', title: 'Belum selesai', status: 'draft' })
    await buildPost(tx, {
      slug: 'besok',
      title: 'Kabar besok',
      status: 'scheduled',
      published_at: '2026-11-22T05:00:00Z',
    })
    await buildPost(tx, { slug: 'anggota', title: 'Untuk anggota', visibility: 'members' })
    await buildClass(tx, { slug: 'jaringan', name: 'Jaringan', updated_at: '2026-11-10T00:00:00Z' })
  })
  await brebes.write(tx => buildPost(tx, { slug: 'kabar-brebes', title: 'Kabar Brebes' }))
})

afterAll(() => app?.close())

const get = (path: string, host = tegal.host, headers = {}) => app.request({ host, path, headers })
const origin = () => app.origin(tegal.host)

async function expectValidSitemap(path: string): Promise<string> {
  const { status, body, headers } = await get(path)
  expect([path, status, headers['content-type']]).toEqual([path, 200, 'application/xml; charset=utf-8'])
  expect([path, await sitemapTroubles(body)]).toEqual([path, []])
  return body
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(match => match[1] ?? '')

describe('sitemaps', () => {
  it('the index leads to files that are valid and name pages that answer', async () => {
    const index = await get('/sitemap.xml')
    const files = locations(index.body).map(url => url.replace(origin(), ''))
    expect(files).toEqual([
      '/sitemap-halaman.xml',
      '/sitemap-kelas.xml',
      '/sitemap-berita.xml',
      '/sitemap-blog.xml',
      '/sitemap-berita-terbaru.xml',
    ])
    for (const file of files) {
      const xml = await expectValidSitemap(file)
      for (const url of locations(xml)) {
        const page = await get(url.replace(origin(), ''), tegal.host, { accept: 'text/html' })
        expect([url, page.status]).toEqual([url, 200])
        expect(page.body).toContain(`<link rel="canonical" href="${url}">`)
      }
    }
  })

  it('say when a page changed, and nothing where nobody knows', async () => {
    const { body } = await get('/sitemap-berita.xml')
    expect(body).toContain(
      `<loc>${origin()}/News/juara-lomba</loc><lastmod>2026-11-20T06:00:00.000Z</lastmod><image:image><image:loc>`,
    )
    expect((await get('/sitemap-halaman.xml')).body).not.toContain('lastmod')
    expect(body).not.toMatch(/priority|changefreq/)
  })

  it('name only what everybody may read', async () => {
    const { body } = await get('/sitemap-berita.xml')
    for (const slug of ['draf', 'besok', 'anggota', 'kabar-brebes']) expect(body).not.toContain(slug)
    expect((await get('/sitemap-berita.xml', brebes.host)).body).toContain('/News/kabar-brebes')
  })

  it('what is due tomorrow stands there tomorrow, and old news are no news', async () => {
    app.clock.set('2026-11-22T06:00:00Z')
    await app.purge(tegal.id, ['posts'])
    expect((await get('/sitemap-berita.xml')).body).toContain('/News/besok')
    expect((await get('/sitemap-berita-terbaru.xml')).body).toContain('Kabar besok')
    app.clock.set('2026-11-25T06:00:00Z')
    expect((await get('/sitemap.xml')).body).not.toContain('berita-terbaru')
    app.clock.set('2026-11-21T03:00:00Z')
    await app.purge(tegal.id, ['posts'])
  })

  it('one of an unknown name is not found', async () => {
    for (const name of ['rahasia', 'berita-2', 'berita-0', 'podcast'])
      expect([name, (await get(`/sitemap-${name}.xml`)).status]).toEqual([name, 404])
  })
})

describe('feeds', () => {
  it('RSS carries the texts with whole addresses, authors and categories', async () => {
    const { body, headers, status } = await get('/News/feed.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const feed = parseRssFeed(body)
    expect(feed).toMatchObject({ title: 'Berita - Sekolah tegal', language: 'id', link: `${origin()}/News` })
    expect(feed.atom?.links).toMatchObject([{ rel: 'self', href: `${origin()}/News/feed.xml` }])
    expect(feed.items?.map(item => item.title)).toEqual(['Juara <lomba> & "robot"'])
    const [item] = feed.items ?? []
    expect(item).toMatchObject({
      link: `${origin()}/News/juara-lomba`,
      guid: { value: `${origin()}/News/juara-lomba`, isPermaLink: true },
      pubDate: 'Fri, 20 Nov 2026 05:00:00 GMT',
      dc: { creators: ['Sri & Wahyuni'] },
      categories: [{ name: 'Robotika' }],
    })
    expect(item?.content?.encoded).toContain(`<a href="${origin()}/Class">kelas</a> ]]> kami`)
    expect(item?.content?.encoded).toContain(`src="${origin()}/_berkas/w_640,f_webp/abcdef123456.webp"`)
  })

  it('the whole site has one in RSS and one in Atom, the newest first', async () => {
    const rss = parseRssFeed((await get('/feed.xml')).body)
    expect(rss.items?.map(item => item.title)).toEqual(['Juara <lomba> & "robot"', 'Catatan'])
    const { body, headers } = await get('/atom.xml')
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const atom = parseAtomFeed(body)
    expect(atom).toMatchObject({ id: `${origin()}/`, title: { value: 'Sekolah tegal' } })
    expect(atom.entries?.map(entry => entry.id)[0]).toBe(`${origin()}/News/juara-lomba`)
  })

  it('a feed with nothing in it is still one', async () => {
    expect(parseRssFeed((await get('/Tulisan-Temans/feed.xml')).body).items ?? []).toEqual([])
    const xml = (await get('/atom.xml', (await buildTenant(app, { slug: 'kosong' })).host)).body
    expect(parseAtomFeed(xml).title).toMatchObject({ value: 'Sekolah kosong' })
  })

  it('who has it already is told so, and HEAD sends no body', async () => {
    const first = await get('/feed.xml')
    const again = await get('/feed.xml', tegal.host, { 'if-none-match': String(first.headers.etag) })
    expect([again.status, again.body]).toEqual([304, ''])
    const head = await app.request({ host: tegal.host, path: '/feed.xml', method: 'HEAD' })
    expect([head.status, head.body]).toEqual([200, ''])
  })

  it('a publish is in it at once', async () => {
    await tegal.write(tx => buildPost(tx, { kind: 'articles', title: 'Baru terbit', slug: 'baru' }))
    await app.purge(tegal.id, ['posts'])
    expect((await get('/Articles/feed.xml')).body).toContain('Baru terbit')
  })

  it('letter case leads to the one spelling, and pages announce it', async () => {
    const answer = await get('/news/FEED.xml')
    expect([answer.status, answer.headers.location]).toEqual([301, '/News/feed.xml'])
    const page = await get('/News/juara-lomba')
    expect(page.body).toContain(
      '<link rel="alternate" type="application/rss+xml" href="/News/feed.xml" title="Berita">',
    )
    expect(page.body).toContain('href="/feed.xml"')
    expect((await get('/Class')).body).not.toContain('/News/feed.xml')
  })
})

describe('what a site says about itself', () => {
  it('robots.txt names the sitemap and what is nobody’s business', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toContain(`Sitemap: ${origin()}/sitemap.xml`)
    expect(body).toContain('Disallow: /Kelola\n')
    expect((await get('/robots.txt', brebes.host)).body).toContain(`${app.origin(brebes.host)}/sitemap.xml`)
  })

  it('in maintenance nothing is to be read, and all else is under repair', async () => {
    const closed = await buildTenant(app, { slug: 'tutup', setting: { is_maintenance: true } })
    const robots = await get('/robots.txt', closed.host)
    expect([robots.status, robots.body]).toEqual([200, 'User-agent: *\nDisallow: /\n'])
    for (const path of ['/sitemap.xml', '/feed.xml', '/manifest.webmanifest'])
      expect([path, (await get(path, closed.host)).status]).toEqual([path, 503])
  })

  it('a manifest that a phone can install, with icons of the sizes it says', async () => {
    const { headers, ...answer } = await get('/manifest.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    const manifest = answer.json()
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Sekolah tegal',
      start_url: '/',
      display: 'standalone',
      lang: 'id',
    })
    for (const icon of manifest.icons) {
      const { bytes } = await get(icon.src)
      const { width, height, format } = await sharp(bytes).metadata()
      expect([icon.src, format, `${width}x${height}`]).toEqual([icon.src, 'png', icon.sizes])
    }
  })

  it('a favicon in three sizes', async () => {
    const { bytes, headers } = await get('/favicon.ico')
    expect(headers['content-type']).toBe('image/x-icon')
    expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 3])
    const sizes = [0, 1, 2].map(index => bytes.readUInt8(6 + 16 * index))
    expect(sizes).toEqual([16, 32, 48])
    const last = bytes.subarray(bytes.readUInt32LE(6 + 32 + 12))
    expect((await sharp(last).metadata()).width).toBe(48)
  })

  it('whom to tell about a hole, until when', async () => {
    const { body } = await get('/.well-known/security.txt')
    expect(body).toContain('Contact: mailto:halo@tegal.example\n')
    const expires = new Date(/Expires: (\S+)/.exec(body)?.[1] ?? '')
    expect(expires.getTime()).toBeGreaterThan(app.clock.now().getTime())
    expect(expires.getTime()).toBeLessThan(app.clock.now().getTime() + 365 * 86_400_000)
  })

  it('how a browser searches it, and what assistants find', async () => {
    const { body } = await get('/opensearch.xml')
    const { valid } = await validateXML({
      xml: [{ fileName: 'opensearch.xml', contents: body }],
      schema: [anyXml],
    })
    expect(valid).toBe(true)
    expect(body).toContain(`template="${origin()}/Cari?q={searchTerms}"`)
    const llms = (await get('/llms.txt')).body
    expect(llms).toContain('# Sekolah tegal')
    expect(llms).toContain(`[Jaringan](${origin()}/Class/jaringan)`)
    expect(llms).not.toContain('Brebes')
  })

  it('other hosts have no such files', async () => {
    for (const host of ['berkas.localhost', 'api.localhost', 'tidak-ada.localhost'])
      expect([host, (await get('/robots.txt', host)).status]).not.toEqual([host, 200])
  })
})

const anyXml = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://a9.com/-/spec/opensearch/1.1/" elementFormDefault="qualified">
<xs:element name="OpenSearchDescription"><xs:complexType><xs:sequence><xs:any maxOccurs="unbounded" processContents="skip"/></xs:sequence></xs:complexType></xs:element></xs:schema>`

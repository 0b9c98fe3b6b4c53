import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawText } from '../../src/app/drawing/lettering.ts'
import { buildCategory, buildPost } from '../../src/features/content/posts/posts.things.ts'
import { buildPerson } from '../../src/features/core/people/people.things.ts'
import { fontNames } from '../../src/features/core/site/site.contract.ts'
import { keyOf } from '../../src/platform/files/file-store.ts'
import { graphOf, nodeOf } from '../answers.ts'
import { type App, startApp } from '../app.ts'
import { type BuiltTenant, buildTenant } from '../build.ts'
import { schemaTroubles } from './json-ld-schema.ts'

/** What a page's head says to those who do not look at the page. */
let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant
let wide: string
let tall: string

const meta = {
  name: 'Tegal Pintar',
  description: 'Sekolah digital di pesisir utara.',
  keywords: 'sekolah, tegal',
  type: 'profile',
  card: 'summary',
  site_name: 'Sekolah Tegal',
  url: 'https://tegal.example/',
  twitter_site: '@tegalpintar',
}

async function picture(tenant: string, width: number, height: number): Promise<string> {
  const background = { r: width % 255, g: height % 255, b: 90 }
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer()
  const { key } = keyOf(bytes, 'webp')
  await app.sanggar.files.write(tenant, key, bytes)
  return key
}

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, { slug: 'tegal', setting: { meta: JSON.stringify(meta) } })
  brebes = await buildTenant(app, { slug: 'brebes' })
  wide = await picture('tegal', 1280, 720)
  tall = await picture('tegal', 400, 900)
  const cover = (key: string, width: number, height: number) =>
    JSON.stringify({ key, width, height, alt: 'Foto kelas' })
  await tegal.write(async tx => {
    const sri = await buildPerson(tx, { name: 'Sri "Yu" Wahyuni' })
    const robots = await buildCategory(tx, { kind: 'news', name: 'Robotika & AI', slug: 'robotika' })
    await buildPost(
      tx,
      { slug: 'juara', title: 'Juara lomba', cover: cover(wide, 1280, 720), tags: ['robot', 'lomba'] },
      { authorIds: [sri.id], categoryIds: [robots.id] },
    )
    await buildPost(tx, { slug: 'tinggi', title: 'Poster yang tinggi', cover: cover(tall, 400, 900) })
    await buildPost(tx, { slug: 'polos', title: 'Tanpa gambar </title><script>' })
    for (let index = 0; index < 12; index++)
      await buildPost(tx, { slug: `b-${index}`, title: `Berita ${index}` })
  })
})

afterAll(() => app?.close())

const get = (path: string, host = tegal.host) => app.request({ host, path, headers: { accept: 'text/html' } })
const metaOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'))].map(
    match => match[1],
  )
const pathOf = (address: string | undefined) => new URL(address ?? '').pathname

describe('the tenant’s own metadata', () => {
  it('has a colour for the browser around the page, one for light screens and one for dark', async () => {
    const { body } = await app.request({ host: tegal.host, headers: { accept: 'text/html' } })
    const [, paper] = /--paper:(#[0-9a-f]{6})/.exec(body) ?? []
    expect(body).toContain(
      '<meta name="theme-color" content="#2096C4" media="(prefers-color-scheme: light)">',
    )
    expect(body).toContain(
      `<meta name="theme-color" content="${paper}" media="(prefers-color-scheme: dark)">`,
    )
  })

  it('has its effect, every field of it', async () => {
    const { body } = await get('/')
    expect(body).toContain('<title>Sekolah tegal</title>')
    expect(metaOf(body, 'application-name')).toEqual(['Tegal Pintar'])
    expect(metaOf(body, 'og:title')).toEqual(['Tegal Pintar'])
    expect(metaOf(body, 'description')).toEqual(['Sekolah digital di pesisir utara.'])
    expect(metaOf(body, 'keywords')).toEqual(['sekolah, tegal'])
    expect(metaOf(body, 'og:type')).toEqual(['profile'])
    expect(metaOf(body, 'twitter:card')).toEqual(['summary'])
    expect(metaOf(body, 'og:site_name')).toEqual(['Sekolah Tegal'])
    expect(metaOf(body, 'og:url')).toEqual(['https://tegal.example/'])
    expect(metaOf(body, 'twitter:site')).toEqual(['@tegalpintar'])
    expect(metaOf(body, 'og:locale')).toEqual(['id_ID'])
  })

  it('a site may keep out of search engines, and name the picture of all its pages', async () => {
    const quiet = await buildTenant(app, {
      slug: 'sunyi',
      setting: {
        meta: JSON.stringify({
          robot_index: 'noindex',
          robot_follow: 'nofollow',
          image: 'https://cdn.example/a.png',
        }),
      },
    })
    const { body } = await get('/Class', quiet.host)
    expect(metaOf(body, 'robots')).toEqual(['noindex, nofollow'])
    expect(metaOf(body, 'og:image')).toEqual(['https://cdn.example/a.png'])
    expect((await get('/robots.txt', quiet.host)).body).not.toContain('Sitemap')
  })

  it('an article says who wrote it, when, and about what', async () => {
    const { body } = await get('/News/juara')
    expect(metaOf(body, 'og:type')).toEqual(['article'])
    expect(metaOf(body, 'article:author')).toEqual(['Sri &quot;Yu&quot; Wahyuni'])
    expect(metaOf(body, 'article:section')).toEqual(['Robotika &amp; AI'])
    expect(metaOf(body, 'article:tag')).toEqual(['robot', 'lomba'])
    expect(metaOf(body, 'article:published_time')).toEqual(['2026-09-01T02:00:00.000Z'])
  })

  it('the second page of a list is an address of its own; a filtered one is not', async () => {
    expect((await get('/News?page=2')).body).toContain(
      `<link rel="canonical" href="${app.origin(tegal.host)}/News?page=2">`,
    )
    expect((await get('/News?category=robotika')).body).toContain(
      `<link rel="canonical" href="${app.origin(tegal.host)}/News">`,
    )
  })
})

describe('the picture of a shared link', () => {
  const sizeOf = async (address: string | undefined) => {
    const { bytes, headers, status } = await get(pathOf(address))
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(headers['cache-control']).toContain('immutable')
    const { width, height, format } = await sharp(bytes).metadata()
    return [format, width, height]
  }

  it('is the page’s own, cut to 1200 by 630, where it fits', async () => {
    const { body } = await get('/News/juara')
    const [address] = metaOf(body, 'og:image')
    expect(address).toBe(`${app.origin(tegal.host)}/_/bagikan/foto/${wide}.jpg`)
    expect([
      metaOf(body, 'og:image:width'),
      metaOf(body, 'og:image:height'),
      metaOf(body, 'og:image:alt'),
    ]).toEqual([['1200'], ['630'], ['Foto kelas']])
    expect(await sizeOf(address)).toEqual(['jpeg', 1200, 630])
  })

  it.each(['/News/tinggi', '/News/polos', '/', '/Class', '/Cari'])(
    'is drawn for %s, which has none that fits',
    async path => {
      const [address] = metaOf((await get(path)).body, 'og:image')
      expect(await sizeOf(address)).toEqual(['jpeg', 1200, 630])
      expect(await sizeOf(address)).toEqual(['jpeg', 1200, 630])
    },
  )

  it('is drawn with nobody else’s words: not with made-up ones, nor in another tenant’s look', async () => {
    const [address] = metaOf((await get('/News/polos')).body, 'og:image')
    const path = pathOf(address)
    expect((await get(path, brebes.host)).status).toBe(404)
    const name = path.slice('/_/bagikan/'.length, -4)
    const forged = `${name.slice(0, 16)}${Buffer.from('x\n\nKata orang lain').toString('base64url')}`
    for (const wrong of [forged, `A${name.slice(1)}`, name.slice(0, 16), 'x', '%00'])
      expect([wrong, (await get(`/_/bagikan/${wrong}.jpg`)).status >= 400]).toEqual([wrong, true])
    const [ofSearch] = metaOf((await get('/Cari?q=kata+orang+lain')).body, 'og:image')
    expect(ofSearch).toBe(metaOf((await get('/Cari')).body, 'og:image')[0])
  })

  it('is cut of nothing but the tenant’s own pictures', async () => {
    expect((await get(`/_/bagikan/foto/${wide}.jpg`, brebes.host)).status).toBe(404)
    for (const wrong of ['..%2F..%2Fpackage.json', 'tidak-ada-gambar.webp'])
      expect((await get(`/_/bagikan/foto/${wrong}.jpg`)).status).toBeGreaterThanOrEqual(400)
  })

  it('is lettered in every font of the catalogue, bold where it should be', async () => {
    for (const name of fontNames) {
      const thin = await drawText(name, 400, 'Belajar 100%', 40)
      const bold = await drawText(name, 780, 'Belajar 100%', 40)
      expect([name, thin.paths === bold.paths, thin.width > 100]).toEqual([name, false, true])
    }
    expect((await drawText('Inter', 700, '日本語', 40)).paths).toBe('')
  })
})

describe('the graph', () => {
  it('is one, of linked things, and nothing in it can close its element', async () => {
    const { body } = await get('/News/polos')
    expect(schemaTroubles(body)).toEqual([])
    const graph = graphOf(body)
    expect(graph.map(node => node['@type'])).toEqual([
      'EducationalOrganization',
      'WebSite',
      'WebPage',
      'BreadcrumbList',
      'NewsArticle',
    ])
    expect(graph[4]).toMatchObject({
      headline: 'Tanpa gambar </title><script>',
      publisher: { '@id': `${app.origin(tegal.host)}/#organization` },
      mainEntityOfPage: { '@id': `${app.origin(tegal.host)}/News/polos#webpage` },
    })
  })

  it('the home page says how the site is searched', async () => {
    expect(JSON.stringify(graphOf((await get('/')).body))).toContain('/Cari?q={search_term_string}')
  })

  it('a list says what is in it', async () => {
    expect(nodeOf((await get('/News')).body, 'ItemList').numberOfItems).toBe(10)
  })

  it('a missing field that search engines ask for is found', () => {
    const page = (node: object) =>
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [node] })}</script>`
    expect(schemaTroubles(page({ '@type': 'Course', name: 'Web' }))).toContainEqual(
      expect.stringContaining('Course.description'),
    )
    expect(schemaTroubles(page({ '@type': 'Event', name: 'Lomba' }))).toContainEqual(
      expect.stringContaining('Event.startDate'),
    )
    expect(schemaTroubles(page({ '@type': 'Rahasia' }))).toEqual(['nobody has said what Rahasia needs'])
    expect(schemaTroubles('<p>')).toEqual(['0 graphs'])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataBy } from '../../../../test/answers.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { postDetail, postList } from './posts.contract.ts'
import { buildCategory, buildPost } from './posts.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
})

afterAll(() => app?.close())

const call = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'application/json' } })
const page = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'text/html' } })

/** the answer's data, checked against the contract that the documentation shows */
const dataOf = dataBy(call)

const titles = async (query: string, kind = 'news') =>
  (await dataOf(postList, `/v3/post/list?kindSlug=${kind}&${query}`)).items.map(({ title }) => title)

describe('who may see a post', () => {
  it.each([
    ['a draft', { status: 'draft' }, false],
    ['one in review', { status: 'in_review' }, false],
    ['an archived one', { status: 'archived' }, false],
    ['one for members', { visibility: 'members' }, false],
    ['one scheduled for later', { status: 'scheduled', published_at: '2026-11-21T03:00:01Z' }, false],
    ['one published with a date to come', { published_at: '2026-12-01T00:00:00Z' }, false],
    [
      'one scheduled for this very moment',
      { status: 'scheduled', published_at: '2026-11-21T03:00:00Z' },
      true,
    ],
    ['one scheduled for yesterday', { status: 'scheduled', published_at: '2026-11-20T03:00:00Z' }, true],
    ['one without a date', { published_at: null }, false],
  ])('%s', async (_, row, isSeen) => {
    const { id, slug, title } = await tenant.write(tx => buildPost(tx, { kind: 'blog', ...row }))
    app.sanggar.cache.clear()
    const status = isSeen ? 200 : 404
    expect((await call(`/v3/post/detail?kindSlug=blog&slug=${slug}`)).status).toBe(status)
    expect((await call(`/v3/post/detail?kindSlug=blog&id=${id}`)).status).toBe(status)
    expect((await page(`/Blog/${id}/${slug}`)).status).toBe(status)
    expect((await titles('pageSize=100', 'blog')).includes(title)).toBe(isSeen)
    expect((await page('/Blog')).body.includes(title)).toBe(isSeen)
  })

  it('changes when its moment comes', async () => {
    const { slug } = await tenant.write(tx =>
      buildPost(tx, { status: 'scheduled', published_at: '2026-11-22T00:00:00Z' }),
    )
    expect((await page(`/News/${slug}`)).status).toBe(404)
    app.clock.set('2026-11-22T00:00:00Z')
    expect((await page(`/News/${slug}`)).status).toBe(200)
    app.clock.set('2026-11-21T03:00:00Z')
  })
})

describe('one post', () => {
  it('has its text, its authors and its categories', async () => {
    const { slug } = await tenant.write(async tx => {
      const category = await buildCategory(tx, { kind: 'news', name: 'Prestasi' })
      const person = await buildPerson(tx, { name: 'Dewi Lestari' })
      return buildPost(
        tx,
        { title: 'Juara lomba robot', content_html: '<p>Tim sekolah <em>menang</em>.</p>' },
        { categoryIds: [category.id], authorIds: [person.id] },
      )
    })
    const post = await dataOf(postDetail, `/v3/post/detail?kindSlug=news&slug=${slug}`)
    expect(post).toMatchObject({
      title: 'Juara lomba robot',
      content: '<p>Tim sekolah <em>menang</em>.</p>',
      parentSlug: null,
    })
    const { body } = await page(`/News/${slug}`)
    expect(body).toContain('<p>Tim sekolah <em>menang</em>.</p>')
    expect(body).toContain('Dewi Lestari')
    expect(body).toContain('/News?category=')
    expect(body).toContain('<title>Juara lomba robot - Sekolah tegal</title>')
    expect(body).toContain('"@type":"NewsArticle"')
  })

  it('of one kind is not found under another', async () => {
    const { id, slug } = await tenant.write(tx => buildPost(tx))
    expect((await call(`/v3/post/detail?kindSlug=blog&slug=${slug}`)).status).toBe(404)
    expect((await call(`/v3/post/detail?kindSlug=blog&id=${id}`)).status).toBe(404)
    expect((await page(`/Articles/${slug}`)).status).toBe(404)
  })

  it("another tenant's post is not found here", async () => {
    const { id, slug } = await elsewhere.write(tx => buildPost(tx, { slug: 'hanya-di-brebes' }))
    expect((await page(`/News/${slug}`, elsewhere.host)).status).toBe(200)
    for (const path of [`/News/${slug}`, `/News/${id}`, `/Berita/${slug}`])
      expect((await page(path)).status).toBe(404)
    expect((await call(`/v3/post/detail?kindSlug=news&id=${id}`)).status).toBe(404)
  })

  it('has one address; every other that means it leads there by 301', async () => {
    const { id } = await tenant.write(tx => buildPost(tx, { slug: 'panen-raya' }))
    const blog = await tenant.write(tx => buildPost(tx, { kind: 'blog', slug: 'panen-raya' }))
    const article = await tenant.write(tx => buildPost(tx, { kind: 'articles', slug: 'panen-raya' }))
    const moves = {
      '/news/panen-raya': '/News/panen-raya',
      '/NEWS/panen-raya/': '/News/panen-raya',
      [`/News/${id}`]: '/News/panen-raya',
      [`/News/${id}/judul-lama`]: '/News/panen-raya',
      '/Berita/panen-raya': '/News/panen-raya',
      [`/Berita/Detail/${id}`]: '/News/panen-raya',
      [`/Berita/Detail/${id}/apa-saja`]: '/News/panen-raya',
      '/berita': '/News',
      '/Berita?page=2': '/News?page=2',
      '/news/': '/News',
      '/tulisan-temans': '/Tulisan-Temans',
      '/Blog/panen-raya': `/Blog/${blog.id}/panen-raya`,
      [`/Blog/${blog.id}`]: `/Blog/${blog.id}/panen-raya`,
      [`/Blog/${blog.id}/judul-lama`]: `/Blog/${blog.id}/panen-raya`,
      [`/Articles/panen-raya/Detail/${article.id}/judul`]: '/Articles/panen-raya',
      [`/Articles/Detail/${article.id}`]: '/Articles/panen-raya',
    }
    for (const [from, to] of Object.entries(moves)) {
      const answer = await page(from)
      expect([from, answer.status, answer.headers.location]).toEqual([from, 301, to])
      if (!to.includes('?')) expect([to, (await page(to)).status]).toEqual([to, 200])
    }
  })

  it('is found by what was searched for after a redirect: the words arrive as they were', async () => {
    const answer = await page('/Berita?search=seni%20%26%20caf%C3%A9&page=1')
    expect(answer.status).toBe(301)
    const moved = new URL(answer.headers.location ?? '', 'http://x')
    expect([moved.pathname, moved.searchParams.get('search')]).toEqual(['/News', 'seni & café'])
  })

  it('is never a way out of this site, whatever a redirect says', async () => {
    await tenant.write(tx =>
      tx.db
        .insertInto('redirects')
        .values([
          { from_path: '/keluar-1', to_path: '//evil.test/a' },
          { from_path: '/keluar-2', to_path: '/\\evil.test/a' },
          { from_path: '/ke-kafe', to_path: '/News/kafé?x=%26' },
        ])
        .execute(),
    )
    for (const path of ['/keluar-1', '/keluar-2']) {
      const { status, headers, body } = await page(path)
      expect([status, headers.location]).toEqual([400, undefined])
      expect(body).toContain('Internal redirect error')
    }
    expect((await page('/ke-kafe')).headers.location).toBe('/News/kaf%C3%A9?x=%26')
  })

  it.each([
    '/SITEMAP-%5C..%5C%5Cevil.test%5Cx.xml',
    '/EVENT/1/%5C..%5C..%5C..%5C%5Cevil.test%5Cx.ics',
    '/UNDANGAN/%5C..%5C..%5C..%5C..%5C%5Cevil.test%5Cx',
    '/NEWS/%5C..%5C..%5C..%5C..%5C%5Cevil.test%5Cx',
  ])('is never a way out of this site, whatever is put back into the address: %s', async path => {
    for (const accept of ['text/html', 'application/vnd.sanggar.page+json']) {
      const answer = await app.request({ host: tenant.host, path, headers: { accept } })
      const to = answer.headers.location ?? (answer.status === 200 ? answer.json().redirect : '/')
      expect(new URL(to, 'http://tegal.test').host).toBe('tegal.test')
    }
  })

  it('whose slug is a number is found by it', async () => {
    await tenant.write(tx => buildPost(tx, { slug: '2026', title: 'Tahun baru' }))
    const answer = await page('/News/2026')
    expect([answer.status, answer.body.includes('Tahun baru')]).toEqual([200, true])
  })

  it('that has moved is reached by its old address', async () => {
    await tenant.write(async tx => {
      await buildPost(tx, { slug: 'alamat-baru' })
      await tx.db
        .insertInto('redirects')
        .values({ from_path: '/2019/05/alamat-lama.html', to_path: '/News/alamat-baru' })
        .execute()
    })
    for (const path of ['/2019/05/alamat-lama.html', '/2019/05/Alamat-Lama.html']) {
      const answer = await page(path)
      expect([path, answer.status, answer.headers.location]).toEqual([path, 301, '/News/alamat-baru'])
    }
    expect((await page('/2019/05/alamat-lama.html', elsewhere.host)).status).toBe(404)
  })
})

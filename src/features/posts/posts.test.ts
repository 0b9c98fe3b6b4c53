import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type App, startApp } from '../../../test/app.ts'
import { type BuiltTenant, buildCategory, buildPerson, buildPost, buildTenant } from '../../../test/build.ts'
import { categoryItem, categoryList, postDetail, postList } from './posts.contract.ts'

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
async function dataOf<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.output<Schema>> {
  const answer = await call(path)
  expect([path, answer.status]).toEqual([path, 200])
  const envelope = z.strictObject({ status: z.literal(true), message: z.string().min(5), data: z.unknown() })
  return schema.parse(envelope.parse(answer.json()).data)
}

const titles = async (query: string, kind = 'news') =>
  (await dataOf(postList, `/v3/post/list?kindSlug=${kind}&${query}`)).items.map(({ title }) => title)

describe('the list of posts', () => {
  let science: { id: number }

  beforeAll(async () => {
    await tenant.write(async tx => {
      science = await buildCategory(tx, { kind: 'articles', name: 'Sains', slug: 'sains' })
      const arts = await buildCategory(tx, { kind: 'articles', name: 'Seni', slug: 'seni' })
      const sri = await buildPerson(tx, { slug: 'sri', name: 'Sri Wahyuni', title: 'Guru' })
      const budi = await buildPerson(tx, { slug: 'budi', name: 'Budi Santoso' })
      const post = (title: string, day: number, views: number, categoryIds: number[], row = {}) =>
        buildPost(
          tx,
          { kind: 'articles', title, published_at: new Date(Date.UTC(2026, 9, day)), views, ...row },
          { categoryIds, authorIds: [budi.id, sri.id] },
        )
      const series = await post('Mengenal gerhana', 1, 50, [science.id], { slug: 'gerhana' })
      await post('Bagian kedua gerhana', 2, 10, [science.id, arts.id], { parent_id: series.id })
      await post('Melukis dengan ampas kopi 100%', 3, 90, [arts.id], {
        content_html: '<p>Pewarna alami dari dapur.</p>',
      })
      await post('aksara Jawa di layar', 4, 70, [arts.id], { featured: true })
    })
  })

  it('is the newest first, ten on a page, in the shape of the specification', async () => {
    const list = await dataOf(postList, '/v3/post/list?kindSlug=articles')
    expect(Object.keys(list).sort()).toEqual(['items', 'page', 'perPage', 'totalItems', 'totalPages'])
    expect(list).toMatchObject({ page: 1, perPage: 10, totalItems: 4, totalPages: 1 })
    expect(list.items.map(({ title }) => title)[0]).toBe('aksara Jawa di layar')
    expect(list.items[0]).toMatchObject({
      kindSlug: 'articles',
      category: { slug: 'seni', name: 'Seni' },
      authors: [
        { slug: 'budi', name: 'Budi Santoso' },
        { slug: 'sri', title: 'Guru' },
      ],
      featured: true,
      views: 70,
    })
  })

  it.each([
    [
      'sort=newest',
      ['aksara Jawa di layar', 'Melukis dengan ampas kopi 100%', 'Bagian kedua gerhana', 'Mengenal gerhana'],
    ],
    [
      'sort=oldest',
      ['Mengenal gerhana', 'Bagian kedua gerhana', 'Melukis dengan ampas kopi 100%', 'aksara Jawa di layar'],
    ],
    [
      'sort=popular',
      ['Melukis dengan ampas kopi 100%', 'aksara Jawa di layar', 'Mengenal gerhana', 'Bagian kedua gerhana'],
    ],
    [
      'sort=title',
      ['aksara Jawa di layar', 'Bagian kedua gerhana', 'Melukis dengan ampas kopi 100%', 'Mengenal gerhana'],
    ],
    ['pageSize=1&page=3', ['Bagian kedua gerhana']],
    ['pageSize=3&page=2', ['Mengenal gerhana']],
    ['page=50', []],
    ['search=gerhana&sort=oldest', ['Mengenal gerhana', 'Bagian kedua gerhana']],
    ['search=LUKIS', ['Melukis dengan ampas kopi 100%']],
    ['search=pewarna+dapur', ['Melukis dengan ampas kopi 100%']],
    ['search=100%25', ['Melukis dengan ampas kopi 100%']],
    ['search=0_', []],
    ['search=%25', ['Melukis dengan ampas kopi 100%']],
    ['search=tidak+ada+kata+ini', []],
    ['categorySlug=sains&sort=oldest', ['Mengenal gerhana', 'Bagian kedua gerhana']],
    ['categorySlug=tidak-ada', []],
    ['categoryId=999999', []],
    ['isParent=false', ['Bagian kedua gerhana']],
    [
      'isParent=true&sort=oldest',
      ['Mengenal gerhana', 'Melukis dengan ampas kopi 100%', 'aksara Jawa di layar'],
    ],
    ['parentSlug=gerhana', ['Bagian kedua gerhana']],
    ['categorySlug=seni&search=gerhana', ['Bagian kedua gerhana']],
  ])('%s', async (query, expected) => {
    expect(await titles(query, 'articles')).toEqual(expected)
  })

  it('by category and without the one being read', async () => {
    expect(await titles(`categoryId=${science.id}&sort=oldest`, 'articles')).toEqual([
      'Mengenal gerhana',
      'Bagian kedua gerhana',
    ])
    const [first] = (await dataOf(postList, '/v3/post/list?kindSlug=articles&sort=oldest')).items
    expect(await titles(`excludeId=${first?.id}&categoryId=${science.id}`, 'articles')).toEqual([
      'Bagian kedua gerhana',
    ])
  })

  it('counts its pages, the last and the ones beyond alike', async () => {
    for (const number of [1, 2, 7]) {
      const list = await dataOf(postList, `/v3/post/list?kindSlug=articles&pageSize=3&page=${number}`)
      expect(list).toMatchObject({ page: number, perPage: 3, totalItems: 4, totalPages: 2 })
    }
    const empty = await dataOf(postList, '/v3/post/list?kindSlug=tulisan-temans')
    expect(empty).toEqual({ items: [], page: 1, perPage: 10, totalItems: 0, totalPages: 0 })
  })

  it('as a page has search, categories and a way to the next ten', async () => {
    await tenant.write(async tx => {
      for (let index = 0; index < 12; index++)
        await buildPost(tx, { kind: 'podcasts', title: `Episode ${index}` })
    })
    const { body } = await page('/Podcasts')
    expect(body.match(/href="\/Podcasts\/episode-\d+"/g)?.length).toBeGreaterThanOrEqual(10)
    expect(body).toContain('href="/Podcasts?page=2"')
    expect(body).toContain('name="search"')
    const second = await page('/Podcasts?page=2')
    expect(second.status).toBe(200)
    expect(second.body).toContain('Podcast, halaman 2')
    const found = await page('/Articles?search=gerhana&kategori=sains')
    expect(found.body).toContain('Mengenal gerhana')
    expect(found.body).not.toContain('Melukis')
    expect(found.body).toContain('noindex')
    expect((await page('/Articles?search=tidak+ada+kata+ini')).body).toContain('Tidak ada hasil')
    expect((await page('/Tulisan-Temans')).body).toContain('Belum ada tulisan temans')
  })
})

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
    expect(body).toContain('/News?kategori=')
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
    expect((await page('/keluar-1')).headers.location).toBe('/a')
    expect((await page('/keluar-2')).headers.location).toBe('/a')
    expect((await page('/ke-kafe')).headers.location).toBe('/News/kaf%C3%A9?x=%26')
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

describe('categories of posts', () => {
  let author: BuiltTenant
  beforeAll(async () => {
    author = await buildTenant(app, { slug: 'slawi' })
    await author.write(async tx => {
      const parent = await buildCategory(tx, { name: 'Olahraga', slug: 'olahraga', position: 2 })
      await buildCategory(tx, { name: 'Bola', slug: 'bola', parent_id: parent.id, position: 1 })
      for (let index = 0; index < 6; index++) await buildCategory(tx, { name: `Lain ${index}`, position: 9 })
      const used = await buildCategory(tx, { kind: 'blog', name: 'Dipakai', slug: 'dipakai' })
      await buildPost(tx, { kind: 'blog' }, { categoryIds: [used.id] })
      await buildPost(tx, { kind: 'blog', status: 'draft' }, { categoryIds: [used.id] })
    })
  })

  const list = async (query: string) => {
    const answer = await call(`/v3/post/kind/category/list?${query}`, author.host)
    expect(answer.status).toBe(200)
    return categoryList.parse(answer.json().data)
  }

  it('come six on a page, or all at once', async () => {
    const first = await list('kindSlug=news')
    expect(first).toMatchObject({ page: 1, perPage: 6, totalItems: 8, totalPages: 2 })
    expect(first.items.map(({ slug }) => slug).slice(0, 2)).toEqual(['bola', 'olahraga'])
    expect(first.items[0]?.parentSlug).toBe('olahraga')
    expect((await list('kindSlug=news&page=2')).items).toHaveLength(2)
    expect((await list('kindSlug=news&all=true')).items).toHaveLength(8)
    expect((await list('kindSlug=news&search=ol')).items.map(({ slug }) => slug)).toEqual([
      'bola',
      'olahraga',
    ])
  })

  it('count only what everybody may see', async () => {
    expect((await list('kindSlug=blog')).items.map(({ totalPosts }) => totalPosts)).toEqual([1])
    const detail = await call('/v3/post/kind/category/detail?kindSlug=blog&slug=dipakai', author.host)
    expect(categoryItem.parse(detail.json().data)).toMatchObject({ name: 'Dipakai', totalPosts: 1 })
  })

  it("another tenant's category is not found here", async () => {
    expect((await call('/v3/post/kind/category/detail?kindSlug=news&slug=bola')).status).toBe(404)
    expect((await call('/v3/post/kind/category/detail?kindSlug=news&slug=bola', author.host)).status).toBe(
      200,
    )
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataBy } from '../../../../test/answers.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildPerson } from '../../core/people/people.things.ts'
import { buildClass } from '../../learning/classes/classes.things.ts'
import { categoryItem, categoryList, postList } from './posts.contract.ts'
import { buildCategory, buildPost } from './posts.things.ts'

let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
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

  it('says which cards are in another language, and from which side they are read', async () => {
    await tenant.write(async tx => {
      await buildPost(tx, {
        kind: 'blog',
        slug: 'sahara',
        title: 'قصص من الصحراء',
        summary: 'حكايات قصيرة',
        language: 'ar',
      })
      await buildPost(tx, { kind: 'blog', slug: 'kampung', title: 'Kabar kampung', language: 'id' })
      await buildClass(tx, { slug: 'farsi', name: 'فارسی برای همه', type: 'self_paced', language: 'fa' })
    })
    const { body } = await page('/Blog')
    expect(body).toMatch(/<h\d class="card-title" lang="ar" dir="rtl"><a href="\/Blog\/\d+\/sahara"/)
    expect(body).toContain('<p class="card-sum" lang="ar" dir="rtl">حكايات قصيرة</p>')
    expect(body).toMatch(/<h\d class="card-title"><a href="\/Blog\/\d+\/kampung"/)
    expect((await page('/Courses')).body).toMatch(/class="card-title" lang="fa" dir="rtl"/)
    const items = (await dataOf(postList, '/v3/post/list?kindSlug=blog')).items
    expect(items.map(({ language }) => language).sort()).toEqual(['ar', undefined])
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
    ['search=%25', []],
    ['search=kop', ['Melukis dengan ampas kopi 100%']],
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
    const found = await page('/Articles?search=gerhana&category=sains')
    expect(found.body).toContain('Mengenal gerhana')
    expect(found.body).not.toContain('Melukis')
    expect(found.body).toContain('noindex')
    expect((await page('/Articles?search=tidak+ada+kata+ini')).body).toContain('Tidak ada hasil')
    expect((await page('/Tulisan-Temans')).body).toContain('Belum ada tulisan temans')
  })
})

describe('categories of posts', () => {
  let author: BuiltTenant
  beforeAll(async () => {
    author = await buildTenant(app, { slug: 'slawi' })
    await author.write(async tx => {
      const parent = await buildCategory(tx, { name: 'Olahraga', slug: 'olahraga', position: 2 })
      await buildCategory(tx, { name: 'Bola', slug: 'bola', parent_id: parent.id, position: 1 })
      for (let index = 0; index < 10; index++) await buildCategory(tx, { name: `Lain ${index}`, position: 9 })
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

  it('come ten on a page, or all at once', async () => {
    const first = await list('kindSlug=news')
    expect(first).toMatchObject({ page: 1, perPage: 10, totalItems: 12, totalPages: 2 })
    expect(first.items.map(({ slug }) => slug).slice(0, 2)).toEqual(['bola', 'olahraga'])
    expect(first.items[0]?.parentSlug).toBe('olahraga')
    expect((await list('kindSlug=news&page=2')).items).toHaveLength(2)
    expect((await list('kindSlug=news&all=true')).items).toHaveLength(12)
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

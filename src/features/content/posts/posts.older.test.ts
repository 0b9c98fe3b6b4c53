import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataBy } from '../../../../test/answers.ts'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { categoryList, postDetail, postList } from './posts.contract.ts'
import { buildCategory, buildPost } from './posts.things.ts'

let app: App
let tenant: BuiltTenant
let elsewhere: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
  elsewhere = await buildTenant(app, { slug: 'brebes' })
  await tenant.write(async tx => {
    const guide = await buildCategory(tx, { kind: 'articles', slug: 'panduan', name: 'Panduan' })
    await buildCategory(tx, { kind: 'news', slug: 'prestasi', name: 'Prestasi' })
    await buildCategory(tx, { kind: 'class', slug: 'jaringan', name: 'Jaringan' })
    for (let number = 1; number <= 12; number++)
      await buildPost(
        tx,
        {
          kind: 'articles',
          title: `Artikel ${number}`,
          published_at: `2026-10-${String(number).padStart(2, '0')}T00:00:00Z`,
        },
        number === 3 ? { categoryIds: [guide.id] } : {},
      )
    await buildPost(tx, { kind: 'news', title: 'Kabar siswa' })
    await buildPost(tx, { kind: 'articles', title: 'Draf artikel', status: 'draft' })
    await buildPost(tx, {
      kind: 'podcasts',
      title: 'Obrolan bengkel',
      audio: JSON.stringify({
        season: 1,
        episode: 1,
        seconds: 90,
        key: 'abcdef012345.mp3',
        bytes: 5,
        mime: 'audio/mpeg',
      }),
    })
  })
  await elsewhere.write(tx => buildPost(tx, { kind: 'articles', title: 'Artikel brebes' }))
})
afterAll(() => app?.close())

const call = (path: string, host = tenant.host) =>
  app.request({ host, path, headers: { accept: 'application/json' } })

const dataOf = dataBy(call)

const titles = async (path: string) => (await dataOf(postList, path)).items.map(({ title }) => title)

describe('GET v1/post/article/list', () => {
  it('is the newest articles first, ten on a page', async () => {
    const list = await dataOf(postList, '/v1/post/article/list')
    expect(list).toMatchObject({ page: 1, perPage: 10, totalItems: 12, totalPages: 2 })
    expect(list.items[0]?.title).toBe('Artikel 12')
    expect(await titles('/v1/post/article/list?page=2')).toEqual(['Artikel 2', 'Artikel 1'])
  })

  it('is narrowed by search, category and one to leave out', async () => {
    expect(await titles('/v1/post/article/list?categorySlug=panduan')).toEqual(['Artikel 3'])
    expect(await titles('/v1/post/article/list?search=artikel+7&pageSize=1')).toEqual(['Artikel 7'])
    const [newest] = (await dataOf(postList, '/v1/post/article/list')).items
    expect(await titles(`/v1/post/article/list?excludeId=${newest?.id}&pageSize=1`)).toEqual(['Artikel 11'])
  })
})

describe('GET v1/post/list', () => {
  it('is of all kinds or of one, and knows a category as type', async () => {
    expect((await dataOf(postList, '/v1/post/list')).totalItems).toBe(14)
    expect(await titles('/v1/post/list?kind=news')).toEqual(['Kabar siswa'])
    expect(await titles('/v1/post/list?type=panduan')).toEqual(['Artikel 3'])
    expect((await dataOf(postList, '/v1/post/list?active=true&pageSize=5')).items).toHaveLength(5)
    expect(await dataOf(postList, '/v1/post/list?active=false')).toEqual({
      items: [],
      page: 1,
      perPage: 10,
      totalItems: 0,
      totalPages: 0,
    })
  })
})

describe('GET v1/post/detail', () => {
  it('is a post of any kind by its number', async () => {
    for (const kind of ['news', 'podcasts']) {
      const [item] = (await dataOf(postList, `/v1/post/list?kind=${kind}`)).items
      expect(await dataOf(postDetail, `/v1/post/detail?id=${item?.id}`)).toMatchObject({ kindSlug: kind })
    }
  })

  it("another tenant's post and a draft are not found here", async () => {
    const foreign = await elsewhere.write(tx => buildPost(tx, { title: 'Milik brebes' }))
    const draft = await tenant.write(tx => buildPost(tx, { status: 'draft' }))
    for (const { id } of [foreign, draft]) {
      expect((await call(`/v1/post/detail?id=${id + 500_000}`)).status).toBe(404)
      expect((await call(`/v1/podcast/detail?id=${id}`)).status).toBe(404)
    }
    expect((await call(`/v1/post/detail?id=${draft.id}`)).status).toBe(404)
    expect((await call('/v1/post/article/list')).body).not.toContain('brebes')
  })
})

describe('GET v2/post/category', () => {
  it('is the categories of all posts, six on a page, and none of classes', async () => {
    const list = await dataOf(categoryList, '/v2/post/category')
    expect(list.perPage).toBe(6)
    expect(list.items.map(({ kindSlug, slug }) => `${kindSlug} ${slug}`)).toEqual([
      'articles panduan',
      'news prestasi',
    ])
    expect((await dataOf(categoryList, '/v2/post/category?search=pres')).totalItems).toBe(1)
    expect((await dataOf(categoryList, '/v2/post/category?categorySlug=panduan')).items[0]?.totalPosts).toBe(
      1,
    )
  })
})

describe('GET v1/podcast/list and detail', () => {
  it('say where an episode can be heard', async () => {
    const list = await dataOf(postList, '/v1/podcast/list')
    const url = `${app.origin('berkas.localhost')}/tegal/media/abcdef012345.mp3`
    expect(list.items.map(({ audio }) => audio?.url)).toEqual([url])
    const detail = await dataOf(postDetail, `/v1/podcast/detail?id=${list.items[0]?.id}`)
    expect(detail.audio).toMatchObject({ url, seconds: 90 })
    expect(await titles('/v1/podcast/list?search=bengkel')).toEqual(['Obrolan bengkel'])
    expect(await titles('/v1/podcast/list?categorySlug=tidak-ada')).toEqual([])
  })
})

it.each([
  '/v1/post/article/list?page=0',
  '/v1/post/article/list?pageSize=101',
  '/v1/post/article/list?excludeId=x',
  '/v1/post/article/list?page=100000',
  '/v1/post/list?kind=resep',
  '/v1/post/list?active=mungkin',
  '/v1/post/detail',
  '/v1/post/detail?id=abc',
  '/v2/post/category?page=-1',
  '/v1/podcast/list?page=x',
  '/v1/podcast/detail?id=0',
  '/v1/post/gallery/list?page=x',
])('%s is refused with words', async path => {
  const answer = await call(path)
  expect([answer.status, answer.json().status, answer.json().data]).toEqual([422, false, null])
  expect(answer.json().errors[0].message).not.toMatch(/^(Invalid|Expected|Too)/)
})

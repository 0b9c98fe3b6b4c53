import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from './app.ts'
import { type BuiltTenant, buildTenant } from './build.ts'

/** Specification section 4: six of blogs, categories, careers, galleries and programmes, ten of everything else. */
let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'tegal' })
})

afterAll(() => app?.close())

it.each([
  ['/v3/post/list?kindSlug=blog', 6],
  ['/v3/post/list?kindSlug=gallery', 6],
  ['/v1/post/list?kind=blog', 6],
  ['/v1/post/gallery/list', 6],
  ['/v2/post/category', 6],
  ['/v1/career/list', 6],
  ['/v1/program/active', 6],
  ['/v3/post/list?kindSlug=news', 10],
  ['/v3/post/list?kindSlug=podcasts', 10],
  ['/v3/post/kind/category/list?kindSlug=blog', 10],
  ['/v1/post/list', 10],
  ['/v1/post/article/list', 10],
  ['/v1/podcast/list', 10],
  ['/v1/class/active', 10],
  ['/v1/class/list', 10],
  ['/v1/class/recent', 10],
  ['/v1/class/webinar', 10],
  ['/v1/school/list', 10],
  ['/v1/portfolio/list', 10],
])('a page of %s holds %i', async (path, perPage) => {
  const answer = await app.request({ host: tenant.host, path })
  expect([answer.status, answer.json().data]).toMatchObject([200, { page: 1, perPage }])
})

it('a page holds as many as are asked for', async () => {
  const path = '/v3/post/list?kindSlug=blog&pageSize=25'
  expect((await app.request({ host: tenant.host, path })).json().data.perPage).toBe(25)
})

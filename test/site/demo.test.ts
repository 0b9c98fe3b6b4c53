import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawingNamed } from '../../db/seeds/folders/drawing-names.ts'
import { demoTenants } from '../../db/seeds/tenants.ts'
import { remakeCards } from '../../src/features/core/cards/remaking.store.ts'
import { layoutNames } from '../../src/shared/layout-names.ts'
import { type App, startApp } from '../app.ts'
import { hostOf, seedSites } from '../demo.ts'
import { startOnServer } from '../postgres.ts'
import { schemaTroubles } from './json-ld-schema.ts'

/** The whole demo, one site for each layout: what a newcomer comes to from the front pages. */
let app: App
const sites = demoTenants.filter(({ maintenance }) => !maintenance)

beforeAll(async () => {
  app = await startOnServer()
  await seedSites(app, 'all')
}, 240_000)

afterAll(() => app?.close())

const ask = (host: string, path: string) =>
  app.request({ host, path, headers: { accept: 'text/html', connection: 'close' } })

it('has a site for each layout, at an address named after it', () => {
  expect(sites.map(({ layout }) => layout).sort()).toEqual([...layoutNames].sort())
  for (const layout of layoutNames) {
    const site = sites.find(demo => demo.layout === layout)
    const hosts = [hostOf(site?.slug ?? ''), ...(site?.domains ?? []).map(({ host }) => host)]
    expect(hosts).toContain(`${layout}.localhost`)
  }
})

it('has moved its days along when it is read later, those with a weekday in their name to that day', async () => {
  const later = await startApp()
  try {
    later.clock.set('2026-12-01T03:00:00Z')
    await seedSites(later, ['tulisanteman'])
    const { data } = (
      await later.request({ host: hostOf('tulisanteman'), path: '/v1/event/list?pageSize=20' })
    ).json()
    const starts = data.items.map(({ slug, startAt }: Record<string, string>) => [slug, startAt])
    // ten days after those in its folder, and a Saturday again
    expect(Object.fromEntries(starts)).toMatchObject({
      'pasar-buku-bekas': expect.stringMatching(/^2027-01-03T/),
      'sabtu-membaca': expect.stringMatching(/^2026-12-12T/),
    })
  } finally {
    await later.close()
  }
})

it('finds every run that is shown with a city by the code of that city', async () => {
  const call = async (host: string, path: string) => (await app.request({ host, path })).json().data.items
  let seen = 0
  for (const { slug } of sites) {
    const host = hostOf(slug)
    for (const { slug: name, classroom } of await call(host, '/v1/class/list?all=true')) {
      if (!classroom?.city) continue
      seen++
      expect([slug, name, classroom.heldCityIds]).toEqual([
        slug,
        name,
        [expect.stringMatching(/^\d\d\.\d\d$/)],
      ])
      const found = await call(
        host,
        `/v1/class/active?page=1&pageSize=100&heldCityIds=${classroom.heldCityIds}`,
      )
      expect(found.map((item: { slug: string }) => item.slug)).toContain(name)
    }
  }
  expect(seen).toBeGreaterThan(30)
})

it('has words for every picture in its libraries', async () => {
  const { database } = app.sanggar
  const tenants = await database.withPlatform(tx =>
    tx.db.selectFrom('platform.tenants').select('id').execute(),
  )
  const wordless: string[] = []
  for (const { id } of tenants)
    await database.withTenant(id, async tx => {
      const pictures = tx.db.selectFrom('files').select('name').where('kind', '=', 'picture')
      const found = await pictures.where('alt', '=', '').where('membership_id', 'is', null).execute()
      wordless.push(...found.map(({ name }) => `${id} ${name}`))
    })
  expect(wordless).toEqual([])
})

it('draws no scene for two pictures of a home, and none for the homes of more than four sites', async () => {
  const { database } = app.sanggar
  const tenants = await database.withPlatform(tx =>
    tx.db.selectFrom('platform.tenants').select(['id', 'slug']).execute(),
  )
  const homesOf = new Map<string, string[]>()
  for (const { id, slug } of tenants) {
    if (!sites.some(site => site.slug === slug)) continue
    const files = await database.withTenant(id, tx =>
      tx.db.selectFrom('files').select(['key', 'name']).execute(),
    )
    const { body } = await ask(hostOf(slug), '/')
    const keys = new Set(Array.from(body.matchAll(/<img\b[^>]*?\ssrc="[^"]*\/([\w.-]+)"/g), ([, key]) => key))
    for (const { key, name } of files) {
      const scene = keys.has(key) ? drawingNamed(name)?.scene : undefined
      // a face is known again wherever it looks out
      if (scene === undefined || /^(?:portrait|mark):/.test(scene)) continue
      homesOf.set(scene, [...(homesOf.get(scene) ?? []), slug])
    }
  }
  expect(homesOf.size).toBeGreaterThan(100)
  const twice = [...homesOf].filter(([, homes]) => new Set(homes).size < homes.length)
  expect(twice).toEqual([])
  expect([...homesOf].filter(([, homes]) => homes.length > 4)).toEqual([])
})

it('has on its cards what the tables say, though they were made at its end', async () => {
  const { database } = app.sanggar
  const tenants = await database.withPlatform(tx =>
    tx.db.selectFrom('platform.tenants').select('id').where('slug', 'in', ['smkcoding', 'aksara']).execute(),
  )
  expect(tenants).toHaveLength(2)
  for (const { id } of tenants) expect(await database.withTenant(id, remakeCards)).toBe(0)
})

describe.each(sites.map(({ slug, layout }) => [slug, layout] as const))(
  'the demo site %s',
  (slug, layout) => {
    it('answers, and everything its front page leads to is there', async () => {
      const host = hostOf(slug)
      const home = await ask(host, '/')
      expect(home.status).toBe(200)
      expect(home.body).toContain(`data-layout="${layout}"`)
      expect(schemaTroubles(home.body)).toEqual([])
      const links = new Set(
        [...home.body.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)].map(([, href = '']) =>
          href.replaceAll('&amp;', '&'),
        ),
      )
      const missing: string[] = []
      for (const path of links) {
        if (/^\/(Login|Register)\b/.test(path)) continue
        const { status } = await ask(host, path)
        if (status >= 400) missing.push(`${status} ${path}`)
      }
      expect(missing).toEqual([])
      expect(links.size).toBeGreaterThan(12)
    })
  },
)

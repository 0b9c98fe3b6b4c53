import { afterAll, beforeAll, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { type BuiltMember, buildMember } from '../../../../test/members.ts'
import { type Postgres, startPostgres } from '../../../../test/postgres.ts'
import { createAsker } from '../../../../test/questions.ts'
import { buildPost } from '../../content/posts/posts.things.ts'
import { countQuestion, reserveTokens } from './answer-settings.store.ts'

/** The same answers and the same limits on a real PostgreSQL, however many ask at once. */
let postgres: Postgres
let app: App
let tenant: BuiltTenant
let reader: BuiltMember

beforeAll(async () => {
  postgres = await startPostgres()
  const { url } = await postgres.createDatabase('asisten')
  app = await startApp({ databaseUrl: url })
  tenant = await buildTenant(app, { slug: 'tegal' })
  reader = await buildMember(app, tenant, { kind: 4 })
  await tenant.write(tx =>
    buildPost(tx, {
      slug: 'perpustakaan',
      title: 'Jam buka perpustakaan',
      content_html: '<h2 id="kartu">Kartu anggota</h2><p>Buku dipinjam paling lama dua pekan.</p>',
    }),
  )
  await app.sanggar.jobs.runOften()
}, 60_000)

afterAll(async () => {
  await app?.close()
  postgres?.remove()
})

it('a question is answered alike, mistyped or not, by twenty at once', async () => {
  const { ask } = createAsker(app)
  const asked = ['Berapa lama buku dipinjam dari perpustakaan?', 'brp lama buku dipinjam dri perpustkaan']
  const told = await Promise.all(Array.from({ length: 20 }, (_, turn) => ask(tenant, asked[turn % 2] ?? '')))
  for (const { text, sources } of told) {
    expect(text).toContain('Buku dipinjam paling lama dua pekan.')
    expect(sources[0]).toBe('/News/perpustakaan#kartu')
  }
})

it('no more tokens are set aside than the month has, and no more questions counted than the day', async () => {
  const { membershipId } = reader
  const at = { month: '2026-11', tokens: 100, ceiling: 550 }
  const day = { membershipId, day: '2026-11-21', most: 7 }
  const tries = Array.from({ length: 20 })
  const reserved = await Promise.all(tries.map(() => tenant.write(tx => reserveTokens(tx, at))))
  expect(reserved.filter(Boolean)).toHaveLength(5)
  const counted = await Promise.all(tries.map(() => tenant.write(tx => countQuestion(tx, day))))
  expect(counted.filter(Boolean)).toHaveLength(7)
})

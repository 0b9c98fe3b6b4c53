import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { buildPost } from '../../content/posts/posts.things.ts'

/** The functions that read the search index stand outside of row security: they are the wall themselves. */
let app: App
let tegal: BuiltTenant
let brebes: BuiltTenant
const at = '2026-11-21T03:00:00Z'

beforeAll(async () => {
  app = await startApp()
  tegal = await buildTenant(app, { slug: 'tegal' })
  brebes = await buildTenant(app, { slug: 'brebes' })
  // the same words in both, so that only the tenant tells them apart
  for (const tenant of [tegal, brebes])
    await tenant.write(async tx => {
      for (let number = 1; number <= 12; number++)
        await buildPost(tx, { slug: `panen-${number}`, title: `Panen raya ${tenant.slug}` })
    })
  await tegal.write(tx => buildPost(tx, { slug: 'rahasia', title: 'Hanya gerhana di Tegal' }))
  await app.sanggar.jobs.runOften()
})

afterAll(() => app?.close())

const run = <Row>(tenant: BuiltTenant, query: string) =>
  tenant.write(async tx => (await sql.raw<Row>(query).execute(tx.db)).rows)
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )

const functions: readonly (readonly [string, (words: string) => string])[] = [
  // processes of the version before ask it still
  ['search_hits', words => `select ref from search_hits($$${words}$$, $$${words}$$, '', '${at}')`],
  ['ranked_hits', words => `select ref from ranked_hits($$${words}$$, $$${words}$$, '', '${at}')`],
  ['search_titles', words => `select ref from search_titles($$${words}$$, '${at}', 1000)`],
  [
    'posts_with_words',
    words => `select id::text as ref from posts_with_words($$${words}$$, $$${words}$$) as found (id)`,
  ],
]

describe('what looks past row security', () => {
  it.each(functions)('%s finds the posts of the tenant that runs, and all of them', async (_, ask) => {
    for (const tenant of [tegal, brebes]) {
      const found = (await run<{ ref: string }>(tenant, ask('panen'))).map(({ ref }) => Number(ref))
      const own = await run<{ id: number }>(tenant, `select id from posts where title like 'Panen%'`)
      expect(found.sort()).toEqual(own.map(({ id }) => id).sort())
      expect(found).toHaveLength(12)
    }
  })

  it.each(functions)("%s finds nothing that is another's, by whatever word", async (_, ask) => {
    const own = new Set(
      (await run<{ id: number }>(brebes, 'select id from posts')).map(({ id }) => String(id)),
    )
    const words = [
      'gerhana',
      'tegal',
      '!brebes',
      `'#${tegal.id}'`,
      `'#${tegal.id}' | panen`,
      `!'#${brebes.id}'`,
    ]
    for (const word of words) {
      const found = await run<{ ref: string }>(brebes, ask(word))
      expect([word, found.filter(({ ref }) => !own.has(ref))]).toEqual([word, []])
    }
    expect(await run(brebes, ask('gerhana'))).toEqual([])
  })

  it('knows no word of another', async () => {
    const knows = `select search_knows('gerhana') as known`
    expect(await run(tegal, knows)).toEqual([{ known: true }])
    expect(await run(brebes, knows)).toEqual([{ known: false }])
  })

  it('is nothing for who speaks for no tenant', async () => {
    for (const [name, ask] of functions) {
      const asked = app.sanggar.database.withPlatform(tx => sql.raw(ask('panen')).execute(tx.db))
      expect([name, await codeOf(asked)]).toEqual([name, '42501'])
    }
  })

  it.each([
    `select platform.tenants_due('${at}')`,
    `select platform.tenants_naming('00000000-0000-0000-0000-000000000000', '{a}')`,
    `select platform.add_views('[]')`,
    'alter function search_hits owner to app_user',
    'alter function ranked_hits owner to app_user',
  ])('cannot be taken hold of: %s', async query => {
    expect(await codeOf(run(tegal, query))).toBe('42501')
  })
})

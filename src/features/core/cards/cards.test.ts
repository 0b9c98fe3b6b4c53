import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startApp } from '../../../../test/app.ts'
import { type BuiltTenant, buildTenant } from '../../../../test/build.ts'
import { kept, plainClasses, plainPosts } from '../../../../test/plain-cards.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { remakeCards } from './remaking.store.ts'

let app: App
let tenant: BuiltTenant

beforeAll(async () => {
  app = await startApp()
  tenant = await buildTenant(app, { slug: 'kartu' })
})

afterAll(() => app?.close())

const dayAt = (day: number) => new Date(Date.UTC(2026, 0, 1 + day, 3))
const day = fc.integer({ min: 0, max: 60 }).map(dayAt)
const number = fc.integer({ min: 1, max: 6 })
const text = fc.string({ minLength: 3, maxLength: 12, unit: 'grapheme' }).map(words => `${words}"\\~p/`)

/** a small world: six of everything, written to and taken away from in any order */
const writes: fc.Arbitrary<RawBuilder<unknown>> = fc.oneof(
  fc.record({ number, text, day, status: fc.constantFrom('published', 'scheduled', 'draft') }).map(
    one => sql`insert into posts (kind, slug, title, status, published_at, category_id)
      values (${one.number % 2 ? 'news' : 'blog'}, ${`tulisan-${one.number}`}, ${one.text}, ${one.status}, ${one.day},
        (select id from categories where kind = 'news' limit 1))
      on conflict (tenant_id, kind, slug) do update set title = excluded.title, status = excluded.status,
        published_at = excluded.published_at, views = posts.views + 1,
        parent_id = (select min(id) from posts q where q.kind = excluded.kind and q.slug <> excluded.slug)`,
  ),
  number.map(
    one => sql`update posts set visibility = case visibility when 'public' then 'members' else 'public' end
      where slug = ${`tulisan-${one}`}`,
  ),
  number.map(
    one => sql`delete from posts p where p.slug = ${`tulisan-${one}`}
      and not exists (select from posts q where q.parent_id = p.id)`,
  ),
  text.map(
    one => sql`insert into categories (kind, slug, name) values ('news', 'kabar', ${one}), ('class', 'kabar', ${one})
      on conflict (tenant_id, kind, slug) do update set name = excluded.name`,
  ),
  fc.record({ number, text }).map(
    one => sql`insert into people (slug, name, photo)
      values (${`orang-${one.number}`}, ${one.text}, jsonb_build_object('key', ${`${one.number}.webp`}::text, 'alt', ''))
      on conflict (tenant_id, slug) do update set name = excluded.name`,
  ),
  number.map(
    one => sql`insert into post_authors (post_id, person_id, position)
      select p.id, a.id, ${one} from posts p, people a where p.slug = ${`tulisan-${one}`} on conflict do nothing`,
  ),
  number.map(one => sql`delete from people where slug = ${`orang-${one}`}`),
  number.map(
    one => sql`insert into post_categories (post_id, category_id)
      select p.id, c.id from posts p, categories c where p.slug = ${`tulisan-${one}`} and c.kind = 'news'
      on conflict do nothing`,
  ),
  fc.record({ number, text, day, type: fc.constantFrom('live', 'self_paced') }).map(
    one => sql`insert into classes (code, slug, name, type, status, published_at, category_id)
      values (${`K-${one.number}`}, ${`kelas-${one.number}`}, ${one.text}, ${one.type}, 'published', ${one.day},
        (select id from categories where kind = 'class' limit 1))
      on conflict (tenant_id, slug) do update set name = excluded.name, type = excluded.type,
        published_at = excluded.published_at`,
  ),
  fc.record({ number, day, open: day, close: day, start: day, long: number }).map(
    one => sql`insert into classrooms (class_id, code, name, mode, registration_open_at, registration_close_at, start_at,
        end_at)
      select c.id, c.code || ${String(one.day.getTime() % 3)}, c.name, 'online', least(${one.open}::timestamptz, ${one.close}),
        nullif(greatest(${one.open}::timestamptz, ${one.close}), ${one.day}), ${one.start}::timestamptz,
        ${one.start}::timestamptz + ${one.long} * interval '1 day'
      from classes c where c.slug = ${`kelas-${one.number}`}
      on conflict (tenant_id, code) do update set start_at = excluded.start_at, end_at = excluded.end_at,
        status = case classrooms.status when 'scheduled' then 'postponed' else 'scheduled' end`,
  ),
  number.map(one => sql`delete from classrooms where code like ${`K-${one}%`}`),
  fc.record({ number, text }).map(
    one => sql`with made as (insert into modules (class_id, slug, title, position)
      select id, 'modul', ${one.text}, 0 from classes where slug = ${`kelas-${one.number}`} on conflict do nothing
      returning id, class_id)
    insert into chapters (class_id, module_id, slug, title, position) select class_id, id, 'bab', 'Bab', 0 from made`,
  ),
  number.map(
    one => sql`update modules m set removed_at = now() from classes c where c.id = m.class_id and m.removed_at is null
      and c.slug = ${`kelas-${one}`}`,
  ),
  number.map(
    one => sql`select publish_courses(tenant_id, array_agg(id), 'change', '', null, null) from classes
      where slug = ${`kelas-${one}`} group by tenant_id`,
  ),
  number.map(one => sql`delete from classes where slug = ${`kelas-${one}`}`),
)

async function shownAt(tx: Tx, text: string, at: Date): Promise<unknown[]> {
  const [before = '', ...rest] = text.split('$1')
  const asked = rest.reduce(
    (made, part) => sql`${made}${at}::timestamptz${sql.raw(part)}`,
    sql`${sql.raw(before)}`,
  )
  return (await asked.execute(tx.db)).rows
}

const clear = (tx: Tx) =>
  Promise.all(
    ['posts', 'classes', 'people', 'categories'].map(table =>
      sql`delete from ${sql.table(table)}`.execute(tx.db),
    ),
  )

describe('the cards of a tenant', () => {
  it('show at every moment what the tables say, whatever was written in whatever order', async () => {
    const moments = Array.from({ length: 16 }, (_, at) => dayAt(at * 5))
    await fc.assert(
      fc.asyncProperty(fc.array(writes, { minLength: 5, maxLength: 40 }), day, async (all, any) => {
        await tenant.write(async tx => {
          await sql`update posts set parent_id = null`.execute(tx.db)
          await clear(tx)
          for (const one of all) await one.execute(tx.db)
          for (const at of [...moments, any, new Date(any.getTime() + 1)]) {
            expect(await shownAt(tx, kept('posts'), at)).toEqual(await shownAt(tx, plainPosts, at))
            expect(await shownAt(tx, kept('classes'), at)).toEqual(await shownAt(tx, plainClasses, at))
          }
        })
      }),
      { numRuns: 12 },
    )
  })

  it('are counted as they are there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(writes, { minLength: 5, maxLength: 40 }), async all => {
        await tenant.write(async tx => {
          await sql`update posts set parent_id = null`.execute(tx.db)
          await clear(tx)
          for (const one of all) await one.execute(tx.db)
          const { rows: told } = await sql`select source, kind, facet, total from card_counts where total <> 0
            order by 1, 2, 3`.execute(tx.db)
          const { rows: there } = await sql`select source, kind, facet, count(*)::int as total
            from cards, unnest(array_prepend('', facets)) facet where until_at = 'infinity'
            group by 1, 2, 3 order by 1, 2, 3`.execute(tx.db)
          expect(told).toEqual(there)
        })
      }),
      { numRuns: 6 },
    )
  })

  it('are worked out again by a command, which finds nothing wrong where the triggers stood', async () => {
    await tenant.write(async tx => {
      await sql`insert into classes (code, slug, name, type, status, published_at)
        values ('ULANG', 'ulang', 'Ulang lagi', 'live', 'published', ${dayAt(1)})`.execute(tx.db)
      expect(await remakeCards(tx)).toBe(0)
      await sql`update cards set item = '{}', version = 1`.execute(tx.db)
      expect(await remakeCards(tx)).toBeGreaterThan(0)
      expect(await shownAt(tx, kept('classes'), dayAt(2))).toEqual(await shownAt(tx, plainClasses, dayAt(2)))
    })
  })
})

// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is source text
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSources } from './sources.ts'
import { corrected, knownReads, knownWrites } from './table-owners.ts'
import {
  differences,
  ownersOf,
  tablesMadeBy,
  trespasses,
  unowned,
  viewsMadeBy,
  viewsOfOthers,
} from './table-rules.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const migrations = new Map(
  readdirSync(join(root, 'db/migrations')).map(name => [
    `db/migrations/${name}`,
    read(`db/migrations/${name}`),
  ]),
)
const sources = readSources()
const tables = tablesMadeBy(read('db/schema.sql'))
const owners = ownersOf(migrations, corrected)
const views = viewsMadeBy(read('db/schema.sql'), new Set(tables))
const found = trespasses(sources, owners, views)

describe('tables', () => {
  it('are all seen: a keeper that sees nothing finds nothing', () => {
    expect(tables.length).toBeGreaterThan(70)
    expect([...owners.keys()].sort()).toEqual([...tables].sort())
    expect(found.unclear).toEqual([])
    expect(views.size).toBeGreaterThan(20)
    for (const [view, shown] of views) expect(shown.size, view).toBeGreaterThan(0)
  })

  it('belong to one room each', () => {
    expect(unowned(tables, owners, sources)).toEqual([])
  })

  it('need each correction of whose they are', () => {
    const unneeded = Object.entries(corrected).flatMap(([room, names]) =>
      names.filter(name => ownersOf(migrations, {}).get(name) === room),
    )
    expect(unneeded).toEqual([])
  })

  it('are shown to others by views of their own room, each of which somebody reads', () => {
    expect(viewsOfOthers(views, owners)).toEqual([])
    const all = [...sources].map(([, text]) => text).join('\n')
    expect(
      [...views.keys()].filter(
        // the last is how a table for programs names its view
        view => ![` ${view} `, ` ${view}'`, `view: '${view}'`].some(words => all.includes(words)),
      ),
    ).toEqual([])
  })

  it('are written by their room', () => {
    expect(differences('writes', found.writes, knownWrites)).toEqual([])
  })

  it('are read by their room', () => {
    expect(differences('reads', found.reads, knownReads)).toEqual([])
  })
})

const door = 'src/features/content/posts/planted.store.ts'

const foundIn = (text: string, path = door) => {
  const { writes, reads, unclear } = trespasses(new Map([[path, text]]), owners, views)
  return [...differences('writes', writes, {}), ...differences('reads', reads, {}), ...unclear]
}

describe('a planted trespass is found:', () => {
  it.each([
    ['posts reads schools', "statement('a', 'select 1 from (schools s join posts p on true)')"],
    ['posts writes schools', "statement('a', 'insert into schools (name) values ($1)')"],
    ['posts writes schools', "statement('a', `update schools s set name = $1 where id = $2`)"],
    ['posts writes schools', "statement('a', 'update only public.schools set name = $1')"],
    ['posts writes schools', "statement('a', 'delete from schools where id = $1')"],
    [
      'posts writes schools',
      "const gone = 'with gone as (delete from schools returning id) select id from gone'",
    ],
    [
      'posts writes schools',
      "statement('a', 'merge into schools using posts on true when matched then delete')",
    ],
    ['posts writes accounts.accounts', "client.query('update accounts.accounts set is_superadmin = true')"],
    ['posts writes schools', "tx.db.insertInto('schools').values(row).execute()"],
    ['posts writes schools', "tx.db.updateTable('schools').set(row).execute()"],
    ['posts writes schools', "tx.db.deleteFrom('schools as s').execute()"],
    [
      'posts writes schools',
      "for (const one of ['schools', 'posts'] as const) tx.db.deleteFrom(one).execute()",
    ],
    ['posts reads schools', "statement('a', 'select name from schools')"],
    ['posts reads schools', "statement('a', 'SELECT name FROM\\n  Schools AS s')"],
    ['posts reads schools', 'const one = `select ${columns} from posts p join schools s on s.id = p.id`'],
    ['posts reads schools', "const one = 'select 1 from posts p, schools s where true'"],
    ['posts reads schools', "const one = 'select 1 from posts as p, lateral unnest(p.tags) t, schools'"],
    ['posts reads schools', "const one = 'select 1 from (select 1, 2) one (a, b), schools'"],
    ['posts reads schools', "const one = 'select 1 from posts p join unnest($1) t on f(t, 1), schools'"],
    ['posts reads schools', "const one = 'select 1 where exists (select from schools)'"],
    ['posts reads schools', "const joined = 'schools s join posts p on p.id = s.id'"],
    ['posts reads schools', "const shown = `schools s where s.id = ${'$1'}`"],
    ['posts reads schools', "statement('a', 'delete from posts p using schools s where s.id = p.id')"],
    ['posts reads schools', "statement('a', 'insert into posts (title) select name from schools')"],
    ['posts reads schools', "tx.db.selectFrom('schools').selectAll().execute()"],
    ['posts reads schools', "tx.db.selectFrom('posts').leftJoin('schools as s', 's.id', 'posts.id')"],
    [
      'posts reads schools',
      "tx.db.updateTable('posts').set({ title: selectFrom('schools').select('name') })",
    ],
    ['posts writes verified_schools', "statement('a', 'update verified_schools set name = $1')"],
    [
      'posts reads schools',
      "statement('a', 'select 1 from verified_schools v join schools s on s.id = v.id')",
    ],
    [door, 'export const clear = (tx: Tx, table: keyof DB) => tx.db.deleteFrom(table).execute()'],
  ])('%s: %s', (finding, text) => {
    expect(foundIn(text)).toEqual([finding])
  })

  it('by what is no room', () => {
    const text = "export const all = 'select name from schools'"
    expect(foundIn(text, 'src/shared/planted.ts')).toEqual(['shared reads schools'])
    expect(foundIn(text, 'src/platform/mail/planted.ts')).toEqual(['platform/mail reads schools'])
    expect(foundIn(text, 'src/app/accounts/planted.ts')).toEqual(['app/accounts reads schools'])
  })

  it.each([
    "statement('a', 'update posts set title = $1 where id = $2')",
    "statement('a', 'select name from verified_schools')",
    "const joined = 'verified_schools s join posts p on p.id = s.id'",
    "const own = 'with schools as (select 1 as id) select id from schools'",
    "const own = 'with schools (id) as materialized (select 1) select id from schools'",
    "const list = 'select s from json_to_recordset($1) as s (name text)'",
    "const list = 'select extract(year from published_at) from posts for update of posts'",
    "const list = 'select f(x, schools) from posts p where p.id in (select 1) order by p.id, schools'",
    "const words = 'select title from posts where title = \\'from schools\\''",
    "const words = 'select title -- from schools\\n from posts'",
    "const kept = 'insert into posts (id) values ($1) on conflict (id) do update set title = excluded.title'",
    "const label = 'Undangan from schools'",
    "const all = Array.from(schools).join('schools')",
  ])('while this is fine: %s', text => {
    expect(foundIn(text)).toEqual([])
  })

  it('a table without owner, or of a room that is not there', () => {
    const planted = new Map([
      ['db/migrations/20990101_0100_nowhere__planted.sql', 'create table planted (id integer);'],
    ])
    expect(unowned(['planted', 'lost'], ownersOf(planted, {}), sources)).toEqual([
      'planted belongs to nowhere, and there is no such room',
      'lost belongs to nobody',
    ])
  })

  it('a view of what another room keeps', () => {
    const name = 'db/migrations/20990101_0100_posts__planted.sql'
    const text =
      'create view planted with (security_invoker = true) as select p.id from posts p join schools s on true;'
    const made = viewsMadeBy(text, new Set(tables))
    expect(viewsOfOthers(made, ownersOf(new Map([...migrations, [name, text]]), corrected))).toEqual([
      'planted of posts shows schools of schools',
    ])
  })

  it('an exception that nobody needs any more', () => {
    expect(differences('reads', { posts: ['a'] }, { posts: ['a', 'b'], classes: ['c'] })).toEqual([
      'no longer: posts reads b',
      'no longer: classes reads c',
    ])
  })
})

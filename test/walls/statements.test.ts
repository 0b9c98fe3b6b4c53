// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is source text
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MadeStatement } from '../../scripts/made-statements.ts'
import { makeStatements } from '../../scripts/make-statements.ts'
import { describeStatements } from '../../src/platform/db/describe-statements.ts'
import type { ParametersOf, RowOf } from '../../src/platform/db/statement.ts'
import { freshDataDir } from '../app.ts'
import { openRawEmbedded, type Raw } from '../raw.ts'
import { type Prepared, prepare, repeatedNames } from './prepared.ts'
import { readSources } from './sources.ts'
import { tablesOf } from './sql-tables.ts'
import { statementCalls } from './statement-calls.ts'
import { tablesMadeBy, viewsMadeBy } from './table-rules.ts'

const root = join(import.meta.dirname, '../..')
const calls = statementCalls(readSources())
const schema = readFileSync(join(root, 'db/schema.sql'), 'utf8')
const tables = new Set(tablesMadeBy(schema))
const views = viewsMadeBy(schema, tables)
const prepared = new Map<MadeStatement, Prepared>()
let made: MadeStatement[]
let dataDir: string
let raw: Raw & { pglite: PGlite }

beforeAll(async () => {
  made = await makeStatements()
  dataDir = await freshDataDir()
  raw = await openRawEmbedded(dataDir)
  for (const one of made) prepared.set(one, await prepare(raw.client, one.text))
})

afterAll(async () => {
  await raw?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** a plan names what stands behind a view, also where that is a view */
const behind = (name: string): string[] => [name, ...[...(views.get(name) ?? [])].flatMap(behind)]

describe('every statement', () => {
  it('is found: each call in the sources makes one', () => {
    expect([...new Set(made.map(({ place }) => place))].sort()).toEqual([...calls].sort())
    expect(made.length).toBeGreaterThanOrEqual(calls.length)
    expect(calls.length).toBeGreaterThan(200)
  })

  it('has a name of its own', () => {
    expect(repeatedNames(made)).toEqual([])
  })

  it('prepares against the schema, and may be run by a role', () => {
    const wrong = [...prepared].flatMap(([{ name }, { error }]) => (error ? [`${name}: ${error}`] : []))
    expect(wrong).toEqual([])
  })

  it('is known to the compiler as the database describes it', async () => {
    const types = await describeStatements(raw.pglite, made)
    expect(types).toBe(readFileSync(join(root, 'src/platform/db/statements.types.ts'), 'utf8'))
  })

  it('is read as PostgreSQL reads it: the keeper of tables misses none that a plan names', () => {
    const missed = [...prepared].flatMap(([{ name, text }, { tables: planned }]) => {
      const { written, read } = tablesOf(text, tables)
      const known = new Set([...written, ...read].flatMap(behind))
      return planned.filter(table => tables.has(table) && !known.has(table)).map(table => `${name}: ${table}`)
    })
    expect(missed).toEqual([])
    expect(new Set([...prepared.values()].flatMap(one => one.tables)).size).toBeGreaterThan(60)
  })
})

/** the types of one statement, as they would be written */
async function typesOf(text: string, ...others: string[]): Promise<string> {
  const planted = [text, ...others].map((one, at) => ({
    name: `planted.${at}`,
    text: one,
    place: 'src/a.ts:1:1',
  }))
  return await describeStatements(raw.pglite, planted)
}

describe('a planted fault is found:', () => {
  it.each([
    ['select nowhere from posts', 'column "nowhere" does not exist'],
    ['select slug from nowhere', 'relation "nowhere" does not exist'],
    ['select is_superadmin::timestamptz from accounts.accounts', 'cannot cast type boolean'],
    ["select id from posts where published_at < 'kemarin dulu'", 'invalid input syntax for type timestamp'],
    ['select slug from posts where :now is null', 'could not determine data type of parameter $1'],
    ['select slug from posts where id = $1', 'Neither a name nor SQL: $'],
    ['select tags[:first] from posts', 'Neither a name nor SQL: :'],
    ['select slug from posts where id = :Id', 'Neither a name nor SQL: :'],
    ["select E'a\\'b :c'", "Neither a name nor SQL: E'"],
    ['update audit_entries set action = :action', 'permission denied for table audit_entries'],
  ])('%s', async (text, message) => {
    expect((await prepare(raw.client, text)).error).toContain(message)
  })

  it('the role that runs it matters', async () => {
    const { roles } = await prepare(raw.client, 'select email from accounts.accounts')
    expect(roles).toEqual(['app_accounts'])
  })

  it('two statements with one name', () => {
    const place = 'src/a.ts:1:1'
    const two = [
      { name: 'a.list', text: 'select 1', place },
      { name: 'a.list', text: 'select 2', place },
    ]
    expect(repeatedNames([...two, { name: 'b.list', text: 'select 1', place }])).toEqual(['a.list'])
  })

  it('a call that makes its statement out of sight', () => {
    const text = `const later = () => statement('a', 'select :one')
const now = statement('b', 'select 1'), open = statement('c', 'select 1')`
    expect(statementCalls(new Map([['src/a.ts', text]]))).toEqual([
      'src/a.ts:1:21',
      'src/a.ts:2:13',
      'src/a.ts:2:48',
    ])
  })

  it('a parameter that is missing, has another type, or is not in the text; a column that is not there', () => {
    const now = new Date()
    // @ts-expect-error: no slug
    const missing: ParametersOf<'posts.id'> = { now, kind: 'blog' }
    // @ts-expect-error: a moment
    const other: ParametersOf<'posts.id'> = { now: '2026-11-23', kind: 'blog', slug: 'a' }
    // @ts-expect-error: nobody asks for a page
    const unused: ParametersOf<'posts.id'> = { now, kind: 'blog', slug: 'a', page: 1 }
    // @ts-expect-error: no title
    const row: RowOf<'posts.id'> = { title: 'a' }
    expect([missing, other, unused, row]).toHaveLength(4)
  })
})

describe('types are read off the database:', () => {
  it.each([
    [
      'a day, a number, JSON',
      'select p.birth_date, p.id, p.privacy from memberships p',
      'birth_date: string | null; id: number; privacy: unknown',
    ],
    ['words that a check allows', 'select act from schedules', "act: 'publish' | 'withdraw'"],
    [
      'what an outer join may leave out',
      'select p.slug, c.slug as other from posts p left join categories c on c.id = p.category_id',
      'slug: string; other: string | null',
    ],
    [
      'what is counted, until the text says more',
      'select count(*) as n, count(*) as "m!" from posts',
      'n: number | null; m: number',
    ],
    [
      'a name that stands twice, one that may be null',
      'select 1 as n from posts where id = :id or parent_id = :id or slug = :slug?',
      'id: number; slug: string | null | undefined',
    ],
    [
      'what looks like a name and is none',
      'select \':a\'::text as ":b", tags[1:2] as t -- :c\n from posts',
      'parameters: Record<never, never>',
    ],
  ])('%s', async (_, text, types) => {
    expect(await typesOf(text)).toContain(types)
  })

  it('several of one call are one type', async () => {
    expect(await typesOf('select 1 as n where :a::int > 0', 'select 2 as n where :b::int > 0')).toContain(
      '[name: `planted.${string}`]: {\n    parameters: { b: number; a: number }\n    row: { n: number | null }',
    )
    await expect(typesOf('select 1 as n', 'select 1 as m')).rejects.toThrow('answers other columns')
  })
})

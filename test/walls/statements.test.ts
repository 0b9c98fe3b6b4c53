import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDataDir } from '../app.ts'
import { openRawEmbedded, type Raw } from '../raw.ts'
import type { MadeStatement } from './made-statements.ts'
import { type Prepared, prepare, repeatedNames } from './prepared.ts'
import { readSources } from './sources.ts'
import { tablesOf } from './sql-tables.ts'
import { statementCalls } from './statement-calls.ts'
import { tablesMadeBy } from './table-rules.ts'

const root = join(import.meta.dirname, '../..')
const calls = statementCalls(readSources())
const tables = new Set(tablesMadeBy(readFileSync(join(root, 'db/schema.sql'), 'utf8')))
const prepared = new Map<MadeStatement, Prepared>()
let made: MadeStatement[]
let dataDir: string
let raw: Raw

/** In a process of its own: there every module is loaded once, and each statement made once. */
function makeAll(): MadeStatement[] {
  const paths = new Set(calls.map(({ place }) => place.replace(/:.*$/, '')))
  const said = execFileSync(process.execPath, [join(import.meta.dirname, 'made-statements.ts'), ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(said)
}

beforeAll(async () => {
  made = makeAll()
  dataDir = await freshDataDir()
  raw = await openRawEmbedded(dataDir)
  for (const one of made) prepared.set(one, await prepare(raw.client, one.text))
})

afterAll(async () => {
  await raw?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** What is wrong with a statement whose type says that it has so many parameters. */
function findings(name: string, { error, parameters }: Prepared, said: number | undefined): string[] {
  if (error !== undefined) return [`${name}: ${error}`]
  if (said === undefined || said === parameters) return []
  return [`${name}: has ${parameters} parameters, and its type says ${said}`]
}

describe('every statement', () => {
  it('is found: each call in the sources makes one', () => {
    const places = new Set(made.map(({ place }) => place))
    expect([...places].sort()).toEqual(calls.map(({ place }) => place).sort())
    expect(made.length).toBeGreaterThanOrEqual(calls.length)
    expect(calls.length).toBeGreaterThan(200)
    const unsaid = calls.filter(({ parameters }) => parameters === undefined)
    // there the type stands in what the function answers
    expect(unsaid.map(({ place }) => place.replace(/:.*$/, ''))).toEqual([
      'src/features/website/search/search.store.ts',
      'src/features/website/statistics/statistics.store.ts',
    ])
  })

  it('has a name of its own', () => {
    expect(repeatedNames(made)).toEqual([])
  })

  it('prepares against the schema, uses all its parameters, and may be run by a role', () => {
    const said = new Map(calls.map(({ place, parameters }) => [place, parameters]))
    const wrong = [...prepared].flatMap(([one, what]) => findings(one.name, what, said.get(one.place)))
    expect(wrong).toEqual([])
  })

  it('is read as PostgreSQL reads it: the keeper of tables misses none that a plan names', () => {
    const missed = [...prepared].flatMap(([{ name, text }, { tables: planned }]) => {
      const { written, read } = tablesOf(text, tables)
      return planned
        .filter(table => tables.has(table) && !written.has(table) && !read.has(table))
        .map(table => `${name}: ${table}`)
    })
    expect(missed).toEqual([])
    expect(new Set([...prepared.values()].flatMap(one => one.tables)).size).toBeGreaterThan(60)
  })
})

describe('a planted fault is found:', () => {
  it.each([
    ['select nowhere from posts', 0, 'column "nowhere" does not exist'],
    ['select slug from nowhere', 0, 'relation "nowhere" does not exist'],
    ['select is_superadmin::timestamptz from accounts.accounts', 0, 'cannot cast type boolean'],
    [
      "select id from posts where published_at < 'kemarin dulu'",
      0,
      'invalid input syntax for type timestamp',
    ],
    [
      'select slug from posts where id = $1 and kind = $3',
      3,
      'could not determine data type of parameter $2',
    ],
    ['select slug from posts where id = $1', 2, 'has 1 parameters, and its type says 2'],
    ['select slug from posts where id = $1 and kind = $2', 1, 'has 2 parameters, and its type says 1'],
    ['update audit_entries set action = $1', 1, 'permission denied for table audit_entries'],
  ])('%s', async (text, said, message) => {
    const found = findings('planted', await prepare(raw.client, text), said)
    expect(found.join()).toContain(message)
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
    const text = `type Asked = readonly [...One, name: string]
type One = readonly [Date]
const later = () => statement<Asked>('a', 'select $1, $2')
const now = statement<readonly []>('b', 'select 1'), open = statement('c', 'select 1')`
    expect(statementCalls(new Map([['src/a.ts', text]]))).toEqual([
      { place: 'src/a.ts:3:21', parameters: 2 },
      { place: 'src/a.ts:4:13', parameters: 0 },
      { place: 'src/a.ts:4:61', parameters: undefined },
    ])
  })
})

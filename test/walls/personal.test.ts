import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeRooms } from '../../src/app/house.ts'
import { type PersonalPart, personalPartsOf } from '../../src/platform/personal-part.ts'
import { freshDataDir } from '../app.ts'
import { openRawEmbedded, type Raw } from '../raw.ts'

/**
 * A column of this name says who somebody is, or how to reach or recognise them. Numbers of colleagues who decided or
 * changed something (`decided_by`, `invited_by`, `updated_by` …) are none: the row they point at is emptied.
 */
const isPersonal = (column: string) =>
  /^(membership_id|account_id|actor_id|recipient|visitor|birth_date|user_agent|full_name)$/.test(column) ||
  /email|phone|guardian|nisn|(^|_)ip(_|$)/.test(column)

/** Tables with such a column that no part answers for, and why not. */
const exceptions: Readonly<Record<string, string>> = {
  acting_links: 'superadmins only, whom the operator erases; the tenant keeps who acted in it, and why',
  ledger_balances: 'accounts of the books, which are nobody’s sign-in',
  ledger_closings: 'accounts of the books, which are nobody’s sign-in',
  jobs: 'where an organisation takes applications: it published that itself',
  post_reactions: 'the hash of a random number in a cookie, which no account is told',
  post_views: 'a keyed hash, swept every hour',
  visit_pages: 'a hash under the salt of a day, which is gone two days later',
  visits: 'a hash under the salt of a day, which is gone two days later',
  schools: 'how a school is reached, and whom it named for that; the tenant keeps it up to date',
}

interface Table {
  name: string
  columns: string[]
}

/** What is wrong, a line each. */
function findings(
  tables: readonly Table[],
  named: readonly string[],
  excepted: readonly string[] = [],
): string[] {
  const personal = tables.filter(({ columns }) => columns.some(isPersonal)).map(({ name }) => name)
  return [
    ...personal
      .filter(name => !named.includes(name) && !excepted.includes(name))
      .map(name => `nobody answers for ${name}`),
    ...named
      .filter(name => !tables.some(table => table.name === name))
      .map(name => `${name} is answered for, and is not there`),
    ...named.filter((name, index) => named.indexOf(name) !== index).map(name => `two answer for ${name}`),
    ...excepted
      .filter(name => !personal.includes(name) || named.includes(name))
      .map(name => `${name} needs no exception`),
  ]
}

const personalParts = personalPartsOf(describeRooms().partsOf)
const named = [...personalParts.members, ...personalParts.accounts].flatMap(({ tables }) => tables)
const excepted = Object.keys(exceptions)

let dataDir: string
let raw: Raw

/** Every table there is; those outside of public with their schema, as the types call them. */
async function readAll(): Promise<Table[]> {
  const { rows } = await raw.client.query<Table>(
    `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname in ('public', 'accounts', 'platform') and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped
    group by 1`,
  )
  return rows
}

beforeAll(async () => {
  dataDir = await freshDataDir()
  raw = await openRawEmbedded(dataDir)
})

afterAll(async () => {
  await raw?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('data about people', () => {
  it('is read: a keeper that sees nothing finds nothing', async () => {
    const names = (await readAll()).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['memberships', 'accounts.accounts', 'platform.tenants']))
    expect(names.length).toBeGreaterThan(70)
  })

  it('is answered for by whoever holds it, table by table', async () => {
    expect(findings(await readAll(), named, excepted)).toEqual([])
  })
})

/** Tables that the platform looks through for the addresses of somebody who leaves. */
const lookedThrough = (schema: string): Set<string> => {
  const text = /FUNCTION platform\.tenants_naming[\s\S]*?END;/.exec(schema)?.[0] ?? ''
  return new Set([...text.matchAll(/FROM (\w+)/g)].map(([, table = '']) => table))
}

type Forgetful = Pick<PersonalPart, 'tables' | 'forget' | 'tenantsNaming'>

/** Parts that would forget an address, at tenants that are never visited for it. */
const unvisited = (parts: readonly Forgetful[], looked: ReadonlySet<string>): string[] =>
  parts
    .filter(
      ({ forget, tenantsNaming, tables }) =>
        forget && !tenantsNaming && !tables.some(name => looked.has(name)),
    )
    .map(({ tables }) => `nobody looks where ${tables[0]} names an address`)

it('of those who never joined is looked for where it is to be forgotten', () => {
  const schema = readFileSync(join(import.meta.dirname, '../../db/schema.sql'), 'utf8')
  const looked = lookedThrough(schema)
  expect(looked).toContain('appointments')
  expect(unvisited(personalParts.members, looked)).toEqual([])
  const forget = async () => {}
  const planted: Forgetful[] = [
    { tables: ['voices'], forget },
    { tables: ['orders'], forget, tenantsNaming: async () => [] },
    { tables: ['appointments'], forget },
    { tables: ['memberships'] },
  ]
  expect(unvisited(planted, new Set(['appointments']))).toEqual([
    'nobody looks where voices names an address',
  ])
})

describe('a planted hole is found:', () => {
  it.each([
    ['public.planted', 'planted', 'membership_id integer'],
    ['public.planted', 'planted', 'contact_email text'],
    ['public.planted', 'planted', 'from_ip text'],
    ['accounts.planted', 'accounts.planted', 'account_id uuid'],
  ])('%s as %s with %s', async (table, name, column) => {
    await raw.client.query('begin')
    await raw.client.query(`create table ${table} (id integer, ${column})`)
    const tables = await readAll()
    await raw.client.query('rollback')
    expect(findings(tables, named, excepted)).toEqual([`nobody answers for ${name}`])
  })

  it.each([
    'membership_id',
    'account_id',
    'actor_id',
    'recipient',
    'visitor',
    'birth_date',
    'user_agent',
    'full_name',
    'coach_phone',
    'guardian_name',
    'nisn_hash',
    'ip_hash',
  ])('a table with %s', column => {
    expect(findings([{ name: 'planted', columns: ['id', column] }], [])).toEqual([
      'nobody answers for planted',
    ])
  })

  it.each(['decided_by', 'zip', 'description', 'from_address', 'team_id'])(
    'while %s says nothing of anybody',
    column => {
      expect(findings([{ name: 'planted', columns: ['id', column] }], [])).toEqual([])
    },
  )

  it('a table that is not there, one named twice, an exception that nobody needs', () => {
    const there = { name: 'there', columns: ['email'] }
    const plain = { name: 'plain', columns: ['title'] }
    expect(findings([there], ['there', 'gone'])).toEqual(['gone is answered for, and is not there'])
    expect(findings([there], ['there', 'there'])).toEqual(['two answer for there'])
    expect(findings([there, plain], ['there'], ['plain', 'there', 'gone'])).toEqual([
      'plain needs no exception',
      'there needs no exception',
      'gone needs no exception',
    ])
  })
})

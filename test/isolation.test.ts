import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDataDir, startApp } from './app.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { openRawEmbedded, openRawServer, type Raw, readTables, type Table } from './raw.ts'
import type { Twin } from './room-things.ts'
import { buildTwin } from './twins.ts'

/**
 * Below the application: what one tenant's connection can do to another's rows, for every table, every kind of
 * statement and every way to speak for somebody. On both databases.
 */
describe.each(['embedded', 'server'] as const)('rows on the %s database', kind => {
  let postgres: Postgres | undefined
  let dataDir = ''
  let raw: Raw
  let a: Twin
  let b: Twin
  let tables: Table[]

  beforeAll(async () => {
    postgres = kind === 'server' ? await startPostgres() : undefined
    dataDir = await freshDataDir(kind === 'embedded')
    const database = await postgres?.createDatabase('pagar')
    const app = await startApp({ dataDir, ...(database ? { databaseUrl: database.url } : {}) })
    a = await buildTwin(app, 'tegal', 'MERPATI')
    b = await buildTwin(app, 'brebes', 'KENARI')
    await app.close()
    raw = database ? await openRawServer(database.url) : await openRawEmbedded(dataDir)
    tables = await readTables(raw)
  })

  afterAll(async () => {
    await raw?.close()
    postgres?.remove()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** One transaction as the application begins it, with any tenant text; always rolled back. */
  async function as<T>(tenant: string | undefined, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    await raw.client.query('begin')
    try {
      await raw.client.query('set local role app_user')
      if (tenant !== undefined)
        await raw.client.query(`set local app.tenant_id = ${pg.escapeLiteral(tenant)}`)
      return await work(raw.client)
    } finally {
      await raw.client.query('rollback')
    }
  }

  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code?: string }) => error.code ?? String(error),
    )

  /** how many rows a statement changed, or the code it was refused with */
  const rowsTouched = (tenant: string | undefined, sql: string) =>
    as(tenant, client => client.query(sql)).then(
      result => result.rowCount,
      (error: { code: string }) => error.code,
    )

  const count = async (client: pg.PoolClient, table: string, where = 'true'): Promise<number> =>
    (await client.query(`select count(*)::int as rows from ${table} where ${where}`)).rows[0].rows

  /** every row of a tenant as JSON, to be put in again by somebody else */
  const rowsOf = (tenant: Twin, { name, columns }: Table): Promise<string[]> =>
    as(String(tenant.id), async client => {
      const { rows } = await client.query(
        `select row_to_json(t)::text as row from (select ${columns.join(', ')} from ${name}) t`,
      )
      return rows.map(({ row }) => row)
    })

  const insertSql = ({ name, columns }: Table, suffix = '') =>
    `insert into ${name} (${columns.join(', ')}) overriding system value
      select ${columns.map(column => `r.${column}`).join(', ')} from json_populate_record(null::${name}, $1::json) r ${suffix}`

  it('the matrix knows every table of a tenant, and both tenants have rows in each', async () => {
    expect(tables.length).toBeGreaterThanOrEqual(15)
    for (const table of tables) {
      expect(await as(String(a.id), client => count(client, table.name)), table.name).toBeGreaterThan(0)
      expect(await as(String(b.id), client => count(client, table.name)), table.name).toBeGreaterThan(0)
    }
  })

  it('the tenant itself may do all of it: what is refused below is refused because of the tenant', async () => {
    for (const table of tables) {
      const own = String(b.id)
      const [row = ''] = await rowsOf(b, table)
      const all = await as(own, client => count(client, table.name))
      const updated = await rowsTouched(own, `update ${table.name} set tenant_id = tenant_id`)
      expect(updated, table.name).toBe(table.mayUpdate ? all : '42501')
      const removal = `delete from ${table.name} where ${table.key[1] ?? 'tenant_id'} is not null`
      // what others point at may refuse to go (23503), and that is no matter of tenants
      expect(await rowsTouched(own, removal), table.name).toSatisfy((answer: unknown) =>
        table.mayDelete ? answer === '23503' || answer === all : answer === '42501',
      )
      expect(await codeOf(as(own, client => client.query(insertSql(table), [row]))), table.name).toBe('23505')
      const upsert = insertSql(
        table,
        `on conflict (${table.key.join(', ')}) do update set tenant_id = excluded.tenant_id`,
      )
      expect(await codeOf(as(own, client => client.query(upsert, [row]))), table.name).toBe(
        table.mayUpdate ? 'done' : '42501',
      )
    }
  })

  it('a tenant reads its own rows only', async () => {
    for (const { name } of tables) {
      expect(await as(String(a.id), client => count(client, name, `tenant_id <> ${a.id}`)), name).toBe(0)
      expect(await as(String(b.id), client => count(client, name, `tenant_id <> ${b.id}`)), name).toBe(0)
    }
  })

  it('a view shows a tenant its own rows only, and nobody writes through one', async () => {
    const { rows: views } = await raw.client.query<{ name: string }>(
      "select viewname as name from pg_views where schemaname = 'public' order by 1",
    )
    expect(views.length).toBeGreaterThan(20)
    for (const { name } of views) {
      for (const { id } of [a, b]) {
        expect(await as(String(id), client => count(client, name, `tenant_id <> ${id}`)), name).toBe(0)
        expect(await as(String(id), client => count(client, name)), name).toBeGreaterThan(0)
      }
      expect(await as(undefined, client => count(client, name)), name).toBe(0)
      expect(await rowsTouched(String(a.id), `delete from ${name}`), name).toMatch(/^(42501|55000)$/)
    }
  })

  it('a tenant can neither change, remove, add, replace nor take over rows of another', async () => {
    for (const table of tables) {
      const { name, key } = table
      const rows = await rowsOf(b, table)
      const own = String(a.id)
      const change = `update ${name} set tenant_id = tenant_id where tenant_id = ${b.id}`
      expect(await rowsTouched(own, change), change).toBe(table.mayUpdate ? 0 : '42501')
      const removal = `delete from ${name} where tenant_id = ${b.id}`
      expect(await rowsTouched(own, removal), removal).toBe(table.mayDelete ? 0 : '42501')
      const upsert = insertSql(
        table,
        `on conflict (${key.join(', ')}) do update set tenant_id = excluded.tenant_id`,
      )
      for (const row of rows) {
        expect(await codeOf(as(own, client => client.query(insertSql(table), [row]))), `insert ${name}`).toBe(
          '42501',
        )
        expect(await codeOf(as(own, client => client.query(upsert, [row]))), `upsert ${name}`).toBe('42501')
      }
      const move = as(own, client => client.query(`update ${name} set tenant_id = ${b.id}`))
      expect(await codeOf(move), `move ${name}`).toBe('42501')
    }
  })

  it.each([
    ['nobody', undefined],
    ['an empty tenant', ''],
    ['junk', 'abc'],
    ['smuggled SQL', '1 or true'],
    ['zero', '0'],
    ['a negative number', '-1'],
    ['a number too large', '99999999999999'],
    ['a tenant that does not exist', '2147483647'],
  ])('who speaks for %s sees nothing and changes nothing', async (_, tenant) => {
    for (const table of tables) {
      const { name } = table
      const [row] = await rowsOf(b, table)
      const isJunk = tenant !== undefined && tenant !== '' && !/^-?\d{1,10}$/.test(tenant)
      if (isJunk) {
        for (const sql of [
          `select from ${name}`,
          ...(table.mayUpdate ? [`update ${name} set tenant_id = tenant_id`] : []),
          ...(table.mayDelete ? [`delete from ${name}`] : []),
        ]) {
          expect(await codeOf(as(tenant, client => client.query(sql))), sql).toMatch(/^22(P02|003)$/)
        }
      } else {
        expect(await as(tenant, client => count(client, name)), name).toBe(0)
        const update = `update ${name} set tenant_id = tenant_id`
        expect(await rowsTouched(tenant, update), update).toBe(table.mayUpdate ? 0 : '42501')
        const removal = `delete from ${name}`
        expect(await rowsTouched(tenant, removal), removal).toBe(table.mayDelete ? 0 : '42501')
      }
      expect(await codeOf(as(tenant, client => client.query(insertSql(table), [row])))).toMatch(
        /^(42501|22P02|22003)$/,
      )
    }
  })

  it('the tenant does not outlive its transaction', async () => {
    await as(String(b.id), client => client.query('select 1'))
    await raw.client.query('begin')
    await raw.client.query('set local role app_user')
    const { rows } = await raw.client.query(
      "select coalesce(nullif(current_setting('app.tenant_id', true), ''), 'none') as tenant",
    )
    const seen = await count(raw.client, 'posts')
    await raw.client.query('rollback')
    expect({ tenant: rows[0].tenant, seen }).toEqual({ tenant: 'none', seen: 0 })
  })

  /** what the law wants kept for ten years: orders, their papers, the ledger, what was paid out */
  const books = [
    ...['coupon_uses', 'coupons', 'document_series', 'documents', 'instalment_plans', 'instalments'],
    ...['ledger_accounts', 'ledger_balances'],
    ...[
      'ledger_checks',
      'ledger_closings',
      'ledger_months',
      'ledger_moves',
      'ledger_txns',
      'order_adjustments',
      'order_events',
      'order_lines',
    ],
    ...['order_shares', 'orders', 'payee_accounts', 'payees', 'payout_approvals', 'payout_batches'],
    ...['payout_days', 'payout_decisions', 'payout_events', 'payouts', 'refund_approvals', 'refunds'],
    'withholdings',
  ]

  it('a tenant that goes takes along every row it has but its books, and nothing of another', async () => {
    const before = new Map<string, number>()
    for (const { name } of tables) before.set(name, await as(String(a.id), client => count(client, name)))
    await raw.client.query('begin')
    try {
      const left = async (tenant: Twin) => {
        const rows = new Map<string, number>()
        await raw.client.query(`set local role app_user; set local app.tenant_id = '${tenant.id}'`)
        for (const { name } of tables) rows.set(name, await count(raw.client, name))
        return rows
      }
      await raw.client.query('set local role app_platform')
      await raw.client.query(`update platform.tenants set status = 'deleted' where id = ${b.id}`)
      const { rowCount } = await raw.client.query(`delete from platform.tenants where id = ${b.id}`)
      expect(rowCount).toBe(1)
      await raw.client.query('set constraints all immediate')
      const kept = [...(await left(b))].filter(([, rows]) => rows > 0).map(([name]) => name)
      expect(kept).toEqual(books)
      expect(await left(a)).toEqual(before)
    } finally {
      await raw.client.query('rollback')
    }
  })

  it('a child cannot hang on a parent of another tenant', async () => {
    const hang = as(String(a.id), client =>
      client.query(
        `insert into chapters (class_id, module_id, slug, title, position)
         select ${b.ids.course}, m.id, 'titipan', 'Titipan', 9 from modules m limit 1`,
      ),
    )
    expect(await codeOf(hang)).toBe('23503')
  })

  it.each([
    ['set_config in a query', "select set_config('app.tenant_id', '1', true)", '42501'],
    ['set_config for the role', "select set_config('role', 'postgres', true)", '42501'],
    ['an anonymous block', "do $$ begin execute 'reset role'; end $$", '42501'],
    [
      'a new function',
      'create function f() returns int language plpgsql as $$ begin return 1; end $$',
      '42501',
    ],
    ['a policy taken down', 'drop policy tenant_wall on posts', '42501'],
    ['row security switched off', 'alter table posts disable row level security', '42501'],
    ['tables of the platform', 'select * from platform.tenants', '42501'],
    ['accounts', 'select * from accounts.accounts', '42501'],
    ['sign-ins', 'update accounts.sign_ins set ended_at = null', '42501'],
    ['truncation', 'truncate posts cascade', '42501'],
    ['a table of its own', 'create table public.milikku (id int)', '42501'],
  ])('SQL that was smuggled in cannot use %s', async (_, sql, code) => {
    expect(await codeOf(as(String(a.id), client => client.query(sql)))).toBe(code)
  })

  it('SQL that was smuggled in cannot bring a second statement', async () => {
    const stacked = as(String(a.id), client => client.query('select $1::int; reset role', [1]))
    expect(await codeOf(stacked)).toBe('42601')
  })

  it('row_security = off is refused rather than obeyed', async () => {
    const off = as(String(a.id), async client => {
      await client.query('set local row_security = off')
      return client.query('select * from posts')
    })
    expect(await codeOf(off)).toBe('42501')
  })

  if (kind === 'server') {
    it('even the role that owns the tables cannot become more than it is', async () => {
      for (const sql of ['set role postgres', 'set session authorization postgres']) {
        expect(await codeOf(raw.client.query(sql))).toBe('42501')
      }
      const { rows } = await raw.client.query(
        'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
      )
      expect(rows).toEqual([{ free: false }])
      expect(await count(raw.client, 'posts')).toBe(0)
    })
  }
})

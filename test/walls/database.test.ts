import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeDatabase } from '../../src/platform/db/describe.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { createLog } from '../../src/platform/log.ts'
import { freshDataDir } from '../app.ts'
import { openRawEmbedded, type Raw } from '../raw.ts'

const root = join(import.meta.dirname, '../..')
const silent = createLog('silent')
let dataDir: string
let raw: Raw

beforeAll(async () => {
  dataDir = await freshDataDir()
  raw = await openRawEmbedded(dataDir)
})

afterAll(async () => {
  await raw?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('what is written down of the database', () => {
  it('db/schema.sql is what the migrations make', async () => {
    const { schemaSql } = await describeDatabase(raw.client)
    expect(schemaSql).toBe(readFileSync(join(root, 'db/schema.sql'), 'utf8'))
  })

  it('the generated types are what the migrations make', async () => {
    const { types } = await describeDatabase(raw.client)
    expect(types).toBe(readFileSync(join(root, 'src/platform/db/schema.types.ts'), 'utf8'))
  })

  it('tells apart a database with one column more', async () => {
    await raw.client.query('begin')
    await raw.client.query('alter table posts add column planted text')
    const { schemaSql, types } = await describeDatabase(raw.client)
    await raw.client.query('rollback')
    expect(schemaSql).not.toBe(readFileSync(join(root, 'db/schema.sql'), 'utf8'))
    expect(types).not.toBe(readFileSync(join(root, 'src/platform/db/schema.types.ts'), 'utf8'))
  })
})

describe('migrations', () => {
  it('are named by moment, room and what they do, and stand in order', () => {
    const names = readdirSync(join(root, 'db/migrations'))
    for (const name of names) expect(name).toMatch(/^\d{8}_\d{4}_[a-z]+__[a-z0-9_]+\.sql$/)
    expect(names).toEqual([...names].sort())
  })

  it('that move what tenants have lift row security for it first: whoever owns the tables sees nothing of it otherwise', () => {
    const texts = readdirSync(join(root, 'db/migrations'))
      .sort()
      .map(name => ({ name, text: readFileSync(join(root, 'db/migrations', name), 'utf8') }))
    const forced = new Set(
      texts.flatMap(({ text }) =>
        [...text.matchAll(/alter table (\w+) force row/g)].map(([, table]) => table),
      ),
    )
    const blind = texts
      // those of before are applied, and stay as they are
      .filter(({ name }) => name >= '20261201')
      .flatMap(({ name, text }) => {
        const lines = text.replaceAll(/\$\$.*?\$\$|--.*?\n|begin atomic.*?end;/gs, '')
        return lines.split(';').flatMap((sql, at, all) => {
          if (!/^\s*(insert into|update|delete from)\b/.test(sql)) return []
          const before = all.slice(0, at).join(';')
          const tables = [...sql.matchAll(/\b(?:into|update|from|join)\s+(\w+)/g)].flatMap(
            ([, table = '']) => table,
          )
          return tables
            .filter(
              table =>
                forced.has(table) && !before.includes(`alter table ${table} no force row level security`),
            )
            .map(table => `${name}: ${table}`)
        })
      })
    expect(blind).toEqual([])
  })

  it('run again change nothing', async () => {
    const before = await describeDatabase(raw.client)
    await migrate(raw.client, silent)
    expect(await describeDatabase(raw.client)).toEqual(before)
  })

  it('that were edited after they had been applied are refused', async () => {
    const { rows } = await raw.client.query(
      'select name, checksum from platform.schema_migrations order by name limit 1',
    )
    const [{ name, checksum }] = rows
    await raw.client.query("update platform.schema_migrations set checksum = 'lain' where name = $1", [name])
    await expect(migrate(raw.client, silent)).rejects.toThrow(`${name} was edited after it had been applied`)
    await raw.client.query('update platform.schema_migrations set checksum = $2 where name = $1', [
      name,
      checksum,
    ])
    await migrate(raw.client, silent)
  })

  it('of a newer version let an older one go on, unless they say that they are breaking', async () => {
    await raw.client.query(
      "insert into platform.schema_migrations (name, checksum) values ('29991231_0000_x__y.sql', '')",
    )
    await migrate(raw.client, silent)
    await raw.client.query("update platform.schema_migrations set is_breaking = true where name like '2999%'")
    await expect(migrate(raw.client, silent)).rejects.toThrow('newer than this version of Sanggar')
    await raw.client.query("delete from platform.schema_migrations where name like '2999%'")
  })

  it('leave the columns of an older version in place: nothing is dropped or renamed', () => {
    // what no released version has read
    const excepted = [
      '20261201_0302_leaderboards__entries.sql',
      '20261201_0400_reviews__reviews.sql',
      // what no version has read for long
      '20261202_0202_site__old_settings_gone.sql',
    ]
    const names = readdirSync(join(root, 'db/migrations'))
    expect(names).toEqual(expect.arrayContaining(excepted))
    for (const name of names.filter(one => !excepted.includes(one))) {
      const text = readFileSync(join(root, 'db/migrations', name), 'utf8')
      expect(text, name).not.toMatch(/\bdrop (table|column)\b|\brename (to|column)\b/i)
    }
  })
})

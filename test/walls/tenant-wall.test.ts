import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WallDown, wallFindings } from '../../src/platform/db/guard.ts'
import { freshDataDir, startApp } from '../app.ts'
import { openRawEmbedded, type Raw } from '../raw.ts'

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

const policy = `using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))`
const walled = (name: string, columns = '') => `
  create table ${name} (tenant_id int not null, id int not null${columns}, primary key (tenant_id, id));
  alter table ${name} enable row level security; alter table ${name} force row level security;
  create policy tenant_wall on ${name} to app_user ${policy} with check ${policy.slice('using '.length)};`

/** What somebody might do by mistake, what the guard says of it, and how it is taken back. */
const planted: readonly [mistake: string, sql: string, finding: string, undo: string][] = [
  [
    'a tenant table without row security',
    'create table lubang (tenant_id int not null, id int not null, primary key (tenant_id, id))',
    'row security is not enabled and forced (0013, 0008): lubang',
    'drop table lubang',
  ],
  [
    'row security that does not bind the owner',
    'alter table posts no force row level security',
    'row security is not enabled and forced (0013, 0008): posts',
    'alter table posts force row level security',
  ],
  [
    'a policy without WITH CHECK',
    `drop policy tenant_wall on posts;
     create policy tenant_wall on posts for select to app_user ${policy}`,
    'no tenant policy with USING and WITH CHECK: posts',
    `drop policy tenant_wall on posts;
     create policy tenant_wall on posts to app_user ${policy} with check ${policy.slice('using '.length)}`,
  ],
  [
    'a second policy that lets everybody in',
    'create policy longgar on posts for select to app_user using (true)',
    'a policy of app_user that does not name the tenant: posts.longgar',
    'drop policy longgar on posts',
  ],
  [
    'a table for requests that belongs to no tenant',
    'create table umum (id int primary key); grant select on umum to app_user',
    'a table of app_user without tenant_id: umum',
    'drop table umum',
  ],
  [
    "a view with its owner's rights",
    'create view semua_tulisan as select * from posts',
    "a view that runs with its owner's rights (0010): semua_tulisan",
    'drop view semua_tulisan',
  ],
  [
    'a unique key across tenants',
    'create unique index slug_sedunia on posts (slug)',
    'a key that does not begin with tenant_id: posts.slug_sedunia',
    'drop index slug_sedunia',
  ],
  [
    'a unique key with the tenant at its end',
    `${walled('terbalik', ', slug text')} alter table terbalik add constraint balik unique (slug, tenant_id)`,
    'a key that does not begin with tenant_id: terbalik.balik',
    'drop table terbalik',
  ],
  [
    'a foreign key that leads into any tenant',
    `${walled('anak', ', post_id int unique')} alter table anak drop constraint anak_post_id_key;
     create table induk (id int primary key); alter table anak add constraint bocor foreign key (post_id) references induk`,
    'a key that does not begin with tenant_id: anak.bocor',
    'drop table anak; drop table induk',
  ],
  [
    'a SECURITY DEFINER function without search_path',
    "create function naik() returns int language sql security definer as 'select 1'",
    'a SECURITY DEFINER function without a fixed search_path (0011): naik',
    'drop function naik()',
  ],
  [
    'a function that looks past the wall for whoever asks',
    "create function intip() returns bigint language sql security definer set search_path = pg_catalog as 'select count(*) from public.posts'",
    'a SECURITY DEFINER function of app_user that does not name the tenant: intip',
    'drop function intip()',
  ],
  [
    'a role of functions that a request can become',
    'grant app_search to app_user',
    'a role of functions that requests can be: app_search',
    'revoke app_search from app_user',
  ],
  [
    'a role of functions that row security does not bind',
    'alter role app_lookout bypassrls',
    'the role of requests bypasses row security: app_lookout',
    'alter role app_lookout nobypassrls',
  ],
  [
    'a role that row security does not bind',
    'alter role app_user bypassrls',
    'the role of requests bypasses row security: app_user',
    'alter role app_user nobypassrls',
  ],
  [
    'a platform role that is a superuser',
    'alter role app_platform superuser',
    'the role of requests bypasses row security: app_platform',
    'alter role app_platform nosuperuser',
  ],
]

describe('the guard of the tenant wall', () => {
  it('finds nothing wrong with what the migrations made', async () => {
    expect(await wallFindings(raw.client)).toEqual([])
  })

  it.each(planted)('finds %s', async (_, sql, finding, undo) => {
    await raw.client.query(sql)
    try {
      expect(await wallFindings(raw.client)).toContain(finding)
    } finally {
      await raw.client.query(undo)
    }
    expect(await wallFindings(raw.client)).toEqual([])
  })

  it('keeps the product from starting, and says what is wrong', async () => {
    await raw.client.query('create policy longgar on posts for select to app_user using (true)')
    await raw.close()
    const starting = startApp({ dataDir })
    await expect(starting).rejects.toThrow(WallDown)
    await expect(starting).rejects.toThrow(
      'a policy of app_user that does not name the tenant: posts.longgar',
    )
    raw = await openRawEmbedded(dataDir)
    await raw.client.query('drop policy longgar on posts')
    await raw.close()
    const app = await startApp({ dataDir })
    await app.close()
    raw = await openRawEmbedded(dataDir)
  })

  it('takes set_config and plpgsql away again after a restore gave them back', async () => {
    await raw.client.query('grant execute on function pg_catalog.set_config(text, text, boolean) to public')
    await raw.client.query('grant usage on language plpgsql to public')
    await raw.close()
    const app = await startApp({ dataDir })
    await app.close()
    raw = await openRawEmbedded(dataDir)
    const { rows } = await raw.client.query(
      `select has_function_privilege('app_user', 'pg_catalog.set_config(text,text,boolean)', 'execute') as sets,
        has_language_privilege('app_user', 'plpgsql', 'usage') as runs`,
    )
    expect(rows).toEqual([{ sets: false, runs: false }])
  })
})

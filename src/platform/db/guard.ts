import type { ClientBase } from 'pg'
import type { Log } from '../log.ts'

/**
 * Takes away what would let SQL smuggled into a query change the tenant: set_config and anonymous plpgsql blocks.
 * These are grants in the catalog, lost by dump and restore, so every start looks again. A managed PostgreSQL may
 * refuse: the wall then still stands on row security alone, and the log says so.
 */
export async function hardenCatalog(client: ClientBase, log: Log): Promise<void> {
  if (!(await isCatalogOpen(client))) return
  try {
    await client.query('begin')
    await client.query('revoke execute on function pg_catalog.set_config(text, text, boolean) from public')
    await client.query('revoke usage on language plpgsql from public')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    log.debug({ err: error }, 'revoking was refused')
  }
  // whoever does not own them gets a warning from PostgreSQL and no error
  if (await isCatalogOpen(client)) {
    log.warn('set_config and plpgsql stay open to app_user: a superuser has to revoke them from PUBLIC once')
  }
}

async function isCatalogOpen(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ open: boolean }>(
    `select has_function_privilege('app_user', 'pg_catalog.set_config(text,text,boolean)', 'execute')
         or has_language_privilege('app_user', 'plpgsql', 'usage') as open`,
  )
  return rows[0]?.open ?? true
}

/** A superuser's connection could step out of its role; app_user cannot reach it, but there is no need to offer it. */
export async function warnOfSuperuser(client: ClientBase, log: Log): Promise<void> {
  const { rows } = await client.query<{ name: string; isSuper: boolean }>(
    'select rolname as name, rolsuper as "isSuper" from pg_roles where rolname = session_user',
  )
  if (rows[0]?.isSuper)
    log.warn({ role: rows[0].name }, 'DATABASE_URL signs in as a superuser: give it a role of its own')
}

/** What transactions run as, and what single functions that look across tenants are run as; nobody can be the latter. */
const requestRoles = "'app_user', 'app_platform', 'app_accounts'"
const functionRoles =
  "'app_search', 'app_finder', 'app_reader', 'app_lookout', 'app_overseer', 'app_counter', 'app_cashier', 'app_paymaster', 'app_eraser'"

/**
 * Each query lists what is wrong; all must come back empty. Named after the lints of splinter where it has one. They are
 * asked at every start, so they read the catalog and not its views: those say who owns what for each row anew.
 */
const checks: readonly [name: string, sql: string][] = [
  [
    'the role of requests bypasses row security',
    `select rolname as what from pg_roles
      where rolname in (${requestRoles}, ${functionRoles}) and (rolsuper or rolbypassrls)`,
  ],
  [
    'a role of functions that requests can be',
    `select r.rolname as what from pg_roles r, pg_roles asking
      where r.rolname in (${functionRoles}) and asking.rolname in (${requestRoles})
        and pg_has_role(asking.rolname, r.oid, 'member')`,
  ],
  [
    'a SECURITY DEFINER function of app_user that does not name the tenant',
    `select p.proname as what from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'platform') and p.prosecdef and has_schema_privilege('app_user', n.oid, 'usage')
        and has_function_privilege('app_user', p.oid, 'execute')
        and coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) not like '%current_tenant()%'`,
  ],
  [
    'row security is not enabled and forced (0013, 0008)',
    `select t.relname as what from pg_class t join pg_namespace n on n.oid = t.relnamespace
      join pg_attribute a on a.attrelid = t.oid and a.attname = 'tenant_id' and not a.attisdropped
      where n.nspname = 'public' and t.relkind in ('r', 'p') and not (t.relrowsecurity and t.relforcerowsecurity)`,
  ],
  [
    'no tenant policy with USING and WITH CHECK',
    `select t.relname as what from pg_class t join pg_namespace n on n.oid = t.relnamespace
      join pg_attribute a on a.attrelid = t.oid and a.attname = 'tenant_id' and not a.attisdropped
      where n.nspname = 'public' and t.relkind in ('r', 'p') and t.oid not in (
        select p.polrelid from pg_policy p where p.polpermissive and p.polcmd = '*'
          and p.polroles = array['app_user'::regrole::oid]
          and pg_get_expr(p.polqual, p.polrelid) like '%app.tenant_id%'
          and pg_get_expr(p.polwithcheck, p.polrelid) like '%app.tenant_id%')`,
  ],
  [
    'a policy of app_user that does not name the tenant',
    `select t.relname || '.' || p.polname as what from pg_policy p
      join pg_class t on t.oid = p.polrelid join pg_namespace n on n.oid = t.relnamespace
      where n.nspname = 'public' and p.polroles && array['app_user'::regrole::oid, 0::oid]
        and pg_get_expr(coalesce(p.polqual, p.polwithcheck), p.polrelid) not like '%app.tenant_id%'`,
  ],
  [
    'a table of app_user without tenant_id',
    `select t.relname as what from pg_class t join pg_namespace n on n.oid = t.relnamespace
      where n.nspname in ('public', 'platform', 'accounts') and t.relkind in ('r', 'p', 'v', 'm', 'f')
        and has_table_privilege('app_user', t.oid, 'select, insert, update, delete, truncate, references, trigger')
        and not exists (select from pg_attribute a
          where a.attrelid = t.oid and a.attname = 'tenant_id' and not a.attisdropped)`,
  ],
  [
    "a view that runs with its owner's rights (0010)",
    `select c.relname as what from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'platform', 'accounts') and c.relkind in ('v', 'm')
        and not coalesce('security_invoker=true' = any (c.reloptions), false)`,
  ],
  [
    'a SECURITY DEFINER function without a fixed search_path (0011)',
    `select p.proname as what from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'platform', 'accounts') and p.prosecdef
        and not coalesce(exists (select from unnest(p.proconfig) c where c like 'search_path=%'), false)`,
  ],
  [
    'a key that does not begin with tenant_id',
    `select t.relname || '.' || c.conname as what from pg_constraint c
      join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
      join pg_attribute a on a.attrelid = t.oid and a.attname = 'tenant_id'
      where n.nspname = 'public' and c.contype in ('p', 'u', 'f') and c.conkey[1] <> a.attnum
    union all
    select t.relname || '.' || i.relname from pg_index x
      join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      join pg_namespace n on n.oid = t.relnamespace
      join pg_attribute a on a.attrelid = t.oid and a.attname = 'tenant_id'
      where n.nspname = 'public' and x.indisunique and x.indkey[0] <> a.attnum`,
  ],
]

export class WallDown extends Error {
  readonly findings: string[]
  constructor(findings: string[]) {
    super(
      `Refusing to start, the wall between tenants is down:\n${findings.map(line => `  ${line}`).join('\n')}`,
    )
    this.findings = findings
  }
}

/** What is wrong with the wall between tenants, a line each; empty when it stands. */
export async function wallFindings(client: ClientBase): Promise<string[]> {
  await client.query('begin')
  try {
    await client.query('set local role app_user')
    const findings: string[] = []
    for (const [name, sql] of checks) {
      const { rows } = await client.query<{ what: string }>(sql)
      for (const { what } of rows) findings.push(`${name}: ${what}`)
    }
    return findings
  } finally {
    await client.query('rollback')
  }
}

/** Throws WallDown unless row security, policies, keys and roles are as they must be. */
export async function assertWall(client: ClientBase): Promise<void> {
  const findings = await wallFindings(client)
  if (findings.length > 0) throw new WallDown(findings)
}

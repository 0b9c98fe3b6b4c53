import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { readJson } from '../../../shared/json.ts'

/** A tenant as the platform sees it: row, hosts, setting and further settings by key. */
export interface TenantRow {
  id: number
  slug: string
  name: string
  status: string
  timeZone: string
  hosts: { id: number; host: string; isPrimary: boolean }[]
  setting: {
    title: string
    tagline: string
    logo_dark: unknown
    logo_light: unknown
    favicon: unknown
    layout: string
    is_maintenance: boolean | null
    css: unknown
    meta: unknown
    version: number
  } | null
  values: Record<string, unknown>
}

const all = statement(
  'site.tenants',
  `select coalesce(json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'status', t.status,
      'timeZone', t.time_zone,
      'hosts', (select coalesce(json_agg(json_build_object('id', d.id, 'host', d.host, 'isPrimary', d.is_primary)), '[]')
        from platform.tenant_hosts d where d.tenant_id = t.id and d.state = 'active'),
      'setting', (select row_to_json(s) from site_settings s where s.tenant_id = t.id),
      'values', (select coalesce(json_object_agg(v.key, v.value), '{}') from site_setting_values v where v.tenant_id = t.id))
    ), '[]') as data
  from platform.known_tenants t where t.status <> 'deleted'`,
)

/** Every tenant with its hosts and settings: what the host map is made of. Runs as the platform. */
export async function listTenants(tx: Tx): Promise<TenantRow[]> {
  return readJson(await tx.json(all))
}

const redirect = statement(
  'site.redirect',
  'select to_path as "toPath" from redirects where from_path = :path',
)

/** Where an old address leads now. `path` without query, in lower case. */
export async function findRedirect(tx: Tx, path: string): Promise<string | undefined> {
  return (await tx.find(redirect, { path }))?.toPath
}

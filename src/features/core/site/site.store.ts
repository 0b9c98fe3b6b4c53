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

const one = statement(
  'site.tenant',
  `select json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'status', t.status, 'timeZone', t.time_zone,
      'hosts', (select coalesce(json_agg(json_build_object('id', d.id, 'host', d.host, 'isPrimary', d.is_primary)), '[]')
        from platform.tenant_hosts d where d.tenant_id = t.id and d.state = 'active'),
      'setting', (select row_to_json(s) from site_settings s where s.tenant_id = t.id),
      'values', (select coalesce(json_object_agg(v.key, v.value), '{}') from site_setting_values v where v.tenant_id = t.id)
    ) as data
  from platform.known_tenants t where t.status <> 'deleted' and t.id = :id`,
)

/** A tenant with its hosts and settings; null where there is none. Runs as the platform. */
export async function findTenant(tx: Tx, id: number): Promise<TenantRow | null> {
  return readJson(await tx.json(one, { id }))
}

/** What has to be known of every tenant, so that a Host header finds it. */
export interface KnownTenant {
  id: number
  slug: string
  /** false: nothing of it is served */
  isActive: boolean
  isMaintenance: boolean
  /** its own active domains with their ids: each is a client of the account service */
  domains: { id: number; host: string; isPrimary: boolean }[]
}

/** counts as maintenance when missing: specification section 2 */
const knownColumns = `json_build_object('id', t.id, 'slug', t.slug, 'isActive', t.status = 'active',
    'isMaintenance', coalesce(s.is_maintenance, true), 'domains', coalesce(d.domains, '[]'))`
const domainsColumn =
  "json_agg(json_build_object('id', h.id, 'host', h.host, 'isPrimary', h.is_primary) order by h.id) as domains"

const all = statement(
  'site.directory',
  `select coalesce(json_agg(${knownColumns} order by t.id), '[]') as data
  from platform.known_tenants t
    left join site_settings s on s.tenant_id = t.id
    left join (select h.tenant_id, ${domainsColumn} from platform.tenant_hosts h
      where h.state = 'active' group by h.tenant_id) d on d.tenant_id = t.id
  where t.status <> 'deleted'`,
)

/** Every tenant, in the order of their ids. Runs as the platform. */
export async function listKnown(tx: Tx): Promise<KnownTenant[]> {
  return readJson(await tx.json(all))
}

const some = statement(
  'site.directory.some',
  `select coalesce(json_agg(${knownColumns}), '[]') as data
  from platform.known_tenants t
    left join site_settings s on s.tenant_id = t.id
    left join lateral (select ${domainsColumn} from platform.tenant_hosts h
      where h.tenant_id = t.id and h.state = 'active') d on true
  where t.status <> 'deleted' and t.id = any (:ids::int[])`,
)

/** Those of them that there are. Runs as the platform. */
export async function findKnown(tx: Tx, ids: number[]): Promise<KnownTenant[]> {
  return readJson(await tx.json(some, { ids }))
}

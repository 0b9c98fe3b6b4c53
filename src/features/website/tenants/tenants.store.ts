import { likeText } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { TenantListQuery } from './tenants.contract.ts'
import type { TenantStatus } from './tenants.rules.ts'

export interface TenantRow {
  id: number
  slug: string
  name: string
  status: TenantStatus
  timeZone: string
  createdAt: Date
  changedAt: Date
  primaryHost: string | null
}

const columns = `t.id, t.slug, t.name, t.status, t.time_zone as "timeZone", t.created_at as "createdAt",
  t.status_changed_at as "changedAt",
  (select d.host from platform.tenant_domains d where d.tenant_id = t.id and d.is_primary) as "primaryHost"`

type Filter = readonly [string | null, string | null]

const matching = `($1::text is null or t.name ilike '%' || $1 || '%' or t.slug ilike '%' || $1 || '%')
  and ($2::text is null or t.status = $2)`

const counted = statement<Filter>(
  'tenants.count',
  `select count(*)::integer as total from platform.tenants t where ${matching}`,
)

const listed = statement<readonly [...Filter, number, number]>(
  'tenants.list',
  `select ${columns} from platform.tenants t where ${matching} order by lower(t.name), t.id limit $3 offset $4`,
)

export async function listTenants(
  tx: Tx,
  query: TenantListQuery,
): Promise<{ rows: TenantRow[]; total: number }> {
  const filter: Filter = [query.search ? likeText(query.search) : null, query.status || null]
  const total = (await tx.find<{ total: number }, Filter>(counted, filter))?.total ?? 0
  const page = [query.pageSize, (query.page - 1) * query.pageSize] as const
  return {
    total,
    rows: await tx.rows<TenantRow, readonly [...Filter, number, number]>(listed, [...filter, ...page]),
  }
}

const found = statement<readonly [number]>(
  'tenants.find',
  `select ${columns} from platform.tenants t where t.id = $1`,
)

export const findTenant = (tx: Tx, id: number) => tx.find<TenantRow, readonly [number]>(found, [id])

const bySlug = statement<readonly [string]>(
  'tenants.bySlug',
  'select id from platform.tenants where slug = $1',
)

export const findTenantId = async (tx: Tx, slug: string) =>
  (await tx.find<{ id: number }, readonly [string]>(bySlug, [slug]))?.id

type New = readonly [slug: string, name: string, timeZone: string, now: Date]

const added = statement<New>(
  'tenants.add',
  `insert into platform.tenants (slug, name, time_zone, status, created_at, status_changed_at)
    values ($1, $2, $3, 'provisioning', $4, $4) on conflict (slug) do nothing returning id`,
)

/** undefined: the slug is taken. */
export async function insertTenant(tx: Tx, values: New): Promise<number | undefined> {
  return (await tx.find<{ id: number }, New>(added, values))?.id
}

export async function deleteTenant(tx: Tx, id: number): Promise<void> {
  await tx.db.deleteFrom('platform.tenants').where('id', '=', id).execute()
}

/** false: it stood elsewhere by now. */
export async function moveStatus(
  tx: Tx,
  id: number,
  { from, to, now }: { from: TenantStatus; to: TenantStatus; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('platform.tenants')
    .set({ status: to, status_changed_at: now })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function releaseDomains(tx: Tx, id: number): Promise<void> {
  await tx.db.deleteFrom('platform.tenant_domains').where('tenant_id', '=', id).execute()
}

/** Those whose data is to go; runs as the platform. */
export async function listErasable(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('platform.tenants')
    .select('slug')
    .where('status', '=', 'deleted')
    .where('status_changed_at', '<', before)
    .execute()
  return rows.map(row => row.slug)
}

/** With everything that points at them; runs as the platform. */
export async function eraseTenants(tx: Tx, slugs: readonly string[]): Promise<void> {
  await tx.db
    .deleteFrom('platform.tenants')
    .where('status', '=', 'deleted')
    .where('slug', 'in', [...slugs])
    .execute()
}

/** What a new tenant begins with, in its own wall. */
export async function insertSettings(tx: Tx, name: string): Promise<void> {
  await tx.db.insertInto('site_settings').values({ title: name, is_maintenance: false }).execute()
}

export async function endAllSessions(tx: Tx, now: Date): Promise<void> {
  await tx.db.updateTable('member_sessions').set({ ended_at: now }).where('ended_at', 'is', null).execute()
}

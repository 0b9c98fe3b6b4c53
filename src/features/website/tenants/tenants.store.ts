import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type ParametersOf, type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { TenantListQuery } from './tenants.contract.ts'
import type { TenantStatus } from './tenants.rules.ts'

export type TenantRow = RowOf<'tenants.list'>

const columns = `t.id, t.slug, t.name, t.status, t.time_zone as "timeZone", t.created_at as "createdAt",
  t.status_changed_at as "changedAt",
  (select d.host from platform.tenant_hosts d where d.tenant_id = t.id and d.is_primary) as "primaryHost"`

const matching = `(:search?::text is null or t.name ilike '%' || :search || '%' or t.slug ilike '%' || :search || '%')
  and (:status?::text is null or t.status = :status)`

const counted = statement(
  'tenants.count',
  `select count(*)::integer as "total!" from platform.tenants t where ${matching}`,
)

const listed = statement(
  'tenants.list',
  `select ${columns} from platform.tenants t where ${matching} order by lower(t.name), t.id limit :limit offset :offset`,
)

export async function listTenants(
  tx: Tx,
  query: TenantListQuery,
): Promise<{ rows: TenantRow[]; total: number }> {
  const filter = { search: query.search ? likeText(query.search) : null, status: query.status || null }
  const total = (await tx.find(counted, filter))?.total ?? 0
  return { total, rows: await tx.rows(listed, { ...filter, ...pageValues(query) }) }
}

const found = statement('tenants.find', `select ${columns} from platform.tenants t where t.id = :id`)

export const findTenant = (tx: Tx, id: number) => tx.find(found, { id })

const bySlug = statement('tenants.bySlug', 'select id from platform.tenants where slug = :slug')

export const findTenantId = async (tx: Tx, slug: string) => (await tx.find(bySlug, { slug }))?.id

const added = statement(
  'tenants.add',
  `insert into platform.tenants (slug, name, time_zone, status, created_at, status_changed_at)
    values (:slug, :name, :timeZone, 'provisioning', :now, :now) on conflict (slug) do nothing returning id`,
)

/** undefined: the slug is taken. */
export async function insertTenant(tx: Tx, values: ParametersOf<'tenants.add'>): Promise<number | undefined> {
  return (await tx.find(added, values))?.id
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

/** Those whose data is to go; runs as the platform. */
export function listErasable(tx: Tx, before: Date): Promise<{ id: number; slug: string }[]> {
  return tx.db
    .selectFrom('platform.tenants')
    .select(['id', 'slug'])
    .where('status', '=', 'deleted')
    .where('status_changed_at', '<', before)
    .execute()
}

const emptied = statement('tenants.emptyBooks', 'select platform.empty_books()')
/** The books stay, and name nobody any more. In the tenant's own transaction. */
export async function emptyBooks(tx: Tx): Promise<void> {
  await tx.rows(emptied)
}

/** With everything that points at them; runs as the platform. */
export async function eraseTenants(tx: Tx, slugs: readonly string[]): Promise<void> {
  await tx.db
    .deleteFrom('platform.tenants')
    .where('status', '=', 'deleted')
    .where('slug', 'in', [...slugs])
    .execute()
}

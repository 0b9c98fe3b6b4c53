import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { DomainState } from './domains.rules.ts'

export type DomainRow = RowOf<'domains.list'>

const columns = `d.id, d.host, d.state, d.is_primary as "isPrimary", d.verify_token as "verifyToken",
  d.verified_at as "verifiedAt", d.checked_at as "checkedAt", d.last_error as "lastError"`

const listed = statement(
  'domains.list',
  `select ${columns} from platform.tenant_domains d where d.tenant_id = current_tenant()
    order by d.is_primary desc, d.host`,
)

export const listDomains = (tx: Tx) => tx.rows(listed)

const found = statement(
  'domains.find',
  `select ${columns} from platform.tenant_domains d where d.tenant_id = current_tenant() and d.id = :id for update`,
)

export const lockDomain = (tx: Tx, id: number) => tx.find(found, { id })

/** Whoever writes a name down; it belongs to the tenant that shows first that it is theirs (`tenant_domains_proven`). */
const added = statement(
  'domains.add',
  `insert into platform.tenant_domains as d (host) values (:host) returning ${columns}`,
)

export async function insertDomain(tx: Tx, host: string): Promise<DomainRow> {
  const row = await tx.find(added, { host })
  if (!row) throw new Error('A domain that was added is not there')
  return row
}

interface Checked {
  state: DomainState
  now: Date
  error: string | null
}

const checked = statement(
  'domains.checked',
  `update platform.tenant_domains set state = :state, checked_at = :now, last_error = :error?,
      verified_at = case when :state in ('verified', 'active') then coalesce(verified_at, :now) else verified_at end,
      is_primary = is_primary and :state = 'active'
    where tenant_id = current_tenant() and id = :id`,
)

export async function saveCheck(tx: Tx, id: number, { state, now, error }: Checked): Promise<void> {
  await tx.rows(checked, { id, state, now, error })
}

export async function clearPrimary(tx: Tx): Promise<void> {
  await tx.db
    .updateTable('platform.tenant_domains')
    .set({ is_primary: false })
    .where('is_primary', '=', true)
    .execute()
}

export async function makePrimary(tx: Tx, id: number): Promise<void> {
  await clearPrimary(tx)
  await tx.db.updateTable('platform.tenant_domains').set({ is_primary: true }).where('id', '=', id).execute()
}

export async function deleteDomain(tx: Tx, id: number): Promise<void> {
  await tx.db.deleteFrom('platform.tenant_domains').where('id', '=', id).execute()
}

const due = statement(
  'domains.due',
  `select d.id, d.tenant_id as "tenantId", t.slug from platform.tenant_domains d
    join platform.known_tenants t on t.id = d.tenant_id
    where t.status = 'active' and (d.checked_at < :before or (d.checked_at is null and d.created_at < :before))
    order by d.checked_at nulls first limit 200`,
)

/** Those not looked at since `before`, in all tenants. Runs as the platform. */
export const listDue = (tx: Tx, before: Date) => tx.rows(due, { before })

const active = statement(
  'domains.hasActive',
  `select exists (select from platform.tenant_domains where state = 'active') as "isThere!"`,
)

export async function hasActive(tx: Tx): Promise<boolean> {
  return (await tx.find(active))?.isThere ?? false
}

/** All of a tenant that is gone. Runs as the platform. */
export async function releaseDomains(tx: Tx, tenantId: number): Promise<void> {
  await tx.db.deleteFrom('platform.tenant_domains').where('tenant_id', '=', tenantId).execute()
}

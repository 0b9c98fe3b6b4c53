import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { DomainState } from './domains.rules.ts'

export interface DomainRow {
  id: number
  host: string
  state: DomainState
  isPrimary: boolean
  verifyToken: string
  verifiedAt: Date | null
  checkedAt: Date | null
  lastError: string | null
}

const columns = `d.id, d.host, d.state, d.is_primary as "isPrimary", d.verify_token as "verifyToken",
  d.verified_at as "verifiedAt", d.checked_at as "checkedAt", d.last_error as "lastError"`

const listed = statement<readonly []>(
  'domains.list',
  `select ${columns} from platform.tenant_domains d where d.tenant_id = current_tenant()
    order by d.is_primary desc, d.host`,
)

export const listDomains = (tx: Tx) => tx.rows<DomainRow, readonly []>(listed, [])

const found = statement<readonly [number]>(
  'domains.find',
  `select ${columns} from platform.tenant_domains d where d.tenant_id = current_tenant() and d.id = $1 for update`,
)

export const lockDomain = (tx: Tx, id: number) => tx.find<DomainRow, readonly [number]>(found, [id])

/** A name belongs to one tenant; undefined when it is taken, by whomever. */
const added = statement<readonly [string]>(
  'domains.add',
  `insert into platform.tenant_domains as d (host) values ($1) on conflict (host) do nothing returning ${columns}`,
)

export const insertDomain = (tx: Tx, host: string) => tx.find<DomainRow, readonly [string]>(added, [host])

interface Checked {
  state: DomainState
  now: Date
  error: string | null
}

const checked = statement<readonly [number, string, Date, string | null]>(
  'domains.checked',
  `update platform.tenant_domains set state = $2, checked_at = $3, last_error = $4,
      verified_at = case when $2 in ('verified', 'active') then coalesce(verified_at, $3) else verified_at end,
      is_primary = is_primary and $2 = 'active'
    where tenant_id = current_tenant() and id = $1`,
)

export async function saveCheck(tx: Tx, id: number, { state, now, error }: Checked): Promise<void> {
  await tx.rows(checked, [id, state, now, error])
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

const due = statement<readonly [Date]>(
  'domains.due',
  `select d.id, d.tenant_id as "tenantId" from platform.tenant_domains d
    join platform.tenants t on t.id = d.tenant_id
    where t.status = 'active' and (d.checked_at < $1 or (d.checked_at is null and d.created_at < $1))
    order by d.checked_at nulls first limit 200`,
)

/** Those not looked at since `before`, in all tenants. Runs as the platform. */
export const listDue = (tx: Tx, before: Date) =>
  tx.rows<{ id: number; tenantId: number }, readonly [Date]>(due, [before])

const leading = statement<readonly [string]>(
  'domains.leading',
  `select exists (select from platform.tenant_domains d join platform.tenants t on t.id = d.tenant_id
    where d.host = $1 and d.state = 'active' and t.status = 'active') as "isHere"`,
)

/** Whether an open site stands at this host. Runs as the platform. */
export async function isServed(tx: Tx, host: string): Promise<boolean> {
  return (await tx.find<{ isHere: boolean }, readonly [string]>(leading, [host]))?.isHere ?? false
}

const below = statement<readonly [string]>(
  'domains.below',
  `select exists (select from platform.tenants t where t.slug = $1 and t.status = 'active') as "isHere"`,
)

export async function isTenantSlug(tx: Tx, slug: string): Promise<boolean> {
  return (await tx.find<{ isHere: boolean }, readonly [string]>(below, [slug]))?.isHere ?? false
}

const active = statement<readonly []>(
  'domains.hasActive',
  `select exists (select from platform.tenant_domains where state = 'active') as "isThere"`,
)

export async function hasActive(tx: Tx): Promise<boolean> {
  return (await tx.find<{ isThere: boolean }, readonly []>(active, []))?.isThere ?? false
}

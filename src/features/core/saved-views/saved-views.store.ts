import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { KeptView } from '../../../shared/office-list.ts'
import type { ChangedView, NewView } from './saved-views.contract.ts'

const visible = statement(
  'saved_views.visible',
  `select v.id, v.name, v.query, v.is_shared as "isShared", v.membership_id = :membershipId as "isOwn!" from saved_views v
    where v.list = :list and (v.membership_id = :membershipId or v.is_shared)
    order by v.membership_id <> :membershipId, lower(v.name), v.id`,
)

/** One's own views of a list, then those that others share. */
export const listViews = (tx: Tx, list: string, membershipId: number) =>
  tx.rows(visible, { list, membershipId })

const lock = statement(
  'saved_views.lock',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'saved views', current_tenant(), :membershipId::integer), 0))`,
)

/** Held until the transaction ends: what one person keeps is counted and kept one after the other. */
export async function lockOwn(tx: Tx, membershipId: number): Promise<void> {
  await tx.rows(lock, { membershipId })
}

const counted = statement(
  'saved_views.count',
  'select count(*)::integer as "total!" from saved_views where list = :list and membership_id = :membershipId',
)

export async function countOwn(tx: Tx, list: string, membershipId: number): Promise<number> {
  return (await tx.find(counted, { list, membershipId }))?.total ?? 0
}

/** undefined: this person has a view of this name already */
export async function insertView(
  tx: Tx,
  { list, name, query, isShared }: NewView,
  membershipId: number,
): Promise<KeptView | undefined> {
  const row = await tx.db
    .insertInto('saved_views')
    .values({ list, name, query, is_shared: isShared, membership_id: membershipId })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row && { id: row.id, name, query, isShared, isOwn: true }
}

const owned = statement(
  'saved_views.byId',
  `select v.id, v.list, v.name, v.query, v.is_shared as "isShared", v.membership_id as "membershipId"
    from saved_views v where v.id = :id for update`,
)

export type ViewRow = RowOf<'saved_views.byId'>

/** Held until the transaction ends. */
export const lockView = (tx: Tx, id: number) => tx.find(owned, { id })

const named = statement(
  'saved_views.named',
  'select id from saved_views where membership_id = :membershipId and list = :list and lower(name) = lower(:name) and id <> :id',
)

/** Another view of this list that its keeper calls so. */
export async function isTaken(tx: Tx, { membershipId, list, id }: ViewRow, name: string): Promise<boolean> {
  return (await tx.find(named, { membershipId, list, name, id })) !== undefined
}

export async function changeView(tx: Tx, id: number, { name, isShared, query }: ChangedView): Promise<void> {
  await tx.db
    .updateTable('saved_views')
    .set({ name, is_shared: isShared, ...(query === undefined ? {} : { query }) })
    .where('id', '=', id)
    .execute()
}

export async function removeView(tx: Tx, id: number): Promise<void> {
  await tx.db.deleteFrom('saved_views').where('id', '=', id).execute()
}

export async function removeViewsOf(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('saved_views').where('membership_id', '=', membershipId).execute()
}

const held = statement(
  'saved_views.held',
  `select coalesce(json_agg(json_build_object('list', v.list, 'name', v.name, 'query', v.query,
      'isShared', v.is_shared, 'createdAt', v.created_at) order by v.id), '[]') as held
    from saved_views v where v.membership_id = :membershipId`,
)

export const personalDataOf = (tx: Tx, membershipId: number) => tx.json(held, { membershipId })

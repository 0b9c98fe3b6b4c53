import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const begin = statement(
  'entries.begin',
  `insert into entries (kind, title, owner_id, touched_at) values (:kind, :title, :owner?, :at) returning id`,
)

interface NewEntry {
  kind: string
  title: string
  /** membership */
  owner: number | null
  at: Date
}

/** A thing nobody but its writers knows of yet. */
export async function beginEntry(tx: Tx, { kind, title, owner, at }: NewEntry): Promise<number> {
  const row = await tx.find(begin, { kind, title, owner, at })
  return row?.id ?? 0
}

const columns = `e.id, e.own_id as "ownId", e.slug, e.title, e.cover, e.status, e.owner_id as "ownerId",
    e.touched_at as "touchedAt", e.trashed_at as "trashedAt", e.trashed_from as "trashedFrom",
    e.trashed_slug as "trashedSlug"
  from entries e where e.kind = :kind and e.id = :id`

const one = statement('entries.entry', `select ${columns}`)

const locked = statement('entries.locked', `select ${columns} for update`)

export type EntryRow = RowOf<'entries.entry'>

/** `isWriting` holds it until the transaction ends. */
export const findEntry = (
  tx: Tx,
  kind: string,
  id: number,
  isWriting = false,
): Promise<EntryRow | undefined> => (isWriting ? tx.find(locked, { kind, id }) : tx.find(one, { kind, id }))

const byOwn = statement(
  'entries.byOwn',
  'select e.id as "id!" from entries e where e.kind = :kind and e.own_id = :ownId and e.trashed_at is null',
)

/** The entry of a row of its kind's own table, unless it lies in the bin. */
export async function findIdByOwn(tx: Tx, kind: string, ownId: number): Promise<number | undefined> {
  return (await tx.find(byOwn, { kind, ownId }))?.id
}

const touch = statement(
  'entries.touch',
  `update entries set touched_at = :at, title = case when own_id is null then :title else title end,
    cover = case when own_id is null then :cover?::jsonb else cover end where kind = :kind and id = :id`,
)

interface Touched {
  title: string
  /** as its draft has it */
  cover: unknown
  at: Date
}

/** Somebody has saved its draft: until it is published first, lists show what the draft says. */
export async function touchEntry(tx: Tx, kind: string, id: number, touched: Touched): Promise<void> {
  const { title, cover, at } = touched
  await tx.rows(touch, { kind, id, title, at, cover: cover == null ? null : JSON.stringify(cover) })
}

const twin = statement(
  'entries.twin',
  'delete from entries where kind = :kind and own_id = :ownId and id <> :id',
)

const claim = statement(
  'entries.claim',
  'update entries set own_id = :ownId, touched_at = :at where kind = :kind and id = :id',
)

const refresh = statement(
  'entries.refresh',
  `update entries e set slug = t.slug, title = t.title, note = t.note, cover = t.cover, status = t.status,
      occurs_at = t.occurs_at
    from entries t where t.tenant_id = e.tenant_id and t.kind = :kind and t.own_id = :ownId and e.kind = :kind and e.id = :id`,
)

/** It has a row in its kind's own table now: the entry that the row brought along becomes this one. */
export async function claimOwn(tx: Tx, kind: string, id: number, ownId: number, at: Date): Promise<void> {
  await tx.rows(refresh, { kind, id, ownId })
  await tx.rows(twin, { kind, id, ownId })
  await tx.rows(claim, { kind, id, ownId, at })
}

export const status = statement(
  'entries.setStatus',
  'update entries set status = :status, touched_at = :at where kind = :kind and id = :id',
)

/** Of one that has no row of its own yet; the others' follows their row. */
export async function setStatus(
  tx: Tx,
  kind: string,
  id: number,
  to: 'draft' | 'archived',
  at: Date,
): Promise<void> {
  await tx.rows(status, { kind, id, status: to, at })
}

export const trash = statement(
  'entries.trash',
  `update entries set trashed_at = :at, trashed_from = :from, trashed_slug = :slug,
    touched_at = :at where kind = :kind and id = :id`,
)

const untrash = statement(
  'entries.untrash',
  `update entries set trashed_at = null, trashed_from = null, trashed_slug = null, touched_at = :at
    where kind = :kind and id = :id`,
)

export async function putInBin(
  tx: Tx,
  kind: string,
  id: number,
  { from, slug, at }: { from: EntryRow['status']; slug: string; at: Date },
): Promise<void> {
  await tx.rows(trash, { kind, id, from, slug, at })
}

export async function takeFromBin(tx: Tx, kind: string, id: number, at: Date): Promise<void> {
  await tx.rows(untrash, { kind, id, at })
}

const living = statement(
  'entries.living',
  `select id, own_id as "ownId", slug, status from entries where kind = :kind and trashed_at is null order by slug, id`,
)

/** Everything of a kind that lies in no bin. */
export const listLiving = (tx: Tx, kind: string) => tx.rows(living, { kind })

const published = statement(
  'entries.hasPublished',
  'select exists (select from entries where kind = :kind and status = \'published\' and trashed_at is null) as "isThere!"',
)

/** Whether visitors see anything of a kind. */
export const hasPublishedEntry = async (tx: Tx, kind: string): Promise<boolean> =>
  (await tx.find(published, { kind }))?.isThere ?? false

const binned = statement(
  'entries.binned',
  'select id, own_id as "ownId" from entries where kind = :kind and trashed_at < :before order by id limit 500',
)

const dueBins = statement(
  'entries.dueBins',
  'select distinct tenant_id as "tenantId" from entries where trashed_at < :before order by tenant_id',
)

/** Tenants in whose bins something has lain since before then. Runs as the platform. */
export const listDueBins = (tx: Tx, before: Date) => tx.rows(dueBins, { before })

const gone = statement('entries.gone', 'delete from entries where kind = :kind and id = any (:ids::int[])')

/** What has lain in the bin since before then. */
export const listBinned = (tx: Tx, kind: string, before: Date) => tx.rows(binned, { kind, before })

export async function deleteEntries(tx: Tx, kind: string, ids: readonly number[]): Promise<void> {
  await tx.rows(gone, { kind, ids: [...ids] })
}

const handOver = statement(
  'entries.handOver',
  'update entries set owner_id = :to? where kind = :kind and id = :id',
)

/** Whose it is from now on; null: nobody's, as what was brought along. */
export async function setOwner(tx: Tx, kind: string, id: number, to: number | null): Promise<void> {
  await tx.rows(handOver, { kind, id, to })
}

export const own = statement(
  'entries.own',
  'select kind, title, status, touched_at as "touchedAt" from entries where owner_id = :membershipId order by id',
)

const forget = statement(
  'entries.forgetOwner',
  'update entries set owner_id = null where owner_id = :membershipId',
)

export const listOwned = (tx: Tx, membershipId: number) => tx.rows(own, { membershipId })

export async function forgetOwner(tx: Tx, membershipId: number): Promise<void> {
  await tx.rows(forget, { membershipId })
}

const onSite = statement(
  'entries.onSite',
  `select id, kind, own_id as "ownId!", slug, title, owner_id as "ownerId" from entries
    where trashed_at is null and status = 'published' and own_id is not null
      and (slug = any (:slugs::text[]) or own_id = any (:ids::int[])) order by kind, id limit 500`,
)

/** What visitors see under these names, of every kind. */
export const listOnSite = (tx: Tx, slugs: readonly string[], ids: readonly number[]) =>
  tx.rows(onSite, { slugs: [...slugs], ids: [...ids] })

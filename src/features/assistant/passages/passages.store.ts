import { type RowOf, type Statement, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { PassagePart } from '../../../platform/passage-part.ts'
import type { SearchPart } from '../../../platform/search-part.ts'

/** A part as passages are made of it. */
export interface Source extends Omit<PassagePart, 'insteadOf'> {
  changed: Statement<`passages.changed.${string}`>
  standing: Statement<`passages.standing.${string}`>
}

/** What the search finds, as passages are made of it: everybody may read it. */
const ofSearch = ({ name, tags, select }: SearchPart): PassagePart => ({
  name,
  tags,
  select: `select s.kind, s.ref, s.path, s.title, s.summary, s.words, s.html, null::text[] as audience,
    null::jsonb as facts, s.visible_from, s.visible_until from (${select}) s`,
})

const readAtOnce = 25

/** a number that changes when passages are cut in another way */
const cut = '7'

export function sourceOf(part: PassagePart): Source {
  const { name, tags, select } = part
  return {
    name,
    tags,
    select,
    changed: statement(
      `passages.changed.${name}`,
      `with found as materialized (select s.*, md5('${cut}' || s::text) as stamp from (${select}) s),
      gone as (
        delete from passage_sources d where d.part = :part
          and not exists (select from found f where f.kind = d.kind and f.ref = d.ref) returning 1)
      select concat(f.kind) as "kind!", f.ref || '' as "ref!", concat(f.path) as "path!", concat(f.title) as "title!", coalesce(f.summary, '') as "summary!",
        coalesce(f.words, '') as "words!", coalesce(f.html, '') as "html!", nullif(f.audience, '{}') as audience,
        nullif(f.facts, 'null') as facts, f.visible_from::text as "visibleFrom!", f.visible_until::text as "visibleUntil", f.stamp as "stamp!",
        (select count(*) from gone)::int as "gone!"
      from found f
      where not exists (select from passage_sources d where d.kind = f.kind and d.ref = f.ref and d.stamp = f.stamp)
      order by f.kind, f.ref limit ${readAtOnce}`,
    ),
    standing: statement(
      `passages.standing.${name}`,
      `select concat(s.kind) as "kind!", s.ref || '' as "ref!", nullif(s.audience, '{}') as audience from (${select}) s where s.ref = any (:refs::text[])
        and s.visible_from <= :now::timestamptz and (s.visible_until is null or s.visible_until > :now::timestamptz)`,
    ),
  }
}

/** All that passages are made of: what rooms offer for it, and what the search finds where no room says it better. */
export function sourcesOf(offered: readonly PassagePart[], found: readonly SearchPart[]): Source[] {
  const better = new Set(offered.map(({ insteadOf }) => insteadOf))
  return [...offered, ...found.filter(({ name }) => !better.has(name)).map(ofSearch)].map(sourceOf)
}

export type ChangedRow = RowOf<`passages.changed.${string}`>

export const listChanged = (tx: Tx, source: Source): Promise<ChangedRow[]> =>
  tx.rows(source.changed, { part: source.name })

export const isFullBatch = (rows: readonly unknown[]) => rows.length === readAtOnce

export const listStanding = (tx: Tx, source: Source, refs: readonly string[], now: Date) =>
  tx.rows(source.standing, { refs, now })

const noteSource = statement(
  'passages.source',
  `insert into passage_sources (kind, ref, part, stamp) values (:kind, :ref, :part, :stamp)
  on conflict (tenant_id, kind, ref) do update set part = excluded.part, stamp = excluded.stamp`,
)
const forget = statement('passages.forget', 'delete from passages where kind = :kind and ref = :ref')
const write = statement(
  'passages.write',
  `insert into passages (kind, ref, position, path, anchor, title, heading, words, body, audience, visible_from, visible_until)
  select :kind, :ref, (p.number - 1)::int, :path, nullif(p.anchor, ''), :title, p.heading, p.words, p.body, :audience?::text[],
    :visibleFrom::text::timestamptz, :visibleUntil?::text::timestamptz
  from unnest(:anchors::text[], :headings::text[], :words::text[], :bodies::text[]) with ordinality
    p (anchor, heading, words, body, number)`,
)

export interface WrittenPassage
  extends Pick<ChangedRow, 'kind' | 'ref' | 'path' | 'title' | 'audience' | 'stamp'> {
  part: string
  visibleFrom: string
  visibleUntil: string | null
  anchors: string[]
  headings: string[]
  words: string[]
  bodies: string[]
}

export async function writePassages(tx: Tx, { part, stamp, ...given }: WrittenPassage): Promise<void> {
  const { kind, ref } = given
  await tx.rows(noteSource, { kind, ref, part, stamp })
  await tx.rows(forget, { kind, ref })
  await tx.rows(write, given)
}

const due = statement(
  'passages.due',
  `select t.id from platform.known_tenants t
  where t.status <> 'deleted' and (exists (select from passage_stale s where s.tenant_id = t.id)
    or not exists (select from passage_state s where s.tenant_id = t.id))
  order by t.id limit :most`,
)
/** Tenants where something was published since, or whose passages were never made. Runs as the platform. */
export const listDue = async (tx: Tx, most: number): Promise<number[]> =>
  (await tx.rows(due, { most })).map(({ id }) => id)

const state = statement(
  'passages.state',
  'select (select refreshed_at from passage_state) as "refreshedAt", (select total from passage_state) as total',
)
export const findState = async (tx: Tx) => (await tx.find(state)) ?? { refreshedAt: null, total: null }

const stale = statement('passages.stale', 'select id, tag from passage_stale order by id')
export const listStale = (tx: Tx) => tx.rows(stale)

const settle = statement('passages.settle', 'delete from passage_stale where id = any (:ids::int[])')
/** Only what was read before the rooms were: what is purged meanwhile stays for the next time. */
export async function settleStale(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.rows(settle, { ids })
}

/** one process at a time for each tenant; the others answer out of what is there */
const lock = statement('passages.lock', 'select pg_try_advisory_xact_lock(:purpose, :tenantId) as "taken!"')
export async function tryLock(tx: Tx, tenantId: number): Promise<boolean> {
  const row = await tx.find(lock, { purpose: 71_942_619, tenantId })
  return row?.taken ?? false
}

const remember = statement(
  'passages.remember',
  `insert into passage_state (refreshed_at, total) select :now, count(*)::int from passages
  on conflict (tenant_id) do update set refreshed_at = excluded.refreshed_at, total = excluded.total`,
)
export async function rememberRefresh(tx: Tx, now: Date): Promise<void> {
  await tx.rows(remember, { now })
}

const forgetWords = statement('passages.words.forget', 'delete from passage_words')
const collectWords = statement(
  'passages.words.collect',
  `insert into passage_words (word, documents)
  select word, count(*)::int from passages p
    cross join unnest(tsvector_to_array(to_tsvector('simple', p.title || ' ' || p.heading || ' ' || p.words || ' ' || p.body)))
      as word
  where word ~ '^[[:alpha:]]{4,30}$'
  group by word`,
)
export async function rebuildWords(tx: Tx): Promise<void> {
  await tx.rows(forgetWords)
  await tx.rows(collectWords)
}

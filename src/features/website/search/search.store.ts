import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { type Statement, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { SearchPart } from '../../../platform/search-part.ts'
import { readJson } from '../../../shared/json.ts'

/** Stands in a body between its prose and its code: the code is searched, and never excerpted. */
const codeMark = 'chr(1)'

/** the first quantifier says how greedy all of it is: each block ends at its own end */
const codeBlock = `'<pre.*?</pre>'`

/** `html` as a body keeps it: the words of its prose, and behind the mark those of its code, where it has any. */
const bodyOf = (html: string) => `left(concat_ws(${codeMark},
  plain_text(regexp_replace(${html}, ${codeBlock}, ' ', 'gi')),
  (select plain_text(string_agg(block[1], ' ')) from regexp_matches(${html}, ${codeBlock}, 'gi') block)), 100000)`

/** a statement has its time: a site of many thousand pages is taken over in several */
const writtenAtOnce = 5000

/**
 * Brings the rows of one part up to date; a row whose stamp is the same is left alone. A stamp tells of what a room says
 * and, by its number, of what is made of it here.
 */
export type Refresh = Statement<`search.refresh.${string}`>

export function refreshOf(part: SearchPart): Refresh {
  return statement(
    `search.refresh.${part.name}`,
    `with found as materialized (select s.*, md5('2' || s::text) as stamp from (${part.select}) s),
    gone as (
      delete from search_documents d where d.kind = any (:kinds::text[])
        and not exists (select from found f where f.kind = d.kind and f.ref = d.ref) returning 1),
    -- apart from the limit below, with which the planner would look each of them up by itself
    differing as materialized (
      select f.* from found f
      where not exists (select from search_documents d where d.kind = f.kind and d.ref = f.ref and d.stamp = f.stamp)),
    written as (
      insert into search_documents
        (kind, ref, path, title, summary, words, body, picture, published_at, visible_from, visible_until, stamp)
      select f.kind, f.ref, f.path, f.title, plain_text(f.summary), coalesce(f.words, ''),
        ${bodyOf('f.html')}, f.picture, f.published_at, f.visible_from, f.visible_until, f.stamp
      from differing f limit ${writtenAtOnce}
      on conflict (tenant_id, kind, ref) do update set path = excluded.path, title = excluded.title,
        summary = excluded.summary, words = excluded.words, body = excluded.body, picture = excluded.picture,
        published_at = excluded.published_at, visible_from = excluded.visible_from,
        visible_until = excluded.visible_until, stamp = excluded.stamp
      returning 1)
    select ((select count(*) from gone) + (select count(*) from written))::int as changed`,
  )
}

/** How many rows came, went or changed. */
export async function refreshPart(tx: Tx, refresh: Refresh, kinds: readonly string[]): Promise<number> {
  let changed = 0
  for (;;) {
    const row = await tx.find(refresh, { kinds })
    changed += row?.changed ?? 0
    if ((row?.changed ?? 0) < writtenAtOnce) return changed
  }
}

const state = statement(
  'search.state',
  `select (select refreshed_at from search_state) as "refreshedAt", exists (select from search_stale) as "isStale!"`,
)

export async function findState(tx: Tx): Promise<{ refreshedAt: Date | null; isStale: boolean }> {
  return (await tx.find(state)) ?? { refreshedAt: null, isStale: true }
}

const due = statement(
  'search.due',
  `select t.id from platform.known_tenants t
  where t.status <> 'deleted' and (exists (select from search_stale s where s.tenant_id = t.id)
    or not exists (select from search_state s where s.tenant_id = t.id))
  order by t.id limit :most`,
)

/** Tenants where something was published since, or whose index was never filled. Runs as the platform. */
export async function listDue(tx: Tx, most: number): Promise<number[]> {
  return (await tx.rows(due, { most })).map(({ id }) => id)
}

/** one process at a time for each tenant; the others search what is there */
const lock = statement('search.lock', 'select pg_try_advisory_xact_lock(:purpose, :tenantId) as "taken!"')

export async function tryLock(tx: Tx, tenantId: number): Promise<boolean> {
  const row = await tx.find(lock, { purpose: 71_942_612, tenantId })
  return row?.taken ?? false
}

/** taken before the rooms are read: what is purged meanwhile stays for the next time */
const takeStale = statement('search.stale', 'delete from search_stale returning tag')

export async function takeStaleTags(tx: Tx): Promise<string[]> {
  const rows = await tx.rows(takeStale)
  return rows.map(({ tag }) => tag)
}

const remember = statement(
  'search.refreshed',
  `insert into search_state (refreshed_at) values (:now)
  on conflict (tenant_id) do update set refreshed_at = excluded.refreshed_at`,
)

export async function rememberRefresh(tx: Tx, now: Date): Promise<void> {
  await tx.rows(remember, { now })
}

const visible =
  'd.visible_from <= :now::timestamptz and (d.visible_until is null or d.visible_until > :now::timestamptz)'

const small = statement(
  'search.small',
  'select count(*) < :most as "small!" from (select from search_documents limit :most) counted',
)

/** Whether all of a tenant's words are collected in no time. */
export async function hasFewDocuments(tx: Tx, most: number): Promise<boolean> {
  const row = await tx.find(small, { most })
  return row?.small ?? false
}

const forgetWords = statement('search.words.forget', 'delete from search_words')

const collectWords = statement(
  'search.words.collect',
  `insert into search_words (word, documents)
  select word, count(*)::int from search_documents d
    cross join unnest(tsvector_to_array(to_tsvector('simple', d.title || ' ' || d.summary || ' ' || d.words || ' ' || d.body)))
      as word
  where ${visible} and word ~ '^[[:alpha:]]{3,40}$'
  group by word`,
)

/** Only of what may be read at `now`: a suggestion must not tell what is to be published next week. */
export async function rebuildWords(tx: Tx, now: Date): Promise<void> {
  await tx.rows(forgetWords)
  await tx.rows(collectWords, { now })
}

const unknown = statement(
  'search.words.unknown',
  `select asked.word as "word!" from unnest(:words::text[]) as asked (word)
  where not exists (select from search_words w where w.word = asked.word)
    and not search_knows(asked.word)`,
)

/** Which of these words nothing on the site begins with. */
export async function unknownWords(tx: Tx, words: readonly string[]): Promise<string[]> {
  const rows = await tx.rows(unknown, { words })
  return rows.map(({ word }) => word)
}

const likeLong = statement(
  'search.words.long',
  `select word, documents from search_words where length(word) between :least and :most
  order by documents desc, word limit 20000`,
)

export function wordsOfLength(
  tx: Tx,
  least: number,
  most: number,
): Promise<{ word: string; documents: number }[]> {
  return tx.rows(likeLong, { least, most })
}

/** Marks in an excerpt, taken out again before anybody sees them. */
export const hitMarks = { start: '\u0002', stop: '\u0003' } as const

const headline = `MaxWords=34, MinWords=16, ShortWord=2, MaxFragments=2, FragmentDelimiter=" … ",
  StartSel=${hitMarks.start}, StopSel=${hitMarks.stop}`

/** Titles that say it themselves first, then what was asked before its synonyms, then the newer. */
const find = statement(
  'search.find',
  `with hits as materialized (
    select * from ranked_hits(:broad, :exact, :phrase, :now)
  ), chosen as (
    select * from hits where (:kind?::text is null or kind = :kind)
    order by rank desc, published_at desc nulls last, kind, ref limit :limit offset :offset
  )
  select json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
      select d.kind, d.path, d.title, ${pictureSql('d.picture')} as picture, d.published_at as "publishedAt",
        ts_headline('indonesian', concat_ws(' ', d.summary, nullif(split_part(d.body, ${codeMark}, 1), '')),
          to_tsquery('indonesian', :broad), '${headline}') as excerpt
      from chosen c join search_documents d on d.tenant_id = current_tenant() and d.kind = c.kind and d.ref = c.ref
      order by c.rank desc, c.published_at desc nulls last, c.kind, c.ref) item),
    'kinds', (select coalesce(json_object_agg(kind, total), '{}')
      from (select kind, count(*)::int as total from hits group by kind) counted)) as data`,
)

export interface SearchHits {
  items: {
    kind: string
    path: string
    title: string
    picture: { key: string; url: string; width: number; height: number; alt: string; tint?: string } | null
    publishedAt: string | null
    excerpt: string
  }[]
  kinds: Record<string, number>
}

interface Asked {
  broad: string
  exact: string
  phrase: string
  kind: string | undefined
  limit: number
  offset: number
}

export async function findDocuments(
  tx: Tx,
  asked: Asked,
  now: Date,
  pictureBase: string,
): Promise<SearchHits> {
  const { broad, exact, kind, limit, offset, phrase } = asked
  return readJson(await tx.json(find, { now, pictureBase, broad, exact, kind, limit, offset, phrase }))
}

const suggest = statement(
  'search.suggest',
  `select coalesce(json_agg(row_to_json(item)), '[]') as data from (
    select d.kind, d.path, d.title
    from search_titles(:prefix, :now, 300) t
      join search_documents d on d.tenant_id = current_tenant() and d.kind = t.kind and d.ref = t.ref
    order by case when d.title ilike :like || '%' then 0 when d.title ilike '%' || :like || '%' then 1 else 2 end,
      t.rank desc, d.published_at desc nulls last, d.kind, d.ref
    limit :limit) item`,
)

/** Titles that go on with what was typed; `like` has no wildcard of its own. */
export async function suggestTitles(
  tx: Tx,
  query: { prefix: string; like: string; limit: number },
  now: Date,
): Promise<{ kind: string; path: string; title: string }[]> {
  return readJson(await tx.json(suggest, { now, prefix: query.prefix, like: query.like, limit: query.limit }))
}

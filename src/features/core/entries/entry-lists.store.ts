import { pageJson, pageValues } from '../../../platform/db/page-sql.ts'
import { likeText, pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { EntryState } from './entries.rules.ts'
import type { EntryRow } from './entries.store.ts'

/** An entry as lists of the office tell it. */
export interface EntryItem {
  id: number
  ownId: number | null
  slug: string
  title: string
  note: string
  status: EntryRow['status']
  occursAt: string | null
  touchedAt: string
  trashedAt: string | null
  cover: { key: string; width: number; height: number; alt: string; url: string } | null
  owner: string | null
  hasDraft: boolean
  plannedAt: string | null
  review: 'asked' | 'needs_fix' | null
}

const reviewOf = `(select s.state from review_states s where s.tenant_id = e.tenant_id and s.kind = e.kind and s.id = e.id::text)`

const isPlanned = `exists (select from planned_acts a where a.tenant_id = e.tenant_id and a.kind = e.kind
    and a.id = e.id::text and a.act = 'publish')`

const matching = `entries e where e.kind = :kind and (:owner?::int is null or e.owner_id = :owner or e.own_id = any (:ownIds::int[]))
  and (:search?::text is null or e.title ilike '%' || :search || '%' or e.note ilike '%' || :search || '%')
  and case :state::text
    when 'trash' then e.trashed_at is not null
    when 'draft' then e.trashed_at is null and e.status = 'draft' and not ${isPlanned} and ${reviewOf} is distinct from 'asked'
    when 'waiting' then e.trashed_at is null and ${reviewOf} = 'asked'
    when 'needs_fix' then e.trashed_at is null and ${reviewOf} = 'needs_fix'
    when 'scheduled' then e.trashed_at is null and ${isPlanned}
    when 'published' then e.trashed_at is null and e.status = 'published'
    when 'archived' then e.trashed_at is null and e.status = 'archived'
    else e.trashed_at is null end`

const item = `e.id, e.own_id as "ownId", e.slug, e.title, e.note, e.status, e.occurs_at as "occursAt",
  e.touched_at as "touchedAt", e.trashed_at as "trashedAt", ${pictureSql('e.cover')} as cover,
  (select m.name from member_names m where m.tenant_id = e.tenant_id and m.id = e.owner_id) as owner,
  exists (select from open_drafts d where d.tenant_id = e.tenant_id and d.kind = e.kind and d.id = e.id::text) as "hasDraft",
  (select a.due_at from planned_acts a where a.tenant_id = e.tenant_id and a.kind = e.kind and a.id = e.id::text
    and a.act = 'publish') as "plannedAt", ${reviewOf} as review`

const list = (
  orderBy: string,
) => `with here as (select e.* from ${matching} order by ${orderBy} limit :limit offset :offset)
  select ${pageJson(`select ${item} from here e order by ${orderBy}`)} as data
  from (select count(*)::int as total from ${matching}) counted`

const lists = {
  newest: statement('entries.newest', list('e.touched_at desc, e.id desc')),
  title: statement('entries.byTitle', list('lower(e.title), e.id')),
  occurs: statement('entries.byTime', list('e.occurs_at desc nulls last, e.id desc')),
}

export interface EntryQuery {
  page: number
  pageSize: number
  search?: string | undefined
  state?: EntryState | undefined
  sort?: keyof typeof lists | undefined
}

/** A page of them with where they stand, as JSON text; `owner`: only that member's, and those rows that are theirs too. */
export const listEntries = (
  tx: Tx,
  kind: string,
  query: EntryQuery,
  {
    owner,
    ownIds,
    pictureBase,
  }: { owner: number | undefined; ownIds: readonly number[]; pictureBase: string },
): Promise<Json<Paged<EntryItem>>> =>
  tx.json(lists[query.sort ?? 'newest'], {
    kind,
    owner,
    ownIds: [...ownIds],
    search: query.search ? likeText(query.search) : null,
    state: query.state ?? 'all',
    pictureBase,
    ...pageValues(query),
  })

const named = statement(
  'entries.named',
  `select f.id as "id!", f.kind as "kind!", f.title as "title!", f.note as "note!" from (
      select e.id, e.kind, e.title, e.note,
        row_number() over (partition by e.kind order by e.title ilike :words || '%' desc, e.touched_at desc, e.id) as place
      from entries e where e.trashed_at is null and e.title ilike '%' || :words || '%'
        and (e.kind = any (:whole::text[]) or (e.kind = any (:own::text[]) and e.owner_id = :owner))) f
    where f.place <= :most::int order by f.place`,
)

interface Named {
  words: string
  /** kinds of which all are looked through, and those of which only this member's */
  whole: string[]
  own: string[]
  owner: number
  /** of each kind */
  most: number
}

/** Those called so, the best first. */
export const findEntriesNamed = (tx: Tx, { words, ...wishes }: Named) =>
  tx.rows(named, { words: likeText(words), ...wishes })

import { pageJson, pageValues } from '../../../platform/db/page-sql.ts'
import { likeText, pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { PostKind } from '../../../shared/post-kinds.ts'
import type { EntryState } from '../../core/entries/entries.ts'

/** Whose posts are listed: all, one's own, or besides them those of members a lead looks after. */
export interface Scope {
  /** undefined: everybody's */
  owner: number | undefined
  programIds: readonly number[]
  provinceCode: string | null
}

export interface WritingQuery {
  page: number
  pageSize: number
  search?: string | undefined
  kind?: PostKind | undefined
  state?: EntryState | undefined
  categoryId?: number | undefined
  sort?: 'newest' | 'title' | undefined
}

const within = `(:owner?::int is null or p.owner_id = :owner or exists (select from member_rights r
    where r.tenant_id = p.tenant_id and r.id = p.owner_id
      and (r.program_ids && :programIds::int[] or r.province_code = :provinceCode?::text)))`

const reviewOf = `(select s.state from review_states s where s.tenant_id = p.tenant_id and s.kind = 'post' and s.id = p.id::text)`

const isPlanned = `exists (select from planned_acts a where a.tenant_id = p.tenant_id and a.kind = 'post'
    and a.id = p.id::text and a.act = 'publish')`

const matching = `posts p where ${within}
  and (:kind?::text is null or p.kind = :kind)
  and (:search?::text is null or p.title ilike '%' || :search || '%')
  and (:categoryId?::int is null or p.category_id = :categoryId)
  and case :state::text
    when 'trash' then p.trashed_at is not null
    when 'draft' then p.trashed_at is null and p.status in ('draft', 'in_review') and ${reviewOf} is distinct from 'asked' and not ${isPlanned}
    when 'waiting' then p.trashed_at is null and ${reviewOf} = 'asked'
    when 'needs_fix' then p.trashed_at is null and ${reviewOf} = 'needs_fix'
    when 'scheduled' then p.trashed_at is null and (${isPlanned} or p.status = 'scheduled')
    when 'published' then p.trashed_at is null and p.status = 'published'
    when 'archived' then p.trashed_at is null and p.status = 'archived'
    else p.trashed_at is null end`

const columns = `p.id, p.kind, coalesce(p.trashed_slug, p.slug) as slug, p.title, p.status, ${reviewOf} as review, p.visibility, p.featured, p.views,
  p.touched_at as "touchedAt", p.published_at as "publishedAt", p.trashed_at as "trashedAt",
  ${pictureSql('p.cover')} as cover,
  (select c.name from categories c where c.tenant_id = p.tenant_id and c.id = p.category_id) as category,
  (select m.name from member_names m where m.tenant_id = p.tenant_id and m.id = p.owner_id) as owner,
  exists (select from open_drafts d where d.tenant_id = p.tenant_id and d.kind = 'post' and d.id = p.id::text) as "hasDraft",
  (select a.due_at from planned_acts a where a.tenant_id = p.tenant_id and a.kind = 'post' and a.id = p.id::text
    and a.act = 'publish') as "plannedAt"`

export interface WritingItem {
  id: number
  kind: PostKind
  slug: string
  title: string
  status: 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived'
  review: 'asked' | 'needs_fix' | null
  visibility: 'public' | 'members'
  featured: boolean
  views: number
  touchedAt: string
  publishedAt: string | null
  trashedAt: string | null
  cover: { key: string; width: number; height: number; alt: string; url: string } | null
  category: string | null
  owner: string | null
  hasDraft: boolean
  plannedAt: string | null
}

const officeList = (
  orderBy: string,
) => `with here as (select p.* from ${matching} order by ${orderBy} limit :limit offset :offset)
  select ${pageJson(`select ${columns} from here p order by ${orderBy}`)} as data
  from (select count(*)::int as total from ${matching}) counted`

const newest = statement('posts.office.newest', officeList('p.touched_at desc, p.id desc'))
const titled = statement('posts.office.title', officeList('lower(p.title), p.id'))

/** A page of posts with where they stand, as JSON text. */
export function listWritten(
  tx: Tx,
  query: WritingQuery,
  scope: Scope,
  pictureBase: string,
): Promise<Json<Paged<WritingItem>>> {
  return tx.json(query.sort === 'title' ? titled : newest, {
    owner: scope.owner,
    programIds: [...scope.programIds],
    provinceCode: scope.provinceCode,
    kind: query.kind,
    search: query.search ? likeText(query.search) : null,
    categoryId: query.categoryId,
    state: query.state ?? 'all',
    pictureBase,
    ...pageValues(query),
  })
}

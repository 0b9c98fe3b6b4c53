import { sql } from 'kysely'
import { pageJson, pageValues } from '../../../platform/db/page-sql.ts'
import { likeText, pictureSql } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { PostKind } from '../../../shared/post-kinds.ts'
import type { PostDetail } from './posts.contract.ts'

// Everything that writes the table of posts but imports and seeds: what visitors see changes here and nowhere else.

const begin = statement(
  'posts.begin',
  `insert into posts (kind, slug, title, status, owner_id, touched_at, updated_at)
    values (:kind, :slug, :title, 'draft', :owner?, :at, :at) returning id`,
)

interface NewPost {
  kind: PostKind
  slug: string
  title: string
  owner: number | null
  at: Date
}

/** A post nobody but its writers knows of yet. */
export async function beginPost(tx: Tx, { kind, slug, title, owner, at }: NewPost): Promise<number> {
  const row = await tx.find(begin, { kind, slug, title, owner, at })
  return row?.id ?? 0
}

const written = `select p.id, p.kind, p.slug, p.title, p.summary, p.content_html as html, p.cover, p.tags, p.status,
    p.visibility, p.featured, p.language, p.version, p.published_at as "publishedAt", p.updated_at as "updatedAt",
    p.owner_id as "ownerId", p.seo, p.review, p.parent_id as "parentId", p.audio, p.video, p.images,
    p.trashed_at as "trashedAt", p.trashed_slug as "trashedSlug", p.category_id as "categoryId",
    case when p.document ->> 'md5' = md5(p.content_html) then p.document -> 'blocks' end as blocks,
    (select coalesce(array_agg(pc.category_id order by pc.category_id <> p.category_id, pc.category_id), '{}')
      from post_categories pc where pc.tenant_id = p.tenant_id and pc.post_id = p.id) as "categoryIds!",
    (select coalesce(array_agg(pa.person_id order by pa.position), '{}')
      from post_authors pa where pa.tenant_id = p.tenant_id and pa.post_id = p.id) as "authorIds!",
    r.program_ids as "ownerPrograms", r.province_code as "ownerProvince"
  from posts p left join member_rights r on r.tenant_id = p.tenant_id and r.id = p.owner_id
  where p.id = :id`

const one = statement('posts.written', written)
const locked = statement('posts.writtenLocked', `${written} for update of p`)

export type WrittenRow = RowOf<'posts.written'>

/** All there is of a post, for its writers. `isWriting` holds it until the transaction ends. */
export const findWritten = (tx: Tx, id: number, isWriting = false): Promise<WrittenRow | undefined> =>
  isWriting ? tx.find(locked, { id }) : tx.find(one, { id })

const free = statement(
  'posts.slugIsFree',
  'select not exists (select from posts where kind = :kind and slug = :slug and id <> :id) as "isFree!"',
)

export async function isSlugFree(tx: Tx, kind: string, slug: string, id: number): Promise<boolean> {
  const row = await tx.find(free, { kind, slug, id })
  return row?.isFree ?? false
}

const touch = statement(
  'posts.touch',
  `update posts set touched_at = :at, title = case when status in ('draft', 'in_review') then :title else title end where id = :id`,
)

/** Somebody has saved a draft: until it is published first, lists call it by the draft's title. */
export async function touchPost(
  tx: Tx,
  id: number,
  { title, at }: { title: string; at: Date },
): Promise<void> {
  await tx.rows(touch, { id, title, at })
}

export interface PublishedPost {
  slug: string
  title: string
  summary: string
  html: string
  blocks: unknown
  cover: unknown
  categoryIds: readonly number[]
  authorIds: readonly number[]
  tags: readonly string[]
  parentId: number | null
  visibility: 'public' | 'members'
  featured: boolean
  language: string | null
  minutes: number
  seo: unknown
  images: unknown
  audio: unknown
  video: unknown
}

const jsonOrNull = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

/** What visitors see from now on. The day it was first published stays. */
export async function putPublished(
  tx: Tx,
  id: number,
  post: PublishedPost,
  { version, at }: { version: number; at: Date },
): Promise<void> {
  const before = await tx.db
    .selectFrom('posts')
    .select(['kind', 'slug', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  await tx.db
    .updateTable('posts')
    .set({
      slug: post.slug,
      title: post.title,
      summary: post.summary,
      content_html: post.html,
      document: sql`jsonb_build_object('md5', md5(${post.html}::text), 'blocks', ${JSON.stringify(post.blocks)}::jsonb)`,
      cover: jsonOrNull(post.cover),
      category_id: post.categoryIds[0] ?? null,
      tags: [...post.tags],
      parent_id: post.parentId,
      visibility: post.visibility,
      featured: post.featured,
      language: post.language,
      minutes: post.minutes,
      seo: JSON.stringify(post.seo),
      images: JSON.stringify(post.images ?? []),
      audio: jsonOrNull(post.audio),
      video: jsonOrNull(post.video),
      status: 'published',
      review: null,
      published_at: before?.published_at && before.published_at <= at ? before.published_at : at,
      updated_at: at,
      touched_at: at,
      version,
    })
    .where('id', '=', id)
    .execute()
  await file(tx, id, post)
  if (!before) return
  await tx.rows(forgetAddress, { kind: before.kind, slug: post.slug })
  if (before.slug !== post.slug && before.published_at)
    await tx.rows(keepAddress, { kind: before.kind, slug: before.slug, id, at })
}

const keepAddress = statement(
  'posts.keepAddress',
  `insert into post_addresses (kind, slug, post_id, left_at) values (:kind, :slug, :id, :at)
    on conflict (tenant_id, kind, slug) do update set post_id = excluded.post_id, left_at = excluded.left_at`,
)
const forgetAddress = statement(
  'posts.forgetAddress',
  'delete from post_addresses where kind = :kind and slug = :slug',
)

async function file(
  tx: Tx,
  id: number,
  { categoryIds, authorIds }: Pick<PublishedPost, 'categoryIds' | 'authorIds'>,
) {
  await tx.db.deleteFrom('post_categories').where('post_id', '=', id).execute()
  if (categoryIds.length > 0)
    await tx.db
      .insertInto('post_categories')
      .values(categoryIds.map(category_id => ({ post_id: id, category_id })))
      .execute()
  await tx.db.deleteFrom('post_authors').where('post_id', '=', id).execute()
  if (authorIds.length > 0)
    await tx.db
      .insertInto('post_authors')
      .values(authorIds.map((person_id, position) => ({ post_id: id, person_id, position })))
      .execute()
}

const state = statement(
  'posts.setState',
  'update posts set status = :status, touched_at = :at, updated_at = :at, version = version + 1 where id = :id',
)

/** Off the site: back to a draft, or put away. */
export async function setState(
  tx: Tx,
  id: number,
  status: 'draft' | 'archived' | 'published',
  at: Date,
): Promise<void> {
  await tx.rows(state, { id, status, at })
}

const review = statement(
  'posts.setReview',
  'update posts set review = :review?, touched_at = :at where id = :id',
)

export async function setReview(
  tx: Tx,
  id: number,
  to: 'asked' | 'needs_fix' | null,
  at: Date,
): Promise<void> {
  await tx.rows(review, { id, review: to, at })
}

const step = statement(
  'posts.addReview',
  `insert into post_reviews (post_id, number, rev, decision, note, decided_by, decided_at)
    select :id, coalesce(max(number), 0) + 1, :rev, :decision, :note, :by?, :at from post_reviews where post_id = :id`,
)

export interface ReviewStep {
  rev: number
  decision: 'asked' | 'recalled' | 'approved' | 'needs_fix'
  note: string
  by: number | null
  at: Date
}

export async function addReview(tx: Tx, id: number, given: ReviewStep): Promise<void> {
  await tx.rows(step, { id, ...given })
}

const steps = statement(
  'posts.reviews',
  `select r.number, r.rev, r.decision, r.note, r.decided_at as at, m.name as by from post_reviews r
      left join member_names m on m.tenant_id = r.tenant_id and m.id = r.decided_by
    where r.post_id = :id order by r.number desc limit 50`,
)

/** The newest first. */
export const listReviews = (tx: Tx, id: number) => tx.rows(steps, { id })

const trash = statement(
  'posts.trash',
  `update posts set trashed_at = :at, trashed_from = status, trashed_slug = slug, slug = :slug, status = 'archived',
      touched_at = :at, updated_at = :at, version = version + 1
    where id = :id and trashed_at is null returning id`,
)

/** Into the bin: nobody finds it, and its address is free for another. Undefined: it lies there already. */
export const trashPost = (tx: Tx, id: number, { slug, at }: { slug: string; at: Date }) =>
  tx.find(trash, { id, slug, at })

const untrash = statement(
  'posts.untrash',
  `update posts set status = trashed_from, slug = :slug, trashed_at = null, trashed_from = null, trashed_slug = null,
      touched_at = :at, updated_at = :at, version = version + 1
    where id = :id and trashed_at is not null returning id`,
)

/** Out of the bin, as it was. */
export const untrashPost = (tx: Tx, id: number, { slug, at }: { slug: string; at: Date }) =>
  tx.find(untrash, { id, slug, at })

const sweep = statement(
  'posts.emptyBin',
  `delete from posts p where p.trashed_at < :before
    and not exists (select from posts q where q.tenant_id = p.tenant_id and q.parent_id = p.id) returning p.id`,
)

/** What has lain in the bin since before then is gone for good; answers which. */
export const emptyBin = (tx: Tx, before: Date) => tx.rows(sweep, { before })

const movedFrom = statement(
  'posts.moveCategory',
  `with filed as (
      insert into post_categories (post_id, category_id)
      select post_id, :into from post_categories where category_id = :id on conflict do nothing),
    gone as (delete from post_categories where category_id = :id)
    update posts set category_id = :into, version = version + 1 where category_id = :id returning id`,
)

/** Everything that was filed under one category is filed under another; answers the posts that show it first. */
export const moveCategory = (tx: Tx, id: number, into: number) => tx.rows(movedFrom, { id, into })

const forgotten = statement(
  'posts.forgetOwner',
  'update posts set owner_id = null where owner_id = :membershipId',
)
const forgottenSteps = statement(
  'posts.forgetReviewer',
  'update post_reviews set decided_by = null where decided_by = :membershipId',
)
const own = statement(
  'posts.own',
  `select id, kind, slug, title, status, published_at as "publishedAt" from posts where owner_id = :membershipId order by id`,
)

export const listOwned = (tx: Tx, membershipId: number) => tx.rows(own, { membershipId })

export async function forgetOwner(tx: Tx, membershipId: number): Promise<void> {
  await tx.rows(forgotten, { membershipId })
  await tx.rows(forgottenSteps, { membershipId })
}

/** Whose posts are listed: all, one's own, or besides them those of members a lead looks after. */
export interface Scope {
  /** undefined: everybody's */
  owner: number | undefined
  programIds: readonly number[]
  provinceCode: string | null
}

export const listStates = ['draft', 'waiting', 'scheduled', 'published', 'archived', 'trash'] as const
export type ListState = (typeof listStates)[number]

export interface WritingQuery {
  page: number
  pageSize: number
  search?: string | undefined
  kind?: PostKind | undefined
  state?: ListState | undefined
  categoryId?: number | undefined
  sort?: 'newest' | 'title' | undefined
}

const within = `(:owner?::int is null or p.owner_id = :owner or exists (select from member_rights r
    where r.tenant_id = p.tenant_id and r.id = p.owner_id
      and (r.program_ids && :programIds::int[] or r.province_code = :provinceCode?::text)))`

const isPlanned = `exists (select from planned_acts a where a.tenant_id = p.tenant_id and a.kind = 'post'
    and a.id = p.id::text and a.act = 'publish')`

const matching = `posts p where ${within}
  and (:kind?::text is null or p.kind = :kind)
  and (:search?::text is null or p.title ilike '%' || :search || '%')
  and (:categoryId?::int is null or p.category_id = :categoryId)
  and case :state::text
    when 'trash' then p.trashed_at is not null
    when 'draft' then p.trashed_at is null and p.status in ('draft', 'in_review') and p.review is distinct from 'asked' and not ${isPlanned}
    when 'waiting' then p.trashed_at is null and p.review = 'asked'
    when 'scheduled' then p.trashed_at is null and (${isPlanned} or p.status = 'scheduled')
    when 'published' then p.trashed_at is null and p.status = 'published'
    when 'archived' then p.trashed_at is null and p.status = 'archived'
    else p.trashed_at is null end`

const columns = `p.id, p.kind, coalesce(p.trashed_slug, p.slug) as slug, p.title, p.status, p.review, p.visibility, p.featured, p.views,
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

const ties = statement(
  'posts.ties',
  `select
    (select coalesce(array_agg(c.id), '{}') from categories c join posts p on p.tenant_id = c.tenant_id and p.kind = c.kind
      where p.id = :id and c.id = any (:categoryIds::int[])) as "categoryIds!",
    (select coalesce(array_agg(a.id), '{}') from visible_people a where a.id = any (:authorIds::int[])) as "authorIds!",
    exists (select from posts p join posts q on q.tenant_id = p.tenant_id and q.kind = p.kind
      where p.id = :id and q.id = :parentId?::int and q.id <> p.id and q.parent_id is null and q.trashed_at is null
        and not exists (select from posts r where r.tenant_id = p.tenant_id and r.parent_id = p.id)) as "hasParent!"`,
)

interface Ties {
  categoryIds: readonly number[]
  authorIds: readonly number[]
  parentId: number | null
}

/** What of the things a post hangs on is not there, or not of its kind. */
export async function unknownTies(tx: Tx, id: number, { categoryIds, authorIds, parentId }: Ties) {
  const found = await tx.find(ties, {
    id,
    categoryIds: [...categoryIds],
    authorIds: [...authorIds],
    parentId,
  })
  const known = (list: readonly number[] = [], wanted: readonly number[]) =>
    wanted.every(one => list.includes(one))
  return [
    ...(known(found?.categoryIds, categoryIds)
      ? []
      : [{ field: 'categoryIds', message: 'Kategori ini tidak ada' }]),
    ...(known(found?.authorIds, authorIds) ? [] : [{ field: 'authorIds', message: 'Penulis ini tidak ada' }]),
    ...(parentId === null || found?.hasParent
      ? []
      : [{ field: 'parentId', message: 'Seri ini tidak dapat dipakai' }]),
  ]
}

const options = statement(
  'posts.writingOptions',
  `select
    (select coalesce(jsonb_agg(json_build_object('value', c.id::text, 'label', c.name) order by c.position, lower(c.name)), '[]')
      from categories c where c.kind = :kind) as "categories!",
    (select coalesce(jsonb_agg(json_build_object('value', a.id::text, 'label', a.name) order by a.name), '[]')
      from visible_people a) as "authors!",
    (select coalesce(jsonb_agg(json_build_object('value', s.id::text, 'label', s.title)), '[]') from (
      select p.id, p.title from posts p where p.kind = :kind and p.parent_id is null and p.trashed_at is null and p.id <> :id
      order by p.touched_at desc limit 300) s) as "series!"`,
)

export interface WritingOptions {
  categories: { value: string; label: string }[]
  authors: { value: string; label: string }[]
  series: { value: string; label: string }[]
}

/** What may be chosen for a post: categories of its kind, people, posts that may head a series. */
export async function listWritingOptions(tx: Tx, kind: PostKind, id: number): Promise<WritingOptions> {
  const row = await tx.find(options, { kind, id })
  // as the statement builds them
  return (row ?? { categories: [], authors: [], series: [] }) as WritingOptions
}

const bySlug = statement(
  'posts.tiesBySlug',
  `select
    (select coalesce(array_agg(c.id order by w.place), '{}') from unnest(:categories::text[]) with ordinality as w (slug, place)
      join categories c on c.slug = w.slug and c.kind = :kind) as "categories!",
    (select coalesce(array_agg(a.id order by w.place), '{}') from unnest(:authors::text[]) with ordinality as w (slug, place)
      join visible_people a on a.slug = w.slug) as "authors!"`,
)

/** Categories of the kind and persons by their slugs, in the order asked for; unknown ones are left out. */
export async function findTiesBySlug(
  tx: Tx,
  kind: PostKind,
  { categories, authors }: { categories: readonly string[]; authors: readonly string[] },
): Promise<{ categories: number[]; authors: number[] }> {
  const found = await tx.find(bySlug, { kind, categories: [...categories], authors: [...authors] })
  return found ?? { categories: [], authors: [] }
}

const idBySlug = statement(
  'posts.idBySlug',
  'select id from posts where kind = :kind and slug = :slug and trashed_at is null',
)

export async function findPostIdBySlug(tx: Tx, kind: PostKind, slug: string): Promise<number | undefined> {
  const row = await tx.find(idBySlug, { kind, slug })
  return row?.id
}

const led = statement(
  'posts.ledBy',
  `select p.id, p.slug from post_addresses a join posts p on p.tenant_id = a.tenant_id and p.id = a.post_id
    where a.kind = :kind and a.slug = :slug and p.kind = a.kind and p.trashed_at is null`,
)

/** The post that once stood at this address. */
export const findMoved = (tx: Tx, kind: PostKind, slug: string) => tx.find(led, { kind, slug })

const drawnOf = statement(
  'posts.drawnTies',
  `select
    (select coalesce(jsonb_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) order by w.place), '[]')
      from unnest(:categoryIds::int[]) with ordinality as w (id, place) join categories c on c.id = w.id) as "categories!",
    (select coalesce(jsonb_agg(json_build_object('slug', a.slug, 'name', a.name, 'title', a.title,
        'photo', ${pictureSql('a.photo')}) order by w.place), '[]')
      from unnest(:authorIds::int[]) with ordinality as w (id, place) join visible_people a on a.id = w.id) as "authors!"`,
)

/** Categories and authors by their ids, as a page shows them. */
export async function drawnTies(
  tx: Tx,
  given: { categoryIds: readonly number[]; authorIds: readonly number[]; pictureBase: string },
): Promise<Pick<PostDetail, 'categories' | 'authors'>> {
  const { categoryIds, authorIds, pictureBase } = given
  const row = await tx.find(drawnOf, {
    categoryIds: [...categoryIds],
    authorIds: [...authorIds],
    pictureBase,
  })
  // as the statement builds them
  return (row ?? { categories: [], authors: [] }) as Pick<PostDetail, 'categories' | 'authors'>
}

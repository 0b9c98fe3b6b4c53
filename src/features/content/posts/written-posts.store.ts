import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { PostKind } from '../../../shared/post-kinds.ts'

// Posts as their writers have them, whatever visitors see of them.

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
    p.owner_id as "ownerId", p.seo, p.parent_id as "parentId", p.audio, p.video, p.episode, p.images,
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

const onSite = statement(
  'posts.onSite',
  `select p.id, p.kind, p.slug, p.title, p.owner_id as "ownerId", r.program_ids as "ownerPrograms", r.province_code as "ownerProvince"
    from posts p left join member_rights r on r.tenant_id = p.tenant_id and r.id = p.owner_id
    where p.trashed_at is null and p.status = 'published' and (p.slug = any (:slugs::text[]) or p.id = any (:ids::int[]))
    order by p.id limit 500`,
)

/** What visitors see under these names. */
export const listPostsOnSite = (tx: Tx, slugs: readonly string[], ids: readonly number[]) =>
  tx.rows(onSite, { slugs: [...slugs], ids: [...ids] })

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

const forgotten = statement(
  'posts.forgetOwner',
  'update posts set owner_id = null where owner_id = :membershipId',
)
const own = statement(
  'posts.own',
  `select id, kind, slug, title, status, published_at as "publishedAt" from posts where owner_id = :membershipId order by id`,
)

export const listOwned = (tx: Tx, membershipId: number) => tx.rows(own, { membershipId })

export async function forgetOwner(tx: Tx, membershipId: number): Promise<void> {
  await tx.rows(forgotten, { membershipId })
}

const idBySlug = statement(
  'posts.idBySlug',
  'select id from posts where kind = :kind and slug = :slug and trashed_at is null',
)

export async function findPostIdBySlug(tx: Tx, kind: PostKind, slug: string): Promise<number | undefined> {
  const row = await tx.find(idBySlug, { kind, slug })
  return row?.id
}

const living = statement(
  'posts.living',
  `select id, slug, status, published_at as "publishedAt" from posts where kind = :kind and trashed_at is null order by slug`,
)

/** Posts of a kind that lie in no bin. */
export const listLivingPosts = (tx: Tx, kind: PostKind) => tx.rows(living, { kind })

const led = statement(
  'posts.ledBy',
  `select p.id, p.slug from post_addresses a join posts p on p.tenant_id = a.tenant_id and p.id = a.post_id
    where a.kind = :kind and a.slug = :slug and p.kind = a.kind and p.trashed_at is null`,
)

/** The post that once stood at this address. */
export const findMoved = (tx: Tx, kind: PostKind, slug: string) => tx.find(led, { kind, slug })

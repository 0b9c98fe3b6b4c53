import { sql } from 'kysely'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { PostKind } from '../../../shared/post-kinds.ts'

// What visitors see of posts changes here, by import and by seeds, and nowhere else.

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
  episode: unknown
}

const jsonOrNull = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

/** What visitors see of a post, as columns keep it. */
const rowOf = (post: PublishedPost) => ({
  slug: post.slug,
  title: post.title,
  summary: post.summary,
  content_html: post.html,
  document: sql<string>`jsonb_build_object('md5', md5(${post.html}::text), 'blocks', ${JSON.stringify(post.blocks)}::jsonb)`,
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
  episode: jsonOrNull(post.episode),
  video: jsonOrNull(post.video),
})

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
      ...rowOf(post),
      status: 'published',
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

/** A post of a site that nobody has written in yet; it came out at that moment. */
export async function addPublished(tx: Tx, kind: PostKind, post: PublishedPost, at: Date): Promise<number> {
  const moments = { published_at: at, updated_at: at, touched_at: at }
  const { id } = await tx.db
    .insertInto('posts')
    .values({ ...rowOf(post), ...moments, kind, status: 'published' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await fileAnew(tx, id, post)
  return id
}

type Ties = Pick<PublishedPost, 'categoryIds' | 'authorIds'>

async function file(tx: Tx, id: number, ties: Ties) {
  await tx.db.deleteFrom('post_categories').where('post_id', '=', id).execute()
  await tx.db.deleteFrom('post_authors').where('post_id', '=', id).execute()
  await fileAnew(tx, id, ties)
}

async function fileAnew(tx: Tx, id: number, { categoryIds, authorIds }: Ties) {
  if (categoryIds.length > 0)
    await tx.db
      .insertInto('post_categories')
      .values(categoryIds.map(category_id => ({ post_id: id, category_id })))
      .execute()
  if (authorIds.length > 0)
    await tx.db
      .insertInto('post_authors')
      .values(authorIds.map((person_id, position) => ({ post_id: id, person_id, position })))
      .execute()
}

const published = statement(
  'posts.setPublishedAt',
  `update posts set published_at = :at, status = case when :at > :now then 'scheduled' else 'published' end
    where id = :id and published_at is distinct from :at`,
)

/** The moment it was published, as it was told from elsewhere; one that is to come is waited for. */
export async function setPublishedAt(tx: Tx, id: number, at: Date, now: Date): Promise<void> {
  await tx.rows(published, { id, at, now })
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

import { pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { PostKind } from '../../../shared/post-kinds.ts'
import type { PostDetail } from './posts.contract.ts'

// What a post hangs on: categories, authors, the series it is part of.

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
    (select coalesce(jsonb_agg(json_build_object('value', s.id::text, 'label', s.title)), '[]') from (
      select p.id, p.title from posts p where p.kind = :kind and p.parent_id is null and p.trashed_at is null and p.id <> :id
      order by p.touched_at desc limit 300) s) as "series!"`,
)

export interface WritingOptions {
  categories: { value: string; label: string }[]
  series: { value: string; label: string }[]
}

/** What may be chosen for a post: categories of its kind, posts that may head a series. Who wrote it is asked for by typing. */
export async function listWritingOptions(tx: Tx, kind: PostKind, id: number): Promise<WritingOptions> {
  const row = await tx.find(options, { kind, id })
  // as the statement builds them
  return (row ?? { categories: [], series: [] }) as WritingOptions
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

const tieNames = statement(
  'posts.tieNames',
  `select
    (select coalesce(array_agg(c.slug order by w.place), '{}') from unnest(:categoryIds::int[]) with ordinality as w (id, place)
      join categories c on c.id = w.id) as "categories!",
    (select coalesce(array_agg(a.slug order by w.place), '{}') from unnest(:authorIds::int[]) with ordinality as w (id, place)
      join visible_people a on a.id = w.id) as "authors!",
    (select p.slug from posts p where p.id = :parentId?::int) as "parent"`,
)

/** What a post hangs on, by names in addresses. */
export async function findTieNames(tx: Tx, { categoryIds, authorIds, parentId }: Ties) {
  const found = await tx.find(tieNames, {
    categoryIds: [...categoryIds],
    authorIds: [...authorIds],
    parentId,
  })
  return found ?? { categories: [], authors: [], parent: null }
}

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

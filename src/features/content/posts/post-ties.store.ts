import { likeText, pictureSql } from '../../../platform/db/picture-sql.ts'
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
  'posts.categoryOptions',
  `select c.id::text as "value!", c.name as "label!" from categories c where c.kind = :kind
    order by c.position, lower(c.name), c.id`,
)

/** Categories that a post of this kind may be filed under. Who wrote it and its series are asked for by typing. */
export const listCategoryOptions = (tx: Tx, kind: PostKind) => tx.rows(options, { kind })

/** how many are offered for what is typed */
const mostOffered = 20

const mayHead = 'p.kind = :kind and p.parent_id is null and p.trashed_at is null'
const offered = statement(
  'posts.seriesOffered',
  `select p.id::text as "value!", p.title as "label!" from posts p
    where ${mayHead} and p.id <> :id and (:search::text = '' or p.title ilike '%' || :search || '%')
    order by p.touched_at desc, p.id desc limit ${mostOffered}`,
)
const named = statement(
  'posts.seriesNamed',
  `select p.id::text as "value!", p.title as "label!" from posts p where ${mayHead} and p.id::text = any (:names)`,
)

/** Posts that may head the series of another: the last touched of those that fit what is typed. */
export const listSeriesOffered = (tx: Tx, kind: PostKind, { id, search }: { id: number; search: string }) =>
  tx.rows(offered, { kind, id, search: likeText(search) })

/** Those of these numbers that may head one. */
export const listSeriesNamed = (tx: Tx, kind: PostKind, names: readonly string[]) =>
  tx.rows(named, { kind, names: [...names] })

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

import { isVisible } from '../../../platform/db/due-sql.ts'
import { pageOf, pageValues } from '../../../platform/db/page-sql.ts'
import { likeText, pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import { reactions } from '../../../shared/reactions.ts'
import type { PostDetail, PostItem, PostListQuery } from './posts.contract.ts'

/** By id alone, or by slug within a kind: a slug is unique there only. */
export type PostReference =
  | { kindSlug?: string; id: number; slug?: undefined }
  | { kindSlug: string; id?: number | undefined; slug?: string | undefined }

/** Who may see a post here: published (or scheduled and due), public. */
export const visible = `${isVisible('p')} and p.visibility = 'public'`

/** A sound's or film's own file with its address. */
const mediaSql = (column: string) =>
  `case when ${column} ? 'key' then ${column} || jsonb_build_object('url', :mediaBase::text || (${column} ->> 'key'))
    else ${column} end`

const itemColumns = `
  p.id, p.kind as "kindSlug", p.slug, p.title, p.summary, ${pictureSql('p.cover')} as cover,
  (select json_build_object('id', c.id, 'slug', c.slug, 'name', c.name)
    from categories c where c.tenant_id = p.tenant_id and c.id = p.category_id) as category,
  p.tags,
  (select coalesce(json_agg(json_build_object('slug', a.slug, 'name', a.name, 'title', a.title,
      'photo', ${pictureSql('a.photo')}) order by pa.position), '[]')
    from post_authors pa join visible_people a on a.tenant_id = pa.tenant_id and a.id = pa.person_id
    where pa.tenant_id = p.tenant_id and pa.post_id = p.id) as authors,
  p.published_at as "publishedAt", p.minutes, p.featured, p.views,
  ${mediaSql('p.audio')} as audio, ${mediaSql('p.video')} as video,
  (select coalesce(jsonb_agg(${pictureSql('image.value')} order by image.position), '[]')
    from jsonb_array_elements(p.images) with ordinality as image (value, position)) as images`

/** how many of each reaction */
const reactionColumns = `(select json_build_object(
    ${reactions.map(name => `'${name}', count(*) filter (where r.reaction = '${name}')`).join(', ')})
  from given_reactions r where r.tenant_id = p.tenant_id and r.post_id = p.id) as reactions`

const filtersOf = (kinds: string) => `${visible} and ${kinds}
  and (:search?::text is null or p.search @@ websearch_to_tsquery('indonesian', :search) or p.title ilike '%' || :like? || '%')
  and (:categoryId?::int is null or exists (select from post_categories pc
    where pc.tenant_id = p.tenant_id and pc.post_id = p.id and pc.category_id = :categoryId))
  and (:categorySlug?::text is null or exists (select from post_categories pc
    join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
    where pc.tenant_id = p.tenant_id and pc.post_id = p.id and c.slug = :categorySlug))
  and (:excludeId?::int is null or p.id <> :excludeId)
  and (:isParent?::boolean is null or (p.parent_id is null) = :isParent)
  and (:parentSlug?::text is null or exists (select from posts q
    where q.tenant_id = p.tenant_id and q.id = p.parent_id and q.slug = :parentSlug))`

const oneKind = 'p.kind = :kind'
/** slower: for the rare question that names no kind */
const anyKind = '(:kind?::text is null or p.kind = :kind)'

const orders = {
  newest: 'p.published_at desc, p.id desc',
  oldest: 'p.published_at, p.id',
  popular: 'p.views desc, p.id desc',
  title: 'lower(p.title), p.id',
} as const satisfies Record<PostListQuery['sort'], string>

/** What may be asked of a list; without a kind it is of all kinds. */
export type PostWishes = Omit<PostListQuery, 'kindSlug'> & {
  kindSlug?: PostListQuery['kindSlug'] | undefined
}

const listStatements = {
  newest: listStatement('newest'),
  oldest: listStatement('oldest'),
  popular: listStatement('popular'),
  title: listStatement('title'),
} satisfies Record<PostListQuery['sort'], ReturnType<typeof listStatement>>

const listOfAnyKind = listStatement('newest', anyKind, 'posts.list.any')

function listStatement(
  sort: PostListQuery['sort'],
  kinds = oneKind,
  name: `posts.list.${string}` = `posts.list.${sort}`,
) {
  const filters = filtersOf(kinds)
  return statement(
    name,
    pageOf({ select: itemColumns, from: `posts p where ${filters}`, orderBy: orders[sort] }),
  )
}

/** A page of published posts of one kind, or of all (newest first), as JSON text of `postList`. */
export function listPosts(
  { tx, clock, tenant }: InTenant,
  query: PostWishes,
): Promise<Json<Paged<PostItem>>> {
  const search = query.search || null
  return tx.json(query.kindSlug ? listStatements[query.sort] : listOfAnyKind, {
    now: clock.now(),
    pictureBase: tenant.pictureBase,
    kind: query.kindSlug,
    search,
    like: search && likeText(search),
    categoryId: query.categoryId,
    categorySlug: query.categorySlug || null,
    excludeId: query.excludeId,
    isParent: query.isParent,
    parentSlug: query.parentSlug,
    ...pageValues(query),
    mediaBase: tenant.mediaBase,
  })
}

const detail = statement(
  'posts.detail',
  `select row_to_json(item) as data from (
    select ${itemColumns}, p.content_html as content, p.language, p.updated_at as "updatedAt", ${reactionColumns},
      (select q.slug from posts q where q.tenant_id = p.tenant_id and q.id = p.parent_id) as "parentSlug",
      (select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) order by c.name), '[]')
        from post_categories pc join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
        where pc.tenant_id = p.tenant_id and pc.post_id = p.id) as categories
    from posts p
    where ${visible} and (:kindSlug?::text is null or p.kind = :kindSlug) and (:id?::int is null or p.id = :id) and (:slug?::text is null or p.slug = :slug)) item`,
)

/** One published post by id (of any kind, where none is said) or by kind and slug, as JSON text of `postDetail`; 'null' when there is none. */
export function findPost(
  { tx, clock, tenant }: InTenant,
  by: PostReference,
): Promise<Json<PostDetail | null>> {
  const { kindSlug = null, id = null, slug = null } = by
  return tx.json(detail, {
    now: clock.now(),
    pictureBase: tenant.pictureBase,
    kindSlug,
    id,
    slug,
    mediaBase: tenant.mediaBase,
  })
}

const idOf = statement(
  'posts.id',
  `select p.id from posts p where ${visible} and p.kind = :kind and p.slug = :slug`,
)

export async function findPostId(tx: Tx, kind: string, slug: string, now: Date): Promise<number | undefined> {
  const [row] = await tx.rows(idOf, { now, kind, slug })
  return row?.id
}

const titled = statement(
  'posts.findByTitle',
  `select p.id, p.kind, p.slug, p.title from posts p
    where p.status = 'published' and p.title ilike '%' || :words || '%'
    order by p.published_at desc limit :most`,
)

export const findByTitle = (tx: Tx, words: string, most: number) =>
  tx.rows(titled, { words: likeText(words), most })

const counted = statement(
  'posts.countView',
  'update posts set views = views + 1 where id = :id returning views',
)

/** Counts a look, for the order by popularity; answers how many there are. */
export const countView = async (tx: Tx, id: number) => (await tx.find(counted, { id }))?.views ?? 0

const viewsOf = statement('posts.views', 'select views from posts where id = :id')

export const readViews = async (tx: Tx, id: number) => (await tx.find(viewsOf, { id }))?.views ?? 0

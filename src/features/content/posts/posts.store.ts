import { likeText, pictureSql } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { PostKind } from '../../../shared/post-kinds.ts'
import { reactions } from '../../../shared/reactions.ts'
import type { PostDetail, PostItem, PostListQuery } from './posts.contract.ts'

/** By id alone, or by slug within a kind: a slug is unique there only. */
export type PostReference =
  | { kindSlug?: string; id: number; slug?: undefined }
  | { kindSlug: string; id?: number | undefined; slug?: string | undefined }

/** Who may see a post here: published (or scheduled and due), public. `$1` is now. */
export const visible = `p.status in ('published', 'scheduled') and p.published_at <= $1 and p.visibility = 'public'`

/** A sound's or film's own file with its address: `media` is the parameter that holds the tenant's. */
const mediaSql = (column: string, media: string) =>
  `case when ${column} ? 'key' then ${column} || jsonb_build_object('url', ${media}::text || (${column} ->> 'key'))
    else ${column} end`

const itemColumns = (base: string, media: string) => `
  p.id, p.kind as "kindSlug", p.slug, p.title, p.summary, ${pictureSql('p.cover', base)} as cover,
  (select json_build_object('id', c.id, 'slug', c.slug, 'name', c.name)
    from categories c where c.tenant_id = p.tenant_id and c.id = p.category_id) as category,
  p.tags,
  (select coalesce(json_agg(json_build_object('slug', a.slug, 'name', a.name, 'title', a.title,
      'photo', ${pictureSql('a.photo', base)}) order by pa.position), '[]')
    from post_authors pa join people a on a.tenant_id = pa.tenant_id and a.id = pa.person_id
    where pa.tenant_id = p.tenant_id and pa.post_id = p.id) as authors,
  p.published_at as "publishedAt", p.minutes, p.featured, p.views,
  ${mediaSql('p.audio', media)} as audio, ${mediaSql('p.video', media)} as video,
  (select coalesce(jsonb_agg(${pictureSql('image.value', base)} order by image.position), '[]')
    from jsonb_array_elements(p.images) with ordinality as image (value, position)) as images`

/** how many of each reaction */
const reactionColumns = `(select json_build_object(
    ${reactions.map(name => `'${name}', count(*) filter (where r.reaction = '${name}')`).join(', ')})
  from post_reactions r where r.tenant_id = p.tenant_id and r.post_id = p.id) as reactions`

const filtersOf = (kinds: string) => `${visible} and ${kinds}
  and ($4::text is null or p.search @@ websearch_to_tsquery('indonesian', $4) or p.title ilike '%' || $5 || '%')
  and ($6::int is null or exists (select from post_categories pc
    where pc.tenant_id = p.tenant_id and pc.post_id = p.id and pc.category_id = $6))
  and ($7::text is null or exists (select from post_categories pc
    join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
    where pc.tenant_id = p.tenant_id and pc.post_id = p.id and c.slug = $7))
  and ($8::int is null or p.id <> $8)
  and ($9::boolean is null or (p.parent_id is null) = $9)
  and ($10::text is null or exists (select from posts q
    where q.tenant_id = p.tenant_id and q.id = p.parent_id and q.slug = $10))`

const oneKind = 'p.kind = $3'
/** slower: for the rare question that names no kind */
const anyKind = '($3::text is null or p.kind = $3)'

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

type ListParameters = readonly [
  now: Date,
  pictureBase: string,
  kind: string | null,
  search: string | null,
  like: string | null,
  categoryId: number | null,
  categorySlug: string | null,
  excludeId: number | null,
  isParent: boolean | null,
  parentSlug: string | null,
  limit: number,
  offset: number,
  mediaBase: string,
]

const listStatements = {
  newest: listStatement('newest'),
  oldest: listStatement('oldest'),
  popular: listStatement('popular'),
  title: listStatement('title'),
} satisfies Record<PostListQuery['sort'], ReturnType<typeof listStatement>>

const listOfAnyKind = listStatement('newest', anyKind, 'posts.list.any')

function listStatement(sort: PostListQuery['sort'], kinds = oneKind, name = `posts.list.${sort}`) {
  const filters = filtersOf(kinds)
  return statement<ListParameters>(
    name,
    `select json_build_object(
      'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (
        select ${itemColumns('$2', '$13')} from posts p where ${filters}
        order by ${orders[sort]} limit $11 offset $12) item),
      'page', $12::int / $11::int + 1, 'perPage', $11::int,
      'totalItems', total, 'totalPages', ceil(total / $11::numeric)::int) as data
    from (select count(*)::int as total from posts p where ${filters}) counted`,
  )
}

/** A page of published posts of one kind, or of all (newest first), as JSON text of `postList`. */
export function listPosts(
  { tx, clock, tenant }: InTenant,
  query: PostWishes,
): Promise<Json<Paged<PostItem>>> {
  const search = query.search || null
  return tx.json(query.kindSlug ? listStatements[query.sort] : listOfAnyKind, [
    clock.now(),
    tenant.pictureBase,
    query.kindSlug ?? null,
    search,
    search && likeText(search),
    query.categoryId ?? null,
    query.categorySlug || null,
    query.excludeId ?? null,
    query.isParent ?? null,
    query.parentSlug ?? null,
    query.pageSize,
    (query.page - 1) * query.pageSize,
    tenant.mediaBase,
  ])
}

const detail = statement<readonly [Date, string, string | null, number | null, string | null, string]>(
  'posts.detail',
  `select row_to_json(item) as data from (
    select ${itemColumns('$2', '$6')}, p.content_html as content, p.updated_at as "updatedAt", ${reactionColumns},
      (select q.slug from posts q where q.tenant_id = p.tenant_id and q.id = p.parent_id) as "parentSlug",
      (select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) order by c.name), '[]')
        from post_categories pc join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
        where pc.tenant_id = p.tenant_id and pc.post_id = p.id) as categories
    from posts p
    where ${visible} and ($3::text is null or p.kind = $3) and ($4::int is null or p.id = $4) and ($5::text is null or p.slug = $5)) item`,
)

/** One published post by id (of any kind, where none is said) or by kind and slug, as JSON text of `postDetail`; 'null' when there is none. */
export function findPost(
  { tx, clock, tenant }: InTenant,
  by: PostReference,
): Promise<Json<PostDetail | null>> {
  const { kindSlug = null, id = null, slug = null } = by
  return tx.json(detail, [clock.now(), tenant.pictureBase, kindSlug, id, slug, tenant.mediaBase])
}

const idOf = statement<readonly [Date, string, string]>(
  'posts.id',
  `select p.id from posts p where ${visible} and p.kind = $2 and p.slug = $3`,
)

export async function findPostId(tx: Tx, kind: string, slug: string, now: Date): Promise<number | undefined> {
  const [row] = await tx.rows<{ id: number }, readonly [Date, string, string]>(idOf, [now, kind, slug])
  return row?.id
}

const titled = statement<readonly [string, number]>(
  'posts.findByTitle',
  `select p.id, p.kind, p.slug, p.title from posts p
    where p.status = 'published' and p.title ilike '%' || $1 || '%'
    order by p.published_at desc limit $2`,
)

export const findByTitle = (tx: Tx, words: string, most: number) =>
  tx.rows<{ id: number; kind: PostKind; slug: string; title: string }, readonly [string, number]>(titled, [
    likeText(words),
    most,
  ])

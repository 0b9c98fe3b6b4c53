import { isVisible } from '../../../platform/db/due-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { prefixQuery } from '../../../platform/db/search-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json, KeptJson } from '../../../shared/json.ts'
import { reactions } from '../../../shared/reactions.ts'
import { type CardWishes, firstCards, listCards, pageOfCards, withMore } from '../../core/cards/cards.ts'
import type { PostListQuery } from './post-queries.contract.ts'
import type { PostDetail, PostItem } from './posts.contract.ts'

/** By id alone, or by slug within a kind: a slug is unique there only. */
export type PostReference =
  | { kindSlug?: string; id: number; slug?: undefined }
  | { kindSlug: string; id?: number | undefined; slug?: string | undefined }

/** Who may see a post here: published (or scheduled and due), public. */
export const visible = `${isVisible('p')} and p.visibility = 'public'`

/** how many of each reaction */
const reactionColumns = `(select json_build_object(
    ${reactions.map(name => `'${name}', count(*) filter (where r.reaction = '${name}')`).join(', ')})
  from given_reactions r where r.tenant_id = p.tenant_id and r.post_id = p.id) as reactions`

/** What may be asked of a list; without a kind it is of all kinds. */
export type PostWishes = Omit<PostListQuery, 'kindSlug'> & {
  kindSlug?: PostListQuery['kindSlug'] | undefined
}

const found = statement('posts.found', 'select posts_with_words(:search, :prefix) as "id!"')

/** of the tenant's posts; which of them visitors see, the cards say */
async function foundIds({ tx }: InTenant, search: string): Promise<number[]> {
  const rows = await tx.rows(found, { search, prefix: prefixQuery(search) })
  return rows.map(({ id }) => id)
}

/** The facets are those of made_post_cards. */
async function wishesOf(context: InTenant, query: PostWishes): Promise<CardWishes> {
  const { kindSlug, categoryId, categorySlug, parentSlug, isParent, excludeId, search, sort } = query
  return {
    source: 'posts',
    kind: kindSlug,
    order: kindSlug === undefined ? 'newest' : sort,
    exceptId: excludeId,
    facets: [
      categoryId === undefined ? [] : [`category:${categoryId}`],
      categorySlug ? [`in:${categorySlug}`] : [],
      parentSlug === undefined ? [] : [`below:${parentSlug}`],
      isParent === undefined ? [] : [isParent ? 'parent:none' : 'parent:some'],
    ],
    ids: search ? await foundIds(context, search) : undefined,
  }
}

/** A page of published posts of one kind, or of all (newest first), as JSON of `postList`. */
export const listPosts = async (context: InTenant, query: PostWishes): Promise<KeptJson<Paged<PostItem>>> =>
  listCards(context, await wishesOf(context, query), query)

/** The same as objects, for pages: each is the same object as long as its card looks the same. */
export const pageOfPosts = async (context: InTenant, query: PostWishes): Promise<Paged<PostItem>> =>
  pageOfCards(context, await wishesOf(context, query), query)

/** The newest of a kind, where nobody asks how many there are; of one category, or without one post. */
export const newestPosts = async (
  context: InTenant,
  query: Pick<PostWishes, 'kindSlug' | 'categoryId' | 'excludeId'>,
  count: number,
): Promise<PostItem[]> =>
  firstCards(context, await wishesOf(context, { ...query, sort: 'newest', page: 1, pageSize: count }), count)

const detailText = (which: string) => `select ${withMore('card.item', 'more')} as data from (
    select p.id, p.content_html as content, p.language, p.updated_at as "updatedAt", p.seo, p.episode, ${reactionColumns},
      (select q.slug from posts q where q.tenant_id = p.tenant_id and q.id = p.parent_id) as "parentSlug",
      (select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) order by c.name), '[]')
        from post_categories pc join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
        where pc.tenant_id = p.tenant_id and pc.post_id = p.id) as categories
    from (select * from posts p where ${which} offset 0) p where ${visible}) more
    join shown_cards card on card.source = 'posts' and card.id = more.id`

/**
 * One for each way to name a post, or the index of neither would serve: a plan is made for whatever may be asked. It is
 * found by its name first ("offset 0"): by when it was published the planner would go through all there are.
 */
const detailById = statement(
  'posts.detailById',
  detailText(
    'p.id = :id and (:kindSlug?::text is null or p.kind = :kindSlug) and (:slug?::text is null or p.slug = :slug)',
  ),
)
const detailBySlug = statement('posts.detailBySlug', detailText('p.kind = :kindSlug and p.slug = :slug'))

/** One published post by id (of any kind, where none is said) or by kind and slug, as JSON text of `postDetail`; 'null' when there is none. */
export function findPost(
  { tx, clock, tenant }: InTenant,
  by: PostReference,
): Promise<Json<PostDetail | null>> {
  const { pictureBase, mediaBase } = tenant
  const shown = { now: clock.now(), pictureBase, mediaBase }
  if (by.id === undefined)
    return tx.json(detailBySlug, { ...shown, kindSlug: by.kindSlug ?? '', slug: by.slug ?? '' })
  return tx.json(detailById, { ...shown, id: by.id, kindSlug: by.kindSlug, slug: by.slug })
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

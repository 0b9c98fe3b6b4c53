import { pageOf } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Paged } from '../../../shared/envelope.ts'
import type { Json } from '../../../shared/json.ts'
import type { CategoryListQuery } from './post-queries.contract.ts'
import type { CategoryItem } from './posts.contract.ts'

const categoryColumns = `c.kind as "kindSlug", c.id, c.slug, c.name, c.position,
  (select q.slug from categories q where q.tenant_id = c.tenant_id and q.id = c.parent_id) as "parentSlug",
  coalesce((select n.total from card_totals n where n.tenant_id = c.tenant_id and n.source = 'posts'
      and n.kind = c.kind and n.facet = 'category:' || c.id), 0)
    - (select count(*)::int from shown_cards k where k.tenant_id = c.tenant_id and k.source = 'posts'
      and k.kind = c.kind and k.sorted_at > :now and k.facets @> array['category:' || c.id]) as "totalPosts"`

/** without a kind: those of all kinds of posts, which classes are not */
const categoryFilters = `(c.kind = :kind or (:kind?::text is null and c.kind <> 'class'))
  and (:search?::text is null or c.name ilike '%' || :search || '%') and (:slug?::text is null or c.slug = :slug)`

const categoryOrders = {
  newest: 'c.created_at desc, c.id desc',
  oldest: 'c.created_at, c.id',
  title: 'c.position, lower(c.name), c.id',
} as const satisfies Record<CategoryListQuery['sort'], string>

/** What may be asked of categories; without a kind they are of all kinds. */
export type CategoryWishes = Omit<CategoryListQuery, 'kindSlug'> & {
  kindSlug?: CategoryListQuery['kindSlug'] | undefined
  categorySlug?: string | undefined
}

const categoryStatement = (sort: CategoryListQuery['sort']) =>
  statement(
    `posts.categories.${sort}`,
    pageOf({
      select: categoryColumns,
      from: `categories c where ${categoryFilters}`,
      orderBy: categoryOrders[sort],
    }),
  )

const categoryStatements = {
  newest: categoryStatement('newest'),
  oldest: categoryStatement('oldest'),
  title: categoryStatement('title'),
} satisfies Record<CategoryListQuery['sort'], ReturnType<typeof categoryStatement>>

/** A page of the categories of a kind or of all, as JSON text of `categoryList`; `all` answers every one at once. */
export function listCategories(
  { tx, clock }: InTenant,
  query: CategoryWishes,
): Promise<Json<Paged<CategoryItem>>> {
  const size = query.all ? everyOne : query.pageSize
  const offset = query.all ? 0 : (query.page - 1) * query.pageSize
  const search = query.search ? likeText(query.search) : null
  const { kindSlug = null, categorySlug = '' } = query
  return tx.json(categoryStatements[query.sort], {
    now: clock.now(),
    kind: kindSlug,
    search,
    limit: size,
    offset,
    slug: categorySlug || null,
  })
}

/** more categories than a site can have */
const everyOne = 1_000_000

const categoryDetail = statement(
  'posts.category',
  `select row_to_json(item) as data from (
    select ${categoryColumns} from categories c where c.kind = :kind and c.slug = :slug) item`,
)

/** One category, as JSON text of `categoryItem`; 'null' when there is none. */
export function findCategory(
  { tx, clock }: InTenant,
  kind: string,
  slug: string,
): Promise<Json<CategoryItem | null>> {
  return tx.json(categoryDetail, { now: clock.now(), kind, slug })
}

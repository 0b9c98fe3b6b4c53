/**
 * The JSON of `Paged` around the items that `items` selects; it stands over a row with `total`. Names the parameters
 * `limit` and `offset`, see `pageValues`.
 */
export const pageJson = (items: string) => `json_build_object(
    'items', (select coalesce(json_agg(row_to_json(item)), '[]') from (${items}) item),
    'page', :offset::int / :limit::int + 1, 'perPage', :limit::int,
    'totalItems', total, 'totalPages', ceil(total / :limit::numeric)::int)`

interface PageParts {
  /** columns of an item */
  select: string
  /** tables and conditions */
  from: string
  orderBy: string
  /** what is counted, where that is not the same */
  counted?: string
}

/** A statement that answers one page of rows as JSON. Names the parameters `limit` and `offset`. */
export const pageOf = ({ select, from, orderBy, counted = from }: PageParts) =>
  `select ${pageJson(`select ${select} from ${from} order by ${orderBy} limit :limit offset :offset`)} as data
  from (select count(*)::int as total from ${counted}) counted`

/** The parameters of a page: pages are counted from 1. */
export const pageValues = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
})

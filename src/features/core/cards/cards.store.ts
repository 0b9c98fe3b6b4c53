import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { Json } from '../../../shared/json.ts'

/** Which things a list is of. */
export type CardSource = 'posts' | 'classes'

/** Each order ends with what tells two things apart, so that nothing stands on two pages. */
const orders = {
  newest: 'c.sorted_at desc, c.id desc',
  oldest: 'c.sorted_at, c.id',
  popular: 'c.weight desc, c.id desc',
  title: 'c.title_key, c.id',
  state: 'c.rank, c.start_at, c.sorted_at desc, c.id desc',
  start: 'c.start_at nulls last, c.sorted_at desc, c.id desc',
} as const

export type CardOrder = keyof typeof orders

/** What is asked of a list of cards. */
export interface CardWishes {
  source: CardSource
  /** one list of the source; without it all of them, the newest first */
  kind?: string | undefined
  order: CardOrder
  /** Every group must be met, one word of a group is enough; empty groups ask nothing. At most four of several words. */
  facets?: readonly (readonly string[])[]
  exceptId?: number | undefined
  /** only these: what a search has found */
  ids?: readonly number[] | undefined
}

export interface CardPage {
  page: number
  pageSize: number
}

/** Further pages than this begin with their ids, which an index alone can tell. */
const deep = 200

/** Totals are exact up to here wherever no counter knows them. */
const countedTo = 10_000

const due = 'c.from_at <= :now and c.until_at > :now'
const asked = `(:all?::text[] is null or c.facets @> :all)
    and (:any1?::text[] is null or c.facets && :any1) and (:any2?::text[] is null or c.facets && :any2)
    and (:any3?::text[] is null or c.facets && :any3) and (:any4?::text[] is null or c.facets && :any4)
    and (:exceptId?::int is null or c.id <> :exceptId)`

/**
 * How rows are found: by whatever was asked; without narrowing, far into a list; among what a search found, where "is
 * true" keeps the planner from joining: a table of the ids is looked into for each card, while a list of thousands would be
 * gone through for each.
 */
const shapes = {
  asked: (kind: string) => `${kind} and ${due} and ${asked}`,
  deep: (kind: string) => `${kind} and ${due}`,
  found: (kind: string) =>
    `${kind} and ${due} and ${asked} and (c.id in (select unnest(:ids::int[]))) is true`,
} as const

type Shape = keyof typeof shapes

const ofKind = 'c.source = :source and c.kind = :kind'
const ofAll = 'c.source = :source'

/**
 * How many there are: `none` where nobody asks; `counter`, kept beside the cards and therefore as fast for a million,
 * without those to come; `live`, counted now. Those to come are asked for in the order of the one index that begins with
 * them: to the planner others look as good, which hold all of a list.
 */
const totalOf = (kind: string, where: string) => `case :counting::text when 'none' then 0 when 'counter' then
    coalesce((select sum(c.total) from card_counts c where ${kind} and c.facet = :facet), 0)
      - (select count(*) from (select from cards c where ${kind} and c.sorted_at > :now
          and (:facet = '' or :facet = any (c.facets)) order by ${orders.newest}) to_come)
    else (select count(*) from (select from cards c where ${where} limit ${countedTo}) counted) end`

const pageOf = (where: string, order: string, shape: Shape) =>
  shape === 'deep'
    ? `(select id, from_at from cards c where ${where} order by ${order} limit :limit offset :offset) here
      join cards c on c.source = :source and c.id = here.id and c.from_at = here.from_at`
    : `(select c.* from cards c where ${where} order by ${order} limit :limit offset :offset) c`

/** Addresses of files as a tenant has them: no text of an item, whose quotes are escaped, looks like these. */
const addressed = (items: string) =>
  `replace(replace(${items}, '"url": "~p/', '"url": "' || :pictureBase), '"url": "~m/', '"url": "' || :mediaBase)`

/** SQL of one thing's JSON: what its card shows, and the columns of a row beside it. Names pictureBase and mediaBase. */
export const withMore = (item: string, row: string) =>
  `left(${addressed(item)}, -1) || ',' || substr(row_to_json(${row})::text, 2)`

/** What tells a card from all others, and from itself before it was changed. */
const name = `c.id || ' ' || c.version || ' ' || c.weight`

const namesText = (where: string, order: string, shape: Shape, kind: string) =>
  `select min(total.n) as "total!", coalesce(string_agg(${name}, ',' order by ${order}), '') as "names!"
    from (select (${totalOf(kind, where)})::int as n) total left join ${pageOf(where, order, shape)} on true`

/** with one row of nulls where there is no card: how many there are is told even then */
const rowsText = (where: string, order: string, shape: Shape, kind: string) =>
  `select total.n as "total!", ${name} as name, c.item || '' as item
    from (select (${totalOf(kind, where)})::int as n) total left join ${pageOf(where, order, shape)} on true
    order by ${order}`

const variants = [
  ...Object.keys(orders).flatMap(order =>
    Object.keys(shapes).map(shape => ({ order, shape, kind: ofKind, list: `${order}-${shape}` })),
  ),
  { order: 'newest', shape: 'asked', kind: ofAll, list: 'all-asked' },
  { order: 'newest', shape: 'found', kind: ofAll, list: 'all-found' },
] as { order: CardOrder; shape: Shape; kind: string; list: string }[]

const nameStatements = new Map(
  variants.map(({ order, shape, kind, list }) => [
    list,
    statement(`cards.names.${list}`, namesText(shapes[shape](kind), orders[order], shape, kind)),
  ]),
)

const rowStatements = new Map(
  variants.map(({ order, shape, kind, list }) => [
    list,
    statement(`cards.rows.${list}`, rowsText(shapes[shape](kind), orders[order], shape, kind)),
  ]),
)

type Counting = 'none' | 'counter' | 'live'

/** the statement and its values */
function askedOf({ clock, tenant }: InTenant, wishes: CardWishes, at: CardPage, isCounted: boolean) {
  const { source, kind, order, exceptId, ids } = wishes
  const groups = (wishes.facets ?? []).filter(group => group.length > 0)
  const single = groups.flatMap(group => (group.length === 1 ? group : []))
  const [any1, any2, any3, any4, ...more] = groups.filter(group => group.length > 1)
  if (more.length > 0) throw new RangeError('A list is narrowed by at most four groups of several words')
  const isWhole = groups.length === 0 && exceptId === undefined
  const offset = (at.page - 1) * at.pageSize
  const shape: Shape = ids ? 'found' : isWhole && offset > deep && kind !== undefined ? 'deep' : 'asked'
  const hasCounter = !ids && exceptId === undefined && groups.length === single.length && single.length < 2
  const counting: Counting = !isCounted ? 'none' : hasCounter && source === 'posts' ? 'counter' : 'live'
  return {
    list: kind === undefined ? `all-${shape}` : `${order}-${shape}`,
    values: {
      now: clock.now(),
      source,
      kind: kind ?? '',
      all: single.length > 0 ? single : null,
      any1,
      any2,
      any3,
      any4,
      exceptId,
      ids: ids ?? [],
      counting,
      facet: single[0] ?? '',
      limit: at.pageSize,
      offset,
      pictureBase: tenant.pictureBase,
      mediaBase: tenant.mediaBase,
    },
  }
}

function known<Statement>(statements: ReadonlyMap<string, Statement>, list: string): Statement {
  const found = statements.get(list)
  if (!found) throw new Error(`No statement lists cards by ${list}`)
  return found
}

/** Which cards stand on a page of a list, by their names with commas between; `total` is 0 where it is not asked for. */
export async function namesOfCards(
  context: InTenant,
  wishes: CardWishes,
  at: CardPage,
  isCounted: boolean,
): Promise<{ total: number; names: string }> {
  const { list, values } = askedOf(context, wishes, at, isCounted)
  const found = await context.tx.find(known(nameStatements, list), values)
  return found ?? { total: 0, names: '' }
}

/** A card as it is stored: its item with addresses of files yet to be filled in. */
export interface StoredCard<Item> {
  /** its number, version and weight */
  name: string
  item: Json<Item>
}

/** what the item holds, the room says whose things they are */
type CardRow<Item> = RowOf<`cards.rows.${string}`> & { item: Json<Item> | null }

/** The cards themselves, and how many there are. */
export async function readCards<Item>(
  context: InTenant,
  wishes: CardWishes,
  at: CardPage,
  isCounted: boolean,
): Promise<{ total: number; cards: StoredCard<Item>[] }> {
  const { list, values } = askedOf(context, wishes, at, isCounted)
  const rows = await context.tx.rows<`cards.rows.${string}`, CardRow<Item>>(
    known(rowStatements, list),
    values,
  )
  const cards = rows.flatMap(({ name, item }) => (name === null || item === null ? [] : [{ name, item }]))
  return { total: rows[0]?.total ?? 0, cards }
}

import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'
import type { Condition } from './conditions.ts'
import type { Narrowed, Order, RestQuery, Span } from './query.ts'
import { noColumn, Refusal } from './refusal.ts'
import type { Selected } from './select.ts'
import type { Columns, ColumnType, Embed, ServedTable } from './table.ts'
import { parameterOf } from './values.ts'

/** What was asked for as one statement: names come from the table's own list, values travel as parameters. */

type Part = RawBuilder<unknown>

export interface RestRows {
  /** JSON text of the rows */
  rows: string
  size: number
  /** undefined: not counted */
  total: number | undefined
}

interface Source {
  table: string
  as: string
  columns: Columns
}

/** `bookSlug` is book_slug */
export const plainName = (name: string) => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

function columnOf({ table, columns }: Source, name: string): [name: string, type: ColumnType] {
  const known = Object.hasOwn(columns, name) ? name : plainName(name)
  const type = Object.hasOwn(columns, known) ? columns[known] : undefined
  if (type === undefined) throw noColumn(table, name.slice(0, 60))
  return [known, type]
}

const joined = (parts: readonly Part[], between: 'and' | 'or'): Part =>
  parts.length === 0 ? sql`true` : sql`(${sql.join(parts, between === 'or' ? sql` or ` : sql` and `)})`

function conditionSql(source: Source, condition: Condition): Part {
  const made =
    condition.kind === 'compare'
      ? compareSql(source, condition)
      : joined(
          condition.parts.map(part => conditionSql(source, part)),
          condition.kind,
        )
  return condition.isNegated ? sql`(not ${made})` : made
}

const signs = { eq: sql`=`, neq: sql`<>`, gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` }

function compareSql(
  source: Source,
  { column, operator, values }: Extract<Condition, { kind: 'compare' }>,
): Part {
  const [name, type] = columnOf(source, column)
  const left = sql.ref(`${source.as}.${name}`)
  const [first = ''] = values
  switch (operator) {
    case 'in':
      return values.length === 0
        ? sql`false`
        : sql`${left} in (${sql.join(values.map(value => parameterOf(type, value)))})`
    case 'is':
      return isSql(left, name, first)
    case 'isdistinct':
      return sql`${left} is distinct from ${parameterOf(type, first)}`
    case 'like':
    case 'ilike': {
      if (type !== 'text')
        throw new Refusal(400, '42883', `operator does not exist for column "${name}": ${operator}`)
      const pattern = first.replaceAll('*', '%')
      if (/(?:^|[^\\])(?:\\\\)*\\$/.test(pattern))
        throw new Refusal(400, '22025', 'LIKE pattern must not end with escape character')
      return operator === 'like' ? sql`${left} like ${pattern}::text` : sql`${left} ilike ${pattern}::text`
    }
    default:
      return sql`${left} ${signs[operator]} ${parameterOf(type, first)}`
  }
}

function isSql(left: Part, name: string, given: string): Part {
  const word = given.toLowerCase()
  if (word === 'null') return sql`${left} is null`
  if (word === 'not_null') return sql`${left} is not null`
  if (['true', 'false', 'unknown'].includes(word))
    throw new Refusal(400, '42804', `column "${name}" is not of type boolean`)
  throw new Refusal(400, 'PGRST100', '"failed to parse filter"', {
    details: 'is takes null, not_null, true, false or unknown',
  })
}

function orderSql(source: Source, order: readonly Order[]): Part {
  const parts = order.map(({ column, isDescending, nulls }) => {
    const [name] = columnOf(source, column)
    const left = sql.ref(`${source.as}.${name}`)
    const way = isDescending ? sql` desc` : sql` asc`
    return sql`${left}${way}${nulls === 'first' ? sql` nulls first` : nulls === 'last' ? sql` nulls last` : sql``}`
  })
  return sql.join([...parts, sql.ref(`${source.as}.id`)])
}

const whereSql = (source: Source, { conditions }: Pick<Narrowed, 'conditions'>): Part =>
  joined(
    conditions.map(condition => conditionSql(source, condition)),
    'and',
  )

/** Columns of the answer by their names there; a name that comes twice is the last one's. */
function columnsSql(source: Source, items: readonly Selected[], relation: (item: Relation) => Part): Part {
  const parts = new Map<string, Part>()
  for (const item of items) {
    if (item.kind === 'all')
      for (const name of Object.keys(source.columns)) parts.set(name, sql.ref(`${source.as}.${name}`))
    else if (item.kind === 'relation') parts.set(item.alias, relation(item))
    else parts.set(item.alias, sql.ref(`${source.as}.${columnOf(source, item.name)[0]}`))
  }
  return sql.join([...parts].map(([alias, part]) => sql`${part} as ${sql.id(alias)}`))
}

type Relation = Extract<Selected, { kind: 'relation' }>

function embedOf(name: string, table: string, { embeds }: ServedTable): Embed {
  const found = Object.hasOwn(embeds, name) ? embeds[name] : undefined
  if (found) return found
  throw new Refusal(400, 'PGRST200', `Could not find a relationship between '${table}' and '${name}'`)
}

const none = () => {
  throw new Refusal(400, 'PGRST200', 'Relations are embedded one deep')
}

const mostEmbedded = 100

function relationSql(item: Relation, { key, of, view, columns, isMany }: Embed, narrowed: Narrowed): Part {
  const source = { table: item.name, as: 'r', columns }
  const meets = sql`r.tenant_id = t.tenant_id and ${sql.ref(`r.${key}`)} = ${sql.ref(`t.${of}`)} and ${whereSql(source, narrowed)}`
  const chosen = columnsSql(source, item.items, none)
  if (!isMany)
    return sql`(select row_to_json(e) from (select ${chosen} from ${sql.table(view)} as r where ${meets}) e)`
  const limit = Math.min(narrowed.limit ?? mostEmbedded, mostEmbedded)
  const { offset, order } = narrowed
  return sql`(select coalesce(json_agg(row_to_json(e)), '[]') from (select ${chosen} from ${sql.table(view)} as r
    where ${meets} order by ${orderSql({ ...source, columns: { ...columns, id: 'int' } }, order)}
    limit ${limit}::bigint offset ${offset}::bigint) e)`
}

export async function readRows(
  tx: Tx,
  { name, table }: { name: string; table: ServedTable },
  asked: RestQuery,
  { span, isCounted }: { span: Span; isCounted: boolean },
): Promise<RestRows> {
  const source = { table: name, as: 't', columns: table.columns }
  const narrowedOf = (alias: string) =>
    asked.embedded.get(alias) ?? { conditions: [], order: [], limit: undefined, offset: 0 }
  const chosen = columnsSql(source, asked.select, item =>
    relationSql(item, embedOf(item.name, name, table), narrowedOf(item.alias)),
  )
  const inner = asked.select.flatMap(item => {
    if (item.kind !== 'relation' || !item.isInner) return []
    const { view, key, of, columns } = embedOf(item.name, name, table)
    const where = whereSql({ table: item.name, as: 'r', columns }, narrowedOf(item.alias))
    return [
      sql`exists (select from ${sql.table(view)} as r where r.tenant_id = t.tenant_id and ${sql.ref(`r.${key}`)} = ${sql.ref(`t.${of}`)} and ${where})`,
    ]
  })
  const from = sql`${sql.table(table.view)} as t where ${joined([whereSql(source, asked), ...inner], 'and')}`
  const counted = isCounted ? sql`(select count(*)::int from ${from})` : sql`null::int`
  const { rows } = await sql<{ rows: string; size: number; total: number | null }>`
    select coalesce(json_agg(row_to_json(p)), '[]')::text as rows, count(*)::int as size, ${counted} as total
    from (select ${chosen} from ${from} order by ${orderSql(source, asked.order)}
      limit ${span.limit}::bigint offset ${span.offset}::bigint) p`.execute(tx.db)
  const [found] = rows
  return { rows: found?.rows ?? '[]', size: found?.size ?? 0, total: found?.total ?? undefined }
}

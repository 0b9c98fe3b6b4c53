import { type Condition, countOf, readFilter, readGroup } from './conditions.ts'
import { notOffered, outOfRange, Refusal, tooMuch, unreadable } from './refusal.ts'
import { readSelect, type Selected } from './select.ts'

/** What a request to read asks for, as PostgREST writes it. Pure: nothing here knows a table. */

export interface Order {
  column: string
  isDescending: boolean
  /** PostgreSQL's own where it is not said */
  nulls: 'first' | 'last' | undefined
}

/** what narrows the table, or one of its relations */
export interface Narrowed {
  conditions: Condition[]
  order: Order[]
  limit: number | undefined
  offset: number
}

export interface RestQuery extends Narrowed {
  select: Selected[]
  /** by the name the relation has in the answer */
  embedded: ReadonlyMap<string, Narrowed>
}

const mostConditions = 20
const notFilters = new Set(['apikey', 'columns', 'on_conflict', 'select'])

const emptyNarrowed = (): Narrowed => ({ conditions: [], order: [], limit: undefined, offset: 0 })

/** Parameters in the order they came; `+` is a space already. */
export function readAsked(parameters: Iterable<readonly [string, string]>): RestQuery {
  const all = [...parameters]
  const select = readSelect(all.find(([name]) => name === 'select')?.[1])
  const embedded = new Map<string, Narrowed>()
  for (const item of select) if (item.kind === 'relation') embedded.set(item.alias, emptyNarrowed())
  const own = emptyNarrowed()
  for (const [name, value] of all) {
    if (notFilters.has(name)) continue
    const path = name.split('.')
    const isOwn = path.length === 1 || path[0] === 'not'
    const target = isOwn ? own : embeddedOf(embedded, select, path[0] ?? '')
    narrow(target, isOwn ? path : path.slice(1), value)
  }
  const conditions = [own, ...embedded.values()].flatMap(one => one.conditions)
  if (conditions.reduce((sum, one) => sum + countOf(one), 0) > mostConditions)
    throw tooMuch(`at most ${mostConditions} conditions`)
  return { ...own, select, embedded }
}

function embeddedOf(embedded: Map<string, Narrowed>, select: readonly Selected[], name: string): Narrowed {
  const item = select.find(one => one.kind === 'relation' && (one.alias === name || one.name === name))
  const found = item?.kind === 'relation' ? embedded.get(item.alias) : undefined
  if (found) return found
  throw new Refusal(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })
}

function narrow(target: Narrowed, path: readonly string[], value: string): void {
  const [first = '', second] = path
  const isNegated = first === 'not'
  const word = isNegated ? (second ?? '') : first
  if (path.length > (isNegated ? 2 : 1)) throw unreadable('filter', `"${path.join('.').slice(0, 60)}"`)
  if (word === 'and' || word === 'or') target.conditions.push(readGroup(word, isNegated, value))
  else if (word === 'order' && !isNegated) target.order = readOrder(value)
  else if (word === 'limit' && !isNegated) target.limit = limitOf(value) ?? target.limit
  else if (word === 'offset' && !isNegated) target.offset = /^\d{1,15}$/.test(value) ? Number(value) : 0
  else target.conditions.push(readFilter(columnName(isNegated ? path.join('.') : word), value))
}

function columnName(name: string): string {
  if (name.includes('->')) throw notOffered('JSON paths')
  if (name.includes('::')) throw notOffered('casts')
  return name
}

/** undefined: no number, which says nothing */
function limitOf(value: string): number | undefined {
  if (!/^[+-]?\d{1,15}$/.test(value)) return undefined
  const limit = Number(value)
  if (limit < 0) throw outOfRange('Limit should be greater than or equal to zero.')
  return limit
}

function readOrder(text: string): Order[] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(part => {
      if (part.includes('(')) throw notOffered('ordering by a relation')
      const match = /^([A-Za-z_]\w*)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(part)
      if (!match) throw unreadable('order', `unexpected "${part.slice(0, 40)}"`)
      const [, column = '', direction, nulls] = match
      return {
        column,
        isDescending: direction === 'desc',
        nulls: nulls === 'first' ? 'first' : nulls === 'last' ? 'last' : undefined,
      }
    })
}

export interface Span {
  offset: number
  limit: number
}

const mostRows = 1000

/** Which rows: limit and offset, cut with the header where there is one. A header that cannot be read says nothing. */
export function spanOf(
  { limit, offset }: Pick<Narrowed, 'limit' | 'offset'>,
  range: string | undefined,
): Span {
  const match = /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(range ?? '')
  if (!match) return { offset, limit: Math.min(limit ?? mostRows, mostRows) }
  const from = Number(match[1])
  const to = match[2] === undefined ? Number.POSITIVE_INFINITY : Number(match[2])
  if (to < from)
    throw outOfRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  const end = Math.min(to, offset + (limit ?? Number.POSITIVE_INFINITY) - 1)
  const start = Math.max(from, offset)
  return { offset: start, limit: Math.max(0, Math.min(end - start + 1, mostRows)) }
}

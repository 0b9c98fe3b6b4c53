import { type PGlite, protocol } from '@electric-sql/pglite'
import { compileNames } from './named-parameters.ts'

/** Made by one call of `statement`, which stands at `place`. */
interface Made {
  name: string
  text: string
  place: string
}

/** What PostgreSQL says of a statement, as TypeScript writes it, by name. */
interface Shape {
  parameters: Map<string, string>
  row: Map<string, string>
}

interface Column {
  table: string
  isFilled: boolean
  /** TypeScript's, where a check allows a few values only */
  values: string | undefined
}

interface Catalogue {
  /** by the table's and the column's number */
  columns: ReadonlyMap<string, Column>
  /** names of types by their number */
  types: ReadonlyMap<number, string>
}

/** As the drivers' parsers read them (database.ts): JSON stays text, a date is the day as it is written. */
const typeNames: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  numeric: 'number',
  timestamp: 'Date',
  timestamptz: 'Date',
  _bool: 'boolean[]',
  _int2: 'number[]',
  _int4: 'number[]',
  _text: 'string[]',
  _timestamptz: 'Date[]',
  _uuid: 'string[]',
}

function typeOf(name = ''): string {
  const type = typeNames[name]
  if (type === undefined && name.startsWith('_')) throw new Error(`A list of ${name} has no type here`)
  return type ?? 'string'
}

/** JSON is given as text, and a list is only read. */
function parameterType(name: string | undefined): string {
  const type = typeOf(name)
  return type === 'unknown' ? 'string' : type.endsWith('[]') ? `readonly ${type}` : type
}

/** Types of every statement by its name, as one TypeScript module. Throws for one that does not prepare. */
export async function describeStatements(pglite: PGlite, made: readonly Made[]): Promise<string> {
  const catalogue = { columns: await readColumns(pglite), types: await readTypes(pglite) }
  const shapes = new Map<string, Shape>()
  for (const one of made.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const family = familyOf(one, made)
    const shape = await describe(pglite, one, catalogue)
    const known = shapes.get(family)
    if (known && textOf(known.row) !== textOf(shape.row))
      throw new Error(`${one.name} answers other columns than the others of ${family}`)
    for (const [name, type] of known?.parameters ?? [])
      if (!shape.parameters.get(name)?.startsWith(type)) shape.parameters.set(name, type)
    shapes.set(family, shape)
  }
  const entries = [...shapes].sort(([one], [other]) => (one < other ? -1 : 1)).map(entryOf)
  return [
    '// Generated from the statements and the migrated database by npm run db:describe; do not edit.',
    `export interface Statements {\n${entries.join('\n')}\n}\n`,
  ].join('\n\n')
}

/** Several that one call makes, told apart after the last dot only, are one type: what a room adds needs no line of its own. */
function familyOf({ name, place }: Made, made: readonly Made[]): string {
  const prefix = name.slice(0, name.lastIndexOf('.') + 1)
  const others = made.filter(one => one.place === place)
  const isFamily =
    others.length > 1 &&
    others.every(one => one.name.lastIndexOf('.') + 1 === prefix.length && one.name.startsWith(prefix))
  return isFamily ? `[name: \`${prefix}\${string}\`]` : `'${name}'`
}

function entryOf([name, { parameters, row }]: [string, Shape]): string {
  return `  ${name}: {\n    parameters: ${textOf(parameters)}\n    row: ${textOf(row)}\n  }`
}

function textOf(types: ReadonlyMap<string, string>): string {
  if (types.size === 0) return 'Record<never, never>'
  return `{ ${[...types].map(([name, type]) => `${name}: ${type}`).join('; ')} }`
}

async function readTypes(pglite: PGlite): Promise<ReadonlyMap<number, string>> {
  const { rows } = await pglite.query<{ oid: number; name: string }>(
    'select oid::int as oid, typname as name from pg_type',
  )
  return new Map(rows.map(({ oid, name }) => [oid, name]))
}

async function readColumns(pglite: PGlite): Promise<ReadonlyMap<string, Column>> {
  const { rows } = await pglite.query<{
    table: number
    column: number
    name: string
    filled: boolean
    check: string | null
  }>(
    // a column of a view is what its table says of it, which PostgreSQL notes in the view's rule
    `with shown as (
      select c.oid as relid, a.attnum, c.oid as source, a.attnum as source_column, c.relname
      from pg_attribute a join pg_class c on c.oid = a.attrelid where a.attnum > 0 and c.relkind in ('r', 'p')
      union all
      select c.oid, (entry)[1]::int2, (entry)[2]::oid, (entry)[3]::int2, c.relname
      from pg_rewrite r join pg_class c on c.oid = r.ev_class and c.relkind = 'v',
        regexp_matches(r.ev_action::text, ':resno (\\d+) [^{}]*:resorigtbl (\\d+) :resorigcol (\\d+)', 'g') entry)
    select s.relid::int as table, s.attnum::int as column, s.relname as name, a.attnotnull as filled,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
        order by pg_get_constraintdef(k.oid) like '%ARRAY%' desc, k.conname limit 1) as check
    from shown s join pg_attribute a on a.attrelid = s.source and a.attnum = s.source_column`,
  )
  return new Map(
    rows.map(({ table, column, name, filled, check }) => [
      `${table}.${column}`,
      { table: name, isFilled: filled, values: check === null ? undefined : valuesOf(check) },
    ]),
  )
}

/** `'draft' | 'published'`, `0 | 1 | 2`: of a check that lists words, or a few numbers by their ends. */
function valuesOf(check: string): string | undefined {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(('[^']*'::text(, )?)+)\]\)\)\)$/.exec(check)?.[1]
  if (list !== undefined) return list.replaceAll('::text', '').split(', ').join(' | ')
  const ends = /^CHECK \(\(\((\w+) >= (\d+)\) AND \(\1 <= (\d+)\)\)\)$/.exec(check)
  if (!ends) return undefined
  const [least, most] = [Number(ends[2]), Number(ends[3])]
  return most - least < 10
    ? Array.from({ length: most - least + 1 }, (_, at) => least + at).join(' | ')
    : undefined
}

async function describe(pglite: PGlite, one: Made, { columns, types }: Catalogue): Promise<Shape> {
  const tables = new Set([...columns.values()].map(({ table }) => table))
  const { text, names, nullable, filled } = compileNames(one.text)
  const { parse, describe, sync } = protocol.serialize
  const wanted = Buffer.concat([parse({ text }), describe({ type: 'S' }), sync()])
  const { messages } = await pglite.execProtocol(wanted).catch((error: Error) => {
    throw new Error(`${one.name}: ${error.message}`)
  })
  const shape: Shape = { parameters: new Map(), row: new Map() }
  for (const message of messages) {
    if (message instanceof protocol.messages.ParameterDescriptionMessage)
      message.dataTypeIDs.forEach((oid, at) => {
        const name = names[at] ?? ''
        shape.parameters.set(
          name,
          parameterType(types.get(oid)) + (nullable.has(name) ? ' | null | undefined' : ''),
        )
      })
    if (message instanceof protocol.messages.RowDescriptionMessage)
      for (const { name, tableID, columnID, dataTypeID } of message.fields) {
        const column = columns.get(`${tableID}.${columnID}`)
        const type = column?.values ?? typeOf(types.get(dataTypeID))
        const isFilled = filled.has(name) || (column?.isFilled && !mayBeMissing(column.table, text, tables))
        shape.row.set(name, isFilled || type === 'unknown' ? type : `${type} | null`)
      }
  }
  return shape
}

/** Whether an outer join of the statement may leave this table's columns empty; in doubt it may. */
function mayBeMissing(table: string, text: string, tables: ReadonlySet<string>): boolean {
  return [...text.matchAll(/\b(left|right|full)\s+(?:outer\s+)?join\s+([\w.]*)/gi)].some(
    ([, side = '', what = '']) => {
      const joined = what.slice(what.lastIndexOf('.') + 1)
      return side.toLowerCase() !== 'left' || joined === table || !tables.has(joined)
    },
  )
}

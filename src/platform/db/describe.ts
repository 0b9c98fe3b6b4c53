import type { ClientBase } from 'pg'

/**
 * Writes down the migrated database twice: `db/schema.sql` for people, the Kysely types for the compiler.
 * Both are generated and a wall test keeps them true. Always read off the embedded database, so that the text does
 * not depend on which PostgreSQL somebody has.
 */
export interface Description {
  schemaSql: string
  types: string
}

const tablesSql = `
  select n.nspname as schema, c.relname as name, c.relrowsecurity as rls, obj_description(c.oid) as comment,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'notNull', a.attnotnull, 'identity', a.attidentity <> '', 'generated', a.attgenerated <> '',
        'default', pg_get_expr(d.adbin, d.adrelid)) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select json_agg(pg_get_constraintdef(k.oid) order by k.contype desc, k.conname)
      from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c')) as constraints,
    (select json_agg(pg_get_indexdef(x.indexrelid) order by x.indexrelid::regclass::text)
      from pg_index x where x.indrelid = c.oid
        and not exists (select from pg_constraint k where k.conindid = x.indexrelid)) as indexes,
    (select json_agg(format('%s for %s to %s using (%s)%s', p.policyname, lower(p.cmd), array_to_string(p.roles, ', '),
        p.qual, case when p.with_check is null then '' else ' with check (' || p.with_check || ')' end)
        order by p.policyname)
      from pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname) as policies
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'platform', 'accounts') and c.relkind in ('r', 'p')
  order by n.nspname, c.relname`

const viewsSql = `
  select c.oid::regclass::text as name, pg_get_viewdef(c.oid) as definition, obj_description(c.oid) as comment,
    (select string_agg(distinct g.grantee, ', ' order by g.grantee) from information_schema.role_table_grants g
      where g.table_schema = n.nspname and g.table_name = c.relname and g.grantee like 'app\\_%') as readers
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'platform', 'accounts') and c.relkind = 'v' order by n.nspname, c.relname`

const functionsSql = `
  select pg_get_functiondef(p.oid) as definition from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'platform', 'accounts') order by p.proname`

interface View {
  name: string
  definition: string
  comment: string | null
  /** roles */
  readers: string
}

interface Column {
  name: string
  type: string
  notNull: boolean
  identity: boolean
  generated: boolean
  default: string | null
}

interface Table {
  schema: string
  name: string
  rls: boolean
  comment: string | null
  columns: Column[]
  constraints: string[]
  indexes: string[]
  policies: string[]
}

export async function describeDatabase(client: ClientBase): Promise<Description> {
  const list = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value) ?? []
  const { rows } = await client.query(tablesSql)
  const tables: Table[] = rows.map(row => ({
    ...row,
    columns: list(row.columns),
    constraints: list(row.constraints),
    indexes: list(row.indexes),
    policies: list(row.policies),
  }))
  const views = await client.query<View>(viewsSql)
  const functions = await client.query<{ definition: string }>(functionsSql)
  return {
    schemaSql: [
      '-- Generated from the migrations by npm run db:describe; do not edit.',
      ...tables.map(tableSql),
      ...views.rows.map(viewSql),
      ...functions.rows.map(row => `${row.definition.trim()};`),
      '',
    ].join('\n\n'),
    types: typesText(tables),
  }
}

function tableSql(table: Table): string {
  const columns = table.columns.map(column => {
    const suffix = column.identity
      ? ' generated as identity'
      : column.generated
        ? ` generated as (${column.default})`
        : column.default
          ? ` default ${column.default}`
          : ''
    return `  ${column.name} ${column.type}${column.notNull ? ' not null' : ''}${suffix}`
  })
  // PostgreSQL 18 names NOT NULL constraints too; they are said with the columns.
  const constraints = table.constraints.filter(text => !text.startsWith('NOT NULL')).map(text => `  ${text}`)
  return [
    ...(table.comment ? [`-- ${table.comment}`] : []),
    `create table ${table.schema}.${table.name} (\n${[...columns, ...constraints].join(',\n')}\n);`,
    ...table.indexes.map(text => `${text};`),
    ...(table.rls ? [`-- row security on`] : []),
    ...table.policies.map(text => `-- policy ${text}`),
  ].join('\n')
}

const viewSql = ({ name, definition, comment, readers }: View) =>
  `${comment ? `-- ${comment}\n` : ''}create view ${name} with (security_invoker = true) as\n${definition}\n-- read by ${readers}`

function typesText(tables: Table[]): string {
  const interfaces = tables.map(table => {
    const lines = table.columns.map(column => `  ${column.name}: ${columnType(column)}`)
    return `export interface ${interfaceName(table)} {\n${lines.join('\n')}\n}`
  })
  const members = tables.map(table => {
    const key = table.schema === 'public' ? table.name : `'${table.schema}.${table.name}'`
    return `  ${key}: ${interfaceName(table)}`
  })
  return [
    '// Generated from the migrated database by npm run db:describe; do not edit.',
    "import type { ColumnType, GeneratedAlways } from 'kysely'",
    `export type Json = ColumnType<unknown, string, string>\nexport type Timestamp = ColumnType<Date, Date | string, Date | string>\n/** a column with a default: may be left out of an insert */\nexport type Generated<T> =\n  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>`,
    ...interfaces,
    `export interface DB {\n${members.join('\n')}\n}\n`,
  ].join('\n\n')
}

function interfaceName(table: Table): string {
  const words = (table.schema === 'public' ? table.name : `${table.schema}_${table.name}`).split('_')
  return words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function columnType(column: Column): string {
  const base = baseType(column.type)
  const nullable = column.notNull ? base : `${base} | null`
  if (column.identity || column.generated) return `GeneratedAlways<${nullable}>`
  return column.default ? `Generated<${nullable}>` : nullable
}

function baseType(type: string): string {
  if (type.endsWith('[]')) return `${baseType(type.slice(0, -2))}[]`
  if (['integer', 'bigint', 'smallint'].includes(type) || type.startsWith('numeric')) return 'number'
  if (type === 'boolean') return 'boolean'
  if (type === 'jsonb' || type === 'json') return 'Json'
  if (type.startsWith('timestamp')) return 'Timestamp'
  return 'string'
}

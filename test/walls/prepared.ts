import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { MadeStatement } from '../../scripts/made-statements.ts'
import { compileNames } from '../../src/platform/db/named-parameters.ts'

/** What PostgreSQL says of a statement. */
export interface Prepared {
  /** why it cannot be run */
  error?: string
  /** how many parameters the text has */
  parameters: number
  /** the roles that may run it */
  roles: string[]
  /** tables that its plan reads or writes, as the schema knows them */
  tables: string[]
}

const roles = ['app_user', 'app_platform', 'app_accounts']

const whyFailed = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Prepares one statement, as it stands in the source, on a migrated database and has it planned by each of the three roles, which is when PostgreSQL
 * looks at grants. Nothing is run.
 */
export async function prepare(client: PoolClient, text: string): Promise<Prepared> {
  const said: Prepared = { parameters: 0, roles: [], tables: [] }
  try {
    await client.query(`prepare asked as ${compileNames(text).text}`)
  } catch (error) {
    return { ...said, error: whyFailed(error) }
  }
  try {
    const { rows } = await client.query<{ count: number }>(
      `select cardinality(parameter_types) as count from pg_prepared_statements where name = 'asked'`,
    )
    said.parameters = rows[0]?.count ?? 0
    for (const role of roles) await planAs(client, role, said)
    if (said.roles.length > 0) delete said.error
    return said
  } finally {
    await client.query('deallocate asked')
  }
}

async function planAs(client: PoolClient, role: string, said: Prepared): Promise<void> {
  const values = said.parameters === 0 ? '' : `(${Array(said.parameters).fill('null').join(', ')})`
  await client.query(`begin; set local role ${role}; set local app.tenant_id = '1'`)
  try {
    const { rows } = await client.query(`explain (verbose, format json) execute asked${values}`)
    said.roles.push(role)
    said.tables = relationsOf(JSON.stringify(rows))
  } catch (error) {
    said.error = whyFailed(error)
  } finally {
    await client.query('rollback')
  }
}

const relation = z.object({ 'Relation Name': z.string(), Schema: z.string() })

function relationsOf(plan: string): string[] {
  const found = new Set<string>()
  JSON.parse(plan, (_, value: unknown) => {
    const { data } = relation.safeParse(value)
    if (data)
      found.add(data.Schema === 'public' ? data['Relation Name'] : `${data.Schema}.${data['Relation Name']}`)
    return value
  })
  return [...found]
}

/** Names that several statements have: PostgreSQL would run the one for the other. */
export function repeatedNames(made: readonly MadeStatement[]): string[] {
  const names = made.map(({ name }) => name)
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}

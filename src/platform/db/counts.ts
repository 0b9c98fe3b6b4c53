/** How many rows each table has, by its name with its schema. */
export type Counts = Record<string, number>

interface Asked {
  query(text: string): Promise<{ rows: unknown[] }>
}

interface Named {
  name: string
}

interface Counted extends Named {
  count: string | number
}

/** Counts every table that a dump carries; whoever asks sees past the wall. */
export async function countTables(client: Asked): Promise<Counts> {
  const { rows } = await client.query(
    `select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'platform', 'accounts') and c.relkind in ('r', 'p') and c.relpersistence = 'p'
      order by 1`,
  )
  const names = (rows as Named[]).map(({ name }) => name)
  const counted = names.map(name => `select '${name}' as name, count(*) as count from ${name}`)
  const answer = await client.query(counted.join(' union all '))
  return Object.fromEntries((answer.rows as Counted[]).map(({ name, count }) => [name, Number(count)]))
}

/** Where two differ, a line each. */
export const countDifferences = (expected: Counts, found: Counts): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter(name => expected[name] !== found[name])
    .map(
      name => `${name}: ${expected[name] ?? 'tidak ada'} di cadangan, ${found[name] ?? 'tidak ada'} sekarang`,
    )

import type pg from 'pg'

/**
 * Tables of which enough has changed since they were last counted or swept: PostgreSQL's own measures for autovacuum,
 * of which PGlite has none. Without counts the planner takes every table for a page or ten and goes through the
 * sessions of all members for each of them; without sweeping a table of 100 rows that change daily fills the disk.
 */
const due = `select format('%I.%I', schemaname, relname) as name,
    n_dead_tup > 50 + 0.2 * n_live_tup as "isWorn"
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`

/** Counts and sweeps what is due, one table at a time: requests come in between. */
export async function tidyTables(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; isWorn: boolean }>(due)
  for (const { name, isWorn } of rows) await pool.query(`${isWorn ? 'vacuum (analyze)' : 'analyze'} ${name}`)
}

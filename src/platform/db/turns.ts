import { statement } from './statement.ts'
import type { Tx } from './transaction.ts'

/** What is done one after the other, by the number that PostgreSQL knows it by: no two may share one. */
const turns = {
  mailerCalls: 4107,
  webhooks: 4108,
  accessTokens: 4109,
  books: 4110,
  buying: 4111,
  appointments: 4121,
  fixtures: 4122,
} as const

const wait = statement('db.waitForTurn', 'select pg_advisory_xact_lock(:turn, :id)')

/**
 * Waits until nobody else does the same for the same tenant or member (`id`), and holds it until the transaction ends:
 * what is counted afterwards is still so when one more is added.
 */
export async function waitForTurn(tx: Tx, what: keyof typeof turns, id: number): Promise<void> {
  await tx.rows(wait, { turn: turns[what], id })
}

/**
 * In the text of a statement: many do it beside each other, and wait only while somebody has the turn of their tenant.
 * It stands in a `with … as materialized`, so that it is held before anything of the statement is written.
 */
export const besideOthers = (what: keyof typeof turns) =>
  `select pg_advisory_xact_lock_shared(${turns[what]}, current_tenant())`

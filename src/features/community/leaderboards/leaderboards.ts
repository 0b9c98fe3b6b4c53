import type { Tx } from '../../../platform/db/transaction.ts'
import { leagueScores } from '../competitions/competitions.ts'
import { mostRows, ranked, shownName } from './leaderboards.rules.ts'
import * as store from './leaderboards.store.ts'

/** Boards of the tenant, in their order. */
export const listBoards = (tx: Tx) => store.listBoards(tx)

export interface Ranked extends store.EntryRow {
  rank: number
}

/** A board's rows with their ranks: its own entries, or the league's points. Ranks count everybody, before any filter. */
export async function readBoard(tx: Tx, board: store.BoardRow): Promise<Ranked[]> {
  const { competitionId, scope } = board
  const rows =
    competitionId === null
      ? await store.listEntries(tx, board.id, 1000)
      : await leagueScores(tx, competitionId, scope === 'team' ? 'team' : 'school')
  return rankedRows(rows, scope)
}

/** Rows as the page shows them, whatever they are of. */
export const rankedRows = (rows: readonly store.EntryRow[], scope: store.BoardRow['scope']): Ranked[] =>
  ranked(rows)
    .slice(0, mostRows)
    .map(row => ({ ...row, name: shownName(row.name, scope) }))

import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export type BoardRow = RowOf<'leaderboards.boards'>

const boards = statement(
  'leaderboards.boards',
  `select b.id, b.slug, b.title, b.summary, b.period, b.unit, b.scope, b.competition_id as "competitionId"
    from leaderboards b where b.status = 'published' and (b.competition_id is null or exists (select from known_seasons s
      where s.tenant_id = b.tenant_id and s.id = b.competition_id and s.is_shown))
    order by b.position, b.id`,
)
export const listBoards = (tx: Tx) => tx.rows(boards)

export type EntryRow = RowOf<'leaderboards.entries'>

const entries = statement(
  'leaderboards.entries',
  `select e.name, e.school_name as school, e.province_code as "provinceCode", e.city_code as "cityCode", e.score
    from leaderboard_entries e where e.leaderboard_id = :boardId order by e.score desc, e.id limit :limit`,
)
export const listEntries = (tx: Tx, board: number, limit: number) =>
  tx.rows(entries, { boardId: board, limit })

export async function removeOfMember(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('leaderboard_entries').where('membership_id', '=', membershipId).execute()
}

import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Scope } from './leaderboards.rules.ts'

export interface BoardRow {
  id: number
  slug: string
  title: string
  summary: string
  period: string
  unit: string
  scope: Scope
  competitionId: number | null
}

const boards = statement<readonly []>(
  'leaderboards.boards',
  `select b.id, b.slug, b.title, b.summary, b.period, b.unit, b.scope, b.competition_id as "competitionId"
    from leaderboards b where b.is_published order by b.position, b.id limit 50`,
)
export const listBoards = (tx: Tx) => tx.rows<BoardRow, readonly []>(boards, [])

export interface EntryRow {
  name: string
  school: string
  provinceCode: string | null
  cityCode: string | null
  score: number
}

const entries = statement<readonly [number, number]>(
  'leaderboards.entries',
  `select e.name, e.school_name as school, e.province_code as "provinceCode", e.city_code as "cityCode", e.score
    from leaderboard_entries e where e.leaderboard_id = $1 order by e.score desc, e.id limit $2`,
)
export const listEntries = (tx: Tx, board: number, limit: number) =>
  tx.rows<EntryRow, readonly [number, number]>(entries, [board, limit])

export async function removeOfMember(tx: Tx, membershipId: number): Promise<void> {
  await tx.db.deleteFrom('leaderboard_entries').where('membership_id', '=', membershipId).execute()
}

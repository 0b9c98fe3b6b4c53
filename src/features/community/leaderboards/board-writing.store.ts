import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { ownTable } from '../../core/publishing/publishing.ts'

// What writers change of boards: visitors' reads stand in leaderboards.store.ts.

export const boardTable = ownTable({ table: 'leaderboards', status: 'status' })

const written = `select b.slug, b.title, b.summary, b.period, b.unit, b.scope, b.source, b.position, b.status, b.version,
    b.updated_at as "updatedAt",
    (select s.slug from known_seasons s where s.tenant_id = b.tenant_id and s.id = b.competition_id) as "seasonSlug"
  from leaderboards b where b.id = :id`

const one = statement('leaderboards.written', written)
const locked = statement('leaderboards.writtenLocked', `${written} for update of b`)

export const findWrittenBoard = (tx: Tx, id: number, isWriting: boolean) =>
  isWriting ? tx.find(locked, { id }) : tx.find(one, { id })

/** rows of members are kept by the site itself, and stay out of what is written */
const rows = statement(
  'leaderboards.writtenRows',
  `select e.name, e.school_name as school, e.province_code as "provinceCode", e.city_code as "cityCode", e.score
    from leaderboard_entries e where e.leaderboard_id = :boardId and e.membership_id is null order by e.id`,
)
export const listWrittenRows = (tx: Tx, boardId: number) => tx.rows(rows, { boardId })

const memberRows = statement(
  'leaderboards.memberRows',
  `select e.name, e.school_name as school, e.province_code as "provinceCode", e.city_code as "cityCode", e.score
    from leaderboard_entries e where e.leaderboard_id = :boardId and e.membership_id is not null order by e.id`,
)
export const listMemberRows = (tx: Tx, boardId: number) => tx.rows(memberRows, { boardId })

const atTheEnd = '(select coalesce(max(o.position) + 1, 0) from leaderboards o)'
const season = `(select s.id from known_seasons s where s.slug = :seasonSlug)`

const put = statement(
  'leaderboards.put',
  `insert into leaderboards (slug, title, summary, period, unit, scope, source, competition_id, position, status,
      updated_at, version)
    values (:slug, :title, :summary, :period, :unit, :scope, :source, ${season},
      coalesce(:position?::int, ${atTheEnd}), 'published', :at, :version)
    returning id`,
)
const change = statement(
  'leaderboards.change',
  `update leaderboards set slug = :slug, title = :title, summary = :summary, period = :period, unit = :unit,
      scope = :scope, source = :source, competition_id = ${season}, position = coalesce(:position?::int, ${atTheEnd}),
      status = 'published', updated_at = :at, version = :version
    where id = :id returning id`,
)

interface BoardFields {
  slug: string
  title: string
  summary: string
  period: string
  unit: string
  scope: string
  source: string
  /** empty: of no season */
  seasonSlug: string
  /** null: behind all others */
  position: number | null
  at: Date
  version: number
}

/** Writes what visitors see; answers its number. */
export async function putBoard(tx: Tx, id: number | null, board: BoardFields): Promise<number> {
  const found = id === null ? await tx.find(put, { ...board }) : await tx.find(change, { ...board, id })
  return found?.id ?? 0
}

const clear = statement(
  'leaderboards.clearRows',
  'delete from leaderboard_entries where leaderboard_id = :boardId and membership_id is null',
)
const fill = statement(
  'leaderboards.fillRows',
  `insert into leaderboard_entries (leaderboard_id, name, school_name, province_code, city_code, score)
    select :boardId, r.name, r.school, r."provinceCode", r."cityCode", r.score
    from jsonb_to_recordset(:rows::jsonb)
      as r (at int, name text, school text, "provinceCode" text, "cityCode" text, score int)
    order by r.at`,
)

export interface BoardEntry {
  name: string
  school: string
  provinceCode: string | null
  cityCode: string | null
  score: number
}

/** Its rows are these, beside those of members. */
export async function putRows(tx: Tx, boardId: number, entries: readonly BoardEntry[]): Promise<void> {
  await tx.rows(clear, { boardId })
  if (entries.length === 0) return
  await tx.rows(fill, { boardId, rows: JSON.stringify(entries.map((entry, at) => ({ at, ...entry }))) })
}

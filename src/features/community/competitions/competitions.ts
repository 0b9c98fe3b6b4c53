import type { Tx } from '../../../platform/db/transaction.ts'
import { firstName } from '../../../shared/first-name.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { listStandings as listStandingTeams } from '../teams/teams.ts'

export interface Standing {
  rank: number
  categoryId: number
  team: string
  school: string
  schoolId: number
  provinceCode: string | null
  cityCode: string | null
  city: string
  /** first names only: that is all the public learns of pupils */
  members: string[]
  points: number
  hasPoints: boolean
}

/** Who stands where, category by category; teams without points come last, by name. */
export async function listStandings(tx: Tx, seasonId: number): Promise<Standing[]> {
  const names = await regionNames()
  const rows = (await listStandingTeams(tx, seasonId)).map(row => ({
    ...row,
    points: row.points ?? 0,
    hasPoints: row.points !== null,
    members: row.members.map(firstName),
    city: names.city(row.cityCode)?.name ?? '',
  }))
  return [...Map.groupBy(rows, row => row.categoryId).values()].flatMap(ranked)
}

/** A season's points as a board shows them: each school's sum, or each team's own. */
export async function leagueScores(
  tx: Tx,
  seasonId: number,
  scope: 'school' | 'team',
): Promise<
  { name: string; school: string; provinceCode: string | null; cityCode: string | null; score: number }[]
> {
  const scored = (await listStandings(tx, seasonId)).filter(row => row.hasPoints)
  if (scope === 'team')
    return scored.map(({ team, school, provinceCode, cityCode, points }) => ({
      name: team,
      school,
      provinceCode,
      cityCode,
      score: points,
    }))
  return [...Map.groupBy(scored, row => row.schoolId).values()].flatMap(rows => {
    const [first] = rows
    if (!first) return []
    const score = rows.reduce((sum, row) => sum + row.points, 0)
    const { school, provinceCode, cityCode } = first
    return [{ name: school, school: '', provinceCode, cityCode, score }]
  })
}

/** The same points are the same rank: 1, 2, 2, 4. */
function ranked<Row extends { points: number }>(rows: readonly Row[]): (Row & { rank: number })[] {
  const sorted = rows.toSorted((a, b) => b.points - a.points)
  return sorted.map(row => ({ ...row, rank: sorted.findIndex(({ points }) => points === row.points) + 1 }))
}

import type { Tx } from '../../../platform/db/transaction.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { dayIn } from '../../../shared/days.ts'
import { firstName } from '../../../shared/first-name.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { ranked, type SeasonState, seasonState } from './competitions.rules.ts'
import * as store from './competitions.store.ts'

/** The door: seasons of the league, who stands where in them, and the teams of schools. */
export { decideTeam, getTeam, listTeams } from './deciding.ts'
export { answerAsGuardian, changeOwnTeam, findTeamLinks, withdrawTeam } from './own-team.ts'
export { registerTeam } from './registering.ts'

export interface Season extends store.SeasonRow {
  state: SeasonState
}

/** A season by its slug, or the one that runs or comes next. */
export async function findSeason(
  { tx, clock, tenant }: InTenant,
  slug?: string,
): Promise<Season | undefined> {
  const row = slug
    ? await store.findSeason(tx, slug)
    : await store.findCurrentSeason(tx, dayIn(clock.now(), tenant.timeZone))
  return row && { ...row, state: seasonState(row, clock.now(), tenant.timeZone) }
}

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
  const rows = (await store.listStandings(tx, seasonId)).map(row => ({
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
  scope: 'sekolah' | 'tim',
): Promise<
  { name: string; school: string; provinceCode: string | null; cityCode: string | null; score: number }[]
> {
  const scored = (await listStandings(tx, seasonId)).filter(row => row.hasPoints)
  if (scope === 'tim')
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

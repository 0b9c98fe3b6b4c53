import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { leagueScores } from '../competitions/competitions.ts'
import { findSeason } from '../seasons/seasons.ts'
import { boardRegions } from './board-regions.ts'
import type { BoardValue } from './board-value.contract.ts'
import { listMemberRows } from './board-writing.store.ts'
import { boardsAnswer } from './leaderboards.loads.ts'
import { rankedRows } from './leaderboards.ts'

/** The page with a board that is being written, among the others. */
export async function drawBoard(
  context: PersonalContext,
  { title, summary, period, unit, scope, source, seasonSlug, entries }: BoardValue,
  { ownId, slug }: { ownId: number; slug: string },
) {
  const { tx } = context
  const regions = await boardRegions()
  const season = source === 'league' && seasonSlug ? await findSeason(context, seasonSlug) : undefined
  const rows =
    source === 'entries'
      ? [
          ...entries.map(({ name, school, region, score }) => ({
            name,
            school,
            ...(regions.codesOf(region) ?? { provinceCode: null, cityCode: null }),
            score: Number(score) || 0,
          })),
          ...(await listMemberRows(tx, ownId)),
        ]
      : season
        ? await leagueScores(tx, season.id, scope === 'team' ? 'team' : 'school')
        : []
  const board = {
    id: ownId,
    slug,
    title: title.trim() || 'Papan tanpa judul',
    summary,
    period,
    unit,
    scope,
    competitionId: season?.id ?? null,
  }
  return boardsAnswer(context, { board: slug }, { board, rows: rankedRows(rows, scope) })
}

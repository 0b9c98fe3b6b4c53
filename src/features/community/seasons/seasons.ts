import type { InTenant } from '../../../platform/http/endpoint.ts'
import { dateRange, longDate } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { rupiah } from '../../../shared/money.ts'
import type { Fact } from '../../../ui/parts.tsx'
import { type SeasonState, seasonState } from './seasons.rules.ts'
import * as store from './seasons.store.ts'

export {
  findWrittenSeason,
  listBusyCategories,
  listScoredStages,
  listSeasonOptions,
  putCategories,
  putSeason,
  putStages,
  seasonTable,
} from './season-writing.store.ts'
export { type SeasonState, seasonBadges, seasonState } from './seasons.rules.ts'
/** The door: seasons of the league, with their categories and stages. */
export { seasonPassages } from './seasons.search.ts'
export {
  type CategoryRow,
  findSeasonOfCategory,
  listCategories,
  listCategoryChoices,
  listSeasons,
  listStages,
  type SeasonRow,
  type StageRow,
} from './seasons.store.ts'

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

export const noon = (day: string) => new Date(`${day}T12:00:00Z`)

export function factsOf(season: Season, timeZone: string): Fact[] {
  const isOver = season.state === 'ended' || season.state === 'running'
  return [
    {
      icon: 'calendar',
      text: dateRange(noon(season.startsOn), noon(season.endsOn), timeZone),
      dateTime: season.startsOn,
    },
    ...(isOver
      ? []
      : [
          {
            icon: 'clock' as const,
            text: `Pendaftaran ditutup ${longDate(season.registrationCloseAt, timeZone)}`,
          },
        ]),
    { icon: 'price', text: season.fee === 0 ? 'Gratis' : `${rupiah(season.fee)} per tim` },
  ]
}

import { htmlOfDocument } from '../../../platform/documents/documents.ts'
import { sanitizeHtml } from '../../../platform/html/sanitize.ts'
import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { dayIn, instantOf } from '../../../shared/days.ts'
import { seasonState } from '../seasons/seasons.ts'
import { leagueAnswer } from './competitions.loads.ts'
import type { SeasonValue } from './season-value.contract.ts'

/** The page of a season that is being written, with the teams it has by now. What has no date yet is today. */
export async function drawSeason(
  context: PersonalContext,
  value: SeasonValue,
  { ownId, slug }: { ownId: number; slug: string },
) {
  const { tenant, clock } = context
  const now = clock.now()
  const today = dayIn(now, tenant.timeZone)
  const moment = (local: string) => (local === '' ? now : instantOf(local, tenant.timeZone))
  const { body, rules, categories, stages, ...fields } = value
  const season = {
    ...fields,
    id: ownId,
    slug,
    name: value.name.trim() || 'Liga tanpa nama',
    descriptionHtml: htmlOfDocument(body),
    rulesHtml: sanitizeHtml(rules),
    registrationOpenAt: moment(value.registrationOpenAt),
    registrationCloseAt: moment(value.registrationCloseAt),
    startsOn: value.startsOn || today,
    endsOn: value.endsOn || value.startsOn || today,
  }
  return leagueAnswer(
    context,
    { ...season, state: seasonState(season, now, tenant.timeZone) },
    {
      asked: slug,
      categories: categories.map(({ id = 0, minMembers, maxMembers, ...category }) => ({
        ...category,
        id,
        minMembers: Number(minMembers) || 1,
        maxMembers: Number(maxMembers) || Number(minMembers) || 1,
      })),
      stages: stages.map(({ id: _, startsOn, endsOn, ...stage }) => ({
        ...stage,
        startsOn: startsOn || season.startsOn,
        endsOn: endsOn || startsOn || season.endsOn,
      })),
    },
  )
}

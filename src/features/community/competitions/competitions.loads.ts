import { z } from 'zod'
import { askedPage, type PageContext, type PublicPageLoad } from '../../../platform/http/page-load.ts'
import { slugText } from '../../../platform/http/query.ts'
import { to } from '../../../routes.ts'
import { dateRange, momentText } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { describe } from '../../../shared/html-text.ts'
import { detailPage } from '../../../shared/page.ts'
import { trail } from '../../../ui/lists.ts'
import { boardsOfSeason, type FixtureBoard } from '../fixtures/fixtures.ts'
import * as store from '../seasons/seasons.ts'
import { factsOf, findSeason, noon, type Season, seasonBadges } from '../seasons/seasons.ts'
import type { LeagueBoard, LeaguePage, StandingRow } from './competitions.contract.ts'
import { listStandings, type Standing } from './competitions.ts'

const leagueQuery = z.object({ season: slugText.optional() })
const emptyWords = {
  title: 'Belum ada musim liga',
  text: 'Jadwal, kategori, dan klasemen liga antarsekolah tampil di sini begitu musim pertama diumumkan.',
  action: { label: 'Lihat kelas', href: to.classes() },
}

/** /Liga-Smk: the season that runs or comes next; `season` another one. */
export const loadLeague: PublicPageLoad = askedPage(leagueQuery, async (context, { season: asked }) => {
  const season = await findSeason(context, asked)
  if (asked !== undefined && !season) return undefined
  return leagueAnswer(context, season, {
    asked,
    ...(season ? await partsOfSeason(context, season) : noParts),
  })
})

interface SeasonParts {
  stages: readonly Omit<store.StageRow, 'id'>[]
  categories: readonly Omit<store.CategoryRow, 'slug'>[]
}

const noParts: SeasonParts = { stages: [], categories: [] }

const partsOfSeason = async ({ tx }: PageContext, { id }: Season): Promise<SeasonParts> => ({
  stages: await store.listStages(tx, id),
  categories: await store.listCategories(tx, id),
})

/** The page of a season: of one that is there, or that is being written. */
export async function leagueAnswer(
  context: PageContext,
  season: Season | undefined,
  { asked, ...parts }: SeasonParts & { asked?: string | undefined },
) {
  const seasons = await store.listSeasons(context.tx)
  const title = season?.name ?? 'Liga SMK'
  const data: LeaguePage = {
    heading: {
      title,
      ...(season ? { eyebrow: `Musim ${season.season}`, lead: season.summary } : {}),
      ...(season ? { badge: seasonBadges[season.state] } : {}),
    },
    crumbs: trail({ label: 'Liga SMK' }),
    facts: season ? factsOf(season, context.tenant.timeZone) : [],
    ...(season ? { season: await seasonData(context, season, parts) } : {}),
    seasons: seasons.map(({ slug, season: label }) => ({
      label: `Musim ${label}`,
      href: `${to.league()}?season=${slug}`,
      isCurrent: slug === season?.slug,
    })),
    empty: emptyWords,
  }
  return detailPage('league.season', data, {
    head: {
      title,
      description: season ? describe(season.summary) : emptyWords.text,
      jsonLd: season ? [eventOf(season, context)] : [],
      // an older season has its words on the same address: the current one is for search engines
      ...(asked === undefined ? {} : { noindex: true }),
    },
    canonical: to.league(),
    tags: ['league', 'schools'],
  })
}

function eventOf(season: Season, { tenant }: PageContext): Record<string, unknown> {
  return {
    '@type': 'EducationEvent',
    name: `${season.name} ${season.season}`,
    description: describe(season.summary),
    startDate: season.startsOn,
    endDate: season.endsOn,
    eventStatus:
      season.state === 'cancelled'
        ? 'https://schema.org/EventCancelled'
        : 'https://schema.org/EventScheduled',
    organizer: { '@type': 'Organization', name: tenant.title },
    location: { '@type': 'Country', name: 'Indonesia' },
  }
}

async function seasonData(
  context: PageContext,
  season: Season,
  { stages, categories }: SeasonParts,
): Promise<NonNullable<LeaguePage['season']>> {
  const { tx, clock, tenant } = context
  const today = dayIn(clock.now(), tenant.timeZone)
  const standings = await listStandings(tx, season.id)
  const boards = await boardsOfSeason(context, season.id, categories)
  return {
    summary: season.summary,
    descriptionHtml: season.descriptionHtml,
    rulesHtml: season.rulesHtml,
    note: noteOf(season, tenant.timeZone),
    ...(season.state === 'open' ? { action: { label: 'Daftarkan tim', href: to.leagueRegistration() } } : {}),
    stages: stages.map(stage => ({
      name: stage.name,
      when: dateRange(noon(stage.startsOn), noon(stage.endsOn), tenant.timeZone),
      place: stage.place,
      text: stage.description,
      isNow: stage.startsOn <= today && today <= stage.endsOn,
    })),
    categories: categories.map(category => {
      const board = boards.find(one => one.categoryId === category.id)
      const rows = standings.filter(({ categoryId }) => categoryId === category.id)
      return {
        name: category.name,
        text: category.description,
        members: membersText(category),
        teams: rows.map(rowOf),
        hasPoints: rows.some(({ hasPoints }) => hasPoints),
        ...(board ? { board: shownBoard(board) } : {}),
      }
    }),
  }
}

function shownBoard({ groups, rounds, rule }: FixtureBoard): LeagueBoard {
  const isOpen = ({ fixtures }: FixtureBoard['rounds'][number]) =>
    fixtures.some(({ state }) => state === 'scheduled' || state === 'live')
  const now = rounds.find(isOpen) ?? rounds.at(-1)
  return {
    groups,
    rule,
    rounds: rounds.map(round => ({
      name: round.name,
      isNow: round === now,
      fixtures: round.fixtures.map(fixture => ({
        id: fixture.id,
        home: fixture.home.name,
        away: fixture.away.name,
        homeScore: fixture.homeScore,
        awayScore: fixture.awayScore,
        winner: fixture.winner,
        startsAt: fixture.startsAt,
        startsText: fixture.startsText,
        place: fixture.place,
        state: fixture.state,
        stateText: fixture.stateText,
      })),
    })),
  }
}

const membersText = ({ minMembers, maxMembers }: SeasonParts['categories'][number]) =>
  minMembers === maxMembers ? `${minMembers} anggota` : `${minMembers} sampai ${maxMembers} anggota`

const rowOf = ({ rank, team, school, city, members, points, hasPoints }: Standing): StandingRow => ({
  rank,
  team,
  school,
  city,
  members: members.join(', '),
  points: hasPoints ? points.toLocaleString('id-ID') : '–',
})

function noteOf({ state, registrationOpenAt, registrationCloseAt }: Season, timeZone: string): string {
  if (state === 'soon') return `Pendaftaran dibuka ${momentText(registrationOpenAt, timeZone)}.`
  if (state === 'open')
    return `Pendaftaran ditutup ${momentText(registrationCloseAt, timeZone)}. Setelah itu data tim terkunci.`
  if (state === 'closed') return 'Pendaftaran sudah ditutup. Daftar peserta tampil di bawah.'
  if (state === 'cancelled') return 'Musim ini dibatalkan. Tim yang sudah mendaftar dihubungi lewat email.'
  if (state === 'running') return 'Musim sedang berlangsung. Klasemen diperbarui setelah setiap babak.'
  return 'Musim ini sudah selesai.'
}

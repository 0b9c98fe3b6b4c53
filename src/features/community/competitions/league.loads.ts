import { z } from 'zod'
import { type PageContext, type PublicPageLoad, parseQuery } from '../../../platform/http/page-load.ts'
import { slugText } from '../../../platform/http/query.ts'
import { to } from '../../../routes.ts'
import { dateRange, longDate, momentText } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { describe } from '../../../shared/html-text.ts'
import { rupiah } from '../../../shared/money.ts'
import type { PageAnswer } from '../../../shared/page.ts'
import type { Fact } from '../../../ui/parts.tsx'
import { seasonBadges } from './competitions.rules.ts'
import * as store from './competitions.store.ts'
import { findSeason, listStandings, type Season, type Standing } from './competitions.ts'
import type { LeaguePage, StandingRow } from './pages.contract.ts'

const query = z.object({ musim: slugText.optional() })
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

const emptyWords = {
  title: 'Belum ada musim liga',
  text: 'Jadwal, kategori, dan klasemen liga antarsekolah tampil di sini begitu musim pertama diumumkan.',
  action: { label: 'Lihat kelas', href: to.classes() },
}

/** /Liga-Smk: the season that runs or comes next; `musim` another one. */
export const loadLeague: PublicPageLoad = {
  query: ['musim'],
  async load(context) {
    const { musim } = parseQuery(query, context.query)
    const season = await findSeason(context, musim)
    if (musim !== undefined && !season) return undefined
    const seasons = await store.listSeasons(context.tx)
    const title = season?.name ?? 'Liga SMK'
    const data: LeaguePage = {
      heading: {
        title,
        ...(season ? { eyebrow: `Musim ${season.season}`, lead: season.summary } : {}),
        ...(season ? { badge: seasonBadges[season.state] } : {}),
      },
      crumbs: [{ label: 'Beranda', href: to.home() }, { label: 'Liga SMK' }],
      facts: season ? factsOf(season, context.tenant.timeZone) : [],
      ...(season ? { season: await seasonData(context, season) } : {}),
      seasons: seasons.map(({ slug, season: label }) => ({
        label: `Musim ${label}`,
        href: `${to.league()}?musim=${slug}`,
        isCurrent: slug === season?.slug,
      })),
      empty: emptyWords,
    }
    return {
      page: 'league.season',
      data,
      head: {
        title,
        description: season ? describe(season.summary) : emptyWords.text,
        jsonLd: season ? [eventOf(season, context)] : [],
        // an older season has its words on the same address: the current one is for search engines
        ...(musim === undefined ? {} : { noindex: true }),
      },
      canonical: to.league(),
      crumbs: data.crumbs,
      tags: ['league', 'schools'],
    } satisfies PageAnswer<'league.season'>
  },
}

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

async function seasonData(context: PageContext, season: Season): Promise<NonNullable<LeaguePage['season']>> {
  const { tx, clock, tenant } = context
  const today = dayIn(clock.now(), tenant.timeZone)
  const stages = await store.listStages(tx, season.id)
  const categories = await store.listCategories(tx, season.id)
  const standings = await listStandings(tx, season.id)
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
      const rows = standings.filter(({ categoryId }) => categoryId === category.id)
      return {
        name: category.name,
        text: category.description,
        members: membersText(category),
        teams: rows.map(rowOf),
        hasPoints: rows.some(({ hasPoints }) => hasPoints),
      }
    }),
  }
}

const membersText = ({ minMembers, maxMembers }: store.CategoryRow) =>
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

import { officeList } from '../../../platform/http/office-list.ts'
import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { ageOn, dayIn } from '../../../shared/days.ts'
import { notFound } from '../../../shared/failure.ts'
import { rupiah } from '../../../shared/money.ts'
import { optionsOf } from '../../../shared/office-list.ts'
import { framedPage } from '../../../shared/page.ts'
import { phoneText } from '../../../shared/phone.ts'
import { listAuditAbout } from '../../core/audit/audit.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { regionNames } from '../../core/regions/regions.ts'
import { listPapers, listRemarks } from '../../membership/registrations/registrations.ts'
import * as seasons from '../seasons/seasons.ts'
import { type Keys, openDetails } from './member-details.ts'
import { listTwins } from './team-checking.store.ts'
import { findManaged, listTeams } from './team-decisions.ts'
import { partsOf } from './team-form.ts'
import type { TeamPage } from './team-pages.contract.ts'
import { type TeamItem, type TeamListQuery, teamListQuery } from './teams.contract.ts'
import { decisions, decisionsFor, grades, guardianStates, maskedNisn, teamStatuses } from './teams.rules.ts'
import * as store from './teams.store.ts'

/** Teams of the league, what waits first. */
export const teamsOfLeague = officeList<'league.teams', TeamListQuery, TeamItem>(
  { page: 'league.teams', path: to.teams(), access: permissions.manageCompetitions },
  { title: 'Liga', description: 'Tim yang mendaftar ke liga.', search: 'Cari tim, sekolah, atau pembimbing' },
  {
    name: 'teams',
    query: teamListQuery,
    filters: async ({ tx }) => [
      { name: 'status', label: 'Status', options: optionsOf(teamStatuses) },
      { name: 'category', label: 'Kategori', options: await seasons.listCategoryChoices(tx) },
    ],
    list: listTeams,
    data: async (list, context) => ({
      list,
      waiting: (await listTeams(context, { page: 1, pageSize: 1, status: 'submitted' })).totalItems,
    }),
    calls: {
      nameOf: ({ name }) => name,
      columns: [
        ['Tim', ({ name }) => name],
        ['Kategori', ({ category }) => category],
        ['Musim', ({ season }) => season],
        ['Sekolah', ({ school }) => school],
        ['Kota', ({ city }) => city],
        ['Anggota', ({ members }) => members],
        ['Dikirim', ({ submittedText }) => submittedText],
        ['Status', ({ status }) => teamStatuses[status].label],
      ],
    },
  },
)

/** One team: what it says, and what becomes of it. Children's numbers are masked here. */
export const loadTeam = ({ secrets }: { secrets: Keys }): PersonalPageLoad => ({
  access: permissions.manageCompetitions,
  query: [],
  async load(context) {
    const { tx, clock, tenant } = context
    const id = Number(context.params.id)
    const { team, school } = await findManaged(context, id)
    const season = await seasons.findSeasonOfCategory(tx, team.categoryId)
    if (!season) throw notFound('Musim liga')
    const category = (await seasons.listCategories(tx, season.id)).find(one => one.id === team.categoryId)
    const members = await store.listMembers(tx, id)
    const today = dayIn(clock.now(), tenant.timeZone)
    const remarks = await listRemarks(tx, { team: id })
    const papers = await listPapers(tx, { team: id }, remarks, paper => `/v1/teams/${id}/papers/${paper}`)
    const parts = partsOf(members, papers)
    const entries = await listAuditAbout(context, { type: 'team', id }, 20)
    const data: TeamPage = {
      id,
      version: team.version,
      title: team.name,
      status: team.status,
      reason: team.reason,
      facts: [
        { label: 'Sekolah', value: `${school.name} (NPSN ${school.npsn})` },
        { label: 'Kota', value: (await regionNames()).city(school.cityCode)?.name ?? '' },
        { label: 'Musim', value: `${season.name} ${season.season}` },
        { label: 'Kategori', value: category?.name ?? '' },
        { label: 'Biaya', value: rupiah(season.fee) },
        {
          label: 'Dikirim',
          value: team.submittedAt ? momentText(team.submittedAt, tenant.timeZone) : 'Belum dikirim',
        },
      ],
      coach: {
        name: team.coachName,
        email: team.coachEmail ?? '',
        phone: team.coachPhone ? phoneText(team.coachPhone) : '',
        ...(team.coachPhone ? { whatsapp: `https://wa.me/${team.coachPhone.slice(1)}` } : {}),
      },
      members: members.map(member => {
        const details = openDetails(secrets, tenant.id, member.sealed)
        return {
          id: member.id,
          name: `${member.fullName}${member.isCaptain ? ' (ketua)' : ''}`,
          text: [grades[member.grade], member.major].filter(Boolean).join(' · '),
          nisn: details ? maskedNisn(details.nisn) : '–',
          age: details ? `${ageOn(details.birthDate, today)} tahun` : '–',
          guardian: `${guardianStates[member.guardianState]}${member.sheetCheckedBy === null ? '' : ' dengan lembar bertanda tangan'}`,
          isRefused: member.guardianState === 'refused',
          isSheetAwaited: member.guardianState === 'declared',
        }
      }),
      papers,
      parts,
      remarks: remarks.map(
        ({ field, words }) => `${parts.find(({ value }) => value === field)?.label ?? 'Dokumen'}: ${words}`,
      ),
      twins: (await listTwins(tx, id)).map(({ people, hasCoach, ...twin }) => ({
        ...twin,
        text: [...people, ...(hasCoach ? ['pembimbing yang sama'] : [])].join(', '),
      })),
      decisions: decisionsFor(team.status, season.fee).map(value => ({
        value,
        label: decisions[value].label,
        needsReason: decisions[value].needsReason,
      })),
      history: entries.map(entry => ({
        key: entry.id,
        text: `${entry.actorName} ${entry.words}`,
        at: entry.atText,
      })),
    }
    return framedPage('office', 'league.team', data, {
      title: team.name,
      description: 'Satu tim liga.',
      canonical: to.team({ id }),
    })
  },
})

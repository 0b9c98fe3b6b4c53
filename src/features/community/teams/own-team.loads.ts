import type { FormFields, FormProblem } from '../../../platform/http/page-form.ts'
import type { PageContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { hashToken, isToken } from '../../../platform/secrets/tokens.ts'
import { routes, to } from '../../../routes.ts'
import { momentText } from '../../../shared/dates.ts'
import { dayIn } from '../../../shared/days.ts'
import { firstName } from '../../../shared/first-name.ts'
import { framedPage, type PageAnswer } from '../../../shared/page.ts'
import { whatsappLink } from '../../../shared/phone.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { regionNames } from '../../core/regions/regions.ts'
import {
  listPapers,
  listRemarks,
  paperChoices,
  paperHint,
  paperProblem,
  type Remark,
} from '../../membership/registrations/registrations.ts'
import * as seasons from '../seasons/seasons.ts'
import { seasonState } from '../seasons/seasons.ts'
import { type Keys, openDetails } from './member-details.ts'
import { findGuarded } from './team-checking.store.ts'
import { labelOf, teamFormData, valuesOf } from './team-form.ts'
import type { OwnTeamPage, TeamGuardianPage } from './team-pages.contract.ts'
import { schoolOf } from './team-registration.ts'
import {
  changeable,
  grades,
  guardianPoints,
  guardianStates,
  statusWords,
  takingPapers,
  teamStatuses,
  withdrawable,
} from './teams.rules.ts'
import * as store from './teams.store.ts'

/** The team's own page, for whoever holds the link: personal, so that nothing keeps it. */
export const loadOwnTeam = ({ secrets }: { secrets: Keys }): PersonalPageLoad => ({
  access: permissions.readPublic,
  query: ['problem'],
  load: context => ownTeamPage(context, secrets, context.params.token ?? ''),
})

export async function ownTeamPage(
  context: PageContext,
  secrets: Keys,
  token: string,
  typed?: { values: FormFields; problem: FormProblem },
): Promise<PageAnswer<'league.ownTeam'> | undefined> {
  const { tx, clock, tenant } = context
  const { contact } = tenant
  const team = isToken(token) ? await store.findByToken(tx, hashToken(token)) : undefined
  const season = team && (await seasons.findSeasonOfCategory(tx, team.categoryId))
  if (!team || !season) return undefined
  const members = await store.listMembers(tx, team.id)
  const school = await schoolOf(tx, team.schoolId)
  const categories = await seasons.listCategories(tx, season.id)
  const category = categories.find(({ id }) => id === team.categoryId)
  const names = await regionNames()
  const state = seasonState(season, clock.now(), tenant.timeZone)
  const path = to.ownTeam({ token })
  const remarks = await listRemarks(tx, { team: team.id })
  const isTaking = takingPapers.includes(team.status) && state === 'open'
  const isChangeable = changeable.includes(team.status) && state === 'open'
  const opened = members.map(member => ({
    ...member,
    details: openDetails(secrets, tenant.id, member.sealed),
  }))
  const isForm = typed !== undefined && typed.values.do !== 'withdraw' && typed.values.do !== 'remove'
  const whatsapp = whatsappLink(contact.whatsapp)
  const data: OwnTeamPage = {
    heading: {
      title: team.name,
      eyebrow: `${season.name} ${season.season}`,
      badge: teamStatuses[team.status],
    },
    crumbs: [
      { label: 'Beranda', href: to.home() },
      { label: 'Liga SMK', href: to.league() },
      { label: team.name },
    ],
    badge: teamStatuses[team.status],
    text: statusWords[team.status],
    reason: team.reason,
    remarks: remarks.filter(({ field }) => !field.startsWith('papers.')).map(wordsOf),
    papers: {
      items: await listPapers(tx, { team: team.id }, remarks, id => `/v1/team/links/${token}/papers/${id}`),
      choices: isTaking ? paperChoices('team') : [],
      action: `/v1/team/links/${token}/papers`,
      hint: paperHint,
      ...paperProblem(new URLSearchParams(context.query)),
      ...(typed?.values.do === 'remove' ? { problem: typed.problem.message } : {}),
    },
    ...(isTaking && members.some(({ guardianState }) => guardianState === 'declared')
      ? { sheetHref: to.teamSheet({ token }) }
      : {}),
    ...(team.status === 'pending_payment' ? { payHref: to.teamFee({ token }) } : {}),
    facts: [
      { label: 'Sekolah', value: school.name },
      { label: 'Kategori', value: category?.name ?? '' },
      { label: 'Pembimbing', value: team.coachName },
      ...(team.submittedAt
        ? [{ label: 'Dikirim', value: momentText(team.submittedAt, tenant.timeZone) }]
        : []),
      { label: 'Data terkunci', value: momentText(season.registrationCloseAt, tenant.timeZone) },
    ],
    members: members.map(member => ({
      key: member.id,
      name: firstName(member.fullName),
      text: [
        ...(member.isCaptain ? ['Ketua tim'] : []),
        grades[member.grade],
        ...(member.guardianState === 'none' ? [] : [guardianStates[member.guardianState]]),
      ].join(' · '),
    })),
    path,
    mayWithdraw: withdrawable.includes(team.status) && state !== 'ended',
    ...(typed?.values.do === 'withdraw' ? { problem: typed.problem.message } : {}),
    ...(isChangeable
      ? {
          form: teamFormData({
            action: path,
            school: { npsn: school.npsn, name: school.name, place: names.city(school.cityCode)?.name ?? '' },
            categories,
            values: isForm ? typed.values : valuesOf(team, category?.slug ?? '', school.npsn, opened),
            problem: isForm ? typed.problem : remarked(remarks),
            today: dayIn(clock.now(), tenant.timeZone),
          }),
        }
      : {}),
    contact: { ...(contact.email ? { email: contact.email } : {}), ...(whatsapp ? { whatsapp } : {}) },
  }
  return {
    page: 'league.ownTeam',
    data,
    head: { title: `Tim ${team.name}`, description: 'Status pendaftaran tim.', noindex: true },
    canonical: path,
    crumbs: data.crumbs,
    tags: [],
  }
}

const wordsOf = ({ field, words }: Remark) => `${labelOf(field)}: ${words}`

/** What has to be mended stands at its fields, as if the form had just come back. */
function remarked(remarks: readonly Remark[]): FormProblem | undefined {
  const errors = remarks
    .filter(({ field }) => !field.startsWith('papers.'))
    .map(({ field, words }) => ({ field, code: 'remark', message: words }))
  if (errors.length === 0) return undefined
  return { status: 200, message: 'Panitia meminta perbaikan', errors }
}

/** Behind the link in a guardian's mail. Looking decides nothing. */
export const loadTeamGuardian = ({ secrets }: { secrets: Keys }): PersonalPageLoad => ({
  access: permissions.readPublic,
  query: [],
  load: context => teamGuardianPage(context, secrets, context.params.token ?? ''),
})

export async function teamGuardianPage(
  context: PageContext,
  secrets: Keys,
  token: string,
  problem?: string,
): Promise<PageAnswer<'league.guardian'> | undefined> {
  const { tx, tenant } = context
  const { contact } = tenant
  const row = isToken(token) ? await findGuarded(tx, hashToken(token)) : undefined
  const team = row && (await store.findTeam(tx, row.teamId))
  const season = team && (await seasons.findSeasonOfCategory(tx, team.categoryId))
  if (!row || !team || !season) return undefined
  const { name: school } = await schoolOf(tx, team.schoolId)
  const { guardianState } = row
  const data: TeamGuardianPage = {
    state: guardianState === 'confirmed' || guardianState === 'refused' ? guardianState : 'ask',
    site: tenant.title,
    childName: row.fullName,
    guardianName: openDetails(secrets, tenant.id, row.sealed)?.guardianName ?? '',
    team: team.name,
    school,
    league: season.name,
    points: guardianPoints,
    path: to.teamGuardian({ token }),
    policyHref: routes['Privacy-Policy'],
    ...(contact.email ? { contactEmail: contact.email } : {}),
    ...(problem === undefined ? {} : { problem }),
  }
  return framedPage('account', 'league.guardian', data, {
    title: 'Persetujuan wali',
    description: 'Jawab permintaan persetujuan.',
    canonical: data.path,
  })
}

import type { PageContext, PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { to } from '../../../routes.ts'
import { Failure } from '../../../shared/failure.ts'
import { rupiah } from '../../../shared/money.ts'
import { framedPage } from '../../../shared/page.ts'
import { findSeasonOfCategory } from '../../community/seasons/seasons.ts'
import { teamOfLink } from '../../community/teams/teams.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { TeamFeePage } from './team-fees.contract.ts'

export const feePolicy =
  'Biaya pendaftaran dikembalikan bila panitia menolak tim atau membatalkan musim, bukan bila tim mengundurkan diri.'

/** What a team has to pay, for whoever holds its link; undefined: there is no such team. */
export async function feePage(context: PageContext, problem?: string) {
  const { tx, params } = context
  const { token = '' } = params
  const team = await teamOfLink(tx, token).catch((error: unknown) => {
    if (error instanceof Failure && error.kind === 'notFound') return undefined
    throw error
  })
  const season = team && (await findSeasonOfCategory(tx, team.categoryId))
  if (!team || !season) return undefined
  const teamHref = to.ownTeam({ token })
  const data: TeamFeePage = {
    heading: {
      title: 'Biaya pendaftaran',
      eyebrow: `${season.name} ${season.season}`,
      lead: `Tim ${team.name}`,
    },
    crumbs: [
      { label: 'Beranda', href: to.home() },
      { label: team.name, href: teamHref },
      { label: 'Biaya pendaftaran' },
    ],
    facts: [
      { label: 'Tim', value: team.name },
      { label: 'Jumlah', value: rupiah(season.fee) },
    ],
    path: to.teamFee({ token }),
    teamHref,
    policy: feePolicy,
    ...(team.status === 'pending_payment'
      ? {}
      : { closed: 'Tidak ada biaya yang menunggu dibayar untuk tim ini.' }),
    ...(problem === undefined ? {} : { problem }),
  }
  return framedPage('site', 'league.fee', data, {
    title: data.heading.title,
    description: 'Biaya pendaftaran tim.',
    canonical: data.path,
  })
}

export const loadTeamFee: PersonalPageLoad = {
  access: permissions.readPublic,
  query: [],
  load: context => feePage(context),
}

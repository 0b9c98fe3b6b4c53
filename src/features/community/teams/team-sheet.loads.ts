import type { PersonalPageLoad } from '../../../platform/http/page-load.ts'
import { hashToken, isToken } from '../../../platform/secrets/tokens.ts'
import { to } from '../../../routes.ts'
import { framedPage } from '../../../shared/page.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as seasons from '../seasons/seasons.ts'
import { type Keys, openDetails } from './member-details.ts'
import type { TeamSheetPage } from './team-pages.contract.ts'
import { schoolOf } from './team-registration.ts'
import { guardianPoints, guardianTextVersion } from './teams.rules.ts'
import * as store from './teams.store.ts'

/** What guardians without mail sign on paper: a sheet for each child whose guardian has not answered yet. */
export const loadTeamSheet = ({ secrets }: { secrets: Keys }): PersonalPageLoad => ({
  access: permissions.readPublic,
  query: [],
  async load(context) {
    const { tx, tenant, params } = context
    const { token = '' } = params
    const team = isToken(token) ? await store.findByToken(tx, hashToken(token)) : undefined
    const season = team && (await seasons.findSeasonOfCategory(tx, team.categoryId))
    if (!team || !season) return undefined
    const members = await store.listMembers(tx, team.id)
    const page = to.ownTeam({ token })
    const data: TeamSheetPage = {
      heading: {
        title: 'Lembar persetujuan wali',
        lead: 'Cetak halaman ini, minta wali menandatanganinya, lalu unggah fotonya di halaman tim.',
      },
      crumbs: [
        { label: 'Beranda', href: to.home() },
        { label: team.name, href: page },
        { label: 'Lembar persetujuan wali' },
      ],
      children: members
        .filter(({ guardianState }) => guardianState === 'declared')
        .map(({ id, fullName, sealed }) => ({
          key: id,
          name: fullName,
          guardian: openDetails(secrets, tenant.id, sealed)?.guardianName ?? '',
        })),
      school: (await schoolOf(tx, team.schoolId)).name,
      team: team.name,
      league: `${season.name} ${season.season}`,
      points: guardianPoints,
      note: `Naskah ${guardianTextVersion}. Persetujuan dapat ditarik kapan saja lewat panitia.`,
    }
    return framedPage('site', 'league.sheet', data, {
      title: data.heading.title,
      description: 'Lembar untuk ditandatangani wali.',
      canonical: to.teamSheet({ token }),
    })
  },
})

import { z } from 'zod'
import { bulkEndpoint } from '../../../platform/http/bulk.ts'
import { type Endpoint, endpoint } from '../../../platform/http/endpoint.ts'
import { to } from '../../../routes.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { paperCalls } from '../../membership/registrations/registrations.ts'
import type { Keys } from './member-details.ts'
import { findManaged } from './team-decisions.ts'
import { checkSheet, takingTeam, teamOfLink } from './team-papers.ts'
import * as contract from './teams.contract.ts'
import { decideTeam, getTeam, listTeams, registerTeam } from './teams.ts'

const tag = 'Liga'
const limit = { tokens: 20, seconds: 600 }
const managing = { tag, access: permissions.manageCompetitions } as const

export interface TeamsDeps extends MediaDeps {
  secrets: Keys
}

export const teamsApi = (house: TeamsDeps): Endpoint[] => {
  const { secrets } = house
  return [...registering(secrets), ...papers(house), ...checking(house)]
}

const registering = (secrets: Keys): Endpoint[] => [
  registration(
    secrets,
    '/v1/team/register',
    'Mendaftarkan tim; musim yang sedang dibuka bila season tidak disebut',
  ),
  registration(secrets, '/v1/league/register', 'Mendaftarkan tim ke liga SMK'),
  registration(
    secrets,
    '/v1/auth/team/register',
    'Mendaftarkan tim sebagai anggota yang sudah masuk; timnya tercatat atas namanya',
    permissions.beMember,
  ),
]

const checking = ({ secrets, database }: TeamsDeps): Endpoint[] => [
  endpoint(
    {
      ...managing,
      method: 'GET',
      path: '/v1/teams',
      summary: 'Tim liga, yang menunggu lebih dulu; ketua wilayah melihat provinsinya',
      message: 'Berhasil mengambil daftar tim',
      query: contract.teamListQuery,
      data: contract.teamList,
    },
    (context, { query }) => listTeams(context, query),
  ),
  endpoint(
    {
      ...managing,
      method: 'GET',
      path: '/v1/teams/{id}',
      summary: 'Satu tim dengan data lengkap anggotanya; setiap pembacaan tercatat di riwayat',
      message: 'Berhasil mengambil tim',
      parameters: contract.idParameter,
      data: contract.teamDetail,
    },
    (context, { parameters }) => getTeam(context, secrets, parameters.id),
  ),
  endpoint(
    {
      ...managing,
      method: 'POST',
      path: '/v1/teams/{id}/decision',
      summary:
        'Meminta pembayaran, memverifikasi, menerima, meminta perbaikan, menolak, atau mendiskualifikasi',
      message: 'Keputusan tersimpan',
      parameters: contract.idParameter,
      body: contract.teamDecision,
      data: z.null(),
    },
    async (context, { parameters, body }) => {
      await decideTeam(context, secrets, parameters.id, body)
      return null
    },
  ),
  bulkEndpoint(
    database,
    {
      ...managing,
      path: '/v1/teams',
      summary: 'Keputusan yang sama untuk banyak tim sekaligus, menurut keadaannya sekarang',
      body: contract.bulkTeamDecision,
    },
    async (context, id, { decision, reason }) => {
      const { team } = await findManaged(context, id)
      await decideTeam(context, secrets, id, { decision, reason, remarks: [], version: team.version })
    },
  ),
]

/** Papers: whoever holds the team's link sends and sees them, and whoever checks the team sees them too. */
const papers = (house: TeamsDeps): Endpoint[] => [
  ...paperCalls(house, {
    sort: 'team',
    tag,
    noun: 'tim',
    message: 'Dokumen tim',
    pageOf: token => to.ownTeam({ token }),
    ofLink: teamOfLink,
    taking: takingTeam,
    managed: {
      path: '/v1/teams/{id}/papers/{paperId}',
      access: permissions.manageCompetitions,
      parameters: contract.teamPaperParameter,
      find: async (context, { id }) => ({ team: (await findManaged(context, id)).team.id }),
    },
  }),
  endpoint(
    {
      ...managing,
      method: 'POST',
      path: '/v1/teams/{id}/guardian-sheets',
      summary: 'Lembar persetujuan yang ditandatangani wali sudah diperiksa; setara jawaban lewat tautan',
      message: 'Persetujuan wali tercatat',
      parameters: contract.idParameter,
      body: contract.signedSheet,
      data: z.null(),
    },
    async (context, { parameters, body }) => {
      await checkSheet(context, parameters.id, body.memberId)
      return null
    },
  ),
]

function registration(
  secrets: Keys,
  path: string,
  summary: string,
  access: typeof permissions.beMember | typeof permissions.readPublic = permissions.readPublic,
): Endpoint {
  return endpoint(
    {
      method: 'POST',
      path,
      tag,
      summary,
      message: 'Pendaftaran tim diterima',
      access,
      body: contract.newTeam,
      data: contract.createdTeam,
      status: 201,
      limit,
    },
    (context, { body }) => registerTeam(context, secrets, body),
  )
}

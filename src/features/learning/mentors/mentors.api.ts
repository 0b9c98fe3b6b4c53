import { endpoint, JsonText } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './mentors.contract.ts'
import { listMentors } from './mentors.ts'
import * as ownProfiles from './own-profiles.contract.ts'
import { handOver } from './own-profiles.ts'

export const mentorsApi = [
  endpoint(
    {
      method: 'GET',
      path: '/active/mentors',
      tag: 'Mentor',
      summary: 'Mentor yang mengajar kelas yang sedang tampil',
      message: 'Berhasil mengambil daftar mentor',
      access: permissions.readPublic,
      query: contract.mentorListQuery,
      data: contract.mentorList,
      tags: ['people', 'classes'],
    },
    async (context, { query }) => new JsonText(await listMentors(context, query)),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/public-profiles/{id}/writer',
      tag: 'Profil publik',
      summary: 'Serahkan profil publik kepada anggota yang menulisnya sendiri, atau ambil kembali',
      message: 'Penulis profil tersimpan',
      access: permissions.handOverProfiles,
      isAlwaysOpen: true,
      parameters: ownProfiles.profileParameters,
      body: ownProfiles.profileWriter,
      data: ownProfiles.handedOver,
    },
    (context, { parameters, body }) => handOver(context, parameters.id, body.membershipId),
  ),
]

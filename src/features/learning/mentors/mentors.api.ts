import { endpoint, JsonText } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './mentors.contract.ts'
import { listMentors } from './mentors.ts'

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
]

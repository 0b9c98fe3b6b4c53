import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { discGroups } from './disc-tests.contract.ts'
import { groupsForPrograms } from './disc-tests.tables.ts'

export const discTestsApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/disc-tests/groups',
      tag: 'Tes kepribadian',
      summary: 'Kelompok kata tes kepribadian; jawabannya dikirim ke POST /rest/v1/user_disc',
      message: 'Berhasil mengambil kelompok kata',
      access: permissions.readPublic,
      data: discGroups,
      tags: ['disc-tests'],
    },
    async () => groupsForPrograms(),
  ),
]

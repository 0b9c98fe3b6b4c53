import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../permissions/permissions.ts'
import * as contract from './administration.contract.ts'
import { search } from './palette-search.ts'

export const administrationApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/administration/search',
      tag: 'Pengelolaan',
      summary: 'Orang, kelas, tulisan, dan sekolah menurut nama, sejauh penanya boleh melihatnya',
      message: 'Berhasil mencari',
      access: permissions.openAdministration,
      query: contract.searchQuery,
      data: contract.found,
    },
    (context, { query }) => search(context, query.q),
  ),
]

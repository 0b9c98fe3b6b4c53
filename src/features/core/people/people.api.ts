import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../permissions/permissions.ts'
import * as contract from './people.contract.ts'
import { listChoices } from './people.ts'

export const peopleApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/public-profiles/choices',
      tag: 'Menulis',
      summary:
        'Profil publik untuk dipilih di formulir: menurut sebagian nama atau jabatannya, paling banyak 20, atau yang disebut di names',
      message: 'Berhasil mencari profil publik',
      access: permissions.writePosts,
      query: contract.choicesQuery,
      data: contract.choices,
    },
    (context, { query }) => listChoices(context, query),
  ),
]

import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './own-sessions.contract.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'

const own = { tag: 'Profil', access: permissions.beMember } as const

export const ownSessionsApi = [
  endpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/user/sessions',
      summary: 'Tempat Anda sedang masuk di situs ini',
      message: 'Berhasil mengambil daftar tempat masuk',
      data: contract.ownSessions,
    },
    context => listOwnSessions(context),
  ),
  endpoint(
    {
      ...own,
      method: 'DELETE',
      path: '/v1/user/sessions/{id}',
      summary: 'Mengeluarkan satu tempat masuk',
      message: 'Tempat itu dikeluarkan',
      parameters: contract.sessionParameter,
      data: contract.ended,
    },
    (context, { parameters }) => endOwnSession(context, parameters.id),
  ),
  endpoint(
    {
      ...own,
      method: 'DELETE',
      path: '/v1/user/sessions',
      summary: 'Mengeluarkan semua tempat masuk selain yang ini',
      message: 'Tempat lain dikeluarkan',
      data: contract.ended,
    },
    context => endOtherSessions(context),
  ),
]

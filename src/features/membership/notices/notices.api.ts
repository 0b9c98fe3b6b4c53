import { type Endpoint, endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './notices.contract.ts'
import { getNotices, publishNotice } from './notices.ts'

export const noticesApi = (): Endpoint[] => [
  endpoint(
    {
      method: 'GET',
      path: '/v1/privacy/notices',
      tag: 'Privasi',
      summary: 'Kebijakan privasi yang berlaku dan versi-versi sebelumnya',
      message: 'Berhasil mengambil kebijakan privasi',
      access: permissions.readPublic,
      data: contract.notices,
      tags: ['privacy'],
    },
    context => getNotices(context),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/privacy/notices',
      tag: 'Privasi',
      summary: 'Menerbitkan versi baru kebijakan privasi; anggota diberi tahu lewat email',
      message: 'Kebijakan privasi diterbitkan',
      status: 201,
      access: permissions.changeSettings,
      body: contract.noticePublishing,
      data: contract.noticePublished,
      limit: { tokens: 10, seconds: 3600 },
    },
    (context, { body }) => publishNotice(context, body),
  ),
]

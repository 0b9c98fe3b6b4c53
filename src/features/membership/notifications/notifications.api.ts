import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './notifications.contract.ts'
import { choose, listChoices, listNotifications, markAllRead, markRead } from './notifications.ts'

const own = { tag: 'Pemberitahuan', access: permissions.beMember } as const

export const notificationsApi = [
  endpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/notifications',
      summary: 'Pemberitahuan Anda, yang terbaru lebih dulu',
      message: 'Berhasil mengambil pemberitahuan',
      query: contract.notificationQuery,
      data: contract.notificationList,
    },
    (context, { query }) => listNotifications(context, query),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/notifications/read',
      summary: 'Menandai semua pemberitahuan sudah dibaca',
      message: 'Semua ditandai sudah dibaca',
      data: contract.unreadLeft,
    },
    context => markAllRead(context),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/notifications/{id}/read',
      summary: 'Menandai satu pemberitahuan sudah dibaca',
      message: 'Ditandai sudah dibaca',
      parameters: contract.idParameter,
      data: contract.unreadLeft,
    },
    (context, { parameters }) => markRead(context, parameters.id),
  ),
  endpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/notifications/choices',
      summary: 'Apa yang Anda ingin dikabari, dan lewat apa',
      message: 'Berhasil mengambil pilihan pemberitahuan',
      data: contract.choiceList,
    },
    context => listChoices(context),
  ),
  endpoint(
    {
      ...own,
      method: 'PUT',
      path: '/v1/notifications/choices/{key}',
      summary: 'Memilih lonceng dan email untuk satu jenis pemberitahuan',
      message: 'Pilihan tersimpan',
      parameters: contract.kindParameter,
      body: contract.newChoice,
      data: contract.choiceItem,
    },
    (context, { parameters, body }) => choose(context, parameters.key, body),
  ),
]

import { z } from 'zod'
import { grantOf } from '../../../platform/http/access.ts'
import { officeList } from '../../../platform/http/office-list.ts'
import { pageNumber } from '../../../platform/http/query.ts'
import { routes } from '../../../routes.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import {
  listQueue,
  type QueuedRequest,
  type QueueQuery,
  requestStatuses,
} from '../data-requests/data-requests.ts'
import { getNotices } from '../notices/notices.ts'
import { statisticsOf } from './processing.ts'

const queueQuery = z
  .object({ page: pageNumber, status: z.enum(['open', 'decided'], 'Pilihan: open, decided').default('open') })
  .transform(query => ({ ...query, pageSize: 20 }))

/** What people ask of their data, with the time that is left. */
export const dataRequests = officeList<'privacy.queue', QueueQuery, QueuedRequest>(
  { page: 'privacy.queue', path: routes['Kelola-Privasi'], access: permissions.decideDataRequests },
  { title: 'Privasi', description: 'Permintaan data anggota dan kebijakan privasi.' },
  {
    name: 'data-requests',
    query: queueQuery,
    filters: (_, { status }) => [
      {
        name: 'status',
        label: 'Permintaan',
        value: status === 'decided' ? status : '',
        kind: 'tabs',
        all: 'Menunggu',
        options: [{ value: 'decided', label: 'Sudah dijawab' }],
      },
    ],
    list: listQueue,
    async data(list, context, { status }) {
      const { current } = await getNotices(context)
      return {
        list,
        status,
        statistics: await statisticsOf(context),
        notice: current ? { version: current.version, dateText: current.publishedText } : null,
        mayPublish: grantOf(permissions.changeSettings, context.viewer.member) !== 'none',
        policyHref: routes['Privacy-Policy'],
        editorHref: routes['Kelola-Privasi-Kebijakan'],
        recordHref: '/v1/privacy/processing-record',
      }
    },
    calls: {
      path: '/v1/privacy/queue',
      columns: [
        ['Orang', ({ member }) => member.name],
        ['Permintaan', ({ kindLabel }) => kindLabel],
        ['Diajukan', ({ askedText }) => askedText],
        ['Batas waktu', ({ dueText }) => dueText],
        ['Hasil', ({ status }) => requestStatuses[status].label],
        ['Dijawab', ({ decidedText }) => decidedText],
      ],
    },
  },
)

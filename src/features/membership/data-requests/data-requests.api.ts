import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { hintCookie, sessionCookie } from '../../identity/sessions/sessions.ts'
import * as contract from './data-requests.contract.ts'
import { decideRequest, listQueue, makeRequest, ownRequests } from './data-requests.ts'
import { eraseMyself } from './erasing.ts'
import { askExport, fetchExport } from './exports.ts'

export interface DataRequestsDeps {
  database: Pick<Database, 'withTenant' | 'withAccounts' | 'withPlatform'>
  files: FileStore
  clock: Clock
  secrets: Secrets
  partsOf: PartsOf
}

const own = { tag: 'Privasi', access: permissions.beMember } as const
const queue = { tag: 'Privasi', access: permissions.decideDataRequests } as const
const empty = z.strictObject({}).optional()

export const dataRequestsApi = (services: DataRequestsDeps): Endpoint[] => [
  endpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/privacy/requests',
      summary: 'Permintaan data sendiri dan hasilnya',
      message: 'Berhasil mengambil permintaan',
      data: contract.ownRequests,
    },
    context => ownRequests(context),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/privacy/requests',
      summary: 'Meminta perbaikan, pembatasan, atau mengajukan keberatan; dijawab dalam 3 x 24 jam',
      message: 'Permintaan terkirim',
      status: 201,
      body: contract.requestAsking,
      data: contract.ownRequest,
      limit: { tokens: 30, seconds: 60 },
    },
    (context, { body }) => makeRequest(context, body),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/privacy/exports',
      summary: 'Menyiapkan salinan semua data sendiri; dapat diunduh selama 24 jam',
      message: 'Salinan data siap diunduh',
      status: 201,
      body: empty,
      data: contract.createdExport,
      limit: { tokens: 10, seconds: 3600 },
    },
    context => askExport(context),
  ),
  openEndpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/privacy/exports/{id}',
      summary: 'Mengunduh salinan data: arsip ZIP berisi JSON, HTML, dan berkas',
      message: 'Salinan data',
      parameters: contract.requestParameters,
      data: z.null(),
      limit: { tokens: 20, seconds: 3600 },
    },
    (context, { parameters: { id } }) => fetchExport(services, context, id),
  ),
  openEndpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/privacy/erasure',
      summary: 'Menghapus akun sendiri di situs ini, seketika; ketik email sendiri untuk memastikan',
      message: 'Akun Anda telah dihapus',
      body: contract.erasing,
      data: contract.erased,
      limit: { tokens: 10, seconds: 3600 },
    },
    async (context, { body }) => {
      await eraseMyself(services, context, body.confirmation)
      context.cookies.clear(sessionCookie)
      context.cookies.clear(hintCookie)
      return { site: context.tenant.title }
    },
  ),
  endpoint(
    {
      ...queue,
      method: 'GET',
      path: '/v1/privacy/queue',
      summary: 'Permintaan data dari anggota, yang paling mendesak lebih dulu',
      message: 'Berhasil mengambil antrean',
      query: contract.queueQuery,
      data: contract.queueList,
    },
    (context, { query }) => listQueue(context, query),
  ),
  endpoint(
    {
      ...queue,
      method: 'POST',
      path: '/v1/privacy/queue/{id}/decision',
      summary: 'Memutuskan satu permintaan; hasilnya dikirim kepada orangnya',
      message: 'Keputusan terkirim',
      parameters: contract.requestParameters,
      body: contract.requestDecision,
      data: contract.queueList.shape.items.element,
    },
    (context, { parameters: { id }, body }) => decideRequest(context, id, body),
  ),
]

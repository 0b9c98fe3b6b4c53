import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { type Endpoint, endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import type { PartsOf } from '../../../platform/room-parts.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { hintCookie, sessionCookie } from '../../identity/sessions/sessions.ts'
import * as consentWords from './consents.contract.ts'
import { giveConsent, ownConsents } from './consents.ts'
import { eraseMyself } from './erasing.ts'
import { askExport, fetchExport } from './exports.ts'
import * as guardianWords from './guardians.contract.ts'
import { askGuardian, decideAsGuardian, guardianState } from './guardians.ts'
import { queueApi } from './queue.api.ts'
import * as contract from './requests.contract.ts'
import { makeRequest, ownRequests } from './requests.ts'

export interface Needs {
  database: Pick<Database, 'withTenant' | 'withAccounts'>
  files: FileStore
  clock: Clock
  secrets: Secrets
  partsOf: PartsOf
}

const own = { tag: 'Privasi', access: permissions.beMember } as const
const empty = z.strictObject({}).optional()

export const privacyApi = (services: Needs): Endpoint[] => [
  ...consentCalls(services),
  ...rightsCalls(services),
  ...queueApi(),
]

const consentCalls = ({ secrets }: Needs): Endpoint[] => [
  endpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/privacy/consents',
      summary: 'Persetujuan sendiri: yang terbaru per tujuan, dan seluruh riwayatnya',
      message: 'Berhasil mengambil persetujuan',
      data: consentWords.ownConsents,
    },
    context => ownConsents(context),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/privacy/consents',
      summary:
        'Memberi atau menarik satu persetujuan; setiap jawaban menjadi baris baru yang tidak dapat diubah',
      message: 'Persetujuan tersimpan',
      status: 201,
      body: consentWords.consentGiving,
      data: consentWords.ownConsents,
      limit: { tokens: 60, seconds: 60 },
    },
    (context, { body }) => giveConsent(context, secrets, body),
  ),
  endpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/privacy/guardian',
      summary: 'Apakah persetujuan wali diperlukan, dan sejauh mana sudah diminta',
      message: 'Berhasil mengambil status wali',
      data: guardianWords.guardianState,
    },
    context => guardianState(context),
  ),
  endpoint(
    {
      ...own,
      method: 'POST',
      path: '/v1/privacy/guardian',
      summary: 'Meminta persetujuan wali lewat email, paling banyak 3 kali sehari',
      message: 'Email untuk wali dikirim',
      status: 201,
      body: guardianWords.guardianAsking,
      data: guardianWords.guardianState,
      limit: { tokens: 30, seconds: 60 },
    },
    (context, { body }) => askGuardian(context, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/privacy/guardian-consents/{token}',
      tag: 'Privasi',
      summary: 'Jawaban wali lewat tautan di emailnya; setiap tautan hanya dapat dipakai sekali',
      message: 'Jawaban Anda tercatat',
      access: permissions.enter,
      parameters: guardianWords.guardianParameters,
      body: guardianWords.guardianDecision,
      data: guardianWords.guardianDecided,
      limit: { tokens: 20, seconds: 60 },
    },
    (context, { parameters: { token }, body }) => decideAsGuardian(context, secrets, token, body),
  ),
]

const rightsCalls = (services: Needs): Endpoint[] => [
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
      data: contract.exportMade,
      limit: { tokens: 10, seconds: 3600 },
    },
    context => askExport(context),
  ),
  openEndpoint(
    {
      ...own,
      method: 'GET',
      path: '/v1/privacy/exports/{id}',
      summary: 'Mengunduh salinan data: arsip ZIP berisi JSON, HTML, dan file',
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
      summary: 'Menghapus akun sendiri di tenant ini, seketika; ketik email sendiri untuk memastikan',
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
]

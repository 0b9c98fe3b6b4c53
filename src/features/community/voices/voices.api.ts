import type { Database } from '../../../platform/db/database.ts'
import { bulkEndpoint } from '../../../platform/http/bulk.ts'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './voices.contract.ts'
import { decideVoice, listVoices, moveAspiration, replyTo } from './voices.ts'

const tag = 'Suara pengunjung'

export interface VoicesDeps {
  database: Pick<Database, 'withTenant'>
}

export const voicesApi = ({ database }: VoicesDeps) => [
  endpoint(
    {
      method: 'GET',
      path: '/v1/voices',
      tag,
      summary: 'Testimoni, aspirasi, dan ulasan buku; yang menunggu lebih dulu',
      message: 'Berhasil mengambil suara pengunjung',
      access: permissions.moderateVoices,
      query: contract.voiceQuery,
      data: contract.voiceList,
    },
    (context, { query }) => listVoices(context, query),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/voices/{id}/decision',
      tag,
      summary: 'Menerbitkan, menolak, menandai spam, menyembunyikan, atau mengembalikan ke antrean',
      message: 'Keputusan tersimpan',
      access: permissions.moderateVoices,
      parameters: contract.idParameter,
      body: contract.decision,
      data: contract.voiceItem,
    },
    (context, { parameters, body }) => decideVoice(context, parameters.id, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/voices/{id}/progress',
      tag,
      summary: 'Memindahkan aspirasi ke tahap lain; alasan wajib bila tidak dapat dipenuhi',
      message: 'Tahap tersimpan',
      access: permissions.moderateVoices,
      parameters: contract.idParameter,
      body: contract.progressStep,
      data: contract.voiceItem,
    },
    (context, { parameters, body }) => moveAspiration(context, parameters.id, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/voices/{id}/replies',
      tag,
      summary: 'Menjawab aspirasi secara resmi',
      message: 'Jawaban terkirim',
      access: permissions.moderateVoices,
      parameters: contract.idParameter,
      body: contract.officialReply,
      data: contract.voiceItem,
      status: 201,
    },
    (context, { parameters, body }) => replyTo(context, parameters.id, body.content),
  ),
  bulkEndpoint(
    database,
    {
      path: '/v1/voices',
      tag,
      summary: 'Keputusan yang sama untuk banyak suara sekaligus',
      access: permissions.moderateVoices,
      body: contract.bulkDecision,
    },
    (context, id, { ids: _, ...decided }) => decideVoice(context, id, decided),
  ),
]

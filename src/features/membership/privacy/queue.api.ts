import { z } from 'zod'
import { Download, type Endpoint, endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as noticeWords from './notices.contract.ts'
import { getNotices, publishNotice } from './notices.ts'
import * as contract from './requests.contract.ts'
import { decideRequest, listQueue, processingRecord, statisticsOf } from './requests.ts'

const queue = { tag: 'Privasi', access: permissions.decideDataRequests } as const

export const queueApi = (): Endpoint[] => [
  endpoint(
    {
      method: 'GET',
      path: '/v1/privacy/notices',
      tag: 'Privasi',
      summary: 'Kebijakan privasi yang berlaku dan versi-versi sebelumnya',
      message: 'Berhasil mengambil kebijakan privasi',
      access: permissions.readPublic,
      data: noticeWords.notices,
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
      body: noticeWords.noticePublishing,
      data: noticeWords.noticePublished,
      limit: { tokens: 10, seconds: 3600 },
    },
    (context, { body }) => publishNotice(context, body),
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
  endpoint(
    {
      ...queue,
      method: 'GET',
      path: '/v1/privacy/statistics',
      summary: 'Berapa yang menunggu, dan apa yang disetujui anggota',
      message: 'Berhasil mengambil statistik',
      data: contract.statistics,
    },
    context => statisticsOf(context),
  ),
  endpoint(
    {
      ...queue,
      method: 'GET',
      path: '/v1/privacy/processing-record',
      summary: 'Catatan pemrosesan sebagai CSV: persetujuan, permintaan, wali, dan kebijakan',
      message: 'Catatan pemrosesan',
      data: z.null(),
      limit: { tokens: 20, seconds: 60 },
    },
    async context =>
      new Download('catatan-pemrosesan.csv', 'text/csv; charset=utf-8', await processingRecord(context)),
  ),
]

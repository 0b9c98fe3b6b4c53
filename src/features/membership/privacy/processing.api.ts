import { z } from 'zod'
import { Download, type Endpoint, endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './privacy.contract.ts'
import { processingRecord, statisticsOf } from './processing.ts'

const queue = { tag: 'Privasi', access: permissions.decideDataRequests } as const

export const processingApi = (): Endpoint[] => [
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

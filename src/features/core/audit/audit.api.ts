import { z } from 'zod'
import { Download, endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../permissions/permissions.ts'
import * as contract from './audit.contract.ts'
import { auditFile, listAudit } from './audit.ts'

const tag = 'Riwayat'

export const auditApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/audit/list',
      tag,
      summary: 'Riwayat perubahan: siapa, apa, kapan, sebelum dan sesudah',
      message: 'Berhasil mengambil riwayat',
      access: permissions.readAudit,
      query: contract.auditQuery,
      data: contract.auditList,
    },
    (context, { query }) => listAudit(context, query),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/audit/file',
      tag,
      summary: 'Riwayat sebagai file CSV; pengunduhan ikut dicatat',
      message: 'Berhasil mengambil riwayat',
      access: permissions.readAudit,
      query: contract.auditFileQuery,
      data: z.string(),
      limit: { tokens: 30, seconds: 600 },
    },
    async (context, { query }) => {
      const name = `riwayat-${context.tenant.slug}-${context.clock.now().toISOString().slice(0, 10)}.csv`
      return new Download(name, 'text/csv; charset=utf-8', await auditFile(context, query))
    },
  ),
]

import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../permissions/permissions.ts'
import * as contract from './audit.contract.ts'
import { listAudit } from './audit.ts'

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
]

import { z } from 'zod'
import { Download, endpoint } from '../../../platform/http/endpoint.ts'
import { csvOf, fileName, once } from '../../../platform/http/list-file.ts'
import { positiveId } from '../../../platform/http/query.ts'
import { recordTaken } from '../../core/audit/audit.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import * as contract from './progress.contract.ts'
import { fileOf, tableOf } from './progress.ts'
import { sponsoredColumns, sponsoredRows } from './sponsored.ts'

const tag = 'Kemajuan belajar'
const access = permissions.seeProgress
const query = z.strictObject({ run: positiveId.optional() })

export const progressApi = [
  endpoint(
    {
      method: 'GET',
      path: '/v1/classes/{id}/progress',
      tag,
      summary: 'Peserta sebuah kelas di samping bab-babnya, kolom demi kolom',
      message: 'Berhasil mengambil kemajuan kelas',
      access,
      parameters: contract.byClass,
      query,
      data: contract.classTable,
    },
    (context, { parameters: { id }, query: { run } }) => tableOf(context, id, run),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/classes/{id}/progress/file',
      tag,
      summary: 'Kemajuan kelas sebagai berkas CSV; pengunduhan ikut dicatat',
      message: 'Berhasil mengambil kemajuan kelas',
      access,
      parameters: contract.byClass,
      query,
      data: z.string(),
      limit: { tokens: 30, seconds: 600 },
    },
    async (context, { parameters: { id }, query: { run } }) => {
      const { name, columns, rows } = await fileOf(context, id, run)
      const { body } = await csvOf(columns, once(rows))
      await recordTaken(context, { name: 'progress', title: `Kemajuan ${name}`, rows: rows.length })
      return new Download(fileName(`Kemajuan ${name}`, context), 'text/csv; charset=utf-8', body)
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/sponsored-classes/file',
      tag,
      summary: 'Kelas program yang didukung mitra, dalam angka, sebagai berkas CSV',
      message: 'Berhasil mengambil angka kelas',
      access: permissions.seeSponsored,
      data: z.string(),
      limit: { tokens: 30, seconds: 600 },
    },
    async context => {
      const rows = await sponsoredRows(context)
      const { body } = await csvOf(sponsoredColumns, once(rows))
      await recordTaken(context, { name: 'sponsored', title: 'Kelas yang didukung', rows: rows.length })
      return new Download(fileName('Kelas yang didukung', context), 'text/csv; charset=utf-8', body)
    },
  ),
]

import { z } from 'zod'
import { Download, type Endpoint, endpoint } from '../../../platform/http/endpoint.ts'
import { csvOf, fileName, once } from '../../../platform/http/list-file.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { cohortWeeks } from './visits.rules.ts'
import { listCohorts } from './visits.ts'

export const cohortsPath = '/v1/visits/cohorts'

export const visitsApi: readonly Endpoint[] = [
  endpoint(
    {
      method: 'GET',
      path: cohortsPath,
      tag: 'Statistik',
      summary:
        'Peserta menurut bulan bergabung, dan berapa yang masih belajar atau sudah selesai sekian minggu kemudian, sebagai berkas CSV',
      message: 'Berhasil mengambil kohort',
      access: permissions.seeVisits,
      data: z.string(),
      limit: { tokens: 30, seconds: 600 },
    },
    async context => {
      const rows = await listCohorts(context)
      const heads = cohortWeeks.map((week, index) => {
        const text = (row: (typeof rows)[number]) => row.weeks[index]
        return [`Minggu ${week}`, text] as const
      })
      const { body } = await csvOf(
        [['Bulan', ({ label }) => label], ['Peserta', ({ size }) => size], ...heads],
        once(rows),
      )
      return new Download(fileName('Kohort', context), 'text/csv; charset=utf-8', body)
    },
  ),
]

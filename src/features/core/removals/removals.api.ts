import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { openEndpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../permissions/permissions.ts'
import * as contract from './removals.contract.ts'
import { takeBack } from './removals.ts'

export interface RemovalsApiDeps {
  database: Pick<Database, 'withTenant'>
}

export const removalsApi = ({ database }: RemovalsApiDeps) => [
  openEndpoint(
    {
      method: 'POST',
      path: '/v1/removals/{id}/undo',
      tag: 'Mengurungkan',
      summary:
        'Mengembalikan yang baru saja dihapus sendiri, sampai 10 menit; id-nya `undo` dari jawaban penghapusan',
      message: 'Dikembalikan',
      access: permissions.beMember,
      parameters: contract.removalParameters,
      data: z.null(),
    },
    (context, { parameters }) => takeBack(database, context, parameters.id),
  ),
]

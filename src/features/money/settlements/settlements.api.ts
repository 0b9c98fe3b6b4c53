import { z } from 'zod'
import { endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { tableTypes } from '../../../shared/table-types.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { PaymentsDeps } from '../payments/payments.ts'
import { askAbout } from './asking.ts'
import * as contract from './settlements.contract.ts'
import { addStatement, bookStatement, removeStatement } from './settlements.ts'

const common = { tag: 'Penyelesaian', access: permissions.managePayments } as const

export const settlementsApi = (house: PaymentsDeps) => [
  endpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/settlements',
      summary: 'Mengunggah laporan penyelesaian sebuah penyedia (CSV atau Excel); belum membukukan apa pun',
      message: 'Laporan dibaca',
      accepts: tableTypes,
      query: contract.statementQuery,
      body: contract.statementBody,
      data: contract.readStatementAnswer,
      status: 201,
      limit: { tokens: 20, seconds: 60 },
    },
    (context, { query, body }) => addStatement(context, query, body),
  ),
  endpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/settlements/{id}/book',
      summary: 'Membukukan yang cocok: uang berpindah dari penyedia ke bank, biaya sebenarnya dicatat',
      message: 'Penyelesaian dibukukan',
      parameters: contract.fileParameters,
      data: contract.bookedAnswer,
    },
    (context, { parameters }) => bookStatement(context, parameters.id),
  ),
  openEndpoint(
    {
      ...common,
      method: 'POST',
      path: '/v1/settlements/{id}/ask',
      summary:
        'Menanyakan kepada penyedia yang di laporannya belum tercatat di sini; yang ditarik bank dan tidak pernah dikabarkan dicatat dari laporan, oleh orang lain dari pengunggahnya',
      message: 'Sudah tercatat',
      parameters: contract.fileParameters,
      body: contract.askedBody,
      data: contract.askedAnswer,
      limit: { tokens: 60, seconds: 600 },
    },
    (context, { parameters, body }) => askAbout(house, context, parameters.id, body.ref),
  ),
  endpoint(
    {
      ...common,
      method: 'DELETE',
      path: '/v1/settlements/{id}',
      summary: 'Membuang laporan yang belum dibukukan',
      message: 'Laporan dibuang',
      parameters: contract.fileParameters,
      data: z.null(),
    },
    (context, { parameters }) => removeStatement(context, parameters.id),
  ),
]

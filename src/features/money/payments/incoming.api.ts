import { z } from 'zod'
import { endpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { decision, incomingParameters } from './incoming.contract.ts'
import { decideTransfer } from './incoming.ts'

export const incomingApi = [
  endpoint(
    {
      method: 'POST',
      path: '/v1/payments/{id}/decision',
      tag: 'Pembayaran',
      summary:
        'Mengonfirmasi atau menolak transfer ke rekening; tidak oleh pembayar atau pengunggah buktinya',
      message: 'Keputusan tersimpan',
      access: permissions.managePayments,
      parameters: incomingParameters,
      body: decision,
      data: z.object({ id: z.int(), state: z.enum(['paid', 'pending']) }),
    },
    (context, { parameters, body }) => decideTransfer(context, parameters.id, body),
  ),
]

import { z } from 'zod'
import { streamEndpoint } from '../../../platform/http/endpoint.ts'
import { badRequest } from '../../../shared/failure.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { dialectOfNotice, readNotice, takeNotice } from './callbacks.ts'
import type { Following } from './following.ts'
import type { PaymentsDeps } from './payments-deps.ts'

const common = {
  tag: 'Pembayaran',
  method: 'POST',
  message: 'Diterima',
  access: permissions.enter,
  isForPrograms: true,
  isAlwaysOpen: true,
  data: z.null(),
  // a provider tells of all its payments from few addresses
  limit: { tokens: 1200, seconds: 60 },
} as const

/** Where providers tell of what happened. Believed is what they then answer when they are asked. */
export const callbacksApi = (house: PaymentsDeps, following: Following) => [
  streamEndpoint(
    {
      ...common,
      path: '/v1/payments/webhooks/{provider}',
      summary: 'Pemberitahuan penyedia pembayaran, bertanda tangan; statusnya selalu ditanyakan kembali',
      parameters: z.object({ provider: z.enum(['midtrans', 'xendit']) }),
    },
    async (_context, { parameters }, { request }) => {
      const taken = await takeNotice(house, parameters.provider, await readNotice(request))
      if (taken.isNew) following.soon(taken.tenantId, taken.id)
      return null
    },
  ),
  streamEndpoint(
    {
      ...common,
      path: '/v1/class/payment/callback',
      summary: 'Pemberitahuan penyedia pembayaran, bertanda tangan; penyedianya dikenali dari isinya',
    },
    async (_context, _input, { request }) => {
      const notice = await readNotice(request)
      const dialect = dialectOfNotice(notice)
      if (!dialect) throw badRequest('Pemberitahuan tanpa tanda tangan penyedia')
      const taken = await takeNotice(house, dialect, notice)
      if (taken.isNew) following.soon(taken.tenantId, taken.id)
      return null
    },
  ),
]

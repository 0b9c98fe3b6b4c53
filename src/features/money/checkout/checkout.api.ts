import { z } from 'zod'
import { endpoint, streamEndpoint } from '../../../platform/http/endpoint.ts'
import { pathTo } from '../../../routes.ts'
import { notFound } from '../../../shared/failure.ts'
import type { MediaDeps } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import type { PaymentsDeps } from '../payments/payments.ts'
import { codeParameters, proofAnswer, proofParameters, statusAnswer } from './checkout.contract.ts'
import { findOwnBill, versionOf } from './checkout.loads.ts'
import { statusWords } from './pay-status.rules.ts'
import { sendProof, takeProof } from './proofs.ts'

export const checkoutApi = (house: PaymentsDeps & MediaDeps) => [
  endpoint(
    {
      method: 'GET',
      path: '/v1/payments/{code}/status',
      tag: 'Pembayaran',
      summary: 'Sudah sampai mana pembayaran tagihan milik sendiri; dengan ETag, 304 bila tidak berubah',
      message: 'Berhasil mengambil status pembayaran',
      access: permissions.payBills,
      parameters: codeParameters,
      data: statusAnswer,
      isTagged: true,
    },
    async (context, { parameters: { code } }) => {
      const { clock } = context
      const standing = await findOwnBill(house, context, code)
      if (!standing) throw notFound('Tagihan')
      const { due, row } = standing
      return {
        state: row?.state ?? due.state,
        stateText: statusWords(standing, clock.now(), true).label,
        version: versionOf(standing),
        expiresAt: row?.expiresAt.toISOString() ?? due.expiresAt.toISOString(),
      }
    },
  ),
  streamEndpoint(
    {
      method: 'POST',
      path: '/v1/payments/{code}/proof',
      tag: 'Pembayaran',
      summary:
        'Bukti transfer ke rekening untuk tagihan milik sendiri: satu gambar atau PDF dalam formulir multipart',
      message: 'Bukti transfer diterima',
      access: permissions.beMember,
      accepts: ['multipart/form-data'],
      parameters: codeParameters,
      data: proofAnswer,
      status: 201,
      limit: { tokens: 10, seconds: 600 },
      leadsTo: ({ code }) => pathTo('Pembayaran-code', { code }),
      refusedTo: ({ code }) => pathTo('Pembayaran-code', { code }),
    },
    (context, { parameters }, { request }) => takeProof(house, context, parameters.code, request),
  ),
  streamEndpoint(
    {
      method: 'GET',
      path: '/v1/payment-proofs/{id}',
      tag: 'Pembayaran',
      summary: 'Bukti transfer, bagi pembayar atau pengirimnya dan bagi yang mengonfirmasi transfer',
      message: 'Bukti transfer',
      access: permissions.beMember,
      parameters: proofParameters,
      data: z.null(),
    },
    async (context, { parameters }, { take }) => {
      await sendProof(house, context, parameters.id, take)
      return null
    },
  ),
]

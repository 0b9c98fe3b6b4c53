import { endpoint, streamEndpoint } from '../../../platform/http/endpoint.ts'
import { pathTo } from '../../../routes.ts'
import { notFound } from '../../../shared/failure.ts'
import type { MediaHouse } from '../../core/media/media.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { type PaymentsHouse, stateWords } from '../payments/payments.ts'
import { codeParameters, proofAnswer, statusAnswer } from './checkout.contract.ts'
import { findOwnBill, versionOf } from './checkout.loads.ts'
import { takeProof } from './proofs.ts'

export const checkoutApi = (house: PaymentsHouse & MediaHouse) => [
  endpoint(
    {
      method: 'GET',
      path: '/v1/payments/{code}/status',
      tag: 'Pembayaran',
      summary: 'Sudah sampai mana pembayaran tagihan milik sendiri; dengan ETag, 304 bila tidak berubah',
      message: 'Berhasil mengambil status pembayaran',
      access: permissions.beMember,
      parameters: codeParameters,
      data: statusAnswer,
      isTagged: true,
    },
    async (context, { parameters: { code } }) => {
      const standing = await findOwnBill(house, context, code)
      if (!standing) throw notFound('Tagihan')
      const { due, row } = standing
      return {
        state: row?.state ?? due.state,
        stateText: row ? stateWords[row.state].label : 'Menunggu',
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
    },
    (context, { parameters }, { request }) => takeProof(house, context, parameters.code, request),
  ),
]

import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { endpoint, openEndpoint, streamEndpoint } from '../../../platform/http/endpoint.ts'
import { record } from '../../core/audit/audit.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { type Following, readNotice } from '../payments/payments.ts'
import { each } from './each-payout.ts'
import { takePayoutNotice } from './payout-notices.ts'
import { assertAbsent, noteProviderNumber, queuePayout } from './payout-sending.ts'
import { payoutSettingsBody, payoutSettingsView } from './payout-settings.contract.ts'
import { savePayoutSettings, viewPayoutSettings } from './payout-settings.ts'
import { settlePayout } from './payout-settling.ts'
import * as contract from './payouts.contract.ts'
import { codeOfPayout } from './payouts.rules.ts'
import type { PayoutSendingDeps } from './sending-deps.ts'

const tag = 'Pencairan'

/** Payouts through the provider: sent, looked up, and heard of. */
export const payoutSendingApi = (house: PayoutSendingDeps, following: Following) => [
  openEndpoint(
    {
      method: 'POST',
      path: '/v2/payout/send',
      tag,
      summary:
        'Mengirim pencairan yang disetujui lewat penyedia, sebagai satu kelompok; hasil setiap nomor ada di jawaban',
      message: 'Selesai; hasil setiap pencairan ada di jawaban',
      access: permissions.approvePayouts,
      body: contract.sendBody,
      data: contract.decided,
    },
    async (context, { body }) => {
      const press = randomUUID()
      const answer = await each(house, context, body.ids, async (within, id) => {
        await queuePayout(house, within, id, press)
        return undefined
      })
      for (const { id, ok } of answer.rows) if (ok) following.soon(context.tenant.id, id)
      return answer
    },
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/v1/payouts/{id}/reconcile',
      tag,
      summary: 'Pencairan yang belum dijawab penyedia: nomornya di penyedia, atau penyedia tidak mengenalnya',
      message: 'Pencairan ditanyakan lagi',
      access: permissions.approvePayouts,
      parameters: contract.idParameter,
      body: contract.reconcileBody,
      data: z.object({ id: z.int() }),
    },
    async (context, { parameters: { id }, body }) => {
      const { id: tenantId } = context.tenant
      if (body.outcome === 'number') {
        await house.database.withTenant(tenantId, tx =>
          noteProviderNumber({ ...context, tx }, id, body.number),
        )
        following.soon(tenantId, id)
        return { id }
      }
      await house.database.withTenant(tenantId, async tx => {
        await assertAbsent({ ...context, tx }, id)
        await record(
          { ...context, tx },
          {
            action: 'payout.absent',
            object: { type: 'payout', id, name: codeOfPayout(id) },
            after: { reason: body.reason },
          },
        )
      })
      await settlePayout(house, tenantId, id, 'nothing')
      return { id }
    },
  ),
  streamEndpoint(
    {
      method: 'POST',
      path: '/v1/payouts/webhooks/{provider}',
      tag,
      summary:
        'Pemberitahuan penyedia tentang pencairan, bertanda tangan; statusnya selalu ditanyakan kembali',
      message: 'Diterima',
      access: permissions.enter,
      isForPrograms: true,
      isAlwaysOpen: true,
      data: z.null(),
      // a provider tells of all its payouts from few addresses
      limit: { tokens: 1200, seconds: 60 },
      parameters: z.object({ provider: z.enum(['midtrans', 'xendit']) }),
    },
    async (_context, { parameters }, { request }) => {
      const taken = await takePayoutNotice(house, parameters.provider, await readNotice(request))
      if (taken.isNew) following.soon(taken.tenantId, taken.id)
      return null
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/payouts/settings',
      tag,
      summary: 'Batas pencairan dan penyedia yang mengirimnya; kunci tidak pernah ditampilkan',
      message: 'Berhasil mengambil pengaturan pencairan',
      access: permissions.managePayments,
      data: payoutSettingsView,
    },
    context => viewPayoutSettings(house, context),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/payouts/settings',
      tag,
      summary: 'Menyimpan batas pencairan; kunci yang dikosongkan tetap yang lama',
      message: 'Pengaturan pencairan tersimpan',
      access: permissions.managePayments,
      body: payoutSettingsBody,
      data: payoutSettingsView,
    },
    (context, { body }) => savePayoutSettings(house, context, body),
  ),
]

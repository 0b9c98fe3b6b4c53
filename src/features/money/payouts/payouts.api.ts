import { endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { keyOfRequest, once } from '../idempotency/idempotency.ts'
import { bankList } from './banks.rules.ts'
import { each } from './each-payout.ts'
import { changeAccount, lockOwnPayee, type PayoutsDeps } from './payee-accounts.ts'
import { payeeStatement } from './payee-statement.ts'
import * as payeesContract from './payees.contract.ts'
import { findPayeeOf } from './payees.store.ts'
import { linkPayee } from './payees.ts'
import { approvePayout, cancelOwnPayout, noteOutcome, rejectPayout, showAccount } from './payout-decisions.ts'
import { listPayouts } from './payout-lists.ts'
import * as contract from './payouts.contract.ts'
import { balanceOf, requestPayout } from './payouts.ts'
import type { PayoutSendingDeps } from './sending-deps.ts'

export type PayoutsApiDeps = PayoutsDeps & PayoutSendingDeps

const tag = 'Pencairan'

const nobody = -1

const payee = (house: PayoutsApiDeps) => [
  endpoint(
    {
      method: 'GET',
      path: '/v2/payout/list',
      tag,
      summary: 'Pencairan: semuanya bagi yang menyetujui, miliknya sendiri bagi penerima',
      message: 'Berhasil mengambil pencairan',
      access: permissions.seePayouts,
      query: contract.payoutListQuery,
      data: contract.payoutList,
    },
    async (context, { query }) => {
      if (context.viewer.grant === 'all') return listPayouts(context, query)
      const own = await findPayeeOf(context.tx, memberOf(context.viewer).membershipId)
      return listPayouts(context, query, own?.id ?? nobody)
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v2/payout/statement',
      tag,
      summary:
        'Laporan bagi hasil satu bulan sebagai PDF atau CSV: saldo awal, penjualan, retur, pencairan, saldo akhir',
      message: 'Berhasil mengambil laporan',
      access: permissions.seePayouts,
      query: contract.statementQuery,
      data: contract.bankItems,
      limit: { tokens: 60, seconds: 600 },
    },
    (context, { query }) => payeeStatement(context, query),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v2/payout/banks',
      tag,
      summary: 'Bank tujuan dengan kodenya',
      message: 'Berhasil mengambil bank',
      access: permissions.seePayouts,
      data: contract.bankItems,
    },
    async () => bankList,
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v2/payout/balance',
      tag,
      summary: 'Saldo pemanggil: dapat dicairkan, belum matang, dan sedang diajukan',
      message: 'Berhasil mengambil saldo',
      access: permissions.requestPayouts,
      data: contract.balance,
    },
    context => balanceOf(context, memberOf(context.viewer).membershipId),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v2/payout/request',
      tag,
      summary:
        'Mengajukan pencairan; jumlahnya langsung ditahan. Header Idempotency-Key wajib. Rekening baru menahan persetujuan 24 jam',
      message: 'Pencairan diajukan',
      access: permissions.requestPayouts,
      body: contract.requestBody,
      data: contract.payoutStanding,
      status: 201,
      limit: { tokens: 60, seconds: 600 },
    },
    (context, { body }) =>
      once(context, { route: 'payouts.request', key: keyOfRequest(context), body }, () =>
        requestPayout(house, context, body),
      ),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/payouts/account',
      tag,
      summary: 'Mengganti rekening pencairan sendiri; yang baru ditahan 24 jam',
      message: 'Rekening disimpan',
      access: permissions.requestPayouts,
      body: contract.accountBody,
      data: contract.accountStanding,
      limit: { tokens: 20, seconds: 600 },
    },
    async (context, { body }) => {
      const { id, usableAt } = await changeAccount(house, context, await lockOwnPayee(context), body)
      return { id, usableAt: usableAt.toISOString() }
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/payouts/{id}/cancel',
      tag,
      summary: 'Membatalkan pencairan sendiri yang belum disetujui',
      message: 'Pencairan dibatalkan',
      access: permissions.requestPayouts,
      parameters: contract.idParameter,
      data: contract.payoutStanding,
    },
    (context, { parameters }) => cancelOwnPayout(context, parameters.id),
  ),
]

const approving = (house: PayoutsApiDeps) => [
  openEndpoint(
    {
      method: 'POST',
      path: '/v2/payout/approve',
      tag,
      summary: 'Menyetujui pencairan yang diajukan orang lain; hasil setiap nomor ada di jawaban',
      message: 'Selesai; hasil setiap pencairan ada di jawaban',
      access: permissions.approvePayouts,
      body: contract.approveBody,
      data: contract.decided,
    },
    (context, { body }) =>
      each(house, context, body.ids, async (within, id) => {
        const { status } = await approvePayout(within, id)
        return status === 'requested' ? 'Satu persetujuan lagi diperlukan dari orang lain.' : undefined
      }),
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/v2/payout/reject',
      tag,
      summary: 'Menolak pencairan dengan alasan; jumlahnya kembali ke saldo penerima',
      message: 'Selesai; hasil setiap pencairan ada di jawaban',
      access: permissions.approvePayouts,
      body: contract.rejectBody,
      data: contract.decided,
    },
    (context, { body }) =>
      each(house, context, body.ids, async (within, id) => {
        await rejectPayout(within, id, body.reason)
        return undefined
      }),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/payouts/{id}/outcome',
      tag,
      summary: 'Mencatat pencairan yang disetujui: sudah ditransfer, dibatalkan, atau dikembalikan bank',
      message: 'Pencairan dicatat',
      access: permissions.approvePayouts,
      parameters: contract.idParameter,
      body: contract.outcomeBody,
      data: contract.payoutStanding,
    },
    (context, { parameters, body }) => noteOutcome(context, parameters.id, body),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/payouts/{id}/account',
      tag,
      summary: 'Nomor rekening lengkap sebuah pencairan yang disetujui, untuk ditransfer; dicatat di log',
      message: 'Berhasil membuka rekening',
      access: permissions.approvePayouts,
      parameters: contract.idParameter,
      data: contract.fullAccount,
    },
    (context, { parameters }) => showAccount(house, context, parameters.id),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/payees',
      tag,
      summary: 'Menautkan profil publik dengan anggota yang boleh mencairkan bagi hasilnya',
      message: 'Penerima ditautkan',
      access: permissions.approvePayouts,
      body: payeesContract.payeeLink,
      data: payeesContract.payeeStanding,
      status: 201,
    },
    (context, { body }) => linkPayee(context, body),
  ),
]

export const payoutsApi = (house: PayoutsApiDeps) => [...payee(house), ...approving(house)]

import { z } from 'zod'
import { endpoint, openEndpoint } from '../../../platform/http/endpoint.ts'
import { permissions } from '../../core/permissions/permissions.ts'
import { keyOfRequest, once } from '../idempotency/idempotency.ts'
import type { Following, PaymentsDeps } from '../payments/payments.ts'
import { cancelOwnOrder, quoteFor } from './buying.ts'
import { invoice, offeredFor } from './invoicing.ts'
import * as contract from './orders.contract.ts'
import { paperOf } from './papers.ts'
import { refundAccountBody, writeAccount } from './refund-accounts.ts'
import { refundLimitsBody, refundLimitsView, saveRefundLimits, viewRefundLimits } from './refund-limits.ts'
import { queueRefund } from './refund-sending.ts'
import { findRefund } from './refunds.store.ts'
import { askOwnRefund, askRefund, decideRefund } from './refunds.ts'
import { quotedOf, repayOf, returnOf } from './standing.ts'

const tag = 'Pesanan'

const buying = (house: PaymentsDeps) => [
  endpoint(
    {
      method: 'POST',
      path: '/v1/class/payment/detail',
      tag,
      summary: 'Harga sebuah kelas untuk pemanggil, dengan kupon; tidak mengubah apa pun',
      message: 'Berhasil menghitung harga',
      access: permissions.beMember,
      body: contract.detailAsked,
      data: contract.quoted,
      limit: { tokens: 60, seconds: 600 },
    },
    async (context, { body: { slug, classroomId, couponCode } }) => {
      const quote = await quoteFor(context, { slug, runId: classroomId, couponCode })
      return quotedOf(quote, await offeredFor(house, context, quote.total))
    },
  ),
  openEndpoint(
    {
      method: 'POST',
      path: '/v1/class/payment/invoice',
      tag,
      summary:
        'Membuat pesanan dan tagihannya; kursi disimpan sampai batas waktu. Dengan method, tagihannya langsung dibuat di penyedia. Header Idempotency-Key wajib. Total 0 langsung lunas',
      message: 'Tagihan dibuat',
      access: permissions.beMember,
      query: contract.bySlug,
      body: contract.invoiceAsked,
      data: contract.invoiced,
      status: 201,
      limit: { tokens: 30, seconds: 600 },
    },
    (context, { query: { slug }, body }) =>
      invoice(house, context, { slug, key: keyOfRequest(context), body }),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/class/repay',
      tag,
      summary: 'Pesanan pemanggil yang belum dibayar, atau harga bila memesan lagi; tidak mengubah apa pun',
      message: 'Berhasil mengambil pesanan',
      access: permissions.beMember,
      query: contract.bySlug,
      data: contract.repaid,
    },
    (context, { query }) => repayOf(context, query.slug, total => offeredFor(house, context, total)),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/class/payment/callback',
      tag,
      summary:
        'Kembalinya peramban dari penyedia pembayaran: membaca keadaan pesanan, tidak pernah mengubahnya',
      message: 'Berhasil membaca pesanan',
      access: permissions.readPublic,
      query: contract.returnQuery,
      data: contract.returnedTo,
      limit: { tokens: 60, seconds: 600 },
    },
    (context, { query }) => returnOf(context, query.order_id),
  ),
]

const own = (house: PaymentsDeps) => [
  endpoint(
    {
      method: 'POST',
      path: '/v1/orders/{code}/cancel',
      tag,
      summary: 'Membatalkan pesanan sendiri yang belum dibayar; kursi dan kuponnya bebas kembali',
      message: 'Pesanan dibatalkan',
      access: permissions.beMember,
      parameters: contract.codeParameter,
      data: contract.cancelled,
      limit: { tokens: 30, seconds: 600 },
    },
    async (context, { parameters }) => {
      const { code, state } = await cancelOwnOrder(context, parameters.code)
      return { orderId: code, status: state }
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/orders/{code}/refund-wish',
      tag,
      summary: 'Meminta kembali uang pesanan sendiri; orang lain menyetujuinya. Header Idempotency-Key wajib',
      message: 'Permintaan pengembalian dana dikirim',
      access: permissions.beMember,
      parameters: contract.codeParameter,
      body: contract.refundWished,
      data: contract.refundMade,
      status: 201,
      limit: { tokens: 10, seconds: 600 },
    },
    (context, { parameters: { code }, body }) =>
      once(context, { route: 'orders.wish', key: keyOfRequest(context), body: { code, ...body } }, () =>
        askOwnRefund(context, code, body),
      ),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/refunds/{id}/account',
      tag,
      summary:
        'Menulis rekening tujuan pengembalian dana, oleh pembelinya atau pengurus pengembalian; orang lain yang mentransfernya',
      message: 'Rekening tersimpan',
      access: permissions.beMember,
      parameters: contract.idParameter,
      body: refundAccountBody,
      data: contract.accountWritten,
      limit: { tokens: 20, seconds: 600 },
    },
    (context, { parameters: { id }, body }) => writeAccount(house, context, id, body),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/orders/{code}/paper',
      tag,
      summary: 'Tagihan, kuitansi, atau nota kredit sebuah pesanan sebagai PDF; tanpa nomor: tagihannya',
      message: 'Berhasil mengambil dokumen',
      access: permissions.payBills,
      parameters: contract.codeParameter,
      query: contract.paperQuery,
      data: contract.cancelled,
      limit: { tokens: 60, seconds: 600 },
    },
    (context, { parameters, query }) => paperOf(context, parameters.code, query.number),
  ),
]

const managing = [
  endpoint(
    {
      method: 'POST',
      path: '/v1/orders/{code}/refunds',
      tag,
      summary:
        'Mengajukan pengembalian dana, seluruhnya atau sebagian; orang lain menyetujuinya. Header Idempotency-Key wajib',
      message: 'Pengembalian dana diajukan',
      access: permissions.refund,
      parameters: contract.codeParameter,
      body: contract.refundAsked,
      data: contract.refundMade,
      status: 201,
    },
    (context, { parameters: { code }, body }) =>
      once(context, { route: 'orders.refunds', key: keyOfRequest(context), body: { code, ...body } }, () =>
        askRefund(context, code, body),
      ),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v1/refunds/{id}/decision',
      tag,
      summary:
        'Menyetujui atau menolak pengembalian dana yang diajukan orang lain, atau menandainya terkirim',
      message: 'Keputusan tersimpan',
      access: permissions.approveRefunds,
      parameters: contract.idParameter,
      body: contract.refundDecided,
      data: contract.refundStanding,
    },
    (context, { parameters, body }) => decideRefund(context, parameters.id, body),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v1/refunds/limits',
      tag,
      summary: 'Di atas jumlah berapa pengembalian dana memerlukan dua persetujuan',
      message: 'Berhasil mengambil batas pengembalian dana',
      access: permissions.managePayments,
      data: refundLimitsView,
    },
    context => viewRefundLimits(context),
  ),
  endpoint(
    {
      method: 'PUT',
      path: '/v1/refunds/limits',
      tag,
      summary: 'Menyimpan batas pengembalian dana; yang dinaikkan baru berlaku sehari kemudian',
      message: 'Batas pengembalian dana tersimpan',
      access: permissions.managePayments,
      body: refundLimitsBody,
      data: refundLimitsView,
    },
    (context, { body }) => saveRefundLimits(context, body),
  ),
]

const sending = (house: PaymentsDeps, following: Following) => [
  openEndpoint(
    {
      method: 'POST',
      path: '/v1/refunds/{id}/send',
      tag,
      summary:
        'Mengirim pengembalian dana yang disetujui lewat penyedia yang menerima pembayarannya; dicari dahulu, tidak pernah dua kali',
      message: 'Pengembalian dana diserahkan kepada penyedia',
      access: permissions.approveRefunds,
      parameters: contract.idParameter,
      body: z.strictObject({}),
      data: contract.refundStanding,
    },
    async (context, { parameters: { id } }) => {
      const { id: tenantId } = context.tenant
      await house.database.withTenant(tenantId, tx => queueRefund(house, { ...context, tx }, id))
      await following.now(tenantId, id)
      const after = await house.database.withTenant(tenantId, tx => findRefund(tx, id))
      return { id, state: after?.state ?? 'sent' }
    },
  ),
]

export const ordersApi = (house: PaymentsDeps, following: Following) => [
  ...buying(house),
  ...own(house),
  ...managing,
  ...sending(house, following),
]

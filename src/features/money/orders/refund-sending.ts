import type { CallContext } from '../../../platform/http/endpoint.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { type PaymentsDeps, type RefundOutcome, refundPayment, refundWayOf } from '../payments/payments.ts'
import { passOrder } from './order-states.ts'
import { refundRepeatMilliseconds } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { beginRefund, countRefundSend, noteRefundAsked } from './refund-sending.store.ts'
import * as refunds from './refunds.store.ts'

/**
 * Hands an approved return over to the provider: that it is to be sent, and under which key, is written down first, and
 * `pursueRefund` does it after the transaction.
 */
export async function queueRefund(house: PaymentsDeps, context: CallContext, id: number): Promise<void> {
  const { tx, clock, viewer } = context
  const held = await holdRefund(context, id)
  if (!held) throw notFound('Pengembalian dana')
  const { order, refund } = held
  if (refund.state !== 'approved') throw conflict('Hanya pengembalian yang disetujui dapat dikirim.')
  const way = await refundWayOf(house, context, refund.paymentId)
  if (way.by === '') throw conflict(way.why)
  const by = memberOf(viewer).membershipId
  if (!(await beginRefund(tx, { id, by, at: clock.now() })))
    throw conflict('Pengembalian lain dari pembayaran ini sedang dikirim. Tunggu sampai selesai.')
  await passOrder(context, order, { kind: 'refund_sent', by, amount: refund.amount, why: way.by })
  await record(context, {
    action: 'refund.sent',
    object: { type: 'order', id: order.code, name: order.number ?? order.title },
    before: { status: refund.state },
    after: { status: 'sent', amount: refund.amount },
  })
}

/** A return and its order, both held; the order before the return, as everybody does. */
async function holdRefund({ tx }: Pick<CallContext, 'tx'>, id: number) {
  const code = await refunds.findOrderCodeOf(tx, id)
  const order = code === undefined ? undefined : await store.lockOrder(tx, code)
  const refund = await refunds.lockRefund(tx, id)
  return order && refund && { order, refund }
}

/** another key only after a clear no to the one before */
const keyOf = ({ key, attempt }: Pick<refunds.RefundRow, 'key' | 'attempt'>) =>
  attempt <= 1 ? key : `${key}-${attempt}`

/**
 * Sends a return that was handed over, or asks what became of it. Harmless as often as one likes and from several
 * processes: it is looked up under its key before it is sent. Never within a transaction.
 */
export async function pursueRefund(house: PaymentsDeps, tenantId: number, id: number): Promise<void> {
  const { clock, database } = house
  // a tenant that is not served sends nothing either
  if (!(await house.tenantContextById(tenantId))) return
  const refund = await database.withTenant(tenantId, tx => refunds.findRefund(tx, id))
  if (refund?.state !== 'sent' || refund.paymentId === null || refund.sentAt === null) return
  const outcome = await refundPayment(house, tenantId, refund.paymentId, {
    amount: refund.amount,
    reason: refund.reason,
    key: keyOf(refund),
    isOld: clock.now().getTime() - refund.sentAt.getTime() > refundRepeatMilliseconds,
    async beforeAsking() {
      const sends = await database.withTenant(tenantId, tx => countRefundSend(tx, refund))
      return sends === undefined ? undefined : { isFirst: sends === 1 }
    },
  })
  if (typeof outcome === 'object') return takeBack(house, tenantId, refund, outcome.refused)
  await database.withTenant(tenantId, tx =>
    noteRefundAsked(tx, { id, at: clock.now(), problem: problems[outcome] }),
  )
}

const problems: Readonly<Record<Exclude<RefundOutcome, object>, string>> = {
  done: '',
  pending: 'Penyedia masih memprosesnya.',
  silent: 'Penyedia belum memberi jawaban yang pasti. Kami menanyakannya lagi; tidak akan dikirim dua kali.',
  unreachable: 'Penyedia yang mengirimnya tidak tersambung lagi.',
}

/** Nothing left: it waits to be sent again, under a key of its own, or by hand. */
async function takeBack(
  { clock, database, partsOf, tenantContextById }: PaymentsDeps,
  tenantId: number,
  { id, attempt }: refunds.RefundRow,
  problem: string,
): Promise<void> {
  const tenant = await tenantContextById(tenantId)
  if (!tenant) return
  await database.withTenant(tenantId, async tx => {
    const context = { tx, clock, tenant, partsOf }
    const held = await holdRefund(context, id)
    // somebody was faster: what they found stands
    if (held?.refund.state !== 'sent' || held.refund.attempt !== attempt) return
    await refunds.updateRefund(tx, id, { state: 'approved', problem })
    await passOrder(context, held.order, {
      kind: 'refund_failed',
      by: null,
      amount: held.refund.amount,
      why: problem,
    })
  })
}

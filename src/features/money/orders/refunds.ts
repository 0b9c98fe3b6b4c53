import { randomUUID } from 'node:crypto'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { conflict, forbidden, invalidField, notFound } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { findAside } from './kept-aside.ts'
import { passOrder } from './order-states.ts'
import { isKept } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { bookRefund, finishRefund } from './refunding.ts'
import * as refunds from './refunds.store.ts'

type DeedContext = InTenant & Pick<CallContext, 'viewer' | 'request'>

export interface RefundWish {
  /** whole rupiah; left out: all that is left */
  amount?: number | undefined
  reason: string
  endsAccess: boolean
}

/** A refund is requested: nothing moves until somebody else approves it. */
export async function askRefund(
  context: DeedContext,
  code: string,
  wish: RefundWish,
): Promise<{ id: number }> {
  const { tx, clock, viewer } = context
  const order = await store.lockOrder(tx, code)
  if (!order) throw notFound('Pesanan')
  if (!isKept(order.state)) throw conflict('Pesanan ini tidak memegang uang yang dapat dikembalikan.')
  const open = (await refunds.listRefunds(tx, order.id)).filter(
    ({ kind, state }) => kind === 'sale' && state === 'requested',
  )
  const left = order.captured - order.refunded - open.reduce((sum, { amount }) => sum + amount, 0)
  const amount = wish.amount ?? left
  if (amount <= 0 || amount > left)
    throw invalidField('amount', `Paling banyak ${amountText(left)}, termasuk yang sudah diajukan`, 'tooMuch')
  const by = memberOf(viewer).membershipId
  const id = await refunds.insertRefund(tx, {
    orderId: order.id,
    key: randomUUID(),
    kind: 'sale',
    amount,
    state: 'requested',
    reason: wish.reason,
    endsAccess: wish.endsAccess,
    provider: order.provider,
    paymentId: order.paymentId,
    requestedBy: by,
    requestedAt: clock.now(),
  })
  if (id === undefined) throw conflict('Pengembalian ini sudah diajukan.')
  await passOrder(context, order, { kind: 'refund_asked', by, amount, why: wish.reason })
  await record(context, {
    action: 'refund.asked',
    object: { type: 'order', id: order.code, name: order.number ?? order.title },
    after: { amount, reason: wish.reason },
  })
  return { id }
}

export const refundDecisions = {
  approve: 'Setujui',
  reject: 'Tolak',
  done: 'Tandai terkirim',
} as const
export type RefundDecision = keyof typeof refundDecisions

/** Approves, refuses, or says that it was sent. Who asked may not approve: four eyes see it. */
export async function decideRefund(
  context: DeedContext,
  id: number,
  { decision, note }: { decision: RefundDecision; note: string },
): Promise<{ id: number; state: string }> {
  const { tx, clock, viewer } = context
  const code = await refunds.findOrderCodeOf(tx, id)
  const order = code === undefined ? undefined : await store.lockOrder(tx, code)
  const refund = await refunds.lockRefund(tx, id)
  if (!order || !refund) throw notFound('Pengembalian dana')
  const by = memberOf(viewer).membershipId
  const at = clock.now()
  const state = refund.state
  if (decision === 'done') {
    if (state !== 'approved' && state !== 'sent')
      throw conflict('Hanya pengembalian yang disetujui dapat ditandai terkirim.')
    await finishRefund(context, order, refund, { provider: null, by, note })
  } else {
    if (state !== 'requested') throw conflict('Pengembalian ini sudah diputuskan.')
    if (refund.requestedBy === by)
      throw forbidden('Yang mengajukan tidak boleh memutuskan. Minta orang lain memeriksanya.')
    const to = decision === 'approve' ? 'approved' : 'rejected'
    if (to === 'rejected' && note.length < 10)
      throw invalidField('note', 'Tulis alasannya, minimal 10 karakter', 'tooShort')
    if (to === 'approved' && refund.kind === 'sale' && refund.amount > order.captured - order.refunded)
      throw conflict('Uang pesanan ini sudah dikembalikan.')
    if (
      to === 'approved' &&
      refund.kind === 'unallocated' &&
      refund.amount > (await findAside(context, order, refund.paymentId ?? 0))
    )
      throw conflict('Uang ini sudah kembali kepada pembayarnya.')
    await refunds.updateRefund(tx, id, { state: to, decidedBy: by, decidedAt: at, note })
    if (to === 'approved') await bookRefund(context, order, refund, by)
    else await passOrder(context, order, { kind: 'refund_rejected', by, amount: refund.amount, why: note })
  }
  const after = decision === 'done' ? 'done' : decision === 'approve' ? 'approved' : 'rejected'
  await record(context, {
    action: `refund.${after}`,
    object: { type: 'order', id: order.code, name: order.number ?? order.title },
    before: { status: state },
    after: { status: after, amount: refund.amount },
  })
  return { id, state: after }
}

import { randomUUID } from 'node:crypto'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { conflict, forbidden, invalidField, notFound } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { whoConfirmed } from '../payments/payments.ts'
import { getOwnOrder } from './buying.ts'
import { findAside } from './kept-aside.ts'
import { passOrder } from './order-states.ts'
import { isKept, type RefundState, refundRepeatMilliseconds } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { refundTwoAbove } from './refund-limits.ts'
import { bookRefund, finishRefund, tellApproved } from './refunding.ts'
import * as refunds from './refunds.store.ts'

type DeedContext = InTenant & Pick<CallContext, 'viewer' | 'request'>

export interface RefundWish {
  /** whole rupiah; left out: all that is left */
  amount?: number | undefined
  reason: string
  endsAccess: boolean
}

/** What of an order's money neither went back nor was asked back for. */
export const leftOf = (
  { captured, refunded }: Pick<store.OrderRow, 'captured' | 'refunded'>,
  all: readonly Pick<refunds.RefundRow, 'kind' | 'state' | 'amount'>[],
): number =>
  all
    .filter(({ kind, state }) => kind === 'sale' && state === 'requested')
    .reduce((left, { amount }) => left - amount, captured - refunded)

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
  const left = leftOf(order, await refunds.listRefunds(tx, order.id))
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

/** A buyer asks for what is left; of anybody else's order there is nothing here. */
export async function askOwnRefund(context: DeedContext, code: string, { reason }: { reason: string }) {
  await getOwnOrder(context, code)
  return askRefund(context, code, { reason, endsAccess: false })
}

export const refundDecisions = {
  approve: 'Setujui',
  reject: 'Tolak',
  done: 'Tandai sudah ditransfer',
  unsent: 'Catat tidak terkirim oleh penyedia',
} as const
export type RefundDecision = keyof typeof refundDecisions

interface Decided {
  order: store.OrderRow
  refund: refunds.RefundRow
  note: string
  by: number
}

/**
 * Approves, refuses, or says that it was sent by hand. Who asked may not approve: four eyes see it, and six above a
 * limit. Answers the state it is in then.
 */
export async function decideRefund(
  context: DeedContext,
  id: number,
  { decision, note }: { decision: RefundDecision; note: string },
): Promise<{ id: number; state: RefundState }> {
  const { tx, viewer } = context
  const code = await refunds.findOrderCodeOf(tx, id)
  const order = code === undefined ? undefined : await store.lockOrder(tx, code)
  const refund = await refunds.lockRefund(tx, id)
  if (!order || !refund) throw notFound('Pengembalian dana')
  const deed = { approve, reject, done: markDone, unsent: markUnsent }[decision]
  const { action, state } = await deed(context, {
    order,
    refund,
    note,
    by: memberOf(viewer).membershipId,
  })
  await record(context, {
    action: `refund.${action}`,
    object: { type: 'order', id: order.code, name: order.number ?? order.title },
    before: { status: refund.state },
    after: { status: state, amount: refund.amount },
  })
  return { id, state }
}

interface Deed {
  /** for the log */
  action: string
  state: RefundState
}

async function assertOpen({ tx }: DeedContext, { refund, by }: Decided): Promise<void> {
  if (refund.state !== 'requested') throw conflict('Pengembalian ini sudah diputuskan.')
  assertOther(whyNoDecision(refund, { by, confirmedBy: await whoConfirmed(tx, refund.paymentId) }))
}

function assertOther(why: string): void {
  if (why !== '') throw forbidden(why)
}

type Asked = Pick<refunds.RefundRow, 'requestedBy' | 'decidedBy' | 'accountBy'>
interface Looking {
  by: number
  /** who saw the money that is to go back on the account */
  confirmedBy: number | null
}

const confirmedWords = 'Anda yang mengonfirmasi uang ini masuk: orang lain yang mengembalikannya.'

/** Why somebody may not decide on a return; empty: they may. Nobody brings money in and out alone. */
export function whyNoDecision({ requestedBy }: Asked, { by, confirmedBy }: Looking): string {
  if (confirmedBy === by) return confirmedWords
  return requestedBy === by ? 'Anda yang mengajukan: orang lain memutuskannya.' : ''
}

/** The same of saying that it was transferred. What nobody asked for needs a second person here at the latest. */
export function whyNoTransfer({ requestedBy, decidedBy, accountBy }: Asked, looking: Looking): string {
  const { by, confirmedBy } = looking
  if (confirmedBy === by) return confirmedWords
  if (requestedBy === by) return 'Anda yang mengajukan: orang lain menandainya terkirim.'
  if (accountBy === by) return 'Anda yang menulis rekening tujuannya: orang lain menandainya terkirim.'
  return requestedBy === null && decidedBy === by
    ? 'Anda yang menyetujuinya, dan tidak ada orang lain yang mengajukannya: orang lain menandainya terkirim.'
    : ''
}

export const saidYesAlready = 'Anda sudah menyetujuinya. Di atas batas ini perlu persetujuan orang kedua.'

async function approve(context: DeedContext, decided: Decided): Promise<Deed> {
  const { tx, clock } = context
  const { order, refund, note, by } = decided
  const { id } = refund
  await assertOpen(context, decided)
  if (refund.kind === 'sale' && refund.amount > order.captured - order.refunded)
    throw conflict('Uang pesanan ini sudah dikembalikan.')
  if (
    refund.kind === 'unallocated' &&
    refund.amount > (await findAside(context, order, refund.paymentId ?? 0))
  )
    throw conflict('Uang ini sudah kembali kepada pembayarnya.')
  const at = clock.now()
  if (!(await refunds.addRefundApproval(tx, { id, by, at }))) throw conflict(saidYesAlready)
  if (refund.approvals === 0 && refund.amount > (await refundTwoAbove(context))) {
    await passOrder(context, order, { kind: 'refund_approved_first', by, amount: refund.amount, why: note })
    return { action: 'approved_first', state: 'requested' }
  }
  await refunds.updateRefund(tx, id, { state: 'approved', decidedBy: by, decidedAt: at, note })
  const after = await bookRefund(context, order, refund, by)
  await tellApproved(context, after, refund)
  return { action: 'approved', state: 'approved' }
}

async function reject(context: DeedContext, decided: Decided): Promise<Deed> {
  const { order, refund, note, by } = decided
  await assertOpen(context, decided)
  assertReason(note)
  const change = { state: 'rejected', decidedBy: by, decidedAt: context.clock.now(), note } as const
  await refunds.updateRefund(context.tx, refund.id, change)
  await passOrder(context, order, { kind: 'refund_rejected', by, amount: refund.amount, why: note })
  return { action: 'rejected', state: 'rejected' }
}

function assertReason(note: string): void {
  if (note.length < 10) throw invalidField('note', 'Tulis alasannya, minimal 10 karakter', 'tooShort')
}

async function markDone(context: DeedContext, { order, refund, note, by }: Decided): Promise<Deed> {
  if (refund.state === 'sent')
    throw conflict('Pengembalian ini sedang dikirim penyedia. Hasilnya hanya dicatat dari kabar penyedia.')
  if (refund.state !== 'approved')
    throw conflict('Hanya pengembalian yang disetujui dapat ditandai terkirim.')
  assertOther(whyNoTransfer(refund, { by, confirmedBy: await whoConfirmed(context.tx, refund.paymentId) }))
  if (refund.accountBank === null) throw conflict('Tulis dahulu rekening pembeli yang menerimanya.')
  await finishRefund(context, order, refund, { provider: null, by, note })
  return { action: 'done', state: 'done' }
}

/** Nobody can be asked any more: somebody else than who sent it has looked at the provider's, and found nothing. */
async function markUnsent(context: DeedContext, { order, refund, note, by }: Decided): Promise<Deed> {
  const age = refund.sentAt ? context.clock.now().getTime() - refund.sentAt.getTime() : 0
  if (refund.state !== 'sent' || age < refundRepeatMilliseconds)
    throw conflict('Pengembalian ini masih dapat ditanyakan kepada penyedia. Tunggu jawabannya.')
  if (refund.sentBy === by)
    throw forbidden('Anda yang mengirimnya. Minta orang lain memeriksa dasbor penyedia.')
  assertReason(note)
  await refunds.updateRefund(context.tx, refund.id, { state: 'approved', problem: note })
  await passOrder(context, order, { kind: 'refund_failed', by, amount: refund.amount, why: note })
  return { action: 'unsent', state: 'approved' }
}

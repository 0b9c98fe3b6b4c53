import type { Viewer } from '../../../platform/http/access.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { momentText } from '../../../shared/dates.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { conflict, forbidden, invalidField, notFound } from '../../../shared/failure.ts'
import { rupiah } from '../../../shared/money.ts'
import { record } from '../../core/audit/audit.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { channels, isChannel } from '../providers/providers.ts'
import type { IncomingItem, IncomingQuery, TransferDecision } from './incoming.contract.ts'
import { type IncomingRow, listRows } from './incoming.store.ts'
import { changePayment, lockPayment } from './payment-attempts.store.ts'
import { apply, note } from './settling.ts'

type Looking = InTenant & { viewer: Viewer }

/** Attempts to pay, those that wait for somebody first. */
export async function listIncoming(context: Looking, query: IncomingQuery): Promise<Paged<IncomingItem>> {
  const { rows, total } = await listRows(context.tx, query)
  const items = rows.map(row => itemOf(row, context))
  return paged(items, total, query)
}

const ownWords = 'Bukti ini Anda unggah sendiri: orang lain yang memeriksanya.'

function itemOf(row: IncomingRow, { tenant, viewer }: Looking): IncomingItem {
  const isWaiting = row.provider === 'manual' && row.state === 'review'
  const isOwn = [row.proofBy, row.membershipId].includes(memberOf(viewer).membershipId)
  return {
    id: row.id,
    number: row.number,
    buyer: row.buyer || 'Tidak lagi menjadi anggota',
    channelText: isChannel(row.channel) ? channels[row.channel].label : row.channel,
    amountText: rupiah(row.amount),
    amount: row.amount,
    returnedText: row.returned > 0 ? rupiah(row.returned) : '',
    state: row.state,
    ref: row.ref,
    isSimulated: row.isSimulated,
    atText: momentText(row.createdAt, tenant.timeZone),
    problem: row.problem,
    proofUrl: row.proofKey ? `/v1/payment-proofs/${row.id}` : '',
    isToDecide: isWaiting && !isOwn,
    whyNot: isWaiting && isOwn ? ownWords : '',
  }
}

/**
 * A person's word where no provider has one: the money of a transfer stands on the account, or it does not. Never by
 * who paid or sent the proof. Less than the bill waits whole; more is told as it came.
 */
export async function decideTransfer(
  context: CallContext,
  id: number,
  decided: TransferDecision,
): Promise<{ id: number; state: 'paid' | 'pending' }> {
  const { tx, clock, viewer } = context
  const row = await lockPayment(tx, id)
  if (!row) throw notFound('Pembayaran')
  if (row.provider !== 'manual' || row.state !== 'review')
    throw conflict('Pembayaran ini tidak menunggu pemeriksaan.')
  const by = memberOf(viewer).membershipId
  if (row.proofBy === by || row.membershipId === by) throw forbidden(ownWords)
  const at = clock.now()
  const object = { type: 'payment', id, name: row.number }
  if (decided.decision === 'rejected') {
    changePayment(tx, id, { state: 'pending', problem: decided.reason, decidedBy: by }, at)
    await note(tx, row, 'decision', decided, at)
    await record(context, { action: 'payment.rejected', object, after: { reason: decided.reason } })
    return { id, state: 'pending' }
  }
  const isShort = decided.received < row.amount
  if (isShort && !decided.isShort)
    throw invalidField(
      'received',
      `Kurang dari tagihan ${rupiah(row.amount)}. Bila memang hanya itu yang masuk, centang di bawahnya: uangnya dicatat dan menunggu dikembalikan.`,
    )
  await apply(context, row, {
    change: { to: 'paid', isPaid: true, isLate: false },
    seen: { state: 'paid', amount: decided.received, paidAt: at, providerId: '', raw: decided },
    at,
    decidedBy: by,
  })
  await record(context, {
    action: 'payment.confirmed',
    object,
    before: { amount: row.amount },
    after: { amount: decided.received },
  })
  return { id, state: isShort ? 'pending' : 'paid' }
}

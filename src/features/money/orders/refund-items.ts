import { grantOf } from '../../../platform/http/access.ts'
import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { momentText } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { type PaymentsHouse, type RefundWay, refundWayOf } from '../payments/payments.ts'
import type { RefundItem } from './order-pages.contract.ts'
import { refundRepeatMilliseconds } from './orders.rules.ts'
import { hasApprovedRefund, type listRefunds } from './refunds.store.ts'
import { type RefundDecision, refundDecisions, saidYesAlready } from './refunds.ts'

type Listed = Awaited<ReturnType<typeof listRefunds>>[number]

/** A return as its order's page shows it, with what the viewer may do about it now. */
export async function refundItem(
  house: PaymentsHouse,
  context: PersonalContext,
  refund: Listed,
): Promise<RefundItem> {
  const { tx, viewer, tenant } = context
  const { id, state } = refund
  const by = memberOf(viewer).membershipId
  const maySee = grantOf(permissions.approveRefunds, viewer.member) !== 'none'
  const way = state === 'approved' ? await refundWayOf(house, context, refund.paymentId) : undefined
  const why = state === 'requested' ? whyNot(refund, by, await hasApprovedRefund(tx, id, by)) : ''
  const choices = maySee && why === '' ? choicesOf(refund, by, context.clock.now()) : []
  const asked = refund.requestedByName ?? 'Sistem'
  return {
    id,
    amountText: amountText(refund.amount),
    state,
    kind: refund.kind,
    reason: refund.reason,
    asked: `${asked}, ${momentText(refund.requestedAt, tenant.timeZone)}`,
    decided: refund.decidedAt
      ? `${refund.decidedByName ?? 'Penyedia'}, ${momentText(refund.decidedAt, tenant.timeZone)}`
      : '',
    note: refund.note,
    more: moreOf(refund, way),
    by: choices.length > 0 ? (way?.by ?? '') : '',
    decisions: choices.map(value => ({ value, label: refundDecisions[value] })),
    why,
  }
}

function whyNot({ requestedBy }: Listed, by: number, hasSaidYes: boolean): string {
  if (requestedBy === by) return 'Anda yang mengajukan: orang lain memutuskannya.'
  return hasSaidYes ? saidYesAlready : ''
}

function choicesOf({ state, sentBy, sentAt }: Listed, by: number, now: Date): RefundDecision[] {
  if (state === 'requested') return ['approve', 'reject']
  if (state === 'approved') return ['done']
  const isOld = sentAt !== null && now.getTime() - sentAt.getTime() >= refundRepeatMilliseconds
  return state === 'sent' && isOld && sentBy !== by ? ['unsent'] : []
}

function moreOf({ state, approvals, problem }: Listed, way: RefundWay | undefined): string {
  if (state === 'requested') return approvals > 0 ? 'Satu dari dua persetujuan' : ''
  return [problem, way?.why ?? ''].filter(Boolean).join(' ')
}

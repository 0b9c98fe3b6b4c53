import { grantOf } from '../../../platform/http/access.ts'
import type { PersonalContext } from '../../../platform/http/page-load.ts'
import { momentText } from '../../../shared/dates.ts'
import { amountText } from '../../../shared/money.ts'
import { memberOf, permissions } from '../../core/permissions/permissions.ts'
import { type PaymentsDeps, type RefundWay, refundWayOf, whoConfirmed } from '../payments/payments.ts'
import type { RefundItem } from './order-pages.contract.ts'
import { refundRepeatMilliseconds } from './orders.rules.ts'
import { accountText, takesAccount } from './refund-accounts.ts'
import { refundTwoAbove } from './refund-limits.ts'
import { hasApprovedRefund, type listRefunds } from './refunds.store.ts'
import {
  type RefundDecision,
  refundDecisions,
  saidYesAlready,
  whyNoDecision,
  whyNoTransfer,
} from './refunds.ts'

type Listed = Awaited<ReturnType<typeof listRefunds>>[number]

/** A return as its order's page shows it, with what the viewer may do about it now. */
export async function refundItem(
  house: PaymentsDeps,
  context: PersonalContext,
  refund: Listed,
): Promise<RefundItem> {
  const { tx, viewer, tenant } = context
  const { id, state } = refund
  const by = memberOf(viewer).membershipId
  const maySee = grantOf(permissions.approveRefunds, viewer.member) !== 'none'
  const isWaiting = takesAccount(refund)
  const way = isWaiting ? await refundWayOf(house, context, refund.paymentId) : undefined
  const isByHand = way?.by === ''
  const looking = { by, confirmedBy: await whoConfirmed(tx, refund.paymentId) }
  const why =
    state === 'requested'
      ? whyNoDecision(refund, looking) || ((await hasApprovedRefund(tx, id, by)) ? saidYesAlready : '')
      : state === 'approved' && isByHand
        ? whyNoTransfer(refund, looking) || (refund.accountBank === null ? noAccount : '')
        : ''
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
    more: moreOf(refund, way, await refundTwoAbove(context)),
    by: maySee && state === 'approved' ? (way?.by ?? '') : '',
    account: maySee ? accountText(house, tenant.id, refund) : '',
    takesAccount: maySee && isByHand,
    decisions: choices.map(value => ({ value, label: refundDecisions[value] })),
    why,
  }
}

const noAccount = 'Rekening pembeli belum ditulis.'

function choicesOf({ state, sentBy, sentAt }: Listed, by: number, now: Date): RefundDecision[] {
  if (state === 'requested') return ['approve', 'reject']
  if (state === 'approved') return ['done']
  const isOld = sentAt !== null && now.getTime() - sentAt.getTime() >= refundRepeatMilliseconds
  return state === 'sent' && isOld && sentBy !== by ? ['unsent'] : []
}

/** Where it needs more people than usual, it says so before anybody waits for them. */
function moreOf(
  { state, approvals, problem, amount, requestedBy }: Listed,
  way: RefundWay | undefined,
  twoAbove: number,
): string {
  if (state === 'requested' && amount > twoAbove)
    return approvals > 0
      ? 'Satu dari dua persetujuan'
      : `Di atas ${amountText(twoAbove)}: perlu persetujuan dua orang${requestedBy === null ? '' : ' selain yang mengajukan'}.`
  if (state === 'requested') return ''
  return [problem, way?.why ?? ''].filter(Boolean).join(' ')
}

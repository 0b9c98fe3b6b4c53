import type { RoomParts } from '../../../platform/room-parts.ts'
import { amountText } from '../../../shared/money.ts'
import { askRefund, cancelOrder, findOrder, isKept } from '../orders/orders.ts'
import { lockOrderOf } from './team-fees.store.ts'

/**
 * A team was turned away: what it paid is asked back for it by whoever turned it away, so somebody else approves; a bill that
 * still waits is closed.
 */
export const feeOfTurnedAway: RoomParts['teamTurnedAway'] = async (context, teamId) => {
  const { tx, viewer } = context
  const code = await lockOrderOf(tx, teamId)
  const order = code === null ? undefined : await findOrder(tx, code)
  if (!order) return ''
  const why = 'Panitia tidak menerima tim ini'
  if (order.state === 'pending') {
    await cancelOrder(context, order.code, { by: viewer.member?.membershipId ?? null, why })
    return ''
  }
  const left = order.captured - order.refunded
  if (!isKept(order.state) || left <= 0) return ''
  await askRefund(context, order.code, { reason: why, endsAccess: true })
  return `Biaya pendaftaran ${amountText(left)} kami kembalikan; kabarnya menyusul lewat email.`
}

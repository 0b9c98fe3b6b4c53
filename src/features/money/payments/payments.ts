/** What other rooms know of payments: how one is begun, where it stands, and who is told of it. */
export { type Notice, readNotice } from './callbacks.ts'
export { createFollowing, type Following } from './following.ts'
export { isOpen, type State, stateWords } from './payment-attempts.rules.ts'
export {
  changePayment,
  findNewest,
  findOpen,
  findPayment,
  findSubject,
  insertPayment,
  listNewest,
  lockPayment,
  type PaymentRow,
  whoConfirmed,
} from './payment-attempts.store.ts'
export { paymentMethodsFor, waysIn } from './payment-ways.ts'
export type { PaymentsDeps } from './payments-deps.ts'
export {
  type RefundOutcome,
  type RefundWay,
  refundPayment,
  refundWayOf,
} from './provider-refunds.ts'
export { pursue, pursueKnown } from './pursuing.ts'
export { apply, note } from './settling.ts'
export { beginPayment, findDue, giveUp, startPayment } from './starting.ts'
export { noteTakenBack } from './taken-back.ts'

/** Orders, as far as other rooms come near them. */

export { listOwn as listOwnOrders } from './managed-orders.store.ts'
export type { OrderSchedule } from './order-schedules.ts'
export { passOrder } from './order-states.ts'
export { isKept, isLapsed, methodText, orderCodeShape, orderStates, payWithinHours } from './orders.rules.ts'
export { findOrder, listShares, lockOrder, type OrderRow } from './orders.store.ts'
export { papersOf } from './own-orders.loads.ts'
export { newOrderCode, placePlain, writeDown } from './placing.ts'
export { soldClasses } from './sold-classes.ts'
export type { SoldThing } from './sold-things.ts'
export { findReachable, standingOfOwn } from './standing-of-own.ts'

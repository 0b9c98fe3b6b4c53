/** Orders, as far as other rooms come near them. */

export { listOwn as listOwnOrders } from './managed-orders.store.ts'
export { isKept, isLapsed, methodText, orderCodeShape, orderStates } from './orders.rules.ts'
export type { OrderRow } from './orders.store.ts'
export { papersOf } from './own-orders.loads.ts'
export { placePlain } from './placing.ts'
export type { SoldThing } from './sold-things.ts'
export { findReachable, standingOfOwn } from './standing-of-own.ts'

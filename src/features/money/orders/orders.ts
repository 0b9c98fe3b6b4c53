/** Orders, as far as other rooms come near them. */
export { orderCodeShape } from './orders.rules.ts'
export { standingOfOwn } from './standing-of-own.ts'

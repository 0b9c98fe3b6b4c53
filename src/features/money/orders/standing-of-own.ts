import { to } from '../../../routes.ts'
import { Failure } from '../../../shared/failure.ts'
import type { OwnContext } from '../../learning/enrolments/enrolments.ts'
import { getOwnOrder } from './buying.ts'
import { isKept, isLapsed, orderCodeShape, orderStates } from './orders.rules.ts'
import { findOrder, type OrderRow } from './orders.store.ts'
import { type SoldThing, soldThingOf } from './sold-things.ts'

/** An order of the viewer's; undefined: they have no such order. */
export const findOwnOrder = (context: OwnContext, code: string): Promise<OrderRow | undefined> =>
  getOwnOrder(context, code).catch(absent)

function absent(error: unknown): undefined {
  if (error instanceof Failure && error.kind === 'notFound') return undefined
  throw error
}

/** The one thing to do about an order. */
export function actionOf(row: OrderRow, thing: SoldThing): { label: string; href: string } | null {
  if (row.state === 'pending') return { label: 'Bayar sekarang', href: to.pay(row) }
  if (isKept(row.state)) return thing.next(row)
  return isLapsed(row.state) ? thing.again(row) : null
}

/** How an order of the viewer's stands, in words, and where to go on; undefined: they have no such order. */
export async function standingOfOwn(context: OwnContext, code: string) {
  const row = code === '' ? undefined : await findOwnOrder(context, code)
  if (!row) return undefined
  const thing = soldThingOf(context, row)
  const action = actionOf(row, thing)
  return {
    title: orderStates[row.state].label,
    text: `${row.title}, ${row.number ?? ''}. ${thing.words[row.state]}`,
    actions: [...(action ? [action] : []), { label: 'Lihat pesanan', href: to.ownOrder(row) }],
  }
}

/** one's own, or nobody's, which its code alone opens */
export function isReachable(
  { viewer, partsOf }: Pick<OwnContext, 'viewer' | 'partsOf'>,
  order: OrderRow,
): boolean {
  const { membershipId } = order
  if (membershipId === null) return soldThingOf({ partsOf }, order).isOpenToCode
  return membershipId === viewer.member?.membershipId
}

/** An order that the viewer may see, by its code. */
export async function findReachable(context: OwnContext, code: string): Promise<OrderRow | undefined> {
  const row = orderCodeShape.test(code) ? await findOrder(context.tx, code) : undefined
  return row && isReachable(context, row) ? row : undefined
}

import type { InTenant } from '../../../platform/http/endpoint.ts'
import type { ScheduleView } from './order-pages.contract.ts'
import type { OrderRow } from './orders.store.ts'

/** Other orders that belong to one, and when: the parts in which something is paid. */
export interface OrderSchedule {
  title: string
  /** what becomes of it now, in words */
  text: string
  rows: { key: number; label: string; dueText: string; totalText: string; stateText: string; code: string }[]
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** what an order is a part of, for its pages; undefined: nothing */
    orderSchedules: (context: InTenant, order: OrderRow) => Promise<OrderSchedule | undefined>
  }
}

/** What an order is a part of, whichever room says so; `hrefOf`: where an order is seen by who looks. */
export async function scheduleFor(
  context: InTenant,
  order: OrderRow,
  hrefOf: (order: { code: string }) => string,
): Promise<{ schedule?: ScheduleView }> {
  for (const find of context.partsOf('orderSchedules')) {
    const found = await find(context, order)
    if (!found) continue
    const rows = found.rows.map(({ code, ...row }) => ({
      ...row,
      href: code === '' || code === order.code ? '' : hrefOf({ code }),
    }))
    return { schedule: { ...found, rows } }
  }
  return {}
}

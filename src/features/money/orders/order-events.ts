import type { InTenant } from '../../../platform/http/endpoint.ts'
import { sendEvent, type WebhookEvent } from '../../membership/webhooks/webhooks.ts'
import type { OrderEventKind } from './orders.rules.ts'

const sample = {
  orderId: 77,
  code: 'Q3WZ8N5B',
  thing: 'class',
  membershipId: 230,
  total: 150_000,
  refunded: 0,
}

/** What programs are told of orders, donations among them. */
export const orderEvents: readonly WebhookEvent[] = [
  { type: 'order.paid', place: 30, label: 'Pesanan atau donasi lunas', sample },
  {
    type: 'order.refunded',
    place: 31,
    label: 'Uang pesanan dikembalikan',
    sample: { ...sample, refunded: 150_000 },
  },
]

const types: Partial<Record<OrderEventKind, string>> = {
  paid: 'order.paid',
  late_paid: 'order.paid',
  refunded: 'order.refunded',
}

interface Told {
  kind: OrderEventKind
  order: {
    id: number
    code: string
    thing: string
    membershipId: number | null
    total: number
    refunded: number
  }
}

export async function tellPrograms(
  context: Pick<InTenant, 'tx' | 'clock'>,
  { kind, order }: Told,
): Promise<void> {
  const type = types[kind]
  if (type === undefined) return
  const { id: orderId, code, thing, membershipId, total, refunded } = order
  await sendEvent(context, { type, data: { orderId, code, thing, membershipId, total, refunded } })
}

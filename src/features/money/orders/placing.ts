import { randomInt } from 'node:crypto'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { post as send } from '../../../platform/mail/mail.ts'
import { issue } from '../documents/documents.ts'
import { placedMail, toldOf } from './orders.mail.ts'
import { payWithinHours } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { type SoldThing, soldThingOf } from './sold-things.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** Twenty of [a-z0-9]: more than a hundred bits, so that nobody finds another's. */
export const newOrderCode = () =>
  Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('')

/** Keeps an order as it was agreed, with the first line of its history, its bill and the mail that brings it. */
export async function writeDown(context: InTenant, given: store.NewOrder): Promise<store.OrderRow> {
  const { tx, clock, tenant } = context
  const [made, number] = await Promise.all([store.insertOrder(tx, given), issueInvoice(context, given)])
  store.addEvent(tx, {
    orderId: made.id,
    n: 1,
    kind: 'placed',
    from: null,
    to: 'pending',
    by: given.membershipId,
    amount: given.total,
    at: clock.now(),
  })
  // the number is part of the order from its first line on: no step of its history
  store.setNumber(tx, made.id, number)
  const order = { ...made, number }
  if (order.total > 0 && order.buyerEmail !== null)
    await send(tx, {
      ...placedMail(tenant, toldOf(order, order.buyerEmail, soldThingOf(context, order))),
      at: order.createdAt,
    })
  return order
}

function issueInvoice(context: InTenant, given: store.NewOrder): Promise<string> {
  const { code, couponCode, discount, lines, title, total, tax, taxBps, policy } = given
  return issue(context, {
    kind: 'INV',
    subject: `order:${code}`,
    orderCode: code,
    content: {
      title,
      lines: [...lines, ...(discount > 0 ? [{ label: `Kupon ${couponCode ?? ''}`, amount: -discount }] : [])],
      total,
      tax,
      taxBps,
      notes: [policy],
    },
  })
}

interface Plain {
  thing: SoldThing
  /** of the thing, in its room */
  id: number
  slug: string
  title: string
  amount: number
  membershipId: number | null
  buyer: { name: string; email: string | null }
  policy: string
}

/** An order of something that has one price, no tax, no coupon and no shares. */
export function placePlain(context: InTenant, { thing, ...given }: Plain): Promise<store.OrderRow> {
  const at = context.clock.now()
  const { id, slug, title, amount, membershipId, buyer, policy } = given
  return writeDown(context, {
    code: newOrderCode(),
    membershipId,
    buyer: { ...buyer, phone: null },
    of: { thing: thing.kind, id, slug },
    title,
    subtotal: amount,
    discount: 0,
    total: amount,
    tax: 0,
    taxBps: 0,
    couponCode: null,
    maturityDays: 0,
    policy,
    createdAt: at,
    expiresAt: new Date(at.getTime() + payWithinHours * 3_600_000),
    lines: [{ label: title, amount }],
    adjustments: [],
    shares: [],
  })
}

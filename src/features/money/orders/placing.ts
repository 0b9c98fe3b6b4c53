import { randomInt } from 'node:crypto'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { post as send } from '../../../platform/mail/mail.ts'
import { type DrawnNumber, drawNumber, issueDrawn } from '../documents/documents.ts'
import { taxWithin } from '../ledger/ledger.ts'
import { placedMail } from './orders.mail.ts'
import { payWithinHours } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { type SoldThing, soldThingOf } from './sold-things.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** Twenty of [a-z0-9]: more than a hundred bits, so that nobody finds another's. */
export const newOrderCode = () =>
  Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('')

/** What its bill is about, once and for all. */
export const subjectOf = (code: string) => `order:${code}`

/** Keeps an order as it was agreed, with the first line of its history, its bill and the mail that brings it. */
export async function writeDown(context: InTenant, given: store.NewOrder): Promise<store.OrderRow> {
  await putDown(context, given, await drawNumber(context, 'INV', subjectOf(given.code)))
  return store.getOrder(context.tx, given.code)
}

/** The same under a number that was drawn before: all of it is only written, and nobody waits for the database. */
export async function putDown(context: InTenant, given: store.NewOrder, drawn: DrawnNumber): Promise<void> {
  const { tx, tenant } = context
  const { code, couponCode, discount, lines, title, total, tax, taxBps, policy, buyer, of } = given
  const { number } = drawn
  store.putOrder(tx, { ...given, number })
  issueDrawn(tx, drawn, {
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
  if (total === 0 || buyer.email === null) return
  const { placed } = soldThingOf(context, { code, thing: of.thing })
  const told = { ...given, number, placed, buyerName: buyer.name, buyerEmail: buyer.email }
  await send(tx, { ...placedMail(tenant, told), at: given.createdAt })
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
  /** in hundredths of a percent, within the amount; left out: none is in it */
  taxBps?: number
}

/** An order of something that has one price, no coupon and no shares. */
export function placePlain(context: InTenant, { thing, ...given }: Plain): Promise<store.OrderRow> {
  const at = context.clock.now()
  const { id, slug, title, amount, membershipId, buyer, policy, taxBps = 0 } = given
  return writeDown(context, {
    code: newOrderCode(),
    membershipId,
    buyer: { ...buyer, phone: null },
    of: { thing: thing.kind, id, slug },
    title,
    subtotal: amount,
    discount: 0,
    total: amount,
    tax: taxWithin(amount, taxBps),
    taxBps,
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

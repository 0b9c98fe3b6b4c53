import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { conflict, invalidField, notFound } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import { moveCoupon } from '../coupons/coupons.ts'
import { taxWithin } from '../ledger/ledger.ts'
import {
  listShares,
  lockOrder,
  newOrderCode,
  type OrderRow,
  passOrder,
  payWithinHours,
  writeDown,
} from '../orders/orders.ts'
import { findOpen } from '../payments/payments.ts'
import { type InstalmentsSetting, instalmentsSetting } from './instalments.contract.ts'
import { billDaysBefore, type Part, partsOf } from './instalments.rules.ts'
import * as store from './instalments.store.ts'

export const day = 86_400_000

/** How a site lets its classes be paid in parts; closed unless it says otherwise. */
export function settingOf({ values }: Pick<InTenant['tenant'], 'values'>): InstalmentsSetting {
  const found = instalmentsSetting.safeParse(values.instalments)
  return found.success
    ? found.data
    : { isOpen: false, maxParts: 3, everyDays: 30, graceDays: 7, minTotal: 500_000 }
}

/** Why an order cannot be paid in parts, in words; empty: it can. */
export function whyNot(setting: InstalmentsSetting, order: OrderRow, now: Date): string {
  if (!setting.isOpen) return 'Situs ini tidak menerima cicilan.'
  if (order.thing !== 'class') return 'Hanya kelas yang dapat dicicil.'
  if (order.state !== 'pending' || order.expiresAt <= now) return 'Tagihan ini tidak menunggu pembayaran.'
  if (order.total < setting.minTotal) return `Cicilan berlaku mulai dari ${amountText(setting.minTotal)}.`
  return ''
}

/** What would be paid when, for each number of parts that is offered. */
export const choicesFor = (setting: InstalmentsSetting, order: OrderRow, now: Date): Part[][] =>
  Array.from({ length: setting.maxParts - 1 }, (_, index) =>
    partsOf(order, { parts: index + 2, everyDays: setting.everyDays, from: now }),
  )

/**
 * One's own order that is still to be paid gives way to a plan: its first part is an order that takes over seat and
 * coupon, the others are billed as their days come near. Answers the code of what is to be paid first.
 */
export async function agreePlan(
  context: InTenant & Pick<CallContext, 'viewer'>,
  code: string,
  parts: number,
): Promise<string> {
  const { tx, clock, tenant, viewer } = context
  const { membershipId } = memberOf(viewer)
  const order = await lockOrder(tx, code)
  if (!order || order.membershipId !== membershipId) throw notFound('Tagihan')
  const now = clock.now()
  const setting = settingOf(tenant)
  const why = whyNot(setting, order, now)
  if (why !== '') throw conflict(why)
  if (await store.findPlanOfOrder(tx, code)) throw conflict('Tagihan ini sudah bagian dari sebuah cicilan.')
  if (parts > setting.maxParts)
    throw invalidField('parts', `Paling banyak ${setting.maxParts} kali`, 'tooMany')
  if (await findOpen(tx, 'order', code))
    throw conflict('Cara bayar yang lama masih terbuka. Tekan "Ganti cara bayar" terlebih dahulu.')
  const schedule = partsOf(order, { parts, everyDays: setting.everyDays, from: now })
  const [first, ...later] = schedule
  if (!first) throw notFound('Cicilan')
  await passOrder(context, order, {
    kind: 'cancelled',
    to: 'cancelled',
    by: membershipId,
    why: `Diganti cicilan ${parts} kali`,
  })
  const firstCode = newOrderCode()
  moveCoupon(tx, code, firstCode)
  await billPart(context, order, {
    code: firstCode,
    part: first,
    parts,
    expiresAt: new Date(now.getTime() + payWithinHours * 3_600_000),
  })
  await store.insert(tx, {
    membershipId,
    title: order.title,
    graceDays: setting.graceDays,
    at: now,
    parts: [
      { ...first, orderCode: firstCode, lookAt: null },
      ...later.map(part => ({
        ...part,
        orderCode: '',
        lookAt: new Date(part.dueAt.getTime() - billDaysBefore * day),
      })),
    ],
  })
  return firstCode
}

interface Billed {
  code: string
  part: Pick<Part, 'n' | 'subtotal' | 'discount' | 'total'>
  parts: number
  expiresAt: Date
  /** of a further part; left out: it buys the place */
  planId?: number
}

/** A part as an order, under what was agreed with the one it comes from: tax, shares, maturity, policy. */
export async function billPart(
  context: InTenant,
  from: OrderRow,
  { code, part, parts, expiresAt, planId }: Billed,
): Promise<OrderRow> {
  const { tx, clock } = context
  const { n, subtotal, discount, total } = part
  if (from.classId === null || from.enrolmentId === null)
    throw new Error(`Order ${from.code} is for no class`)
  const place = {
    classId: from.classId,
    classroomId: from.classroomId,
    slug: from.classSlug,
    enrolmentId: from.enrolmentId,
  }
  // what comes from a part bears its name already
  const title = `${from.title.replace(/, cicilan \d+ dari \d+$/, '')}, cicilan ${n} dari ${parts}`
  return writeDown(context, {
    code,
    membershipId: from.membershipId,
    buyer: { name: from.buyerName, email: from.buyerEmail, phone: from.buyerPhone },
    of:
      planId === undefined
        ? { ...place, thing: 'class' as const }
        : { ...place, thing: 'instalment' as const, id: planId },
    title,
    subtotal,
    discount,
    total,
    tax: taxWithin(total, from.taxBps),
    taxBps: from.taxBps,
    couponCode: from.couponCode,
    maturityDays: from.maturityDays,
    policy: from.policy,
    createdAt: clock.now(),
    expiresAt,
    lines: [{ label: title, amount: subtotal }],
    adjustments:
      discount > 0
        ? [{ kind: 'coupon', label: `Kupon ${from.couponCode ?? ''}`.trim(), amount: discount }]
        : [],
    shares: (await listShares(tx, from.id)).map(({ payee, name, bps }) => ({ payee, name, bps })),
  })
}

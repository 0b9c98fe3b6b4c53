import type { InTenant } from '../../../platform/http/endpoint.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import type { OwnContext } from '../../learning/enrolments/enrolments.ts'
import {
  findPlaceEntry,
  getPaidPlace,
  holdPlace,
  type PaidPlace,
  paidPlaceIn,
} from '../../learning/enrolments/enrolments.ts'
import { type Discount, discountOf, freeCoupon, takeCoupon } from '../coupons/coupons.ts'
import { giveUp } from '../payments/payments.ts'
import { saleSettingsOf } from '../providers/providers.ts'
import { acceptFree } from './money-arrived.ts'
import { passOrder } from './order-states.ts'
import { payWithinHours } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { newOrderCode, writeDown } from './placing.ts'
import { type Priced, priced, sharesAtSale } from './pricing.ts'
import { soldThingOf } from './sold-things.ts'

export interface Purchase {
  slug: string
  runId?: number | undefined
  couponCode?: string | undefined
}

export interface Quote extends Priced {
  place: PaidPlace
  title: string
  coupon: Discount | undefined
  taxBps: number
}

/** What a place would cost now, with the coupon. Reads only. */
export async function quoteFor(context: OwnContext, wish: Purchase): Promise<Quote> {
  return quoteOf(context, await getPaidPlace(context, wish), wish)
}

/** What a place would cost now, of what was read before. */
export async function quoteOf(
  context: OwnContext,
  place: PaidPlace,
  { couponCode }: Pick<Purchase, 'couponCode'>,
): Promise<Quote> {
  const { membershipId } = memberOf(context.viewer)
  const { taxBps } = saleSettingsOf(context.tenant)
  const given = { classId: place.found.id, subtotal: place.price, membershipId }
  const coupon = couponCode ? await discountOf(context, { ...given, code: couponCode }) : undefined
  const title = place.run ? `${place.found.name} - ${place.run.name}` : place.found.name
  return { ...priced(place.price, coupon?.amount ?? 0, taxBps), place, title, coupon, taxBps }
}

/**
 * Makes the order, holds the seat and draws the invoice's number; at a total of 0 it is paid at once. Whoever has an
 * order for this place already gets that one: going back, or a second window, makes no other.
 */
export async function placeOrder(
  context: OwnContext & InTenant,
  wish: Purchase & { shownTotal?: number | undefined },
): Promise<store.OrderRow> {
  const { tx, clock, viewer } = context
  const { membershipId } = memberOf(viewer)
  const settings = saleSettingsOf(context.tenant)
  const [entry, standing, buyer, teachers] = await Promise.all([
    findPlaceEntry(context, wish.slug),
    store.lockPending(tx, { membershipId, slug: wish.slug }),
    store.findBuyer(tx, membershipId),
    store.listTeachers(tx, wish.slug),
  ])
  const place = paidPlaceIn(entry, wish.runId)
  if (place.price === 0) throw conflict('Kelas ini gratis. Daftar langsung dari halamannya.')
  const isOfPlace = ({ classroomId }: store.OrderRow) => classroomId === (place.run?.id ?? null)
  const kept = await standingOrder(context, standing.find(isOfPlace), wish)
  if (kept) return kept
  const enrolmentId = await holdPlace(context, place)
  // they may have come by another window while this one waited for the seat
  const meanwhile = (await store.lockPending(tx, { membershipId, slug: wish.slug })).find(isOfPlace)
  if (meanwhile) return meanwhile
  if (enrolmentId === undefined) throw conflict('Anda sudah terdaftar di kelas ini.')
  const quote = await quoteOf(context, place, wish)
  const { shownTotal } = wish
  if (shownTotal !== undefined && shownTotal !== quote.total)
    throw conflict(
      `Harga berubah dari ${amountText(shownTotal)} menjadi ${amountText(quote.total)}. Periksa lagi, lalu lanjutkan.`,
    )
  const code = newOrderCode()
  if (quote.coupon)
    await takeCoupon(tx, { couponId: quote.coupon.couponId, orderCode: code, membershipId, now: clock.now() })
  const shares = sharesAtSale(teachers, settings)
  const order = await writeOrder(context, { code, quote, enrolmentId, buyer, shares })
  return quote.total === 0 ? acceptFree(context, order) : order
}

/** An order of theirs that is still to be paid, under the same coupon; one under another gives way. */
async function standingOrder(
  context: OwnContext & InTenant,
  row: store.OrderRow | undefined,
  { couponCode }: Purchase,
): Promise<store.OrderRow | undefined> {
  if (!row) return undefined
  const isSame = couponCode === undefined || couponCode === (row.couponCode ?? '')
  if (isSame && row.expiresAt > context.clock.now()) return row
  // the seat stays held: the next order takes it over
  await freeCoupon(context.tx, row.code)
  await passOrder(context, row, {
    kind: 'cancelled',
    to: 'cancelled',
    by: row.membershipId,
    why: 'Diganti pesanan baru',
  })
  return undefined
}

interface Writing {
  code: string
  quote: Quote
  enrolmentId: number
  buyer: Awaited<ReturnType<typeof store.findBuyer>>
  shares: store.NewOrder['shares']
}

async function writeOrder(
  context: OwnContext & InTenant,
  { code, quote, enrolmentId, buyer, shares }: Writing,
): Promise<store.OrderRow> {
  const { clock, tenant, viewer } = context
  const member = memberOf(viewer)
  const settings = saleSettingsOf(tenant)
  const { found, run } = quote.place
  const at = clock.now()
  return writeDown(context, {
    code,
    membershipId: member.membershipId,
    buyer: { name: buyer?.name ?? member.name, email: buyer?.email ?? null, phone: null },
    of: {
      thing: 'class',
      classId: found.id,
      classroomId: run?.id ?? null,
      slug: found.slug,
      enrolmentId,
    },
    title: quote.title,
    subtotal: quote.subtotal,
    discount: quote.discount,
    total: quote.total,
    tax: quote.tax,
    taxBps: quote.taxBps,
    couponCode: quote.coupon?.code ?? null,
    maturityDays: settings.maturityDays,
    policy: settings.refundPolicy,
    createdAt: at,
    expiresAt: new Date(at.getTime() + payWithinHours * 3_600_000),
    lines: [{ label: quote.title, amount: quote.subtotal }],
    adjustments:
      quote.coupon && quote.coupon.amount > 0
        ? [{ kind: 'coupon', label: `Kupon ${quote.coupon.code}`, amount: quote.coupon.amount }]
        : [],
    shares,
  })
}

/** One's own order; another's, and another tenant's, is not there. */
export async function getOwnOrder({ tx, viewer }: OwnContext, code: string): Promise<store.OrderRow> {
  const row = await store.findOrder(tx, code)
  if (!row || row.membershipId !== memberOf(viewer).membershipId) throw notFound('Pesanan')
  return row
}

/** Takes back what was not paid: the seat and the coupon are free again. */
export async function cancelOwnOrder(context: OwnContext & InTenant, code: string): Promise<store.OrderRow> {
  await getOwnOrder(context, code)
  const { membershipId } = memberOf(context.viewer)
  // what has been begun at a provider is closed there within a minute
  await giveUp(context, { kind: 'order', code })
  return cancelOrder(context, code, { by: membershipId, why: '' })
}

/** Ends an order that is not paid. */
export async function cancelOrder(
  context: InTenant,
  code: string,
  { by, why }: { by: number; why: string },
): Promise<store.OrderRow> {
  const row = await store.lockOrder(context.tx, code)
  if (!row) throw notFound('Pesanan')
  if (row.state === 'cancelled') return row
  if (row.state !== 'pending') throw conflict('Hanya pesanan yang belum dibayar yang dapat dibatalkan.')
  await soldThingOf(context, row).end(context, row, { to: 'cancelled', by })
  await freeCoupon(context.tx, row.code)
  return passOrder(context, row, { kind: 'cancelled', to: 'cancelled', by, why })
}

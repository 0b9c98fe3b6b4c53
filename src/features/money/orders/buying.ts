import { waitForTurn } from '../../../platform/db/turns.ts'
import type { InTenant } from '../../../platform/http/endpoint.ts'
import { conflict, notFound } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { memberOf } from '../../core/permissions/permissions.ts'
import type { OwnContext } from '../../learning/enrolments/enrolments.ts'
import { getPaidPlace, holdPlace, holdSeats, type PaidPlace } from '../../learning/enrolments/enrolments.ts'
import {
  type Discount,
  discountIn,
  discountOf,
  freeCoupon,
  holdCoupon,
  spendHeldCoupon,
} from '../coupons/coupons.ts'
import { drawNumber, giveBackNumber } from '../documents/documents.ts'
import { giveUp } from '../payments/payments.ts'
import { saleSettingsOf } from '../providers/providers.ts'
import { acceptFree } from './money-arrived.ts'
import { passOrder } from './order-states.ts'
import { payWithinHours } from './orders.rules.ts'
import * as store from './orders.store.ts'
import { newOrderCode, putDown, subjectOf } from './placing.ts'
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
  const given = { classId: place.found.id, subtotal: place.price, membershipId }
  return quoteWith(
    context,
    place,
    couponCode ? await discountOf(context, { ...given, code: couponCode }) : undefined,
  )
}

function quoteWith(context: OwnContext, place: PaidPlace, coupon: Discount | undefined): Quote {
  const { taxBps } = saleSettingsOf(context.tenant)
  const title = place.run ? `${place.found.name} - ${place.run.name}` : place.found.name
  return { ...priced(place.price, coupon?.amount ?? 0, taxBps), place, title, coupon, taxBps }
}

type Wish = Purchase & { shownTotal?: number | undefined }

/** The order that was made, or the one that waited. */
type PlacedOrder = Pick<store.OrderRow, 'code' | 'state'>

/**
 * Makes the order, holds the seat and draws the invoice's number; at a total of 0 it is paid at once. Whoever has an
 * order for this place already gets that one: going back, or a second window, makes no other. All that it hangs on is
 * locked and read in one message, so what follows is only written.
 */
export async function placeOrder(context: OwnContext & InTenant, wish: Wish): Promise<PlacedOrder> {
  const { tx, viewer } = context
  const { membershipId } = memberOf(viewer)
  const code = newOrderCode()
  const { place, standing, coupon, drawn, ...parties } = await holdAll(context, wish, code)
  if (place.price === 0) throw conflict('Kelas ini gratis. Daftar langsung dari halamannya.')
  const row = standing.find(({ classroomId }) => classroomId === (place.run?.id ?? null))
  const kept = await standingOrder(context, row, wish)
  if (kept) {
    giveBackNumber(tx, drawn)
    return kept
  }
  const { couponCode } = wish
  // what gave way may have freed the very coupon
  const found = couponCode && row ? await holdCoupon(tx, { code: couponCode, membershipId }) : coupon
  const given = { classId: place.found.id, subtotal: place.price }
  const discount = couponCode && found ? discountIn(context, found, given) : undefined
  const quote = quoteWith(context, place, discount)
  assertShown(wish, quote)
  const enrolmentId = await holdPlace(context, place)
  if (discount) spendHeldCoupon(tx, discount, { orderCode: code, membershipId, now: context.clock.now() })
  const order = orderOf(context, { code, quote, enrolmentId, ...parties })
  await putDown(context, order, drawn)
  return quote.total === 0 ? acceptFree(context, await store.getOrder(tx, code)) : { code, state: 'pending' }
}

/** In the order in which everybody locks: oneself, one's orders, the seats, the coupons, the series of numbers. */
async function holdAll(context: OwnContext, { slug, runId, couponCode = '' }: Wish, code: string) {
  const { tx, viewer, tenant } = context
  const { membershipId } = memberOf(viewer)
  const [, , place, standing, buyer, teachers, coupon, drawn] = await Promise.all([
    waitForTurn(tx, 'buying', membershipId),
    store.lockPending(tx, { membershipId, slug }),
    holdSeats(context, { slug, runId }),
    // one that was made while this waited for the seats
    store.lockPending(tx, { membershipId, slug }),
    store.findBuyer(tx, membershipId),
    store.listTeachers(tx, slug),
    holdCoupon(tx, { code: couponCode, membershipId }),
    drawNumber(context, 'INV', subjectOf(code)),
  ])
  return { place, standing, coupon, drawn, buyer, shares: sharesAtSale(teachers, saleSettingsOf(tenant)) }
}

function assertShown({ shownTotal }: Wish, { total }: Quote): void {
  if (shownTotal === undefined || shownTotal === total) return
  throw conflict(
    `Harga berubah dari ${amountText(shownTotal)} menjadi ${amountText(total)}. Periksa lagi, lalu lanjutkan.`,
  )
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
  // what was begun at a provider is closed there: nobody pays for an order that gave way
  await giveUp(context, { kind: 'order', code: row.code })
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

function orderOf(
  { clock, tenant, viewer }: OwnContext,
  { code, quote, enrolmentId, buyer, shares }: Writing,
): store.NewOrder {
  const member = memberOf(viewer)
  const settings = saleSettingsOf(tenant)
  const { found, run } = quote.place
  const at = clock.now()
  return {
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
  }
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
  return cancelOrder(context, code, { by: membershipId, why: '' })
}

/** Ends an order that is not paid. */
export async function cancelOrder(
  context: InTenant,
  code: string,
  { by, why }: { by: number | null; why: string },
): Promise<store.OrderRow> {
  const row = await store.lockOrder(context.tx, code)
  if (!row) throw notFound('Pesanan')
  if (row.state === 'cancelled') return row
  if (row.state !== 'pending') throw conflict('Hanya pesanan yang belum dibayar yang dapat dibatalkan.')
  // what has been begun at a provider is closed there within a minute
  await giveUp(context, { kind: 'order', code })
  await soldThingOf(context, row).end(context, row, { to: 'cancelled', by })
  await freeCoupon(context.tx, row.code)
  return passOrder(context, row, { kind: 'cancelled', to: 'cancelled', by, why })
}

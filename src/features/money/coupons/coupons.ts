import type { Tx } from '../../../platform/db/transaction.ts'
import type { CallContext, InTenant } from '../../../platform/http/endpoint.ts'
import { mediumDate } from '../../../shared/dates.ts'
import { dayIn, instantOf } from '../../../shared/days.ts'
import { type Paged, paged } from '../../../shared/envelope.ts'
import { type Failure, invalidField, notFound } from '../../../shared/failure.ts'
import { amountText } from '../../../shared/money.ts'
import { record } from '../../core/audit/audit.ts'
import { partOf } from '../ledger/ledger.ts'
import type { CouponGiven, CouponItem, CouponsQuery } from './coupons.contract.ts'
import { plainCoupon, stateOf } from './coupons.rules.ts'
import * as store from './coupons.store.ts'

export { couponCode } from './coupons.contract.ts'
export { freeUses as freeCoupon, insertCoupon, moveUses as moveCoupon } from './coupons.store.ts'

type DeedContext = InTenant & Pick<CallContext, 'viewer' | 'request'>

/** What a code takes off, and which coupon it is. */
export interface Discount {
  couponId: number
  code: string
  amount: number
  perPerson: number
}

interface Priced {
  classId: number
  subtotal: number
  membershipId: number
}

const refused = (message: string): Failure => invalidField('couponCode', message, 'coupon')

/** A coupon with how often somebody has used it. */
interface FoundCoupon {
  row: store.CouponRow | undefined
  uses: number
}

/** What a code would take off. Throws in words for whoever typed it. */
export async function discountOf(
  context: Pick<InTenant, 'tx' | 'clock'>,
  { code, ...priced }: Priced & { code: string },
): Promise<Discount> {
  const asked = { code: plainCoupon(code), membershipId: priced.membershipId }
  const [row, uses] = await Promise.all([
    store.findByCode(context.tx, asked.code),
    store.countUsesOfCode(context.tx, asked),
  ])
  return discountIn(context, { row, uses }, priced)
}

/** The same for whoever will use it: what is read of it stays so until the transaction ends. */
export async function holdCoupon(
  tx: Tx,
  { code, membershipId }: { code: string; membershipId: number },
): Promise<FoundCoupon> {
  const asked = { code: plainCoupon(code), membershipId }
  const [rows, uses] = await Promise.all([store.lockCoupons(tx, asked), store.countUsesOfCode(tx, asked)])
  return { row: rows.find(row => row.code === asked.code), uses }
}

/** What a coupon that was found takes off. Throws in words for whoever typed it. */
export function discountIn(
  { clock }: Pick<InTenant, 'clock'>,
  { row, uses }: FoundCoupon,
  { classId, subtotal }: Omit<Priced, 'membershipId'>,
): Discount {
  if (!row) throw refused('Kode kupon ini tidak dikenal')
  const state = stateOf(row, clock.now())
  if (state === 'off' || state === 'over') throw refused('Kupon ini sudah tidak berlaku')
  if (state === 'later') throw refused('Kupon ini belum berlaku')
  if (state === 'used') throw refused('Kupon ini sudah habis dipakai')
  if (row.classId !== null && row.classId !== classId) throw refused('Kupon ini untuk kelas lain')
  if (subtotal < row.minTotal) throw refused(`Kupon ini berlaku mulai dari ${amountText(row.minTotal)}`)
  if (uses >= row.perPerson) throw refused('Anda sudah memakai kupon ini')
  const whole = row.kind === 'percent' ? partOf(subtotal, row.value, 100) : row.value
  const { id: couponId, code, perPerson } = row
  return { couponId, code, perPerson, amount: Math.min(whole, subtotal) }
}

/** Uses a coupon that is held (`holdCoupon`) for an order; waits for nothing. Freed by `freeCoupon`. */
export const spendHeldCoupon = (
  tx: Tx,
  { couponId, perPerson }: Discount,
  use: Omit<store.Use, 'couponId' | 'perPerson'>,
): void => store.putUse(tx, { ...use, couponId, perPerson })

/**
 * The use that an order gave back when it came to nothing, taken anew since it was paid after all: as it was agreed, whatever
 * has become of the coupon's days, but never past its limits. false: others have used it up.
 */
export async function retakeCoupon(
  { tx, clock }: Pick<InTenant, 'tx' | 'clock'>,
  order: { code: string; couponCode: string | null; membershipId: number | null },
): Promise<boolean> {
  const { code: orderCode, couponCode: code, membershipId } = order
  if (code === null || membershipId === null) return true
  const rows = await store.lockCoupons(tx, { code, membershipId })
  // taken away or renamed since: there is no limit that it could pass
  if (!rows.some(row => row.code === code)) return true
  return store.retake(tx, { code, orderCode, membershipId, now: clock.now() })
}

const dayOf = (at: Date | null, timeZone: string): string => (at ? dayIn(at, timeZone) : '')

/** the last moment that still counts: what ends, ends with a day */
const lastOf = (endsAt: Date | null): Date | null => endsAt && new Date(endsAt.getTime() - 1)

const itemOf = (row: store.CouponRow, { clock, tenant: { timeZone } }: InTenant): CouponItem => ({
  id: row.id,
  code: row.code,
  kind: row.kind,
  value: row.value,
  valueText: row.kind === 'percent' ? `${row.value}%` : amountText(row.value),
  uses: row.uses,
  used: row.used,
  perPerson: row.perPerson,
  minTotal: row.minTotal,
  classId: row.classId,
  className: row.className,
  startsOn: dayOf(row.startsAt, timeZone),
  endsOn: dayOf(lastOf(row.endsAt), timeZone),
  whenText: [
    row.startsAt ? `mulai ${mediumDate(row.startsAt, timeZone)}` : '',
    row.endsAt ? `sampai ${mediumDate(lastOf(row.endsAt) ?? row.endsAt, timeZone)}` : '',
  ]
    .filter(Boolean)
    .join(', '),
  isActive: row.isActive,
  state: stateOf(row, clock.now()),
})

export async function listCoupons(context: InTenant, query: CouponsQuery): Promise<Paged<CouponItem>> {
  const { rows, total } = await store.listCouponRows(context.tx, query, context.clock.now())
  return paged(
    rows.map(row => itemOf(row, context)),
    total,
    query,
  )
}

export async function makeCoupon(context: DeedContext, given: CouponGiven): Promise<CouponItem> {
  const { tx, clock } = context
  const id = await store.insertCoupon(tx, await valuesOf(context, given), clock.now())
  if (id === undefined) throw invalidField('code', 'Kode ini sudah dipakai kupon lain', 'taken')
  await record(context, {
    action: 'coupon.made',
    object: { type: 'coupon', id, name: given.code },
    after: { value: given.value },
  })
  return getCoupon(context, id)
}

export async function changeCoupon(
  context: DeedContext,
  id: number,
  given: CouponGiven,
): Promise<CouponItem> {
  const { tx } = context
  const before = await getCoupon(context, id)
  if (given.uses !== null && given.uses < before.used)
    throw invalidField('uses', `Sudah dipakai ${before.used} kali`, 'tooFew')
  const other = await store.findByCode(tx, given.code)
  if (other && other.id !== id) throw invalidField('code', 'Kode ini sudah dipakai kupon lain', 'taken')
  await store.updateCoupon(tx, id, { ...(await valuesOf(context, given)), isActive: given.isActive })
  await record(context, {
    action: 'coupon.changed',
    object: { type: 'coupon', id, name: given.code },
    before: { value: before.value, isActive: before.isActive },
    after: { value: given.value, isActive: given.isActive },
  })
  return getCoupon(context, id)
}

async function getCoupon(context: InTenant, id: number): Promise<CouponItem> {
  const row = await store.findById(context.tx, id)
  if (!row) throw notFound('Kupon')
  return itemOf(row, context)
}

async function valuesOf(
  { tx, tenant: { timeZone } }: InTenant,
  { isActive: _, startsOn, endsOn, ...given }: CouponGiven,
): Promise<store.CouponValues> {
  if (given.classId !== null && !(await store.isClassThere(tx, given.classId)))
    throw invalidField('classId', 'Kelas ini tidak ada', 'unknown')
  return {
    ...given,
    startsAt: startsOn === null ? null : instantOf(`${startsOn}T00:00`, timeZone),
    endsAt: endsOn === null ? null : new Date(instantOf(`${endsOn}T00:00`, timeZone).getTime() + 86_400_000),
  }
}

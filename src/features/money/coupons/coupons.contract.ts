import { z } from 'zod'
import { pagedOf } from '../../../platform/http/paged.ts'
import { day, officeQuery, positiveId, searchText } from '../../../platform/http/query.ts'
import { wholeRupiah } from '../../../platform/http/rupiah.ts'
import { keysOf } from '../../../shared/keys-of.ts'
import { amountText } from '../../../shared/money.ts'
import type { OfficeListData } from '../../../shared/office-list.ts'
import { couponKinds, couponStates, plainCoupon } from './coupons.rules.ts'

/** as somebody types it */
export const couponCode = z
  .string()
  .max(60, 'Kode kupon terlalu panjang')
  .transform(plainCoupon)
  .pipe(z.string().regex(/^[A-Z0-9-]{3,32}$/, 'Kode kupon 3 sampai 32 huruf, angka, atau tanda hubung'))

/** a number where there is one; an empty field is none */
const optionalNumber = <Schema extends z.ZodType>(schema: Schema, words: string) =>
  z
    .union([z.literal(''), z.null(), schema], words)
    .optional()
    .transform(value => (value === '' || value === undefined ? null : value))

/** how often: as a call sends it, or as it was typed; "1e3" is neither */
const counted = (most: number) =>
  z
    .union(
      [
        z.int(),
        z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      ],
      'Tulis bilangan bulat',
    )
    .pipe(
      z
        .int('Tulis bilangan bulat')
        .min(1, 'Minimal 1')
        .max(most, `Paling banyak ${most.toLocaleString('id-ID')}`),
    )

const optionalDay = z
  .literal('')
  .or(day('Pilih tanggal'))
  .optional()
  .transform(text => text || null)

export const couponValues = z
  .strictObject({
    code: couponCode,
    kind: z.enum(keysOf(couponKinds), 'Pilih persen atau rupiah'),
    /** rupiah, or a whole percent */
    value: z
      .int('Tulis angka tanpa koma')
      .min(1, 'Minimal 1')
      .max(1_000_000_000, `Paling banyak ${amountText(1_000_000_000)}`),
    uses: optionalNumber(counted(1_000_000), 'Tulis bilangan bulat'),
    perPerson: counted(100).default(1),
    minTotal: wholeRupiah(0, 1_000_000_000).default(0),
    classId: optionalNumber(positiveId, 'Pilih kelasnya'),
    /** of the tenant's time zone; the last day counts */
    startsOn: optionalDay,
    endsOn: optionalDay,
    isActive: z.boolean().default(true),
  })
  .refine(({ kind, value }) => kind === 'amount' || value <= 100, {
    message: 'Paling banyak 100 persen',
    path: ['value'],
  })
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    message: 'Akhir mendahului mulai',
    path: ['endsOn'],
  })
export type CouponGiven = z.output<typeof couponValues>

export const couponsQuery = officeQuery(25, {
  search: searchText.optional(),
  state: z.enum(keysOf(couponStates), 'Status tidak dikenal').optional(),
})
export type CouponsQuery = z.output<typeof couponsQuery>

export const couponItem = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.enum(keysOf(couponKinds)),
  value: z.int(),
  valueText: z.string(),
  uses: z.int().nullable(),
  used: z.int(),
  perPerson: z.int(),
  minTotal: z.int(),
  classId: z.int().nullable(),
  className: z.string().nullable(),
  startsOn: z.string(),
  endsOn: z.string(),
  whenText: z.string(),
  isActive: z.boolean(),
  state: z.enum(keysOf(couponStates)),
})
export type CouponItem = z.output<typeof couponItem>
export const couponList = pagedOf(couponItem)

export const idParameter = z.object({ id: positiveId })

export interface CouponsPage {
  list: OfficeListData<CouponItem>
  classes: { value: string; label: string }[]
}

declare module '../../../shared/page.ts' {
  interface PageData {
    'coupons.manage': CouponsPage
  }
}

import type { FileColumn } from '../../../platform/http/list-file.ts'
import type { CouponItem } from './coupons.contract.ts'
import { couponStates } from './coupons.rules.ts'

/** The columns of the list as a file. */
export const couponColumns: readonly FileColumn<CouponItem>[] = [
  ['Kode', ({ code }) => code],
  ['Potongan', ({ valueText }) => valueText],
  ['Dipakai', ({ used }) => used],
  ['Batas pemakaian', ({ uses }) => uses],
  ['Per orang', ({ perPerson }) => perPerson],
  ['Kelas', ({ className }) => className],
  ['Waktu', ({ whenText }) => whenText],
  ['Status', ({ state }) => couponStates[state].label],
]

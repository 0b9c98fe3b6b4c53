import { z } from 'zod'
import { amountText } from '../../shared/money.ts'
import { rupiahIn, rupiahQuestion } from '../../shared/rupiah-typed.ts'
import { plainText } from './query.ts'

/** above it no page, paper or balance of ours counts: twelve digits */
export const mostRupiah = 999_999_999_999

/** Whole rupiah in the body of a call; what is none is asked back for in words. */
export const wholeRupiah = (least: number, most = mostRupiah) =>
  z
    .int(rupiahQuestion)
    .min(least, `Paling sedikit ${amountText(least)}`)
    .max(most, `Paling banyak ${amountText(most)}`)

/** The same where a plain form sends what was typed. */
export const typedRupiah = (least: number, most = mostRupiah) =>
  z
    .union([z.number(), plainText(40)], rupiahQuestion)
    .transform(given => (typeof given === 'number' ? given : (rupiahIn(given) ?? Number.NaN)))
    .pipe(wholeRupiah(least, most))

import { z } from 'zod'
import { amountText } from '../../shared/money.ts'
import { rupiahQuestion } from '../../shared/rupiah-typed.ts'

/** above it no page, paper or balance of ours counts: twelve digits */
const mostRupiah = 999_999_999_999

/** Whole rupiah in the body of a call; what is none is asked back for in words. */
export const wholeRupiah = (least: number, most = mostRupiah) =>
  z
    .int(rupiahQuestion)
    .min(least, `Paling sedikit ${amountText(least)}`)
    .max(most, `Paling banyak ${amountText(most)}`)

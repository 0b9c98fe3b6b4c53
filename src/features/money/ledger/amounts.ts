import { partOf } from '../../../shared/part-of.ts'

export { partOf }

/**
 * Reckoning with whole rupiah. Products are made with BigInt: twelve digits times hundredths of a percent pass what
 * a number holds exactly.
 */

/** The tax that an amount with tax included holds: 11 % (1100) of 111.000 are 11.000. */
export const taxWithin = (amount: number, bps: number): number => partOf(amount, bps, 10_000 + bps)

/** Whole rupiah by hundredths of a percent; what is left over of a rupiah stays with whoever shares. */
export const sharesOf = (amount: number, bps: readonly number[]): number[] => {
  const exact = bps.map(one => BigInt(amount) * BigInt(one))
  const floors = exact.map(one => Number(one / 10_000n))
  const all = Number((BigInt(amount) * BigInt(bps.reduce((sum, one) => sum + one, 0))) / 10_000n)
  const missing = all - floors.reduce((sum, one) => sum + one, 0)
  // largest remainder, ties by line
  const byRemainder = exact
    .map((one, index) => ({ index, remainder: Number(one % 10_000n) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) floors[index] = (floors[index] ?? 0) + 1
  return floors
}

/** What a further part of a whole takes, so that the parts of the whole come to it exactly. */
export const furtherPart = (whole: number, before: number, after: number, total: number): number =>
  partOf(whole, after, total) - partOf(whole, before, total)

/**
 * amount × part / whole in whole rupiah, halves up. Made with BigInt: twelve digits times hundredths of a percent pass
 * what a number holds exactly. Nothing of nothing is nothing.
 */
export function partOf(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0
  const [product, divisor] = [BigInt(amount) * BigInt(part), BigInt(whole)]
  return Number((2n * product + divisor) / (2n * divisor))
}

const rupiahFormat = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
})

/** Whole rupiah in words: 1250000 → "Rp 1.250.000" (an ordinary space, unlike Intl's), 0 → "Gratis". */
export function rupiah(amount: number): string {
  return amount === 0 ? 'Gratis' : rupiahFormat.format(amount).replaceAll('\u00a0', ' ')
}

/** An amount where nothing is a figure too: "Rp 0". */
export const amountText = (amount: number): string =>
  amount === 0 ? 'Rp 0' : rupiahFormat.format(amount).replaceAll('\u00a0', ' ')

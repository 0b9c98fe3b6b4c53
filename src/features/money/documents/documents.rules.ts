/** Papers with a number of their own series. */
export const documentKinds = {
  INV: 'Tagihan',
  KW: 'Kuitansi',
  NK: 'Nota kredit',
} as const
export type DocumentKind = keyof typeof documentKinds

/** What is printed, but for the buyer, whose name stands in the order and may be erased there. */
export interface DocumentContent {
  title: string
  lines: { label: string; amount: number }[]
  total: number
  /** the part of the total that is tax, and its rate */
  tax: number
  taxBps: number
  /** words below the sum: until when to pay, how it was paid, why it went back */
  notes: string[]
}

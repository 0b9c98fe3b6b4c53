/** By what sales are told apart; days unless something is chosen. */
export const salesCuts = {
  class: { label: 'Kelas' },
  coupon: { label: 'Kupon' },
  method: { label: 'Cara bayar' },
  payee: { label: 'Penerima' },
} as const

type Kinds = readonly { kind: string; sign: 1 | -1 }[]

interface Figure {
  key: string
  label: string
  /** what went through in the days that are chosen, or what stands at their end */
  of: 'days' | 'end'
  /** accounts it is summed of: + where a debit makes it larger */
  kinds: Kinds
  note?: string
}

const debits = (...kinds: string[]): Kinds => kinds.map(kind => ({ kind, sign: 1 as const }))
const credits = (...kinds: string[]): Kinds => kinds.map(kind => ({ kind, sign: -1 as const }))

/** The twelve numbers of a site's money, each out of its books. */
export const figures = [
  { key: 'gross', label: 'Penjualan kotor', of: 'days', kinds: credits('revenue') },
  { key: 'discount', label: 'Potongan harga', of: 'days', kinds: debits('discount') },
  {
    key: 'returns',
    label: 'Retur dan sengketa',
    of: 'days',
    kinds: debits('sales_returns', 'chargeback_loss'),
  },
  {
    key: 'net',
    label: 'Penjualan bersih',
    of: 'days',
    kinds: [...credits('revenue'), ...credits('discount', 'sales_returns', 'chargeback_loss')],
    note: 'Kotor dikurangi potongan dan retur, tanpa PPN.',
  },
  { key: 'tax', label: 'PPN', of: 'days', kinds: credits('tax_output', 'tax_input') },
  {
    key: 'fees',
    label: 'Biaya penyedia dan pencairan',
    of: 'days',
    kinds: debits('provider_fee', 'payout_fee'),
  },
  { key: 'shares', label: 'Bagi hasil', of: 'days', kinds: debits('share_expense') },
  {
    key: 'payees',
    label: 'Terutang kepada penerima',
    of: 'end',
    kinds: credits('payee_maturing', 'payee_available', 'pending_payout', 'payee_debt'),
  },
  { key: 'withheld', label: 'PPh dipotong, belum disetor', of: 'end', kinds: credits('tax_withheld') },
  { key: 'providers', label: 'Di penyedia pembayaran', of: 'end', kinds: debits('clearing', 'disputed') },
  { key: 'unclear', label: 'Uang belum jelas', of: 'end', kinds: credits('unallocated') },
  { key: 'donations', label: 'Dana donasi', of: 'end', kinds: credits('donation_fund') },
] as const satisfies readonly Figure[]

/**
 * The accounts of a tenant's books. `side` is where the account grows: a debit or a credit. `guarded` ones have a
 * balance row, since a decision hangs on what stands there; all others are counted from the moves.
 */
export const accountKinds = {
  bank: { label: 'Kas dan bank', group: 'asset', side: 'debit' },
  clearing: { label: 'Dana di penyedia pembayaran', group: 'asset', side: 'debit' },
  payout_clearing: { label: 'Pencairan dalam perjalanan', group: 'asset', side: 'debit' },
  payee_debt: { label: 'Piutang pengajar', group: 'asset', side: 'debit', guarded: true },
  platform_receivable: { label: 'Tagihan kepada platform', group: 'asset', side: 'debit' },
  disputed: { label: 'Dana disengketakan', group: 'asset', side: 'debit' },
  tax_input: { label: 'PPN masukan', group: 'asset', side: 'debit' },
  payee_maturing: { label: 'Bagian pengajar, belum matang', group: 'liability', side: 'credit' },
  payee_available: {
    label: 'Bagian pengajar, dapat dicairkan',
    group: 'liability',
    side: 'credit',
    guarded: true,
  },
  pending_payout: { label: 'Pencairan diajukan', group: 'liability', side: 'credit', guarded: true },
  tax_output: { label: 'PPN keluaran', group: 'liability', side: 'credit' },
  tax_withheld: { label: 'PPh dipotong', group: 'liability', side: 'credit' },
  refund_payable: { label: 'Pengembalian dana terutang', group: 'liability', side: 'credit' },
  unallocated: { label: 'Uang belum jelas', group: 'liability', side: 'credit' },
  donation_fund: { label: 'Dana donasi', group: 'liability', side: 'credit', guarded: true },
  platform_payable: { label: 'Utang kepada platform', group: 'liability', side: 'credit' },
  revenue: { label: 'Pendapatan', group: 'income', side: 'credit' },
  discount: { label: 'Potongan harga', group: 'income', side: 'debit' },
  sales_returns: { label: 'Retur penjualan', group: 'income', side: 'debit' },
  share_expense: { label: 'Beban bagi hasil', group: 'cost', side: 'debit' },
  provider_fee: { label: 'Biaya penyedia pembayaran', group: 'cost', side: 'debit' },
  payout_fee: { label: 'Biaya pencairan', group: 'cost', side: 'debit' },
  platform_fee: { label: 'Biaya platform', group: 'cost', side: 'debit' },
  chargeback_loss: { label: 'Kerugian sengketa', group: 'cost', side: 'debit' },
} as const satisfies Record<
  string,
  { label: string; group: keyof typeof accountGroups; side: 'debit' | 'credit'; guarded?: true }
>

export const accountGroups = {
  asset: 'Aset',
  liability: 'Kewajiban',
  income: 'Pendapatan',
  cost: 'Beban',
} as const

export type AccountKind = keyof typeof accountKinds

export const isAccountKind = (kind: string): kind is AccountKind => Object.hasOwn(accountKinds, kind)

/** kinds whose balance may never fall below zero, and has a row of its own */
export const guardedKinds: readonly AccountKind[] = Object.entries(accountKinds).flatMap(([kind, of]) =>
  'guarded' in of && isAccountKind(kind) ? [kind] : [],
)

/** What happened, as the journal says it. */
export const txnKinds = {
  sale: 'Penjualan',
  maturity: 'Bagi hasil matang',
  refund: 'Pengembalian disetujui',
  refund_done: 'Pengembalian terkirim',
  unallocated: 'Uang belum jelas diterima',
  unallocated_refund: 'Uang belum jelas akan dikembalikan',
  dispute: 'Sengketa dibuka',
  dispute_won: 'Sengketa dimenangkan',
  dispute_lost: 'Sengketa kalah',
  donation: 'Donasi',
  donation_spent: 'Donasi disalurkan',
  payout_requested: 'Pencairan diajukan',
  payout_rejected: 'Pencairan ditolak atau dibatalkan',
  payout_handed_over: 'Pencairan diserahkan',
  payout_paid: 'Pencairan terbayar',
  payout_failed: 'Pencairan gagal',
  payout_returned: 'Pencairan dikembalikan bank',
  settlement: 'Penyelesaian dari penyedia',
  tax_paid: 'Pajak disetor',
  correction: 'Koreksi',
} as const

export type TxnKind = keyof typeof txnKinds

export interface AccountRef {
  kind: AccountKind
  /** whose, where there are several of a kind: a provider, a payee, a campaign */
  owner: string
}

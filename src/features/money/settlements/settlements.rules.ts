/** What the lines of a provider's settlement statement say of one payment, held against what is known of it here. */
export const outcomes = {
  same: { label: 'Cocok', tone: 'green' },
  fee: { label: 'Biaya berbeda', tone: 'blue' },
  amount: { label: 'Jumlah berbeda', tone: 'red' },
  unpaid: { label: 'Belum lunas di sini', tone: 'orange' },
  returned: { label: 'Pengembalian belum tercatat', tone: 'red' },
  unknown: { label: 'Tidak dikenal', tone: 'red' },
  other: { label: 'Bukan pembayaran', tone: 'neutral' },
  booked: { label: 'Sudah dibukukan', tone: 'neutral' },
} as const
export type Outcome = keyof typeof outcomes

/** What each of them asks of whoever looks. */
export const outcomeHints: Readonly<Record<Outcome, string>> = {
  same: '',
  fee: 'Biaya sebenarnya dibukukan; bagian pengajar tidak berubah.',
  amount: 'Tidak dibukukan. Periksa di dasbor penyedia.',
  unpaid: 'Tidak dibukukan sampai penyedia membenarkannya di sini.',
  returned: 'Tidak dibukukan sampai pengembaliannya tercatat di pesanan.',
  unknown: 'Tidak ada pembayaran dengan referensi ini.',
  other: 'Misalnya penarikan saldo; tidak dibukukan.',
  booked: '',
}

/** what a booking takes along */
export const isBookable = (outcome: Outcome): boolean => outcome === 'same' || outcome === 'fee'

/** of which the provider may be asked: what it tells then is known here too */
export const isUnheard = (outcome: Outcome): boolean => outcome === 'returned' || outcome === 'unpaid'

export const providerNames = { midtrans: 'Midtrans', xendit: 'Xendit' } as const
export type Provider = keyof typeof providerNames

/** a provider settles within days: what is older and in no statement is asked about */
export const settledWithinDays = 3

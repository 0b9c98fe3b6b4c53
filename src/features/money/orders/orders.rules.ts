/** What is true of orders (decisions: pending → paid → refunded …; a late success after the end is accepted). */
export const orderStates = {
  pending: { label: 'Menunggu pembayaran', tone: 'orange' },
  paid: { label: 'Lunas', tone: 'green' },
  partially_refunded: { label: 'Dikembalikan sebagian', tone: 'blue' },
  refunded: { label: 'Dikembalikan', tone: 'neutral' },
  charged_back: { label: 'Disengketakan', tone: 'red' },
  expired: { label: 'Kedaluwarsa', tone: 'neutral' },
  cancelled: { label: 'Dibatalkan', tone: 'neutral' },
  failed: { label: 'Gagal', tone: 'red' },
} as const

export type OrderState = keyof typeof orderStates

export const nextOf = {
  pending: ['paid', 'expired', 'cancelled', 'failed'],
  // money that came late finds its order
  expired: ['paid'],
  cancelled: ['paid'],
  failed: ['paid'],
  paid: ['refunded', 'partially_refunded', 'charged_back'],
  partially_refunded: ['partially_refunded', 'refunded', 'charged_back'],
  refunded: [],
  charged_back: [],
} as const satisfies Record<OrderState, readonly OrderState[]>

export const mayBecome = (from: OrderState, to: OrderState): boolean => {
  const next: readonly OrderState[] = nextOf[from]
  return next.includes(to)
}

const kept: readonly OrderState[] = ['paid', 'partially_refunded']
/** Its money is here, all of it or some. */
export const isKept = (state: OrderState): boolean => kept.includes(state)

const lapsed: readonly OrderState[] = ['expired', 'cancelled', 'failed']
/** It came to nothing, and may still be paid late. */
export const isLapsed = (state: OrderState): boolean => lapsed.includes(state)

/** What happened to an order, as its history says it. */
export const eventWords = {
  placed: 'Pesanan dibuat',
  paid: 'Pembayaran diterima',
  late_paid: 'Pembayaran diterima setelah batas waktu; kursi masih ada',
  unallocated: 'Pembayaran diterima tanpa tujuan; menunggu dikembalikan',
  expired: 'Batas waktu pembayaran lewat',
  cancelled: 'Pesanan dibatalkan',
  failed: 'Pembayaran gagal',
  refund_asked: 'Pengembalian dana diajukan',
  refund_rejected: 'Pengembalian dana ditolak',
  refund_approved_first: 'Persetujuan pertama dari dua untuk pengembalian dana',
  refund_sent: 'Pengembalian dana diserahkan kepada penyedia',
  refund_failed: 'Pengembalian dana tidak terkirim oleh penyedia',
  refunded: 'Pengembalian dana disetujui',
  refund_done: 'Pengembalian dana terkirim',
  charged_back: 'Pembayaran ditarik kembali oleh bank',
  returned_beyond: 'Penyedia mengembalikan lebih dari yang tercatat',
  matured: 'Bagi hasil dapat dicairkan',
} as const
export type OrderEventKind = keyof typeof eventWords

export const refundStates = {
  requested: { label: 'Menunggu persetujuan', tone: 'orange' },
  approved: { label: 'Disetujui, belum terkirim', tone: 'blue' },
  sent: { label: 'Sedang dikirim', tone: 'blue' },
  done: { label: 'Terkirim', tone: 'green' },
  rejected: { label: 'Ditolak', tone: 'neutral' },
  failed: { label: 'Gagal', tone: 'red' },
} as const
export type RefundState = keyof typeof refundStates

/** so long the provider is trusted to know what was asked of it under a key; later it is only looked up */
export const refundRepeatMilliseconds = 12 * 3_600_000

/** an order waits so long for its money; a single way of paying may close earlier */
export const payWithinHours = 24

export const orderCodeShape = /^[a-z0-9]{20}$/

/** the methods by which a total may be paid, and their words on receipts */
export const methodWords = {
  qris: 'QRIS',
  va: 'Virtual account',
  ewallet: 'Dompet digital',
  card: 'Kartu',
  transfer: 'Transfer bank',
  free: 'Tanpa pembayaran',
} as const
export const methodText = (method: string | null): string =>
  Object.entries(methodWords).find(([name]) => name === method)?.[1] ?? ''

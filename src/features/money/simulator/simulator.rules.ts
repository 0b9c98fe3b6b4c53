/** A simulated bill's status, in Midtrans' words; Xendit's are made of them. */
export const billStatuses = [
  'pending',
  'challenge',
  'settlement',
  'deny',
  'cancel',
  'expire',
  'refund',
  'partial_refund',
  'chargeback',
] as const
export type BillStatus = (typeof billStatuses)[number]

export const billWords: Readonly<Record<BillStatus, string>> = {
  pending: 'Menunggu',
  challenge: 'Ditahan untuk diperiksa',
  settlement: 'Dibayar',
  deny: 'Ditolak',
  cancel: 'Dibatalkan',
  expire: 'Kedaluwarsa',
  refund: 'Dikembalikan',
  partial_refund: 'Dikembalikan sebagian',
  chargeback: 'Disengketakan',
}

/** What may be done with a bill, at the payer's phone or the bank's desk. */
export const billDeeds = ['pay', 'deny', 'expire', 'challenge', 'refund', 'chargeback'] as const
export type BillDeed = (typeof billDeeds)[number]

export const deedWords: Readonly<Record<BillDeed, string>> = {
  pay: 'Bayar',
  deny: 'Tolak',
  expire: 'Kedaluwarsakan',
  challenge: 'Tahan untuk diperiksa',
  refund: 'Kembalikan dana',
  chargeback: 'Tarik kembali oleh bank',
}

const leadsTo: Readonly<Record<BillDeed, BillStatus>> = {
  pay: 'settlement',
  deny: 'deny',
  expire: 'expire',
  challenge: 'challenge',
  refund: 'refund',
  chargeback: 'chargeback',
}

/** also late: a bank settles what had expired, and refuses within a minute what it had settled (Mandiri, at Midtrans) */
const from: Readonly<Record<BillDeed, readonly BillStatus[]>> = {
  pay: ['pending', 'challenge', 'expire', 'cancel'],
  deny: ['pending', 'challenge', 'settlement'],
  expire: ['pending'],
  challenge: ['pending'],
  refund: ['settlement', 'partial_refund'],
  chargeback: ['settlement', 'partial_refund'],
}

export const mayDo = (
  deed: BillDeed,
  { status, dialect }: { status: BillStatus; dialect: string },
): boolean =>
  from[deed].includes(status) && !(deed === 'deny' && status === 'settlement' && dialect === 'xendit')
export const statusAfter = (deed: BillDeed): BillStatus => leadsTo[deed]

/** What goes wrong on the way with notifications, so that it can be seen going right. */
export interface Faults {
  /** how often it is sent again */
  duplicate: number
  delaySeconds: number
  isDropped: boolean
  isWronglySigned: boolean
  /** a notice that it is awaited still comes after it */
  isReordered: boolean
}

export const noFaults: Faults = {
  duplicate: 0,
  delaySeconds: 0,
  isDropped: false,
  isWronglySigned: false,
  isReordered: false,
}

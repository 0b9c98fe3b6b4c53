/** What is true of payouts, as data. */
export const payoutStates = {
  requested: { label: 'Menunggu persetujuan', tone: 'orange' },
  approved: { label: 'Siap ditransfer', tone: 'blue' },
  paid: { label: 'Sudah ditransfer', tone: 'green' },
  rejected: { label: 'Ditolak', tone: 'red' },
  cancelled: { label: 'Dibatalkan', tone: 'neutral' },
  reversed: { label: 'Dikembalikan bank', tone: 'red' },
} as const
export type PayoutState = keyof typeof payoutStates

/** What may follow what; anything else is refused and moves no money. */
const next: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  requested: ['approved', 'rejected', 'cancelled'],
  approved: ['paid', 'cancelled'],
  paid: ['reversed'],
  rejected: [],
  cancelled: [],
  reversed: [],
}
export const mayBecome = (from: PayoutState, to: PayoutState): boolean => next[from].includes(to)

export const leastPayout = 50_000
/** characters of what the bank calls a transfer */
export const maxReference = 100

/** a new account holds what is paid to it: whoever was robbed of their sign-in has a day to see the mail */
export const holdMilliseconds = 24 * 3_600_000

/** kinds that may earn */
export const payeeKinds = [2, 3, 5, 8] as const

export const codeOfPayout = (id: number): string => `PCR-${String(id).padStart(6, '0')}`

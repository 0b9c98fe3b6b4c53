import type { SeenPayoutState } from '../providers/providers.ts'

/** What is true of payouts, as data. */
export const payoutStates = {
  requested: { label: 'Menunggu persetujuan', tone: 'orange' },
  approved: { label: 'Siap ditransfer', tone: 'blue' },
  queued: { label: 'Dikirim ke penyedia', tone: 'blue' },
  processing: { label: 'Diproses bank', tone: 'blue' },
  unknown: { label: 'Menunggu kabar penyedia', tone: 'orange' },
  paid: { label: 'Sudah ditransfer', tone: 'green' },
  failed: { label: 'Gagal', tone: 'red' },
  rejected: { label: 'Ditolak', tone: 'red' },
  cancelled: { label: 'Dibatalkan', tone: 'neutral' },
  reversed: { label: 'Dikembalikan bank', tone: 'red' },
} as const
export type PayoutState = keyof typeof payoutStates

/** characters of the number that a provider gave a payout */
export const longestNumber = 100

/** What may follow what by a person's word; anything else is refused and moves no money. */
const next: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  requested: ['approved', 'rejected', 'cancelled'],
  approved: ['queued', 'paid', 'cancelled'],
  // the provider's word alone: `changeFor`
  queued: [],
  processing: [],
  unknown: [],
  failed: [],
  paid: ['reversed'],
  rejected: [],
  cancelled: [],
  reversed: [],
}
export const mayBecome = (from: PayoutState, to: PayoutState): boolean => next[from].includes(to)

/** Still to come to an end; of a payee one at a time. */
export const openStates: readonly PayoutState[] = ['requested', 'approved', 'queued', 'processing', 'unknown']

/**
 * What follows from the provider's word, or nothing. Whatever comes twice, or too late, changes nothing. Silence is
 * `unknown`, out of which only the provider's word leads.
 */
export function changeFor(from: PayoutState, seen: SeenPayoutState): PayoutState | undefined {
  if (from === 'paid') return seen === 'failed' || seen === 'reversed' ? 'reversed' : undefined
  if (from !== 'queued' && from !== 'processing' && from !== 'unknown') return undefined
  if (seen === 'unknown') return undefined
  if (seen === 'queued') return from === 'unknown' ? 'processing' : undefined
  if (seen === 'processing') return from === 'processing' ? undefined : 'processing'
  if (seen === 'paid') return 'paid'
  // given up before the bank had it
  if (seen === 'cancelled' && from === 'queued') return 'cancelled'
  return 'failed'
}

/** The provider says paid of what was given back here: for people to look at. */
export const isContradiction = (from: PayoutState, seen: SeenPayoutState): boolean =>
  seen === 'paid' && (from === 'failed' || from === 'cancelled' || from === 'reversed')

/** so long a provider surely knows a key again: afterwards nothing is sent under it once more */
export const repeatMilliseconds = 12 * 3_600_000

/** what a provider has not seen after so long it did not get */
export const unseenMilliseconds = 10 * 60_000

/** What is transferred of it: income tax that is withheld never goes out. */
export const netOf = ({ amount, withheld }: { amount: number; withheld: number }): number => amount - withheld

export const leastPayout = 50_000
/** characters of what the bank calls a transfer */
export const maxReference = 100

/** a new account holds what is paid to it: whoever was robbed of their sign-in has a day to see the mail */
export const holdMilliseconds = 24 * 3_600_000

/** kinds that may earn */
export const payeeKinds = [2, 3, 5, 8] as const

export const codeOfPayout = (id: number): string => `PCR-${String(id).padStart(6, '0')}`

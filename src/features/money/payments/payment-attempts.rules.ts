import type { Seen } from '../providers/providers.ts'

/** Where an attempt to pay stands. */
export const states = [
  'creating',
  'pending',
  'review',
  'closing',
  'unknown',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'partially_refunded',
  'charged_back',
] as const
export type State = (typeof states)[number]

type Tone = 'info' | 'good' | 'warning'
export const stateWords: Readonly<Record<State, { label: string; tone: Tone }>> = {
  creating: { label: 'Menyiapkan', tone: 'info' },
  pending: { label: 'Menunggu', tone: 'info' },
  review: { label: 'Sedang diperiksa', tone: 'info' },
  closing: { label: 'Sedang ditutup', tone: 'info' },
  unknown: { label: 'Sedang diperiksa', tone: 'warning' },
  paid: { label: 'Lunas', tone: 'good' },
  failed: { label: 'Gagal', tone: 'warning' },
  cancelled: { label: 'Dibatalkan', tone: 'warning' },
  expired: { label: 'Kedaluwarsa', tone: 'warning' },
  refunded: { label: 'Dikembalikan', tone: 'info' },
  partially_refunded: { label: 'Dikembalikan sebagian', tone: 'info' },
  charged_back: { label: 'Disengketakan', tone: 'warning' },
}

/** Something is still to come of it; of one thing to be paid only one attempt may be so. */
const openStates: readonly State[] = ['creating', 'pending', 'review', 'closing', 'unknown']
export const isOpen = (state: State): boolean => openStates.includes(state)

/** Its money is here, or was. */
const heldStates: readonly State[] = ['paid', 'refunded', 'partially_refunded', 'charged_back']

export interface AttemptChange {
  to: State
  /** money came for the first time */
  isPaid: boolean
  /** after it had been given up here: expired, cancelled, failed */
  isLate: boolean
  /** money that went back, cumulative */
  returned?: { kind: 'refund' | 'chargeback'; amount: number }
}

interface Standing {
  state: State
  amount: number
  returned: number
  /** of what was returned, what a statement alone told of: the provider does not count it */
  takenBack: number
}

/**
 * What follows from the provider's word, or nothing. Whatever comes twice, or too late, changes nothing: a notice that
 * something is still awaited after it was paid, an expiry after it was refunded. Money that comes late is money.
 */
export function changeFor(
  standing: Standing,
  seen: Pick<Seen, 'state' | 'returned'>,
): AttemptChange | undefined {
  const isHeld = heldStates.includes(standing.state)
  if (seen.state === 'paid') return isHeld ? undefined : { ...plain('paid'), ...firstMoney(standing.state) }
  if (seen.state === 'refunded' || seen.state === 'partially_refunded' || seen.state === 'charged_back')
    return returnFor(standing, seen.state, seen.returned)
  if (seen.state === 'failed' && standing.state === 'paid')
    // refused within a minute after it had been settled (Mandiri): none of it stays
    return {
      ...plain('charged_back'),
      returned: { kind: 'chargeback', amount: standing.amount },
    }
  if (isHeld || !isOpen(standing.state) || seen.state === 'unknown') return undefined
  // what is being closed here goes on being closed
  if (standing.state === 'closing' && (seen.state === 'pending' || seen.state === 'review')) return undefined
  return seen.state === standing.state ? undefined : plain(seen.state)
}

const plain = (to: State): AttemptChange => ({ to, isPaid: false, isLate: false })
const firstMoney = (from: State) => ({ isPaid: true, isLate: !isOpen(from) })

function returnFor(
  { state, returned, amount, takenBack }: Standing,
  to: 'refunded' | 'partially_refunded' | 'charged_back',
  seen: number,
): AttemptChange | undefined {
  // neither side counts back, and no more goes back than came
  const total = Math.min(seen + takenBack, amount)
  if (total <= returned) return undefined
  const isHeld = heldStates.includes(state)
  return {
    to: to === 'refunded' && total < amount ? 'partially_refunded' : to,
    isPaid: !isHeld,
    isLate: !isHeld && !isOpen(state),
    returned: { kind: to === 'charged_back' ? 'chargeback' : 'refund', amount: total },
  }
}

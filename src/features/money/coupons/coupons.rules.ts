/** What is true of coupons, as data. */
export const couponKinds = { percent: 'Persen', amount: 'Rupiah' } as const
export type CouponKind = keyof typeof couponKinds

export const couponStates = {
  open: { label: 'Berlaku', tone: 'green' },
  later: { label: 'Belum mulai', tone: 'blue' },
  over: { label: 'Lewat waktu', tone: 'neutral' },
  used: { label: 'Habis dipakai', tone: 'neutral' },
  off: { label: 'Dimatikan', tone: 'red' },
} as const
export type CouponState = keyof typeof couponStates

/** "hemat 10" and "HEMAT10" are one code */
export const plainCoupon = (text: string): string => text.replaceAll(/\s+/g, '').toUpperCase()

interface Dated {
  isActive: boolean
  startsAt: Date | null
  endsAt: Date | null
  uses: number | null
  used: number
}

export function stateOf({ isActive, startsAt, endsAt, uses, used }: Dated, now: Date): CouponState {
  if (!isActive) return 'off'
  if (startsAt && startsAt > now) return 'later'
  if (endsAt && endsAt <= now) return 'over'
  return uses !== null && used >= uses ? 'used' : 'open'
}

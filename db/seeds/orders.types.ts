import type { ChannelName } from '../../src/features/money/providers/providers.ts'
import type { DemoPupil } from './enrolments.types.ts'

/** What a demo tenant has sold. Days are counted back from the day of seeding. */
export interface DemoOrders {
  /** mailboxes of two administrators: what one asks to be returned the other approves */
  admins: [asking: string, approving: string]
  coupons: DemoCoupon[]
  orders: DemoOrder[]
}

interface DemoCoupon {
  code: string
  kind: 'percent' | 'amount'
  value: number
  uses: number | null
  startsDaysAgo: number
  endsInDays: number
}

export interface DemoOrder {
  who: DemoPupil['who']
  /** slug of the class, and the code of its run where it has runs */
  class: string
  run?: string
  daysAgo: number
  coupon?: string
  fate: DemoFate
  /** how it is paid; QRIS unless said */
  by?: ChannelName
}

export type DemoFate =
  /** nothing chosen yet */
  | 'placed'
  /** an attempt waits at the simulator */
  | 'open'
  /** a transfer waits for somebody to look at it */
  | 'review'
  | 'paid'
  | 'free'
  | 'expired'
  | 'cancelled'
  /** after its time, while there was still a seat */
  | 'paidLate'
  /** the second payment has no use and waits to be returned */
  | 'paidTwice'
  | 'refundAsked'
  /** in the books, and waits to be sent the way it came */
  | 'refundApproved'
  | 'partReturned'
  | 'returned'
  | 'chargedBack'

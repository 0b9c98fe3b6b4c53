import type { Dialect } from './pay-channels.rules.ts'

/** What is asked of a provider that sends money to somebody. */
export interface PayoutAsked {
  /** our own name of it, and the key under which it is sent, however often */
  ref: string
  amount: number
  /** Bank Indonesia's three digits */
  bank: string
  accountNumber: string
  holder: string
  email: string
}

export type SeenPayoutState =
  | 'queued'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'reversed'
  | 'unknown'

/** What the provider says of a payout when it is asked. */
export interface SeenPayout {
  state: SeenPayoutState
  amount: number
  /** the provider's own name of it */
  providerId: string
  /** where it says so: ours, and the account it goes to */
  ref?: string
  accountNumber?: string
  /** why it failed, in the provider's word */
  why: string
  /** the answer itself, for the payout's history */
  raw: unknown
}

/** A provider that sends money. Every call goes over the network: never within a transaction. */
export interface PayoutGateway {
  dialect: Dialect
  /** whether it can be asked by our reference alone; else only by its own number, or by sending the same again */
  findsByRef: boolean
  /** Begins it. The same reference again begins nothing and answers the one that was begun. */
  send(asked: PayoutAsked): Promise<Pick<SeenPayout, 'providerId'>>
  /** undefined: the provider knows no such payout */
  look(ref: string, providerId: string | null): Promise<SeenPayout | undefined>
  /** what it still waits for at the provider after it was sent, done as often as one likes */
  release(providerId: string): Promise<void>
}

export interface PayoutKeys {
  /** who sends */
  creatorKey: string
  /** who releases what was sent, where the provider has two; empty: somebody does it in the provider's dashboard */
  approverKey: string
  /** what notifications are signed with */
  noticeKey: string
}

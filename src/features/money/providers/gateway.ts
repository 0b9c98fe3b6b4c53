import type { ChannelName, Dialect } from './pay-channels.rules.ts'

/** What is asked of a provider, whichever it is. */
export interface Charge {
  /** our own name of the attempt, of one fixed shape: `refPattern` */
  ref: string
  amount: number
  channel: ChannelName
  title: string
  now: Date
  expiresAt: Date
  buyer: { name: string; email: string; phone: string | null }
  /** where a browser goes on afterwards */
  finishUrl: string
  /** where the provider tells us of what happens */
  notifyUrl: string
}

/** How it is paid, as the provider said it; what the page shows. */
export interface Instructions {
  /** the content of a QR code, checked by `isPayableQr` */
  qr?: string
  va?: { bank: string; number: string }
  bill?: { billerCode: string; billKey: string }
  /** of an app or of the provider's own page */
  link?: string
}

export interface Opened {
  providerId: string
  instructions: Instructions
}

export type SeenState =
  | 'pending'
  | 'review'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  | 'partially_refunded'
  | 'charged_back'
  | 'unknown'

/** What the provider says of a payment when it is asked. */
export interface Seen {
  state: SeenState
  /** whole rupiah */
  amount: number
  /** what went back in all */
  returned: number
  paidAt: Date | null
  providerId: string
  /** the answer itself, for the payment's history */
  raw: unknown
}

/** One return, as the provider keeps it under its key. */
export interface RefundSeen {
  /** failed: it did not leave, and never will under this key */
  state: 'done' | 'pending' | 'failed'
  /** whole rupiah */
  amount: number
}

/** A payment, and the key of one return of it. */
export interface RefundPlace {
  ref: string
  providerId: string | null
  /** the same for the same return, whenever it is asked for again: the provider then does it once */
  key: string
}

/** One payment provider, seen the same way whichever it is. Every call goes over the network: never within a transaction. */
export interface Gateway {
  dialect: Dialect
  open(charge: Charge): Promise<Opened>
  /** undefined: the provider knows no such payment */
  look(ref: string, providerId: string | null): Promise<Seen | undefined>
  /** closes what was not paid; what was paid meanwhile stays so, and `look` says it */
  close(ref: string, providerId: string | null): Promise<void>
  refund(asked: RefundPlace & { amount: number; reason: string }): Promise<RefundSeen>
  /** undefined: the provider knows no return under this key */
  findRefund(place: RefundPlace): Promise<RefundSeen | undefined>
  /** whether keys and connection are right: undefined, or why not, in words */
  test(): Promise<string | undefined>
}

export interface ProviderKeys {
  serverKey: string
  clientKey: string
  merchantId: string
  /** Xendit's word in the header of its callbacks */
  callbackToken: string
}

/** The provider said no, and means it. Nothing was begun. */
export class GatewayRefused extends Error {}

/** Nobody knows whether it was done: no answer in time, an answer that makes no sense, or the provider's own fault. */
export class GatewaySilent extends Error {}

/** Fixed in length and letters: a signature over words without separators can then mean one thing only. */
export const refPattern = /^SGR-[A-Z2-7]{24}$/

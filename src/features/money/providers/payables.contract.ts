import type { InTenant } from '../../../platform/http/endpoint.ts'

/** How somebody pays, as decisions and screens name it. `free` is a total of 0, paid at once, and never reaches a provider. */
export const paymentMethods = ['qris', 'va', 'ewallet', 'card', 'transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What is to be paid. Amounts are whole rupiah. */
export interface Due {
  /** the payable's own code: random, unguessable, 20 characters of [a-z0-9] */
  code: string
  /** what is printed: INV/2026/000123 */
  number: string
  title: string
  lines: readonly { label: string; amount: number }[]
  total: number
  /** the payment that paid it; null: none yet; left out: any that came pays it */
  paidWith?: number | null
  state:
    | 'pending'
    | 'paid'
    | 'expired'
    | 'cancelled'
    | 'failed'
    | 'refunded'
    | 'partially_refunded'
    | 'charged_back'
  /** until when it may be paid */
  expiresAt: Date
  /** the only person who sees the page where it is paid; nobody's: whoever holds the code does */
  buyer: { membershipId: number | null; name: string; email: string; phone: string | null }
  /** where it goes on when it is paid, and the words for it: "Mulai belajar" */
  next: { href: string; label: string }
  /** where one goes back to, to choose again */
  back: string
}

/** Money that a provider, or an approver for a transfer by hand, has confirmed. */
export interface ConfirmedPayment {
  paymentId: number
  /** 'midtrans', 'xendit', 'manual' */
  provider: string
  method: PaymentMethod
  /** what arrived, whole rupiah; it may differ from what was asked, for a transfer by hand */
  amount: number
  /** the provider's fee as estimated when the payment was begun, whole rupiah, 0 for a transfer by hand */
  fee: number
  paidAt: Date
  /** who saw a transfer by hand on the account */
  confirmedBy?: number | undefined
}

/** Money that went back or is held back, whole rupiah, as the provider counts it: cumulative. */
export interface ReturnedPayment {
  paymentId: number
  provider: string
  kind: 'refund' | 'chargeback'
  amount: number
  at: Date
}

/**
 * A kind of thing that can be paid: an order. Its room says so in its manifest
 * (`payables`), and is told in the transaction in which the payment changes its state, exactly once for each change. It is
 * told in whose tenant: what follows from money is written to people in that tenant's name.
 */
export interface Payable {
  /** 'order' */
  kind: string
  find(context: Pick<InTenant, 'tx' | 'partsOf'>, code: string): Promise<Due | null>
  /** also after its own expiry and after another payment of the same thing: it decides where that money goes */
  paid(context: InTenant, code: string, payment: ConfirmedPayment): Promise<void>
  returned(context: InTenant, code: string, payment: ReturnedPayment): Promise<void>
}

declare module '../../../platform/room-parts.ts' {
  interface RoomParts {
    /** what can be paid */
    payables: readonly Payable[]
  }
}

import type { AccountBody } from '../../src/features/money/payouts/payouts.contract.ts'
import type { PayeeKind } from '../../src/features/money/withholding/withholding.rules.ts'

/** What those who earn at a demo tenant have asked for. Days are counted back from the day of seeding. */
export interface DemoPayouts {
  /** since when income tax is withheld, by the law's rules */
  withholdsSinceDaysAgo: number
  payees: DemoPayee[]
}

export interface DemoPayee {
  /** slug of a public profile that earns by the orders of the demo */
  person: string
  /** of the demo's account that it is; left out: its member is only named */
  mailbox?: string
  linkedDaysAgo: number
  bank: AccountBody['bankCode']
  number: string
  /** the account was written anew, and holds payouts for a day */
  changedDaysAgo?: number
  tax: {
    kind: PayeeKind
    /** NPWP or NIK, of nobody; left out: there is none */
    number?: string
    /** another word of them, which nobody has checked yet */
    changedDaysAgo?: number
  }
  payouts: DemoPayout[]
}

export interface DemoPayout {
  daysAgo: number
  amount: number
  note?: string
  fate: DemoPayoutFate
}

export type DemoPayoutFate =
  /** waits for a yes or a no */
  | 'requested'
  /** waits to be sent */
  | 'approved'
  /** handed over: the simulated bank hears of it as soon as the product runs */
  | 'queued'
  /** the provider refused it */
  | 'failed'
  /** handed over, and nobody has heard of it since */
  | 'unknown'
  | 'paid'
  | 'rejected'
  | 'cancelled'
  /** paid, and sent back by the bank */
  | 'reversed'

import { credit, debit, type EntryGroup, sumOf } from './moves.ts'

/**
 * Everything that can happen to money, as entries that come to zero. Amounts are whole rupiah and never negative. What
 * was agreed at the sale is handed in; nothing is reckoned here but what is left over.
 */

/** where money arrives: at a provider until it settles, or at once in the tenant's own bank */
export type Till = { provider: string } | 'bank'

const into = (till: Till, amount: number) =>
  till === 'bank' ? debit(amount, 'bank') : debit(amount, 'clearing', till.provider)
const outOf = (till: Till, amount: number) => into(till, -amount)

export interface Share {
  /** person:12 */
  payee: string
  amount: number
}

export interface Sale {
  till: Till
  /** what arrived for it: the total */
  total: number
  tenantDiscount: number
  /** borne by the platform, which owes it to the tenant */
  platformDiscount: number
  /** the part of the total that is tax */
  tax: number
  /** the provider's fee, estimated when the payment was begun */
  fee: number
  shares: readonly Share[]
  platformFee: number
}

export function sale({ till, total, tenantDiscount, platformDiscount, tax, ...rest }: Sale): EntryGroup[] {
  const { fee, shares, platformFee } = rest
  return [
    [
      into(till, total),
      debit(tenantDiscount, 'discount'),
      debit(platformDiscount, 'platform_receivable'),
      credit(total + tenantDiscount + platformDiscount - tax, 'revenue'),
      credit(tax, 'tax_output'),
    ],
    [debit(fee, 'provider_fee'), outOf(till, fee)],
    ...shares.map(({ payee, amount }) => [
      debit(amount, 'share_expense'),
      credit(amount, 'payee_maturing', payee),
    ]),
    [debit(platformFee, 'platform_fee'), credit(platformFee, 'platform_payable')],
  ]
}

/** A transfer by hand that an approver has seen: what came above the total waits for its owner. */
export const manualTransfer = (sold: Omit<Sale, 'till' | 'fee'>, received: number): EntryGroup[] => [
  ...sale({ ...sold, till: 'bank', fee: 0 }),
  [debit(received - sold.total, 'bank'), credit(received - sold.total, 'unallocated')],
]

/** Too late and the class is full, paid twice, too little, or nobody knows what for. */
export const unallocated = (till: Till, amount: number, fee = 0): EntryGroup[] => [
  [into(till, amount), credit(amount, 'unallocated')],
  [debit(fee, 'provider_fee'), outOf(till, fee)],
]

export const unallocatedRefund = (amount: number): EntryGroup[] => [
  [debit(amount, 'unallocated'), credit(amount, 'refund_payable')],
]

/** A share may be paid out from now on; what the payee owes is taken off first. */
export const maturity = ({ payee, amount }: Share, debt: number): EntryGroup[] => [
  [
    debit(amount, 'payee_maturing', payee),
    credit(Math.min(amount, debt), 'payee_debt', payee),
    credit(amount - Math.min(amount, debt), 'payee_available', payee),
  ],
]

/** A payee's part of what goes back: not matured, or matured with so much left that can be taken. */
export type TakenBack = Share & ({ isMatured: false } | { isMatured: true; available: number })

export interface Refund {
  amount: number
  tax: number
  platformDiscount: number
  shares: readonly TakenBack[]
  platformFee: number
}

export const refundApproved = (refund: Refund): EntryGroup[] => takenBack(refund, 'refund_payable')

function takenBack(
  { amount, tax, platformDiscount, shares, platformFee }: Refund,
  against: 'refund_payable' | 'disputed',
): EntryGroup[] {
  return [
    [
      debit(amount - tax + platformDiscount, 'sales_returns'),
      debit(tax, 'tax_output'),
      credit(platformDiscount, 'platform_receivable'),
      credit(amount, against),
    ],
    ...shares.map(share => [...fromPayee(share), credit(share.amount, 'share_expense')]),
    [debit(platformFee, 'platform_payable'), credit(platformFee, 'platform_fee')],
  ]
}

function fromPayee(share: TakenBack): EntryGroup {
  const { payee, amount } = share
  if (!share.isMatured) return [debit(amount, 'payee_maturing', payee)]
  const taken = Math.min(amount, share.available)
  return [debit(taken, 'payee_available', payee), debit(amount - taken, 'payee_debt', payee)]
}

/** It is on its way: through the provider, or from the tenant's bank to the buyer's account. */
export const refundDone = (till: Till, amount: number, feeReturned = 0): EntryGroup[] => [
  [debit(amount, 'refund_payable'), outOf(till, amount)],
  [into(till, feeReturned), credit(feeReturned, 'provider_fee')],
]

export const disputeOpened = (till: Till, amount: number): EntryGroup[] => [
  [debit(amount, 'disputed'), outOf(till, amount)],
]
export const disputeWon = (till: Till, amount: number): EntryGroup[] => [
  [into(till, amount), credit(amount, 'disputed')],
]

/** `refund` is what had not gone back yet; a dispute above it is a loss. */
export const disputeLost = (amount: number, refund: Refund): EntryGroup[] => [
  ...takenBack(refund, 'disputed'),
  [debit(amount - refund.amount, 'chargeback_loss'), credit(amount - refund.amount, 'disputed')],
]

/** Of a payment that bought nothing: the bank gave back what was promised back already. */
export const disputeOfRefund = (amount: number): EntryGroup[] => [
  [debit(amount, 'refund_payable'), credit(amount, 'disputed')],
]
/** taken, and nothing of it was here any more */
export const disputeBeyond = (amount: number): EntryGroup[] => [
  [debit(amount, 'chargeback_loss'), credit(amount, 'disputed')],
]
/** sent back by the provider, above all that the payment had left here */
export const returnedBeyond = (till: Till, amount: number): EntryGroup[] => [
  [debit(amount, 'chargeback_loss'), outOf(till, amount)],
]

export const donation = (till: Till, campaign: string, amount: number, fee = 0): EntryGroup[] => [
  [into(till, amount), credit(amount, 'donation_fund', campaign)],
  [debit(fee, 'provider_fee'), outOf(till, fee)],
]
/** the fund of a campaign as it is when a donation goes back: what of it is there */
export interface DonationReturn {
  campaign: string
  amount: number
  available: number
}

/** A donation goes back whole; what has been spent of it already the tenant puts back into the fund first. */
const donationTakenBack = (
  { campaign, amount, available }: DonationReturn,
  against: 'refund_payable' | 'disputed',
): EntryGroup[] => {
  const missing = Math.max(0, amount - available)
  return [
    [debit(missing, 'chargeback_loss'), credit(missing, 'donation_fund', campaign)],
    [debit(amount, 'donation_fund', campaign), credit(amount, against)],
  ]
}
export const donationReturned = (given: DonationReturn): EntryGroup[] =>
  donationTakenBack(given, 'refund_payable')
/** `taken`: what the bank took; above what was still kept it is a loss */
export const donationDisputeLost = (taken: number, given: DonationReturn): EntryGroup[] => [
  ...donationTakenBack(given, 'disputed'),
  [debit(taken - given.amount, 'chargeback_loss'), credit(taken - given.amount, 'disputed')],
]
export const donationSpent = (campaign: string, amount: number): EntryGroup[] => [
  [debit(amount, 'donation_fund', campaign), credit(amount, 'bank')],
]

export interface Payout {
  payee: string
  amount: number
  /** withheld income tax, under which article */
  withheld: number
  article: string
  /** what the payee bears of the transfer */
  fee: number
}

const net = ({ amount, withheld, fee }: Payout) => amount - withheld - fee

export const payoutRequested = ({ payee, amount }: Payout): EntryGroup[] => [
  [debit(amount, 'payee_available', payee), credit(amount, 'pending_payout', payee)],
]
/** rejected or cancelled before it was handed over */
export const payoutRejected = ({ payee, amount }: Payout): EntryGroup[] => [
  [debit(amount, 'pending_payout', payee), credit(amount, 'payee_available', payee)],
]
export const payoutHandedOver = (payout: Payout): EntryGroup[] => [
  [
    debit(payout.amount, 'pending_payout', payout.payee),
    credit(payout.withheld, 'tax_withheld', payout.article),
    credit(payout.fee, 'payout_fee'),
    credit(net(payout), 'payout_clearing'),
  ],
]
export const payoutPaid = (payout: Payout, till: Till, trueFee: number): EntryGroup[] => [
  [debit(net(payout), 'payout_clearing'), outOf(till, net(payout))],
  [debit(trueFee, 'payout_fee'), outOf(till, trueFee)],
]
/** handed over and not paid: the payee has it again, the tax was never withheld */
export const payoutFailed = (payout: Payout): EntryGroup[] => [
  givenBack(payout, debit(net(payout), 'payout_clearing')),
]
/** paid, and sent back by the bank */
export const payoutReturned = (payout: Payout, till: Till): EntryGroup[] => [
  givenBack(payout, into(till, net(payout))),
]

const givenBack = (payout: Payout, from: EntryGroup[number]): EntryGroup => [
  from,
  debit(payout.withheld, 'tax_withheld', payout.article),
  debit(payout.fee, 'payout_fee'),
  credit(payout.amount, 'payee_available', payout.payee),
]

/** The provider sends what it holds. `feeDifference`: true fees less those estimated, of either sign; never the payee's. */
export const settlement = (provider: string, amount: number, feeDifference: number): EntryGroup[] => [
  [debit(amount, 'bank'), credit(amount, 'clearing', provider)],
  [debit(feeDifference, 'provider_fee'), credit(feeDifference, 'clearing', provider)],
]

export interface TaxPaid {
  output: number
  input: number
  withheld: readonly { article: string; amount: number }[]
}

export const taxPaid = ({ output, input, withheld }: TaxPaid): EntryGroup[] => [
  [
    debit(output, 'tax_output'),
    ...withheld.map(({ article, amount }) => debit(amount, 'tax_withheld', article)),
    credit(input, 'tax_input'),
    credit(output - input + sumOf(withheld.map(({ amount }) => amount)), 'bank'),
  ],
]

import { expect, it } from 'vitest'
import { furtherPart, partOf, sharesOf, taxWithin } from './amounts.ts'
import * as events from './money-events.ts'
import { type EntryGroup, keyOf, movesOf, sumOf } from './moves.ts'

const midtrans = { provider: 'midtrans' } as const
const sold = {
  total: 450_000,
  tenantDiscount: 50_000,
  platformDiscount: 20_000,
  tax: 44_595,
  shares: [
    { payee: 'person:1', amount: 200_000 },
    { payee: 'person:2', amount: 100_000 },
  ],
  platformFee: 9_000,
}
const payout = { payee: 'person:1', amount: 300_000, withheld: 7_500, article: 'pph21', fee: 2_500 }
const refund = {
  amount: 150_000,
  tax: 14_865,
  platformDiscount: 6_667,
  shares: [
    { payee: 'person:1', amount: 66_667, isMatured: true as const, available: 50_000 },
    { payee: 'person:2', amount: 33_333, isMatured: false as const },
  ],
  platformFee: 3_000,
}

/** what an event does to each account: + debits, - credits */
function effect(groups: readonly EntryGroup[]): Record<string, number> {
  const all: Record<string, number> = {}
  const add = (key: string, amount: number) => {
    all[key] = (all[key] ?? 0) + amount
  }
  for (const { debit, credit, amount } of movesOf(groups)) {
    add(keyOf(debit), amount)
    add(keyOf(credit), -amount)
  }
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== 0))
}

const cases: [name: string, groups: readonly EntryGroup[], expected: Record<string, number>][] = [
  [
    'a sale',
    events.sale({ ...sold, till: midtrans, fee: 4_440 }),
    {
      'clearing/midtrans': 445_560,
      'discount/': 50_000,
      'platform_receivable/': 20_000,
      'revenue/': -475_405,
      'tax_output/': -44_595,
      'provider_fee/': 4_440,
      'share_expense/': 300_000,
      'payee_maturing/person:1': -200_000,
      'payee_maturing/person:2': -100_000,
      'platform_fee/': 9_000,
      'platform_payable/': -9_000,
    },
  ],
  [
    'a transfer by hand above the total',
    events.manualTransfer({ ...sold, platformDiscount: 0, shares: [], platformFee: 0 }, 450_123),
    {
      'bank/': 450_123,
      'discount/': 50_000,
      'revenue/': -455_405,
      'tax_output/': -44_595,
      'unallocated/': -123,
    },
  ],
  [
    'maturity, with a debt',
    events.maturity({ payee: 'person:1', amount: 200_000 }, 30_000),
    {
      'payee_maturing/person:1': 200_000,
      'payee_debt/person:1': -30_000,
      'payee_available/person:1': -170_000,
    },
  ],
  [
    'maturity, with a debt above it',
    events.maturity({ payee: 'person:1', amount: 20_000 }, 30_000),
    { 'payee_maturing/person:1': 20_000, 'payee_debt/person:1': -20_000 },
  ],
  [
    'an approved refund',
    events.refundApproved(refund),
    {
      'sales_returns/': 141_802,
      'tax_output/': 14_865,
      'platform_receivable/': -6_667,
      'refund_payable/': -150_000,
      'payee_available/person:1': 50_000,
      'payee_debt/person:1': 16_667,
      'payee_maturing/person:2': 33_333,
      'share_expense/': -100_000,
      'platform_payable/': 3_000,
      'platform_fee/': -3_000,
    },
  ],
  [
    'a refund that is done, its fee returned',
    events.refundDone(midtrans, 150_000, 1_000),
    { 'refund_payable/': 150_000, 'clearing/midtrans': -149_000, 'provider_fee/': -1_000 },
  ],
  ['a refund from the bank', events.refundDone('bank', 9), { 'refund_payable/': 9, 'bank/': -9 }],
  [
    'money that finds no order',
    events.unallocated(midtrans, 450_000, 4_440),
    { 'clearing/midtrans': 445_560, 'unallocated/': -450_000, 'provider_fee/': 4_440 },
  ],
  ['its refund', events.unallocatedRefund(5), { 'unallocated/': 5, 'refund_payable/': -5 }],
  ['a dispute', events.disputeOpened(midtrans, 7), { 'disputed/': 7, 'clearing/midtrans': -7 }],
  ['a dispute won', events.disputeWon(midtrans, 7), { 'disputed/': -7, 'clearing/midtrans': 7 }],
  [
    'a dispute lost, above what was left to return',
    events.disputeLost(150_500, { ...refund, shares: [], platformDiscount: 0, platformFee: 0 }),
    { 'sales_returns/': 135_135, 'tax_output/': 14_865, 'disputed/': -150_500, 'chargeback_loss/': 500 },
  ],
  [
    'a donation',
    events.donation(midtrans, 'buku', 100_000, 700),
    { 'clearing/midtrans': 99_300, 'donation_fund/buku': -100_000, 'provider_fee/': 700 },
  ],
  ['a donation spent', events.donationSpent('buku', 5), { 'donation_fund/buku': 5, 'bank/': -5 }],
  [
    'a payout asked for',
    events.payoutRequested(payout),
    { 'payee_available/person:1': 300_000, 'pending_payout/person:1': -300_000 },
  ],
  [
    'a payout rejected',
    events.payoutRejected(payout),
    { 'pending_payout/person:1': 300_000, 'payee_available/person:1': -300_000 },
  ],
  [
    'a payout handed over',
    events.payoutHandedOver(payout),
    {
      'pending_payout/person:1': 300_000,
      'tax_withheld/pph21': -7_500,
      'payout_fee/': -2_500,
      'payout_clearing/': -290_000,
    },
  ],
  [
    'a payout paid',
    events.payoutPaid(payout, midtrans, 2_775),
    { 'payout_clearing/': 290_000, 'payout_fee/': 2_775, 'clearing/midtrans': -292_775 },
  ],
  [
    'a payout failed: the tax too',
    events.payoutFailed(payout),
    {
      'payout_clearing/': 290_000,
      'tax_withheld/pph21': 7_500,
      'payout_fee/': 2_500,
      'payee_available/person:1': -300_000,
    },
  ],
  [
    'a payout returned by the bank',
    events.payoutReturned(payout, midtrans),
    {
      'clearing/midtrans': 290_000,
      'tax_withheld/pph21': 7_500,
      'payout_fee/': 2_500,
      'payee_available/person:1': -300_000,
    },
  ],
  [
    'a settlement whose fee was less than thought',
    events.settlement('midtrans', 440_000, -60),
    { 'bank/': 440_000, 'clearing/midtrans': -439_940, 'provider_fee/': -60 },
  ],
  [
    'taxes paid',
    events.taxPaid({ output: 100, input: 30, withheld: [{ article: 'pph21', amount: 5 }] }),
    { 'tax_output/': 100, 'tax_withheld/pph21': 5, 'tax_input/': -30, 'bank/': -75 },
  ],
]

it.each(cases)('%s comes to zero and moves what it should', (_, groups, expected) => {
  for (const group of groups) expect(sumOf(group.map(({ amount }) => amount))).toBe(0)
  expect(effect(groups)).toEqual(expected)
})

it('refuses what does not come to zero, and what is no whole rupiah', () => {
  const one = { account: { kind: 'bank', owner: '' } as const, amount: 1 }
  expect(() => movesOf([[one]])).toThrow(RangeError)
  expect(() => movesOf([[{ ...one, amount: 0.5 }]])).toThrow(RangeError)
  expect(() => movesOf([[{ ...one, amount: Number.NaN }]])).toThrow(RangeError)
})

it('rounds halves up, and exactly where numbers no longer hold a product', () => {
  expect(taxWithin(111_000, 1100)).toBe(11_000)
  expect(taxWithin(450_000, 1100)).toBe(44_595)
  expect(partOf(999_999_999_999, 9_999, 10_000)).toBe(999_899_999_999)
  expect(sharesOf(100, [3333, 3333, 3334])).toEqual([33, 33, 34])
  expect(sharesOf(101, [5000, 5000])).toEqual([51, 50])
  expect(sharesOf(453_333, [8000])).toEqual([362_666])
})

it('splits a whole into parts that come to it, whatever the parts', () => {
  const total = 450_000
  let before = 0
  let given = 0
  for (const step of [1, 149_999, 7, 200_000, 99_993]) {
    given += furtherPart(44_595, before, before + step, total)
    before += step
  }
  expect(before).toBe(total)
  expect(given).toBe(44_595)
})

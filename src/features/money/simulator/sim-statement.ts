import type { Tx } from '../../../platform/db/transaction.ts'
import { channels, type Dialect, feeOf, isChannel } from '../providers/providers.ts'
import { type Bill, listSettledBills } from './bills.store.ts'
import { returnsOf } from './sim-returns.ts'

/**
 * The statement of a simulated provider, in the shape of its own: Midtrans a row for each transaction with its fee and
 * the tax on it, Xendit a line of its own for each of them.
 */
export async function simulatedStatement(tx: Tx, dialect: Dialect): Promise<string> {
  const bills = await listSettledBills(tx, dialect)
  const rows = dialect === 'midtrans' ? midtransRows(bills) : xenditRows(bills)
  return rows.map(cells => `${cells.join(',')}\r\n`).join('')
}

/** "2026-11-21 10:00:00", Jakarta's */
const jakartaText = (at: Date | null) =>
  at ? new Date(at.getTime() + 25_200_000).toISOString().slice(0, 19).replace('T', ' ') : ''

/** What a provider keeps: its price with 11 % of tax in it, as the estimate of the books has it. */
function feeParts({ amount, channel }: Bill): { fee: number; vat: number } {
  const price = isChannel(channel) ? channels[channel] : undefined
  const all = price ? feeOf(amount, price) : 0
  const vat = price && price.feeFixed > 0 ? Math.round((all * 11) / 111) : 0
  return { fee: all - vat, vat }
}

/** What of a bill went back, and what a bank took. */
function backOf(bill: Bill): { refunded: number; takenBack: number } {
  const refunded = returnsOf(bill).reduce((sum, { amount }) => sum + amount, 0)
  return { refunded, takenBack: bill.status === 'chargeback' ? bill.returned - refunded : 0 }
}

const midtransRows = (bills: readonly Bill[]) => [
  ['Order ID', 'Transaction type', 'Gross amount', 'Fee', 'VAT', 'Settlement time'],
  ...bills.flatMap(bill => {
    const { fee, vat } = feeParts(bill)
    const at = jakartaText(bill.settledAt)
    const { refunded, takenBack } = backOf(bill)
    return [
      [bill.ref, 'Payment', `${bill.amount}`, `${fee}`, `${vat}`, at],
      ...(refunded > 0 ? [[bill.ref, 'Refund', `${refunded}`, '0', '0', at]] : []),
      ...(takenBack > 0 ? [[bill.ref, 'Chargeback', `${takenBack}`, '0', '0', at]] : []),
    ]
  }),
]

const xenditRows = (bills: readonly Bill[]) => [
  ['external_id', 'line_type', 'amount', 'created'],
  ...bills.flatMap(bill => {
    const { fee, vat } = feeParts(bill)
    const { refunded, takenBack } = backOf(bill)
    const at = jakartaText(bill.settledAt)
    return [
      [bill.ref, 'TRANSACTION', `${bill.amount}`, at],
      [bill.ref, 'FEE', `${fee}`, at],
      ...(vat > 0 ? [[bill.ref, 'VAT', `${vat}`, at]] : []),
      ...(refunded > 0 ? [[bill.ref, 'REFUND', `${refunded}`, at]] : []),
      ...(takenBack > 0 ? [[bill.ref, 'CHARGEBACK', `${takenBack}`, at]] : []),
    ]
  }),
]

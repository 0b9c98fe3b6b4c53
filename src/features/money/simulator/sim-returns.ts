import type { Tx } from '../../../platform/db/transaction.ts'
import { objectsOf, textOf } from '../providers/providers.ts'
import { type Bill, changeBill } from './bills.store.ts'

/** What went back of a simulated bill, once for each key. */
export interface SimReturn {
  /** 1, 2, …: of this bill */
  id: number
  key: string
  /** whole rupiah */
  amount: number
  reason: string
  at: Date
}

/** Lines as they are kept with the bill; those of before had neither moment nor reason. */
export const returnsOf = ({ answer, createdAt }: Bill): SimReturn[] =>
  objectsOf(answer.refunds).map((line, index) => ({
    id: index + 1,
    key: textOf(line.refund_key),
    amount: Number(line.amount),
    reason: textOf(line.reason),
    at: new Date(textOf(line.at) || createdAt),
  }))

interface GivingBack {
  amount: number
  at: Date
  /** empty: made at the bank's desk */
  key?: string
  reason?: string
}

/** Gives back, once for each key: asked again by the same, it is done already. */
export async function giveBack(
  tx: Tx,
  bill: Bill,
  { amount, at, key = '', reason = '' }: GivingBack,
): Promise<boolean> {
  const done = returnsOf(bill)
  if (key !== '' && done.some(line => line.key === key)) return true
  const isHeld = bill.status === 'settlement' || bill.status === 'partial_refund'
  const returned = bill.returned + amount
  if (!isHeld || amount < 1 || returned > bill.amount) return false
  const line = { refund_key: key || `desk-${done.length + 1}`, amount, reason, at: at.toISOString() }
  await changeBill(tx, bill.id, {
    status: returned === bill.amount ? 'refund' : 'partial_refund',
    returned,
    answer: { ...bill.answer, refunds: [...objectsOf(bill.answer.refunds), line] },
  })
  return true
}

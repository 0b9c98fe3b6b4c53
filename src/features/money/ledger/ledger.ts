import type { Tx } from '../../../platform/db/transaction.ts'
import { conflict } from '../../../shared/failure.ts'
import { type AccountRef, accountKinds, guardedKinds, isAccountKind, type TxnKind } from './account-kinds.ts'
import * as store from './ledger.store.ts'
import { type EntryGroup, keyOf, type Move, mirrored, movesOf } from './moves.ts'

export { partOf, sharesOf, taxWithin } from './amounts.ts'
export { checkLedgers } from './checking.ts'
export { listTrial as balancesAt, payeeNames } from './journal.store.ts'
export { lockBalance, totalOf } from './ledger.store.ts'
export { accountLabel, accountText, txnText } from './ledger-words.ts'
export * as events from './money-events.ts'
export { monthsFrom } from './months.rules.ts'
export { endOfMonth } from './months.ts'
export { journalOfOrder } from './order-journal.ts'

export interface Posting {
  kind: TxnKind
  /** what happened, once and for all: payment:12, refund:3 */
  ref: string
  at: Date
  orderCode?: string | undefined
  entries: readonly EntryGroup[]
}

/**
 * Writes an event into the books, in the transaction in which it happened. The same event again changes nothing and
 * answers false. Whatever would leave a guarded account below zero is refused.
 */
export function post(tx: Tx, { entries, ...txn }: Posting): Promise<boolean> {
  return write(tx, txn, movesOf(entries))
}

async function write(tx: Tx, txn: Omit<Posting, 'entries'>, moves: readonly Move[]): Promise<boolean> {
  if (moves.length === 0) return false
  const { kind, ref, at, orderCode = null } = txn
  const accounts = new Map(
    moves.flatMap(({ debit, credit }) => [debit, credit]).map(one => [keyOf(one), one]),
  )
  const named = [...accounts.values()]
  const [txnId, known] = await Promise.all([
    store.insertTxn(tx, { kind, ref, at, orderCode }),
    store.findAccountIds(tx, named),
  ])
  if (txnId === undefined) return false
  const ids = known.size === accounts.size ? known : await store.openAccounts(tx, named)
  const idOf = (account: AccountRef) => {
    const id = ids.get(keyOf(account))
    if (id === undefined) throw new Error(`No account ${keyOf(account)}`)
    return id
  }
  store.insertMoves(tx, {
    txnId,
    debits: moves.map(({ debit }) => idOf(debit)),
    credits: moves.map(({ credit }) => idOf(credit)),
    amounts: moves.map(({ amount }) => String(amount)),
  })
  const guarded = [...accounts.values()].filter(({ kind }) => guardedKinds.includes(kind))
  // in the order of their ids, so that no two events wait for each other
  const shifts = guarded
    .sort((a, b) => idOf(a) - idOf(b))
    .map(async account => ({
      account,
      isDone: await store.shiftBalance(tx, idOf(account), changeOf(account, moves)),
    }))
  const short = (await Promise.all(shifts)).find(({ isDone }) => !isDone)
  if (short) throw conflict(`Saldo tidak cukup: ${accountKinds[short.account.kind].label}.`)
  return true
}

/** By how much an account grows on its own side. */
function changeOf(account: AccountRef, moves: readonly Move[]): number {
  const debits = moves.filter(({ debit }) => keyOf(debit) === keyOf(account))
  const credits = moves.filter(({ credit }) => keyOf(credit) === keyOf(account))
  const change = sum(debits) - sum(credits)
  return accountKinds[account.kind].side === 'debit' ? change : -change
}

const sum = (moves: readonly Move[]) => moves.reduce((all, { amount }) => all + amount, 0)

/** Whether an event is in the books, as any of these. */
export const isPosted = (tx: Tx, ref: string, ...kinds: readonly TxnKind[]): Promise<boolean> =>
  store.isAnyThere(tx, kinds, ref)

/** Takes a wrong event out by its mirror, once; the right one is posted after it under another reference. */
export async function correct(tx: Tx, wrong: Pick<Posting, 'kind' | 'ref'>, at: Date): Promise<boolean> {
  const id = await store.findTxn(tx, wrong.kind, wrong.ref)
  if (id === undefined) return false
  const rows = await store.listMovesOf(tx, id)
  const moves = rows.map(row => ({
    debit: refOf(row.debitKind, row.debitOwner),
    credit: refOf(row.creditKind, row.creditOwner),
    amount: row.amount,
  }))
  return write(tx, { kind: 'correction', ref: `${wrong.kind}:${wrong.ref}`, at }, mirrored(moves))
}

function refOf(kind: string, owner: string): AccountRef {
  if (!isAccountKind(kind)) throw new Error(`No kind of account: ${kind}`)
  return { kind, owner }
}

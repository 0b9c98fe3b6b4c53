import type { AccountRef } from './account-kinds.ts'

/** What an event does to one account: + is a debit, - a credit. Whole rupiah. */
export interface Entry {
  account: AccountRef
  amount: number
}

/** Entries that belong together and come to zero. */
export type EntryGroup = readonly Entry[]

/** An amount that goes from the credit to the debit: the shape in which the books keep it. */
export interface Move {
  debit: AccountRef
  credit: AccountRef
  amount: number
}

export const debit = (amount: number, kind: AccountRef['kind'], owner = ''): Entry => ({
  account: { kind, owner },
  amount,
})

export const credit = (amount: number, kind: AccountRef['kind'], owner = ''): Entry =>
  debit(-amount, kind, owner)

export const keyOf = ({ kind, owner }: AccountRef): string => `${kind}/${owner}`

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Groups of entries as moves. Throws where a group does not come to zero, or holds what is no whole rupiah. */
export const movesOf = (groups: readonly EntryGroup[]): Move[] => groups.flatMap(pair)

function pair(group: EntryGroup): Move[] {
  const debits: Entry[] = []
  const credits: Entry[] = []
  for (const { account, amount } of netted(group)) {
    if (amount > 0) debits.push({ account, amount })
    if (amount < 0) credits.push({ account, amount: -amount })
  }
  const moves: Move[] = []
  let [from, to] = [credits.shift(), debits.shift()]
  while (from && to) {
    const amount = Math.min(from.amount, to.amount)
    moves.push({ debit: to.account, credit: from.account, amount })
    from = from.amount > amount ? { ...from, amount: from.amount - amount } : credits.shift()
    to = to.amount > amount ? { ...to, amount: to.amount - amount } : debits.shift()
  }
  return moves
}

/** Each account once. */
function netted(group: EntryGroup): Entry[] {
  const byAccount = new Map<string, Entry>()
  for (const { account, amount } of group) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole amount of rupiah`)
    const known = byAccount.get(keyOf(account))
    byAccount.set(keyOf(account), { account, amount: (known?.amount ?? 0) + amount })
  }
  const net = [...byAccount.values()]
  if (sumOf(net.map(({ amount }) => amount)) !== 0)
    throw new RangeError(`Entries do not come to zero: ${JSON.stringify(group)}`)
  return net
}

/** The same, the other way round: what a correction posts. */
export const mirrored = (moves: readonly Move[]): Move[] =>
  moves.map(move => ({ debit: move.credit, credit: move.debit, amount: move.amount }))

import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { besideOthers } from '../../../platform/db/turns.ts'
import type { AccountRef, TxnKind } from './account-kinds.ts'

const begin = statement(
  'ledger.begin',
  `with open as materialized (${besideOthers('books')})
    insert into ledger_txns (kind, ref, order_code, at) select :kind, :ref, :orderCode?, :at::timestamptz from open
    on conflict (tenant_id, kind, ref) do nothing returning id`,
)

interface NewTxn {
  kind: TxnKind
  ref: string
  orderCode: string | null
  at: Date
}

/** Waits while a month is being closed, so that it holds all or nothing of an event. undefined: it is in the books already */
export const insertTxn = async (tx: Tx, txn: NewTxn): Promise<number | undefined> =>
  (await tx.find(begin, { ...txn }))?.id

const anyOf = statement(
  'ledger.anyOf',
  'select id from ledger_txns where kind = any (:kinds::text[]) and ref = :ref limit 1',
)
export const isAnyThere = async (tx: Tx, kinds: readonly TxnKind[], ref: string) =>
  (await tx.find(anyOf, { kinds: [...kinds], ref })) !== undefined

const byRef = statement('ledger.byRef', 'select id from ledger_txns where kind = :kind and ref = :ref')
export const findTxn = async (tx: Tx, kind: TxnKind, ref: string) => (await tx.find(byRef, { kind, ref }))?.id

const open = statement(
  'ledger.openAccounts',
  `insert into ledger_accounts (kind, owner) select kind, owner from unnest(:kinds::text[], :owners::text[]) as given (kind, owner)
    order by kind, owner on conflict (tenant_id, kind, owner) do nothing`,
)
const named = statement(
  'ledger.accounts',
  `select a.id, a.kind, a.owner from ledger_accounts a
    join unnest(:kinds::text[], :owners::text[]) as given (kind, owner) on given.kind = a.kind and given.owner = a.owner`,
)

/** Ids of accounts by their keys, of those that are there. */
export async function findAccountIds(tx: Tx, accounts: readonly AccountRef[]): Promise<Map<string, number>> {
  return idsOf(await tx.rows(named, keysOf(accounts)))
}

/** The same, when those that were never used are opened. */
export async function openAccounts(tx: Tx, accounts: readonly AccountRef[]): Promise<Map<string, number>> {
  tx.put(open, keysOf(accounts))
  return findAccountIds(tx, accounts)
}

const keysOf = (accounts: readonly AccountRef[]) => ({
  kinds: accounts.map(({ kind }) => kind),
  owners: accounts.map(({ owner }) => owner),
})

function idsOf(rows: readonly { id: number; kind: string; owner: string }[]): Map<string, number> {
  return new Map(rows.map(({ id, kind, owner }) => [`${kind}/${owner}`, id]))
}

const insertMany = statement(
  'ledger.insertMoves',
  `insert into ledger_moves (txn_id, n, debit_id, credit_id, amount)
    select :txnId, given.n::int, given.debit, given.credit, given.amount::bigint
    from unnest(:debits::int[], :credits::int[], :amounts::text[]) with ordinality as given (debit, credit, amount, n)`,
)

interface NewMoves {
  txnId: number
  debits: number[]
  credits: number[]
  amounts: string[]
}

export function insertMoves(tx: Tx, given: NewMoves): void {
  tx.put(insertMany, { ...given })
}

const balanceRow = statement(
  'ledger.balanceRow',
  'insert into ledger_balances (account_id) values (:accountId) on conflict do nothing',
)
const shift = statement(
  'ledger.shift',
  `update ledger_balances set balance = balance + :delta::bigint
    where account_id = :accountId and balance + :delta::bigint >= 0 returning balance`,
)

/** One conditional update: false where it would fall below zero, whoever else takes from it at the same moment. */
export async function shiftBalance(tx: Tx, accountId: number, delta: number): Promise<boolean> {
  tx.put(balanceRow, { accountId })
  return (await tx.find(shift, { accountId, delta })) !== undefined
}

const locked = statement(
  'ledger.lockBalance',
  `select b.balance::bigint as "balance!" from ledger_balances b
    join ledger_accounts a on a.tenant_id = b.tenant_id and a.id = b.account_id
    where a.kind = :kind and a.owner = :owner for update of b`,
)
/** What stands on a guarded account, held until the transaction ends. */
export const lockBalance = async (tx: Tx, account: AccountRef): Promise<number> =>
  (await tx.find(locked, { kind: account.kind, owner: account.owner }))?.balance ?? 0

const ofTxn = statement(
  'ledger.movesOf',
  `select d.kind as "debitKind", d.owner as "debitOwner", c.kind as "creditKind", c.owner as "creditOwner", m.amount
    from ledger_moves m
      join ledger_accounts d on d.tenant_id = m.tenant_id and d.id = m.debit_id
      join ledger_accounts c on c.tenant_id = m.tenant_id and c.id = m.credit_id
    where m.txn_id = :txnId order by m.n`,
)
export const listMovesOf = (tx: Tx, txnId: number) => tx.rows(ofTxn, { txnId })

const total = statement(
  'ledger.total',
  `select coalesce(sum(case when m.debit_id = a.id then m.amount else -m.amount end), 0)::bigint as "amount!"
    from ledger_accounts a join ledger_moves m on m.tenant_id = a.tenant_id and a.id in (m.debit_id, m.credit_id)
    where a.kind = :kind and a.owner = :owner`,
)
/** Debits less credits of one account. */
export const totalOf = async (tx: Tx, account: AccountRef): Promise<number> =>
  (await tx.find(total, { kind: account.kind, owner: account.owner }))?.amount ?? 0

import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

const columns = `to_char(m.month, 'YYYY-MM') as "month!", m.state, m.ends_at as "endsAt", m.note, m.asked_by as "askedBy", m.asked_at as "askedAt",
  m.closed_by as "closedBy", m.closed_at as "closedAt", m.last_txn as "lastTxn", m.txns, m.moves, m.seal,
  m.filed_at as "filedAt", m.reference`

const all = statement('ledger.months', `select ${columns} from ledger_months m order by m.month`)
export type MonthRow = RowOf<'ledger.months'>
/** Months that are closed or about to be, the first one first. */
export const listMonths = (tx: Tx) => tx.rows(all)

const first = statement('ledger.firstMoment', 'select t.at from ledger_txns t order by t.at limit 1')
/** When the books begin. */
export const findBeginning = async (tx: Tx) => (await tx.find(first))?.at

const counted = statement(
  'ledger.countUntil',
  `select count(*)::int as "txns!" from ledger_txns t
    where t.at >= :from and t.at < :until or t.id > :lastTxn::int and t.at < :from and :lastTxn::int > 0`,
)
/** Events of a month that is open: its own, and late ones of those that were closed. */
export const countOpenTxns = async (tx: Tx, given: { from: Date; until: Date; lastTxn: number }) =>
  (await tx.find(counted, { ...given }))?.txns ?? 0

const ask = statement(
  'ledger.askMonth',
  `insert into ledger_months (month, ends_at, note, asked_by, asked_at) values (:month::text::date, :endsAt, :note, :by, :at)
    on conflict do nothing returning month`,
)
/** false: somebody asked before */
export const insertMonth = async (
  tx: Tx,
  { month, ...given }: { month: string; endsAt: Date; note: string; by: number; at: Date },
) => (await tx.find(ask, { month: `${month}-01`, ...given })) !== undefined

const withdraw = statement(
  'ledger.withdrawMonth',
  `delete from ledger_months where month = :month::text::date and state = 'asked' returning month`,
)
export const deleteAsked = async (tx: Tx, month: string) =>
  (await tx.find(withdraw, { month: `${month}-01` })) !== undefined

const newest = statement('ledger.newestTxn', 'select coalesce(max(t.id), 0)::int as "id!" from ledger_txns t')
export const newestTxn = async (tx: Tx) => (await tx.find(newest))?.id ?? 0

/** what a month holds: what happened before its end and was written by then, and is in no month before */
const within = `t.at < :endsAt and t.id <= :lastTxn and not (t.at < :endedAt and t.id <= :lastBefore)`

const sealed = statement(
  'ledger.sealOf',
  `select encode(sha256(convert_to(:before::text || coalesce(string_agg(concat_ws('|', t.id, t.kind, t.ref, t.order_code,
        (extract(epoch from t.at) * 1000000)::bigint, m.n, d.kind, d.owner, c.kind, c.owner, m.amount), chr(10) order by t.id, m.n), ''),
      'UTF8')), 'hex') as "seal!", count(distinct t.id)::int as "txns!", count(*)::int as "moves!"
    from ledger_txns t
      join ledger_moves m on m.tenant_id = t.tenant_id and m.txn_id = t.id
      join ledger_accounts d on d.tenant_id = m.tenant_id and d.id = m.debit_id
      join ledger_accounts c on c.tenant_id = m.tenant_id and c.id = m.credit_id
    where ${within}`,
)
export interface Span {
  endsAt: Date
  lastTxn: number
  /** of the month before; the beginning of time and 0 where there is none */
  endedAt: Date
  lastBefore: number
}
/** SHA-256 of the seal before it and of every move of a month, each in a line of its own. */
export const sealOf = async (tx: Tx, before: string, span: Span) => {
  const row = await tx.find(sealed, { before, ...span })
  if (!row) throw new Error('An aggregate answers one row')
  return row
}

const sums = `select x.account_id, sum(x.debit)::bigint as debits, sum(x.credit)::bigint as credits
  from ledger_txns t join ledger_moves m on m.tenant_id = t.tenant_id and m.txn_id = t.id
    cross join lateral (values (m.debit_id, m.amount, 0), (m.credit_id, 0, m.amount)) as x (account_id, debit, credit)
  where t.at < :endsAt and t.id <= :lastTxn group by x.account_id`

const keep = statement(
  'ledger.keepClosings',
  `insert into ledger_closings (month, account_id, debits, credits)
    select :month::text::date, s.account_id, sum(s.debits)::bigint, sum(s.credits)::bigint from (
        select x.account_id, x.debit as debits, x.credit as credits
          from ledger_txns t join ledger_moves m on m.tenant_id = t.tenant_id and m.txn_id = t.id
            cross join lateral (values (m.debit_id, m.amount, 0), (m.credit_id, 0, m.amount)) as x (account_id, debit, credit)
          where ${within}
        union all select c.account_id, c.debits, c.credits from ledger_closings c where c.month = :before::text::date) s
      group by s.account_id`,
)
/**
 * What every account has come to at the end of a month: what it had come to at the end of the month before (none: from
 * nothing), and what the month holds. `countWrongClosings` reckons the same from the beginning.
 */
export async function insertClosings(
  tx: Tx,
  { month, before = '1900-01', ...span }: Span & { month: string; before?: string | undefined },
): Promise<void> {
  await tx.rows(keep, { month: `${month}-01`, before: `${before}-01`, ...span })
}

const differing = statement(
  'ledger.wrongClosings',
  `select count(*)::int as "count!" from (${sums}) s
    full join (select c.account_id, c.debits, c.credits from ledger_closings c where c.month = :month::text::date) c
      on c.account_id = s.account_id
    where (s.debits, s.credits) is distinct from (c.debits, c.credits)`,
)
/** How many accounts a closed month keeps otherwise than its moves say. */
export const countWrongClosings = async (tx: Tx, month: string, { endsAt, lastTxn }: Span) =>
  (await tx.find(differing, { month: `${month}-01`, endsAt, lastTxn }))?.count ?? 0

const close = statement(
  'ledger.closeMonth',
  `update ledger_months set state = 'closed', closed_by = :by, closed_at = :at, last_txn = :lastTxn, txns = :txns, moves = :moves, seal = :seal
    where month = :month::text::date and state = 'asked' and asked_by <> :by returning month`,
)
interface Closed {
  month: string
  by: number
  at: Date
  lastTxn: number
  txns: number
  moves: number
  seal: string
}
export const updateClosed = async (tx: Tx, { month, ...given }: Closed) =>
  (await tx.find(close, { month: `${month}-01`, ...given })) !== undefined

const file = statement(
  'ledger.fileMonth',
  `update ledger_months set state = 'filed', filed_by = :by, filed_at = :at, reference = :reference
    where month = :month::text::date and state = 'closed' returning month`,
)
export const updateFiled = async (
  tx: Tx,
  { month, ...given }: { month: string; by: number; at: Date; reference: string },
) => (await tx.find(file, { month: `${month}-01`, ...given })) !== undefined

const sheet = statement(
  'ledger.monthSheet',
  `select a.kind, a.owner, coalesce(b.debits, 0)::bigint as "debitsBefore!", coalesce(b.credits, 0)::bigint as "creditsBefore!",
      c.debits::bigint as "debits!", c.credits::bigint as "credits!"
    from ledger_closings c join ledger_accounts a on a.tenant_id = c.tenant_id and a.id = c.account_id
      left join ledger_closings b on b.tenant_id = c.tenant_id and b.account_id = c.account_id and b.month = :before::text::date
    where c.month = :month::text::date order by a.kind, a.owner`,
)
/** Every account of a closed month: what it had come to before, and at its end. */
export const listSheet = (tx: Tx, month: string, before: string) =>
  tx.rows(sheet, { month: `${month}-01`, before: `${before}-01` })

const names = statement(
  'ledger.handNames',
  'select n.id, n.name from member_names n where n.id = any (:ids::int[])',
)
/** Who asked and who closed, as they are called now. */
export const handNames = async (tx: Tx, ids: readonly (number | null)[]) =>
  new Map((await tx.rows(names, { ids: ids.filter(id => id !== null) })).map(({ id, name }) => [id, name]))

const hand = statement(
  'ledger.hand',
  'select m.name, m.email from member_contacts m where m.id = :id and m.erased_at is null',
)
/** Where one of them is written to. */
export const findHand = (tx: Tx, id: number) => tx.find(hand, { id })

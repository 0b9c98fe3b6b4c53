import { pageValues } from '../../../platform/db/page-sql.ts'
import { likeText } from '../../../platform/db/picture-sql.ts'
import { type RowOf, statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export type JournalRow = RowOf<'ledger.journal'>

const matching = `from ledger_moves m
    join ledger_txns t on t.tenant_id = m.tenant_id and t.id = m.txn_id
    join ledger_accounts d on d.tenant_id = m.tenant_id and d.id = m.debit_id
    join ledger_accounts c on c.tenant_id = m.tenant_id and c.id = m.credit_id
  where (:kind?::text is null or t.kind = :kind)
    and (:account?::text is null or d.kind = :account or c.kind = :account)
    and (:owner?::text is null or (d.owner = :owner and (:account?::text is null or d.kind = :account))
      or (c.owner = :owner and (:account?::text is null or c.kind = :account)))
    and (:from?::timestamptz is null or t.at >= :from) and (:until?::timestamptz is null or t.at < :until)
    and (:order?::text is null or t.order_code = :order)
    and (:search?::text is null or concat_ws(' ', t.ref, t.order_code) ilike '%' || :search || '%')`

const page = statement(
  'ledger.journal',
  `select t.id as "txnId", m.n, t.kind, t.ref, t.order_code as "orderCode", t.at, d.kind as "debitKind",
      d.owner as "debitOwner", c.kind as "creditKind", c.owner as "creditOwner", m.amount::bigint as "amount!"
    ${matching} order by t.at desc, t.id desc, m.n limit :limit offset :offset`,
)
const count = statement('ledger.journalCount', `select count(*)::int as "total!" ${matching}`)

export interface JournalFilter {
  kind?: string | undefined
  account?: string | undefined
  owner?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
  order?: string | undefined
  search?: string | undefined
  page: number
  pageSize: number
}

export async function listJournal(
  tx: Tx,
  asked: JournalFilter,
): Promise<{ rows: JournalRow[]; total: number }> {
  const { kind, account, owner, from, until, order, search } = asked
  const filter = {
    kind: kind ?? null,
    account: account ?? null,
    owner: owner ?? null,
    from: from ?? null,
    until: until ?? null,
    order: order ?? null,
    search: search ? likeText(search) : null,
  }
  const rows = await tx.rows(page, { ...filter, ...pageValues(asked) })
  return { rows, total: (await tx.find(count, filter))?.total ?? 0 }
}

const lastClosed = statement(
  'ledger.lastClosed',
  `select to_char(m.month, 'YYYY-MM-DD') as "month!", m.ends_at as "endsAt", m.last_txn as "lastTxn!" from ledger_months m
    where m.last_txn is not null and (:until?::timestamptz is null or m.ends_at <= :until) order by m.month desc limit 1`,
)
// each event's moves are looked up by themselves: what came since the last closed month is little beside all there is
const trial = statement(
  'ledger.trial',
  `with since as materialized (select m.debit_id, m.credit_id, m.amount
      from (select t.tenant_id, t.id from ledger_txns t where t.id > :lastTxn::int and t.at < :until::timestamptz
        union all select t.tenant_id, t.id from ledger_txns t
          where t.id <= :lastTxn::int and t.at >= :endsAt::timestamptz and t.at < :until::timestamptz) t
        cross join lateral (select x.debit_id, x.credit_id, x.amount from ledger_moves x
          where x.tenant_id = t.tenant_id and x.txn_id = t.id offset 0) m),
    sums as (select x.account_id, sum(x.debits) as debits, sum(x.credits) as credits from (
        select s.debit_id as account_id, sum(s.amount) as debits, 0 as credits from since s group by s.debit_id
        union all select s.credit_id, 0, sum(s.amount) from since s group by s.credit_id
        union all select c.account_id, c.debits, c.credits from ledger_closings c where c.month = :month::text::date) x
      group by x.account_id)
    select a.kind, a.owner, s.debits::bigint as "debits!", s.credits::bigint as "credits!"
    from sums s join ledger_accounts a on a.id = s.account_id order by a.kind, a.owner`,
)
/** Every account with what went into it and out of it, until a moment: what the last closed month keeps, and what came after. */
export async function listTrial(tx: Tx, until: Date | undefined) {
  const closed = await tx.find(lastClosed, { until: until ?? null })
  return tx.rows(trial, {
    until: until ?? endOfTime,
    lastTxn: closed?.lastTxn ?? 0,
    endsAt: closed?.endsAt ?? endOfTime,
    month: closed?.month ?? '1900-01-01',
  })
}
const endOfTime = new Date('9999-01-01T00:00:00Z')

const payees = statement(
  'ledger.payees',
  `select a.owner, p.name from ledger_accounts a
      join visible_people p on p.tenant_id = a.tenant_id and 'person:' || p.id = a.owner
    group by a.owner, p.name`,
)
/** Who is meant by the owner of an account of shares: person:12 → their name. */
export const payeeNames = async (tx: Tx): Promise<Map<string, string>> =>
  new Map((await tx.rows(payees)).map(({ owner, name }) => [owner, name]))

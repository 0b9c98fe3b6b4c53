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

export interface Asked {
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

export async function listJournal(tx: Tx, asked: Asked): Promise<{ rows: JournalRow[]; total: number }> {
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

const trial = statement(
  'ledger.trial',
  `select a.kind, a.owner, coalesce(sum(m.amount) filter (where m.debit_id = a.id), 0)::bigint as "debits!",
      coalesce(sum(m.amount) filter (where m.credit_id = a.id), 0)::bigint as "credits!"
    from ledger_accounts a join ledger_moves m on m.tenant_id = a.tenant_id and a.id in (m.debit_id, m.credit_id)
      join ledger_txns t on t.tenant_id = m.tenant_id and t.id = m.txn_id
    where :until?::timestamptz is null or t.at < :until
    group by a.id, a.kind, a.owner order by a.kind, a.owner`,
)
/** Every account with what went into it and out of it, until a moment. */
export const listTrial = (tx: Tx, until: Date | undefined) => tx.rows(trial, { until: until ?? null })

const payees = statement(
  'ledger.payees',
  `select a.owner, p.name from ledger_accounts a
      join visible_people p on p.tenant_id = a.tenant_id and 'person:' || p.id = a.owner
    group by a.owner, p.name`,
)
/** Who is meant by the owner of an account of shares: person:12 → their name. */
export const payeeNames = async (tx: Tx): Promise<Map<string, string>> =>
  new Map((await tx.rows(payees)).map(({ owner, name }) => [owner, name]))

import { statement } from '../../../platform/db/statement.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/** What must be true of the books at any moment; each answers the rows of which it is not. */

/** every event has moves, and so debits as large as its credits */
const empty = statement(
  'ledger.emptyTxns',
  `select t.kind, t.ref from ledger_txns t
    where not exists (select from ledger_moves m where m.tenant_id = t.tenant_id and m.txn_id = t.id) order by t.id limit 20`,
)
export const listEmptyTxns = (tx: Tx) => tx.rows(empty)

/** what is kept beside the moves is what they come to */
const drifted = statement(
  'ledger.driftedBalances',
  `select a.kind, a.owner, b.balance::bigint as "kept!", coalesce(s.debits, 0)::bigint as "debits!",
      coalesce(s.credits, 0)::bigint as "credits!"
    from ledger_accounts a
      left join ledger_balances b on b.tenant_id = a.tenant_id and b.account_id = a.id
      left join lateral (select sum(m.amount) filter (where m.debit_id = a.id) as debits,
          sum(m.amount) filter (where m.credit_id = a.id) as credits
        from ledger_moves m where m.tenant_id = a.tenant_id and a.id in (m.debit_id, m.credit_id)) s on true
    where a.kind = any (:guarded::text[])
      and coalesce(b.balance, 0) <> case when a.kind = any (:onDebit::text[])
        then coalesce(s.debits, 0) - coalesce(s.credits, 0) else coalesce(s.credits, 0) - coalesce(s.debits, 0) end
    order by a.id limit 20`,
)
export const listDrifted = (tx: Tx, guarded: readonly string[], onDebit: readonly string[]) =>
  tx.rows(drifted, { guarded: [...guarded], onDebit: [...onDebit] })

/** an account that never stands on the wrong side, though no balance row keeps it from that */
const overdrawn = statement(
  'ledger.overdrawn',
  `select a.kind, a.owner, (coalesce(sum(m.amount) filter (where m.credit_id = a.id), 0)
      - coalesce(sum(m.amount) filter (where m.debit_id = a.id), 0))::bigint as "amount!"
    from ledger_accounts a join ledger_moves m on m.tenant_id = a.tenant_id and a.id in (m.debit_id, m.credit_id)
    where a.kind in ('payee_maturing', 'refund_payable', 'unallocated')
    group by a.id, a.kind, a.owner
    having coalesce(sum(m.amount) filter (where m.credit_id = a.id), 0)
      < coalesce(sum(m.amount) filter (where m.debit_id = a.id), 0) order by a.id limit 20`,
)
export const listOverdrawn = (tx: Tx) => tx.rows(overdrawn)

const note = statement(
  'ledger.noteCheck',
  `insert into ledger_checks (checked_on, findings) values (:day::date, :findings::jsonb)
    on conflict (tenant_id, checked_on) do update set findings = excluded.findings`,
)
export async function noteCheck(tx: Tx, day: string, findings: readonly string[]): Promise<void> {
  await tx.rows(note, { day, findings: JSON.stringify(findings) })
}

const last = statement(
  'ledger.lastCheck',
  `select to_char(checked_on, 'YYYY-MM-DD') as "day!", array(select jsonb_array_elements_text(findings))::text[] as "findings!"
    from ledger_checks order by checked_on desc limit 1`,
)
export const findLastCheck = (tx: Tx) => tx.find(last)

const unchecked = statement(
  'ledger.unchecked',
  `select t.id from platform.known_tenants t
    where t.status = 'active' and exists (select from ledger_txns b where b.tenant_id = t.id)
      and not exists (select from ledger_checks c where c.tenant_id = t.id and c.checked_on >= :day::date)
    order by t.id`,
)
/** Tenants that keep books nobody has looked at since that day. Runs as the platform. */
export const listUnchecked = (tx: Tx, day: string) => tx.rows(unchecked, { day })

const keepers = statement(
  'ledger.keepers',
  `select t.id, t.slug from platform.known_tenants t
    where exists (select from ledger_txns b where b.tenant_id = t.id) order by t.slug`,
)
/** Tenants that keep books. Runs as the platform. */
export const listKeepers = (tx: Tx) => tx.rows(keepers)

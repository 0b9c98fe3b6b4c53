import type pg from 'pg'

/**
 * What must be true of a tenant's money at any moment, asked of the tables by a superuser: not by the product's own
 * checks, which may be wrong together with it. Each answers the rows of which it is not true. $1 is the tenant.
 */
const always: Readonly<Record<string, string>> = {
  'I1 all entries come to zero': `
    select sum(x.amount) as amount from (
      select m.amount from ledger_moves m join ledger_accounts a on a.tenant_id = m.tenant_id and a.id = m.debit_id where m.tenant_id = $1
      union all select -m.amount from ledger_moves m join ledger_accounts a on a.tenant_id = m.tenant_id and a.id = m.credit_id
        where m.tenant_id = $1) x having sum(x.amount) <> 0`,
  'I2 an event has moves, each of a positive amount between two accounts': `
    select t.id from ledger_txns t where t.tenant_id = $1 and (not exists (
        select from ledger_moves m where m.tenant_id = t.tenant_id and m.txn_id = t.id)
      or exists (select from ledger_moves m where m.tenant_id = t.tenant_id and m.txn_id = t.id
        and (m.amount <= 0 or m.debit_id = m.credit_id)))`,
  'I3 a kept balance is the sum of its entries': `
    select a.kind, a.owner from ledger_accounts a
      left join ledger_balances b on b.tenant_id = a.tenant_id and b.account_id = a.id
      cross join lateral (select coalesce(sum(case when m.credit_id = a.id then m.amount else -m.amount end), 0) as amount
        from ledger_moves m where m.tenant_id = a.tenant_id and a.id in (m.debit_id, m.credit_id)) s
    where a.tenant_id = $1 and a.kind in ('payee_debt', 'payee_available', 'pending_payout', 'donation_fund')
      and coalesce(b.balance, 0) <> case a.kind when 'payee_debt' then -s.amount else s.amount end`,
  'I4 nothing that is owed stands below zero': `
    select a.kind, a.owner, s.amount from ledger_accounts a
      cross join lateral (select coalesce(sum(case when m.credit_id = a.id then m.amount else -m.amount end), 0) as amount
        from ledger_moves m where m.tenant_id = a.tenant_id and a.id in (m.debit_id, m.credit_id)) s
    where a.tenant_id = $1 and case when a.kind in ('payee_maturing', 'payee_available', 'pending_payout', 'refund_payable',
      'unallocated', 'tax_withheld') then s.amount < 0 when a.kind = 'payee_debt' then s.amount > 0 end`,
  'I5 money that came is in the books once, and who paid is in': `
    select p.id::text as what from payments p where p.tenant_id = $1 and p.subject_kind = 'order' and p.paid_at is not null
        and 1 <> (select count(*) from ledger_txns t where t.tenant_id = p.tenant_id and t.ref = 'payment:' || p.id
          and t.kind in ('sale', 'unallocated'))
    union all select o.code from orders o where o.tenant_id = $1 and o.state = 'paid' and not exists (select from enrolments e
        where e.tenant_id = o.tenant_id and e.id = o.enrolment_id and e.membership_id = o.membership_id and e.state = 'active')`,
  'I6 what is held is what was asked for': `
    select coalesce(b.owner, o.owner) as owner from (
        select a.owner, sum(case when m.credit_id = a.id then m.amount else -m.amount end) as amount from ledger_accounts a
          join ledger_moves m on m.tenant_id = a.tenant_id and a.id in (m.debit_id, m.credit_id)
          where a.tenant_id = $1 and a.kind = 'pending_payout' group by a.owner) b
      full join (select 'person:' || y.person_id as owner, sum(p.amount) as amount from payouts p
          join payees y on y.tenant_id = p.tenant_id and y.id = p.payee_id
          where p.tenant_id = $1 and p.state in ('requested', 'approved', 'queued') group by y.person_id) o on o.owner = b.owner
    where coalesce(b.amount, 0) <> coalesce(o.amount, 0)`,
  'I7 a payout is paid at most once, and comes back only after it': `
    select p.id from payouts p cross join lateral (select count(*) filter (where t.kind = 'payout_paid') as paid,
        count(*) filter (where t.kind = 'payout_returned') as back from ledger_txns t
        where t.tenant_id = p.tenant_id and t.ref = 'payout:' || p.id) t
    where p.tenant_id = $1 and (t.paid > 1 or t.back > t.paid or (t.paid = 1) <> (p.state in ('paid', 'reversed')))`,
  'I8 no more goes back than came': `
    select o.code from orders o where o.tenant_id = $1 and o.refunded > o.captured
    union all select p.id::text from payments p where p.tenant_id = $1 and p.returned > coalesce(p.received, 0)
    union all select r.payment_id::text from refunds r join payments p on p.tenant_id = r.tenant_id and p.id = r.payment_id
      where r.tenant_id = $1 and r.state in ('approved', 'sent', 'done') group by r.payment_id, p.received
      having sum(r.amount) > p.received`,
  'I9 no entry leads to another tenant': `
    select m.txn_id from ledger_moves m where m.tenant_id = $1 and not exists (select from ledger_txns t
        where t.tenant_id = m.tenant_id and t.id = m.txn_id)
      or m.tenant_id = $1 and 2 <> (select count(*) from ledger_accounts a where a.tenant_id = m.tenant_id
        and a.id in (m.debit_id, m.credit_id))`,
  'I10 no entry without an event, no event without its entry': `
    select t.ref from ledger_txns t where t.tenant_id = $1 and t.kind in ('sale', 'unallocated') and t.ref like 'payment:%'
        and not exists (select from payment_events e where e.tenant_id = t.tenant_id and 'payment:' || e.payment_id = t.ref
          and e.body ->> 'to' in ('paid', 'refunded', 'partially_refunded', 'charged_back'))
    union all select 'refund:' || r.id from refunds r where r.tenant_id = $1 and (r.state in ('approved', 'sent', 'done')) <>
        exists (select from ledger_txns t where t.tenant_id = r.tenant_id and t.ref = 'refund:' || r.id
          and t.kind in ('refund', 'unallocated_refund'))
    union all select 'payout:' || p.id from payouts p where p.tenant_id = $1 and not exists (select from ledger_txns t
        where t.tenant_id = p.tenant_id and t.ref = 'payout:' || p.id and t.kind = 'payout_requested')
    union all select t.ref from ledger_txns t where t.tenant_id = $1 and t.ref like 'payout:%' and not exists (
        select from payouts p where p.tenant_id = t.tenant_id and 'payout:' || p.id = t.ref)`,
  'tax is owed of what was handed over, and of nothing else': `
    select p.id from payouts p left join lateral (select sum(case when a.id = m.credit_id then m.amount else -m.amount end) as amount
        from ledger_txns t join ledger_moves m on m.tenant_id = t.tenant_id and m.txn_id = t.id
          join ledger_accounts a on a.tenant_id = m.tenant_id and a.id in (m.debit_id, m.credit_id) and a.kind = 'tax_withheld'
        where t.tenant_id = p.tenant_id and t.ref = 'payout:' || p.id) t on true
    where p.tenant_id = $1
      and coalesce(t.amount, 0) <> case when p.state in ('processing', 'unknown', 'paid') then p.withheld else 0 end`,
}

/** once nothing is on its way any more; what nobody can ask about waits for a person, and is not counted */
const atRest: Readonly<Record<string, string>> = {
  'I12 the provider holds what the books say it holds': `
    select b.amount as books, s.amount as provider from (
        select coalesce(sum(case when m.debit_id = a.id then m.amount else -m.amount end), 0) as amount from ledger_accounts a
          join ledger_moves m on m.tenant_id = a.tenant_id and a.id in (m.debit_id, m.credit_id)
          where a.tenant_id = $1 and a.kind in ('clearing', 'provider_fee', 'payout_fee')) b,
      (select coalesce((select sum(b.amount - b.returned) from simulator_bills b where b.tenant_id = $1
            and b.status in ('settlement', 'refund', 'partial_refund', 'chargeback')), 0)
          - coalesce((select sum(p.amount) from simulator_payouts p where p.tenant_id = $1 and p.status = 'completed'
            and not exists (select from payouts o where o.tenant_id = p.tenant_id and o.ref = p.ref and o.state = 'unknown')), 0) as amount) s
    where b.amount <> s.amount`,
  'nothing is sent twice': `
    select p.ref from payouts p where p.tenant_id = $1 and p.ref is not null and 1 < (select count(*) from simulator_payouts s
      where s.tenant_id = p.tenant_id and s.ref = p.ref)`,
}

/** What is not as it must be, a line each; all of it as it stood at one moment. */
export async function brokenInvariants(
  client: pg.Client,
  tenantId: number,
  { isAtRest = false } = {},
): Promise<string[]> {
  const asked = Object.entries(isAtRest ? { ...always, ...atRest } : always)
  // one statement sees one moment
  const all = asked.map(
    ([name, sql]) => `select '${name}' as name, json_agg(x) as rows from (${sql}) x having count(*) > 0`,
  )
  const { rows } = await client.query(all.join(' union all '), [tenantId])
  return rows.map(row => `${row.name}: ${JSON.stringify(row.rows.slice(0, 3))}`)
}

/** All that the books and what hangs on them say, as one line: the same before and after what changes nothing. */
export async function booksText(client: pg.Client, tenantId: number): Promise<string> {
  const { rows } = await client.query(
    `select md5(concat_ws('|', (select string_agg(concat_ws(',', m.txn_id, m.n, m.debit_id, m.credit_id, m.amount), ';'
        order by m.txn_id, m.n) from ledger_moves m where m.tenant_id = $1),
      (select string_agg(concat_ws(',', o.id, o.state, o.captured, o.refunded), ';' order by o.id) from orders o where o.tenant_id = $1),
      (select string_agg(concat_ws(',', p.id, p.state, p.received, p.returned), ';' order by p.id) from payments p where p.tenant_id = $1),
      (select string_agg(concat_ws(',', p.id, p.state), ';' order by p.id) from payouts p where p.tenant_id = $1))) as text`,
    [tenantId],
  )
  return rows[0].text
}

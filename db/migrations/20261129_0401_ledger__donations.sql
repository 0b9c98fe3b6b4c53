-- What donations' room is told of the books: what was given for a campaign, what of it went back, and what was spent.

create or replace view sale_entries with (security_invoker = true) as
  select tenant_id, order_code from ledger_txns where kind in ('sale', 'donation');
comment on view sale_entries is 'Sales and donations that are in the books, by their order.';

create view donation_funds with (security_invoker = true) as
  select a.tenant_id, a.owner,
    (select coalesce(sum(m.amount), 0)::bigint from ledger_moves m, ledger_txns t
      where t.tenant_id = m.tenant_id and t.id = m.txn_id and m.tenant_id = a.tenant_id and m.credit_id = a.id and t.kind = 'donation') as given,
    (select coalesce(sum(m.amount), 0)::bigint from ledger_moves m, ledger_txns t
      where t.tenant_id = m.tenant_id and t.id = m.txn_id and m.tenant_id = a.tenant_id and m.debit_id = a.id and t.kind in ('refund', 'dispute_lost')) as returned,
    (select coalesce(sum(case when m.debit_id = a.id then m.amount else -m.amount end), 0)::bigint from ledger_moves m, ledger_txns t
      where t.tenant_id = m.tenant_id and t.id = m.txn_id and m.tenant_id = a.tenant_id and a.id in (m.debit_id, m.credit_id)
        and t.kind in ('donation_spent', 'correction')) as spent
  from ledger_accounts a where a.kind = 'donation_fund';
comment on view donation_funds is 'Of each campaign''s fund: given, gone back to donors (refunds and chargebacks), and spent less what was taken back.';
grant select on donation_funds to app_user;

-- What of providers' statements is in the books, for the room that keeps their lines.

create view settlement_entries with (security_invoker = true) as
  select t.tenant_id, t.ref, case when a.id = m.debit_id then m.amount else -m.amount end as amount
    from ledger_txns t
      join ledger_moves m on m.tenant_id = t.tenant_id and m.txn_id = t.id
      join ledger_accounts a on a.tenant_id = m.tenant_id and a.id in (m.debit_id, m.credit_id) and a.kind = 'bank'
    where t.kind = 'settlement';
comment on view settlement_entries is 'What came to the bank by each booking of a statement: statement:<file>:<booking>.';
grant select on settlement_entries to app_user;

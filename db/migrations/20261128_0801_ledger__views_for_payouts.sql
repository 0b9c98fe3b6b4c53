-- What payouts are told of the books.

create view payee_balances with (security_invoker = true) as
  select a.tenant_id, a.owner, a.kind, (select b.balance from ledger_balances b
      where b.tenant_id = a.tenant_id and b.account_id = a.id) as balance
    from ledger_accounts a where a.kind in ('payee_available', 'pending_payout', 'payee_debt');
comment on view payee_balances is 'What payees may ask for, have asked for, and owe.';
grant select on payee_balances to app_user;

create view payout_entries with (security_invoker = true) as
  select tenant_id, kind, ref from ledger_txns where kind like 'payout\_%';
comment on view payout_entries is 'Which steps of payouts are in the books.';
grant select on payout_entries to app_user;

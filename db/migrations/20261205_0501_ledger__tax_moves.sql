-- What was withheld of payouts, for who issues the slips and who compares them with the books.

create view tax_moves with (security_invoker = true) as
  select m.tenant_id, t.kind as txn_kind, t.ref, t.at, a.owner as article,
      case when m.credit_id = a.id then m.amount else -m.amount end as amount
    from ledger_accounts a
      join ledger_moves m on m.tenant_id = a.tenant_id and a.id in (m.debit_id, m.credit_id)
      join ledger_txns t on t.tenant_id = m.tenant_id and t.id = m.txn_id
    where a.kind = 'tax_withheld' and t.kind like 'payout\_%';
comment on view tax_moves is 'Moves of income tax that was withheld: + withheld when a payout was handed over, - given back when it failed or came back.';
grant select on tax_moves to app_user;

-- What is on its way to payees, for who compares it with what was sent.

create view payouts_in_transit with (security_invoker = true) as
  select m.tenant_id, case when m.credit_id = a.id then m.amount else -m.amount end as amount
    from ledger_accounts a join ledger_moves m on m.tenant_id = a.tenant_id and a.id in (m.debit_id, m.credit_id)
    where a.kind = 'payout_clearing';
comment on view payouts_in_transit is 'Moves of what was handed over to be paid out: + handed over, - arrived or come back.';
grant select on payouts_in_transit to app_user;

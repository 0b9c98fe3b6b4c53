-- What accounts moved by, and what orders were for, for the page of sales and the statements of payees.

create view money_moves with (security_invoker = true) as
  select m.tenant_id, t.id as txn_id, t.kind as txn_kind, t.ref, t.order_code, t.at, a.kind, a.owner,
      case when m.debit_id = a.id then m.amount else -m.amount end as amount
    from ledger_moves m
      join ledger_txns t on t.tenant_id = m.tenant_id and t.id = m.txn_id
      join ledger_accounts a on a.tenant_id = m.tenant_id and a.id in (m.debit_id, m.credit_id);
comment on view money_moves is 'By how much each event moved each account, + on the debit side, - on the credit side.';
grant select on money_moves to app_user;

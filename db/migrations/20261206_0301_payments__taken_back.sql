-- A bank takes money back of a payment, and the provider's answers do not always speak of it: Xendit's invoices know no such
-- word, only its statement has the line. Somebody notes it from there, and it is counted beside what the provider tells.

alter table payments add column taken_back bigint not null default 0 check (taken_back >= 0 and taken_back <= returned);
comment on column payments.taken_back is 'of returned: what a bank took back that a statement alone told of, in rupiah';

-- One that was given up here may have been paid there, and the word of it lost: a statement that names it finds it.
create or replace view payment_standings with (security_invoker = true) as
  select tenant_id, id, ref, provider, state, subject_kind, subject_code, subject_number, amount, fee, received, returned, paid_at
  from payments;
comment on view payment_standings is 'All attempts to pay, with what came, what went back and the fee that was reckoned with.';

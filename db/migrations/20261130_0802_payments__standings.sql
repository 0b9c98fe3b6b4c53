-- What came and went by each payment, for the room that holds it against the providers' statements.

create view payment_standings with (security_invoker = true) as
  select tenant_id, id, ref, provider, state, subject_kind, subject_code, subject_number, amount, fee, received, returned, paid_at
  from payments where paid_at is not null or state not in ('failed', 'cancelled', 'expired');
comment on view payment_standings is 'Payments that hold money or may, with what came, what went back and the fee that was reckoned with.';
grant select on payment_standings to app_user;

-- Who ordered stands beside how it stands, for lists of other rooms' things that are paid in several orders.

create or replace view order_standings with (security_invoker = true) as
  select tenant_id, id, code, number, thing, thing_id, membership_id, buyer_email, state, total, captured, refunded,
    method, created_at, paid_at, buyer_name
  from orders;

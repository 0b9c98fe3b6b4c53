-- Who ordered stands beside how it stands, for lists of other rooms' things that are paid in several orders.

create or replace view order_standings with (security_invoker = true) as
  select tenant_id, id, code, number, thing, thing_id, membership_id, buyer_email, state, total, captured, refunded,
    method, created_at, paid_at, buyer_name
  from orders;

-- One order of somebody for a place is awaited at a time; parts of its price may be several.
drop index orders_one_pending;
create unique index orders_one_pending on orders (tenant_id, membership_id, class_id, coalesce(classroom_id, 0))
  where state = 'pending' and thing = 'class';

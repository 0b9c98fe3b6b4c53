-- Orders are for more than classes: each says what kind of thing it is for, and the room of that kind knows the rest.

alter table orders add column thing text not null default 'class' check (thing ~ '^[a-z_]{1,40}$');
alter table orders add column thing_id integer;
alter table orders add column thing_slug text;
alter table orders alter column class_id drop not null;
alter table orders add check (thing <> 'class' or class_id is not null);
alter table orders add check (thing = 'class' or (thing_id is not null and thing_slug is not null));
comment on column orders.thing is 'What it is for: class, or what another room sells. class_… are of classes, thing_id and thing_slug of all others.';
comment on column orders.class_slug is 'Of a class; empty for whatever else is ordered.';
create index orders_by_thing on orders (tenant_id, thing, thing_id, id) where thing <> 'class';

create view order_standings with (security_invoker = true) as
  select tenant_id, id, code, number, thing, thing_id, membership_id, buyer_email, state, total, captured, refunded,
    method, created_at, paid_at
  from orders;
comment on view order_standings is 'How orders stand, for the rooms whose things they are for.';
grant select on order_standings to app_user;

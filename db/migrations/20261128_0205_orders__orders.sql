-- What somebody buys, in what state it is, what was agreed, and what went back. Orders outlive the people and the
-- classes they speak of: what they need of them is copied.

create table orders (
  tenant_id integer not null default current_tenant(),
  id integer not null generated always as identity,
  code text not null check (code ~ '^[a-z0-9]{20}$'),
  number text,
  membership_id integer,
  buyer_name text not null,
  buyer_email text,
  buyer_phone text,
  state text not null default 'pending' check (state in ('pending', 'paid', 'refunded', 'partially_refunded',
    'charged_back', 'expired', 'cancelled', 'failed')),
  class_id integer not null,
  classroom_id integer,
  class_slug text not null,
  title text not null,
  enrolment_id integer,
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null check (discount >= 0),
  tax_added bigint not null default 0 check (tax_added >= 0),
  total bigint not null check (total >= 0),
  tax bigint not null check (tax >= 0 and tax <= total),
  tax_bps integer not null,
  captured bigint not null default 0 check (captured >= 0),
  refunded bigint not null default 0 check (refunded >= 0),
  fee bigint not null default 0 check (fee >= 0),
  provider text,
  method text,
  payment_id integer,
  coupon_code text,
  maturity_days integer not null,
  policy text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  matured_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  check (total = subtotal - discount + tax_added),
  check (refunded <= captured)
);
comment on table orders is 'One purchase. tax is the part of total that is tax; fee the provider''s, as estimated at payment.';
create unique index orders_one_pending on orders (tenant_id, membership_id, class_id, coalesce(classroom_id, 0))
  where state = 'pending';
create index orders_newest on orders (tenant_id, created_at desc, id desc);
create index orders_by_member on orders (tenant_id, membership_id, id desc);
create index orders_due on orders (expires_at) where state = 'pending';
create index orders_maturing on orders (paid_at) where matured_at is null and state in ('paid', 'partially_refunded');

create table order_lines (
  tenant_id integer not null default current_tenant(),
  order_id integer not null,
  n integer not null check (n > 0),
  label text not null,
  amount bigint not null check (amount >= 0),
  primary key (tenant_id, order_id, n),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
comment on table order_lines is 'What is bought, a line each, at the price of that day. Only ever added to.';

create table order_adjustments (
  tenant_id integer not null default current_tenant(),
  order_id integer not null,
  n integer not null check (n > 0),
  kind text not null check (kind in ('coupon', 'unique_code', 'tax')),
  source text not null default 'tenant' check (source in ('tenant', 'platform')),
  label text not null,
  amount bigint not null check (amount > 0),
  primary key (tenant_id, order_id, n),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
comment on table order_adjustments is 'What was taken off, and who bears it. Only ever added to.';

create table order_shares (
  tenant_id integer not null default current_tenant(),
  order_id integer not null,
  n integer not null check (n > 0),
  payee text not null,
  name text not null,
  bps integer not null check (bps between 1 and 10000),
  primary key (tenant_id, order_id, n),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
comment on table order_shares is 'Who gets which part of what is left after fee and tax, as agreed when it was sold. Only ever added to.';

create table order_events (
  tenant_id integer not null default current_tenant(),
  order_id integer not null,
  n integer not null check (n > 0),
  kind text not null,
  from_state text,
  to_state text not null,
  by_id integer,
  why text not null default '' check (length(why) <= 500),
  amount bigint,
  at timestamptz not null,
  primary key (tenant_id, order_id, n),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
comment on table order_events is 'Each thing that happened to an order. Only ever added to.';

create table refunds (
  tenant_id integer not null default current_tenant(),
  id integer not null generated always as identity,
  order_id integer not null,
  key text not null,
  kind text not null check (kind in ('sale', 'unallocated')),
  amount bigint not null check (amount > 0),
  state text not null default 'requested' check (state in ('requested', 'approved', 'sent', 'done', 'rejected', 'failed')),
  reason text not null check (length(reason) <= 500),
  ends_access boolean not null default false,
  provider text,
  payment_id integer,
  requested_by integer,
  requested_at timestamptz not null,
  decided_by integer,
  decided_at timestamptz,
  done_at timestamptz,
  note text not null default '' check (length(note) <= 500),
  primary key (tenant_id, id),
  unique (tenant_id, key),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  check (requested_by is null or decided_by is null or requested_by <> decided_by)
);
comment on table refunds is 'Money that is to go back: asked for by one, approved by another. unallocated: money that found no order to pay.';
create index refunds_by_order on refunds (tenant_id, order_id);
create index refunds_open on refunds (tenant_id, id) where state in ('requested', 'approved', 'sent');

alter table orders enable row level security;
alter table orders force row level security;
create policy tenant_wall on orders to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table order_lines enable row level security;
alter table order_lines force row level security;
create policy tenant_wall on order_lines to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table order_adjustments enable row level security;
alter table order_adjustments force row level security;
create policy tenant_wall on order_adjustments to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table order_shares enable row level security;
alter table order_shares force row level security;
create policy tenant_wall on order_shares to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table order_events enable row level security;
alter table order_events force row level security;
create policy tenant_wall on order_events to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table refunds enable row level security;
alter table refunds force row level security;
create policy tenant_wall on refunds to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update on orders, refunds to app_user;
grant select, insert on order_lines, order_adjustments, order_shares, order_events to app_user;
-- what is due is looked for across tenants, and done in each
create policy platform_reads on orders for select to app_platform using (true);
grant select (tenant_id, id, state, expires_at, paid_at, matured_at, maturity_days) on orders to app_platform;

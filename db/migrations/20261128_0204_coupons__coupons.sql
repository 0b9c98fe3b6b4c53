-- Codes that take something off the price.
create table coupons (
  tenant_id integer not null default current_tenant(),
  id integer not null generated always as identity,
  code text not null check (code ~ '^[A-Z0-9-]{3,32}$'),
  kind text not null check (kind in ('percent', 'amount')),
  value integer not null check (value > 0 and (kind = 'amount' or value <= 100)),
  uses integer check (uses > 0),
  used integer not null default 0 check (used >= 0),
  per_person integer not null default 1 check (per_person between 1 and 100),
  min_total bigint not null default 0 check (min_total >= 0),
  class_id integer,
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean not null default true,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  check (uses is null or used <= uses),
  check (starts_at is null or ends_at is null or starts_at < ends_at)
);
comment on table coupons is 'A code, what it takes off, and for whom, what and how often it does. class_id: only there.';

create table coupon_uses (
  tenant_id integer not null default current_tenant(),
  coupon_id integer not null,
  order_code text not null,
  membership_id integer not null,
  slot integer not null check (slot > 0),
  used_at timestamptz not null,
  primary key (tenant_id, coupon_id, order_code),
  unique (tenant_id, coupon_id, membership_id, slot),
  foreign key (tenant_id, coupon_id) references coupons (tenant_id, id)
);
comment on table coupon_uses is 'Who used a coupon for which order. Free again when the order expires or is cancelled.';
alter table coupons enable row level security;
alter table coupons force row level security;
create policy tenant_wall on coupons to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table coupon_uses enable row level security;
alter table coupon_uses force row level security;
create policy tenant_wall on coupon_uses to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update on coupons to app_user;
grant select, insert, delete on coupon_uses to app_user;

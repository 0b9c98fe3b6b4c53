-- A class that is paid in parts: what was agreed, and each part with the day on which it is due. A part is an order of its
-- own, made when its day comes near; the first one buys the place.

create table instalment_plans (
  tenant_id integer not null default current_tenant(),
  id integer not null generated always as identity,
  membership_id integer,
  title text not null,
  parts integer not null check (parts between 2 and 12),
  grace_days integer not null check (grace_days between 0 and 60),
  created_at timestamptz not null,
  suspended_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, id)
);
comment on table instalment_plans is 'Who pays a class in how many parts. Kept as long as the books.';
comment on column instalment_plans.suspended_at is 'the place was closed by it, until what is overdue is paid';
comment on column instalment_plans.ended_at is 'no further part is asked for: all are paid, or the place is gone';
create index instalment_plans_of on instalment_plans (tenant_id, membership_id, id desc);

create table instalments (
  tenant_id integer not null default current_tenant(),
  plan_id integer not null,
  n integer not null check (n between 1 and 12),
  subtotal bigint not null check (subtotal > 0),
  discount bigint not null check (discount >= 0 and discount < subtotal),
  due_at timestamptz not null,
  order_code text,
  reminded_at timestamptz,
  look_at timestamptz,
  primary key (tenant_id, plan_id, n),
  foreign key (tenant_id, plan_id) references instalment_plans (tenant_id, id),
  unique (tenant_id, order_code)
);
comment on table instalments is 'The parts of a plan: whole rupiah, and until when. The first one has the order that holds the place.';
comment on column instalments.look_at is 'when something is to be done of it: its bill made, a reminder sent, the place closed; null: nothing more';
create index instalments_due on instalments (look_at) where look_at is not null;

alter table instalment_plans enable row level security;
alter table instalment_plans force row level security;
create policy tenant_wall on instalment_plans to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update on instalment_plans to app_user;

alter table instalments enable row level security;
alter table instalments force row level security;
create policy tenant_wall on instalments to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy platform_reads on instalments for select to app_platform using (true);
grant select, insert, update on instalments to app_user;
grant select (tenant_id, look_at) on instalments to app_platform;

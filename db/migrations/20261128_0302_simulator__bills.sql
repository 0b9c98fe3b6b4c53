-- The providers' side of a simulated payment: bills of their own, and what went over the wire.

create table simulator_bills (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  dialect text not null check (dialect in ('midtrans', 'xendit')),
  provider_id text not null,
  ref text not null,
  channel text not null,
  title text not null,
  amount bigint not null check (amount > 0),
  returned bigint not null default 0,
  status text not null,
  answer jsonb not null,
  notify_url text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, ref)
);
comment on table simulator_bills is 'What a simulated provider knows of a bill; nothing of it is money.';

alter table simulator_bills enable row level security;
alter table simulator_bills force row level security;
create policy tenant_wall on simulator_bills to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on simulator_bills to app_user;

create table simulator_lines (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  ref text not null,
  direction text not null check (direction in ('in', 'out')),
  line text not null,
  sent text not null,
  answered text not null,
  status integer not null,
  at timestamptz not null,
  primary key (tenant_id, id)
);
comment on table simulator_lines is 'What went over the wire between us and the simulated provider, the newest kept.';

alter table simulator_lines enable row level security;
alter table simulator_lines force row level security;
create policy tenant_wall on simulator_lines to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on simulator_lines to app_user;

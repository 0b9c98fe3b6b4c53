-- The providers' side of a simulated payout.

create table simulator_payouts (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  dialect text not null check (dialect in ('midtrans', 'xendit')),
  provider_id text not null,
  ref text not null,
  bank text not null,
  account text not null,
  holder text not null,
  amount bigint not null check (amount > 0),
  notes text not null,
  status text not null,
  failure text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, ref)
);
comment on table simulator_payouts is 'What a simulated provider knows of a payout; nothing of it is money.';

alter table simulator_payouts enable row level security;
alter table simulator_payouts force row level security;
create policy tenant_wall on simulator_payouts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on simulator_payouts to app_user;

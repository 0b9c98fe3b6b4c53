-- Who takes a tenant's money, by which ways, and what each costs.

create table payment_settings (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  provider text not null check (provider in ('none', 'midtrans', 'xendit', 'simulator')),
  dialect text not null default 'midtrans' check (dialect in ('midtrans', 'xendit')),
  is_sandbox boolean not null default true,
  keys_sealed text,
  ways jsonb not null default '[]',
  bank_accounts jsonb not null default '[]',
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (tenant_id)
);
comment on table payment_settings is 'How a tenant is paid; one row, none as long as nobody said. Keys of the provider are sealed.';
comment on column payment_settings.dialect is 'whose words the simulator speaks';
comment on column payment_settings.ways is 'each way of paying: whether it is offered, its limits, the provider''s fee as estimated';

alter table payment_settings enable row level security;
alter table payment_settings force row level security;
create policy tenant_wall on payment_settings to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on payment_settings to app_user;

-- A tenant manages its own domains within its own wall; what a superadmin does in a tenant begins there too.

alter table platform.tenant_domains alter column tenant_id set default current_tenant();
alter table platform.tenant_domains enable row level security;
alter table platform.tenant_domains force row level security;
create policy tenant_wall on platform.tenant_domains to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy platform_looks on platform.tenant_domains to app_platform using (true) with check (true);
grant usage on schema platform to app_user;
grant select, insert, update, delete on platform.tenant_domains to app_user;
create index tenant_domains_tenant on platform.tenant_domains (tenant_id);
create index tenant_domains_checked on platform.tenant_domains (checked_at);
alter table platform.tenant_domains
  add constraint tenant_domains_primary_is_active check (not is_primary or state = 'active');

alter table platform.tenants add column status_changed_at timestamptz not null default now();
comment on column platform.tenants.status_changed_at is 'A deleted tenant''s data goes 30 days after this.';

create table acting_links (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  token_hash text not null,
  account_id uuid not null,
  name text not null,
  sign_in text not null,
  is_strong boolean not null,
  reason text not null check (length(reason) between 10 and 500),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, token_hash)
);
comment on table acting_links is 'Ways for a superadmin into a tenant, to act there for a stated reason: SHA-256 of 32 random bytes, single use, one minute.';

alter table acting_links enable row level security;
alter table acting_links force row level security;
create policy tenant_wall on acting_links to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on acting_links to app_user;

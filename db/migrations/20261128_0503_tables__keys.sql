-- Which key programs bring to read and write a tenant's tables, and from which sites.

create table table_keys (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  version integer not null default 1 check (version >= 1),
  made_at timestamptz not null,
  former_until timestamptz,
  origins text[] not null default '{}',
  primary key (tenant_id)
);
comment on table table_keys is 'The version a tenant''s public key is made of; the one before holds until former_until. origins are sites from whose pages may be written.';

alter table table_keys enable row level security;
alter table table_keys force row level security;
create policy tenant_wall on table_keys to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update on table_keys to app_user;

-- What a tenant's site looks like and what it stores.

create table site_settings (
  tenant_id integer primary key default current_tenant() references platform.tenants (id) on delete cascade,
  version integer not null default 1,
  title text not null,
  tagline text not null default '',
  logo_dark jsonb,
  logo_light jsonb,
  favicon jsonb,
  layout text not null default 'default',
  is_maintenance boolean,
  css jsonb not null default '{}',
  meta jsonb not null default '{}',
  updated_at timestamptz not null default now()
);
comment on table site_settings is 'The tenant setting of specification section 3. is_maintenance counts as true when missing.';

create table site_setting_values (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,63}$'),
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, key)
);
comment on table site_setting_values is 'Further settings by key: home, navigation, footer, blog, overview.';

create table files (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  key text not null,
  name text not null check (length(name) <= 120),
  mime text not null,
  bytes bigint not null check (bytes >= 0),
  width integer,
  height integer,
  sha256 text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, key),
  unique (tenant_id, sha256)
);
comment on table files is 'Public files of a tenant. key is the name below the tenant''s folder of the file store.';

create table redirects (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  from_path text not null check (from_path like '/%' and length(from_path) <= 1024),
  to_path text not null check (to_path like '/%' and length(to_path) <= 1024),
  created_at timestamptz not null default now(),
  primary key (tenant_id, from_path)
);
comment on table redirects is 'Old addresses (lower case, no query) that lead on by 301: from imports and renamed things.';

alter table site_settings enable row level security;
alter table site_settings force row level security;
alter table site_setting_values enable row level security;
alter table site_setting_values force row level security;
alter table files enable row level security;
alter table files force row level security;
alter table redirects enable row level security;
alter table redirects force row level security;

create policy tenant_wall on site_settings to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on site_setting_values to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on files to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on redirects to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

-- The host map is built across tenants.
create policy platform_reads on site_settings for select to app_platform using (true);
create policy platform_reads on site_setting_values for select to app_platform using (true);

grant select, insert, update, delete on site_settings, site_setting_values, files, redirects to app_user;
grant select on site_settings, site_setting_values to app_platform;

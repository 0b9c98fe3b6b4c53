-- The roles behind the tenant wall and the tables that stand outside every tenant.
-- app_user does everything inside one tenant; app_platform looks across tenants, by its own policies.
-- Neither owns a table, neither bypasses row security.

do $$
begin
  if not exists (select from pg_roles where rolname = 'app_user') then
    create role app_user nologin nosuperuser nobypassrls noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'app_platform') then
    create role app_platform nologin nosuperuser nobypassrls noinherit;
  end if;
end $$;

grant app_user, app_platform to current_user;

revoke create on schema public from public;
grant usage on schema public to app_user, app_platform;
grant usage on schema platform to app_platform;

create table platform.tenants (
  id integer primary key generated always as identity,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 63),
  name text not null check (length(name) between 3 and 100),
  status text not null default 'active'
    check (status in ('provisioning', 'active', 'suspended', 'offboarding', 'deleted')),
  time_zone text not null default 'Asia/Jakarta',
  created_at timestamptz not null default now()
);
comment on table platform.tenants is 'Who has a site here. id is the lmsId of the specification, slug the {tenant} of its paths.';

create table platform.tenant_domains (
  id integer primary key generated always as identity,
  tenant_id integer not null references platform.tenants (id) on delete cascade,
  host text not null unique check (host = lower(host) and host !~ '[\s/:@]'),
  state text not null default 'pending' check (state in ('pending', 'verified', 'active', 'failed')),
  is_primary boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index tenant_domains_one_primary on platform.tenant_domains (tenant_id) where is_primary;
comment on table platform.tenant_domains is 'Hosts that lead to a tenant; only an active one chooses it.';

grant select, insert, update, delete on platform.tenants, platform.tenant_domains to app_platform;

-- The tenant of the running transaction; null outside one, so that every policy fails closed.
create function public.current_tenant() returns integer
  language sql stable parallel safe
  return (select nullif(current_setting('app.tenant_id', true), '')::integer);
comment on function public.current_tenant() is 'The tenant the running transaction speaks for; null when none was set.';

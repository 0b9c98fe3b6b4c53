-- What other rooms may read of tenants.

create view platform.known_tenants with (security_invoker = true) as
  select id, slug, name, status, time_zone from platform.tenants;
comment on view platform.known_tenants is 'Tenants by name and state.';
grant select on platform.known_tenants to app_platform, app_accounts;

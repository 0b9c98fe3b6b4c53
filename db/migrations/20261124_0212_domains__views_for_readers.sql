-- What other rooms may read of domains.

create view platform.tenant_hosts with (security_invoker = true) as
  select tenant_id, id, host, state, is_primary from platform.tenant_domains;
comment on view platform.tenant_hosts is 'Hosts of tenants, without what proves them.';
grant select on platform.tenant_hosts to app_platform;

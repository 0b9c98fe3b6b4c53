-- A name that somebody only wrote down keeps nobody from it: it belongs to the tenant that has shown it is theirs.

alter table platform.tenant_domains
  drop constraint tenant_domains_host_key,
  add constraint tenant_domains_host unique (tenant_id, host);
create unique index tenant_domains_proven on platform.tenant_domains (host) where state in ('verified', 'active');

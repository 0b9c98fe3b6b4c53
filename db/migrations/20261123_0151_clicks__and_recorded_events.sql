-- Which ways visitors take through a site, and what they did there. Nobody's address, name or account.

create table click_log (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id bigint not null generated always as identity,
  type text not null check (type in ('page_load', 'internal_navigation', 'external')),
  from_address text not null check (length(from_address) <= 300),
  to_address text not null check (length(to_address) <= 300),
  at timestamptz not null,
  primary key (tenant_id, id)
);
comment on table click_log is 'Clicks on links and first page loads (specification section 3), without queries, ids and tokens. Kept for 90 days.';
create index click_log_by_time on click_log (tenant_id, at);

create table recorded_events (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id bigint not null generated always as identity,
  event text not null check (length(event) between 1 and 60),
  path text not null check (length(path) <= 300),
  entity_type text check (length(entity_type) <= 40),
  entity_id text check (length(entity_id) <= 191),
  session_hash text not null check (length(session_hash) <= 43),
  at timestamptz not null,
  primary key (tenant_id, id)
);
comment on table recorded_events is 'What visitors did with a thing, e.g. played an episode. session_hash tells visits of one day apart and no more. Kept for 90 days.';
create index recorded_events_by_time on recorded_events (tenant_id, at);

alter table click_log enable row level security;
alter table click_log force row level security;
alter table recorded_events enable row level security;
alter table recorded_events force row level security;
create policy tenant_wall on click_log to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on recorded_events to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on click_log, recorded_events to app_user;

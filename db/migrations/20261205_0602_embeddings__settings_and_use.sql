-- Which endpoint makes vectors of a tenant's passages and questions, and what it was used for.

create table embedding_settings (
  tenant_id integer primary key default current_tenant() references platform.tenants (id) on delete cascade,
  base_url text not null default '' check (length(base_url) <= 300),
  model text not null default '' check (length(model) <= 120),
  key_sealed text,
  monthly_tokens integer not null default 5000000 check (monthly_tokens >= 0),
  version integer not null default 1,
  updated_at timestamptz not null,
  failures integer not null default 0 check (failures >= 0),
  problem text not null default '' check (length(problem) <= 300),
  retry_at timestamptz
);
comment on table embedding_settings is 'Who makes vectors; without an address nobody does. key_sealed: readable with the master key only; failures: how often in a row passages could not be sent, problem: why, in words of the office, retry_at: when it is tried again, and while a process is at it until when nobody else is.';

create table embedding_use (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d\d$'),
  tokens bigint not null default 0 check (tokens >= 0),
  primary key (tenant_id, month)
);
comment on table embedding_use is 'What vectors cost, month by month: the ceiling stands on it.';

alter table embedding_settings enable row level security;
alter table embedding_settings force row level security;
alter table embedding_use enable row level security;
alter table embedding_use force row level security;
create policy tenant_wall on embedding_settings to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on embedding_use to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on embedding_settings, embedding_use to app_user;

-- A job makes them: it asks which tenants have named an endpoint.
create policy platform_reads on embedding_settings for select to app_platform using (true);
grant select (tenant_id, base_url, model, retry_at) on embedding_settings to app_platform;

-- Answers to requests that must not be done twice, by the key that whoever asks gives them.
create table idempotency_keys (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  actor_id integer not null,
  route text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, actor_id, route, key),
  foreign key (tenant_id, actor_id) references memberships (tenant_id, id) on delete cascade
);
comment on table idempotency_keys is 'The first request with a key is done; a second one gets the same answer. Kept 30 days.';
create index idempotency_keys_by_age on idempotency_keys (tenant_id, created_at);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy tenant_wall on idempotency_keys to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on idempotency_keys to app_user;

-- Programs of a tenant that are told over HTTP what has happened on its site.

create table webhook_endpoints (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  name text not null check (length(name) between 1 and 100),
  url text not null check (length(url) between 8 and 500),
  events text[] not null check (cardinality(events) between 1 and 50),
  sealed_secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  stopped_at timestamptz,
  stopped_why text check (stopped_why in ('person', 'failing', 'gone')),
  failing_since timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  check ((stopped_at is null) = (stopped_why is null)),
  check ((old_secret is null) = (old_secret_until is null))
);
comment on table webhook_endpoints is 'Addresses that are told of events. sealed_secret: what signs, sealed; old_secret signs beside it until it ends. failing_since: the first failure since anything arrived.';

alter table webhook_endpoints enable row level security;
alter table webhook_endpoints force row level security;
create policy tenant_wall on webhook_endpoints to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on webhook_endpoints to app_user;

create table webhook_messages (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id text not null check (id ~ '^msg_[A-Za-z0-9_-]{22}$'),
  event text not null check (length(event) between 3 and 60),
  payload text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
comment on table webhook_messages is 'What happened, once however many are told. payload: the very bytes that are signed; it names things by their ids only.';
create index webhook_messages_oldest on webhook_messages (created_at);

alter table webhook_messages enable row level security;
alter table webhook_messages force row level security;
create policy tenant_wall on webhook_messages to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, delete on webhook_messages to app_user;
create policy platform_sweeps on webhook_messages to app_platform using (true);
grant select (created_at), delete on webhook_messages to app_platform;

create table webhook_deliveries (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  endpoint_id integer not null,
  message_id text not null,
  is_resent boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'stopped')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, endpoint_id) references webhook_endpoints (tenant_id, id) on delete cascade,
  foreign key (tenant_id, message_id) references webhook_messages (tenant_id, id) on delete cascade
);
comment on table webhook_deliveries is 'A message on its way to one endpoint. is_resent: a person sent it again; it is tried once.';
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where state = 'waiting';
create index webhook_deliveries_of_an_endpoint on webhook_deliveries (tenant_id, endpoint_id, id desc);
create index webhook_deliveries_of_a_message on webhook_deliveries (tenant_id, message_id);

alter table webhook_deliveries enable row level security;
alter table webhook_deliveries force row level security;
create policy tenant_wall on webhook_deliveries to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on webhook_deliveries to app_user;
create policy platform_due on webhook_deliveries for select to app_platform using (true);
grant select (tenant_id, state, next_try_at) on webhook_deliveries to app_platform;

create table webhook_attempts (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  delivery_id integer not null,
  n integer not null check (n >= 1),
  at timestamptz not null,
  milliseconds integer not null check (milliseconds >= 0),
  status integer,
  answer text not null default '' check (length(answer) <= 1000),
  problem text check (problem in ('time_out', 'unreachable', 'forbidden', 'redirect', 'status')),
  primary key (tenant_id, delivery_id, n),
  foreign key (tenant_id, delivery_id) references webhook_deliveries (tenant_id, id) on delete cascade
);
comment on table webhook_attempts is 'Each try to deliver: when, how long it took, what was answered. status is empty where nothing was.';

alter table webhook_attempts enable row level security;
alter table webhook_attempts force row level security;
create policy tenant_wall on webhook_attempts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, delete on webhook_attempts to app_user;

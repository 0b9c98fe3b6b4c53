-- Tenant sites as clients of the account service, and the credentials of outside apps.

alter table sign_in_flows
  add column is_silent boolean not null default false,
  add column asked_strong boolean not null default false;
create index sign_in_flows_expiry on sign_in_flows (tenant_id, expires_at);
comment on table sign_in_flows is 'Sign-ins under way. id is SHA-256 of the browser''s cookie and the state together, so several tabs may sign in at once: single use, ten minutes. is_silent: nobody is asked anything; asked_strong: this one insists on a second factor.';

alter table member_sessions add column id_token_sealed text;
comment on column member_sessions.id_token_sealed is 'The account service''s ID token, sealed: handed back at sign-out as the hint who leaves.';

create table app_credentials (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  app_id text not null check (app_id ~ '^[a-z0-9]{16}$'),
  secret_hash text not null,
  name text not null check (length(name) between 3 and 100),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, app_id)
);
comment on table app_credentials is 'Outside apps that may ask for an AppToken. secret_hash is SHA-256 of 32 random bytes, shown once.';

alter table app_credentials enable row level security;
alter table app_credentials force row level security;
create policy tenant_wall on app_credentials to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on app_credentials to app_user;

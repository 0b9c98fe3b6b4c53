-- Tokens with which programs act in a member's name, within what the token allows.

create table access_tokens (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  membership_id integer not null,
  account_id uuid not null,
  is_shared boolean not null default false,
  name text not null check (length(name) between 1 and 100),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  hint text not null check (length(hint) between 4 and 12),
  scopes text[] not null check (cardinality(scopes) between 1 and 30),
  is_strong boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, hash),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade,
  check (expires_at > created_at)
);
comment on table access_tokens is 'Tokens of programs. They may what their scopes and their owner may, each time they are used; only their hash is kept. is_shared: of the site, seen and revoked by everybody who runs it. is_strong: made by somebody who had used a second factor.';
create index access_tokens_of_a_member on access_tokens (tenant_id, membership_id);

alter table access_tokens enable row level security;
alter table access_tokens force row level security;
create policy tenant_wall on access_tokens to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on access_tokens to app_user;

-- Who belongs to a tenant, how they got in, and where they are signed in.

create table schools (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  npsn text not null check (npsn ~ '^[A-Z0-9]\d{7}$'),
  name text not null check (length(name) between 3 and 160),
  level text not null check (level in ('SD', 'SMP', 'SMA', 'SMK', 'MI', 'MTs', 'MA', 'SLB', 'PKBM', 'SKB', 'Lainnya')),
  ownership text not null default 'negeri' check (ownership in ('negeri', 'swasta')),
  province_code text check (province_code ~ '^\d{2}$'),
  city_code text check (city_code ~ '^\d{2}\.\d{2}$'),
  address text not null default '' check (length(address) <= 400),
  phone text not null default '' check (length(phone) <= 30),
  email text not null default '' check (length(email) <= 254),
  website text not null default '' check (length(website) <= 300),
  principal text not null default '' check (length(principal) <= 100),
  status text not null default 'verified' check (status in ('submitted', 'verified', 'rejected', 'duplicate')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, npsn)
);
create index schools_name on schools (tenant_id, lower(name));
create index schools_city on schools (tenant_id, city_code);
comment on table schools is 'Schools a tenant knows. npsn is the national number; codes of regions are Kemendagri''s.';

alter table schools enable row level security;
alter table schools force row level security;
create policy tenant_wall on schools to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on schools to app_user;

create table memberships (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  account_id uuid,
  kind smallint not null check (kind between 0 and 9),
  status text not null default 'active' check (status in ('invited', 'active', 'suspended')),
  name text not null check (length(name) between 3 and 100),
  email text check (email = lower(email) and length(email) <= 254),
  phone text check (phone ~ '^\+628[1-9]\d{6,10}$'),
  birth_date date,
  picture jsonb,
  bio text not null default '' check (length(bio) <= 600),
  school_id integer,
  province_code text check (province_code ~ '^\d{2}$'),
  city_code text check (city_code ~ '^\d{2}\.\d{2}$'),
  program_ids integer[] not null default '{}',
  privacy jsonb not null default '{}',
  is_restricted boolean not null default false,
  suspended_at timestamptz,
  suspended_reason text,
  joined_at timestamptz,
  last_seen_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, account_id),
  foreign key (tenant_id, school_id) references schools (tenant_id, id) on delete set null (school_id)
);
create unique index memberships_one_per_email on memberships (tenant_id, email) where email is not null;
create index memberships_kind on memberships (tenant_id, kind, status);
create index memberships_name on memberships (tenant_id, lower(name));
comment on table memberships is 'A person in a tenant. kind is that of specification section 6; account_id is null until an invitation is accepted and after erasure. is_restricted: a child whose guardian has not consented. privacy: choices by name, true or false.';

alter table memberships enable row level security;
alter table memberships force row level security;
create policy tenant_wall on memberships to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on memberships to app_user;

create table invitations (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  token_hash text not null,
  kind smallint not null check (kind between 1 and 9),
  email text check (email = lower(email) and length(email) <= 254),
  name text check (length(name) between 3 and 100),
  program_ids integer[] not null default '{}',
  province_code text check (province_code ~ '^\d{2}$'),
  message text not null default '' check (length(message) <= 500),
  uses_left integer not null default 1 check (uses_left >= 0),
  invited_by integer,
  membership_id integer,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
create index invitations_open on invitations (tenant_id, created_at desc);
comment on table invitations is 'Ways in. With an email it is for that address alone; without, a link for uses_left people. token_hash is SHA-256 of 32 random bytes.';

alter table invitations enable row level security;
alter table invitations force row level security;
create policy tenant_wall on invitations to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on invitations to app_user;

create table member_sessions (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id text not null,
  membership_id integer not null,
  account_id uuid not null,
  sign_in text not null,
  oidc_sid text,
  channel text not null default 'browser' check (channel in ('browser', 'bearer')),
  is_strong boolean not null default false,
  acting_reason text,
  user_agent text not null default '' check (length(user_agent) <= 400),
  ip text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
create index member_sessions_member on member_sessions (tenant_id, membership_id) where ended_at is null;
create index member_sessions_sid on member_sessions (tenant_id, oidc_sid) where ended_at is null;
comment on table member_sessions is 'Signed in here. id is SHA-256 of the 32 random bytes the cookie or bearer token holds; sign_in is the account service''s, and ends this with it. is_strong: a second factor was used.';

alter table member_sessions enable row level security;
alter table member_sessions force row level security;
create policy tenant_wall on member_sessions to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on member_sessions to app_user;

create table sign_in_flows (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id text not null,
  state text not null,
  nonce text not null,
  verifier text not null,
  return_to text not null default '/' check (return_to like '/%' and length(return_to) <= 1024),
  purpose text not null default 'sign_in',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
comment on table sign_in_flows is 'Sign-ins under way, found by the hash of a short-lived cookie: single use, ten minutes.';

alter table sign_in_flows enable row level security;
alter table sign_in_flows force row level security;
create policy tenant_wall on sign_in_flows to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on sign_in_flows to app_user;

create table seen_logout_tokens (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  jti text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, jti)
);
comment on table seen_logout_tokens is 'Back-channel logout tokens already obeyed, so that one replayed is refused.';

alter table seen_logout_tokens enable row level security;
alter table seen_logout_tokens force row level security;
create policy tenant_wall on seen_logout_tokens to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on seen_logout_tokens to app_user;

create table audit_entries (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  at timestamptz not null default now(),
  actor_id integer,
  actor_name text not null,
  actor_kind smallint,
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  object_type text not null,
  object_id text not null,
  object_name text not null default '',
  before jsonb,
  after jsonb,
  ip text not null default '',
  request_id text not null default '',
  primary key (tenant_id, id)
);
create index audit_entries_at on audit_entries (tenant_id, at desc);
create index audit_entries_object on audit_entries (tenant_id, object_type, object_id);
comment on table audit_entries is 'Who did what to what, with what stood before and after. Append only; actor_id null is the system or a visitor.';

alter table audit_entries enable row level security;
alter table audit_entries force row level security;
create policy tenant_wall on audit_entries to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert on audit_entries to app_user;

create table mails (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  recipient text not null check (length(recipient) <= 254),
  subject text not null check (length(subject) <= 300),
  html text not null,
  body_text text not null,
  reason text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text,
  primary key (tenant_id, id)
);
create index mails_waiting on mails (next_try_at) where sent_at is null;
comment on table mails is 'Mail to send, written in the transaction that wants it sent. Without SMTP it stays here and the outbox page shows it.';

alter table mails enable row level security;
alter table mails force row level security;
create policy tenant_wall on mails to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert on mails to app_user;

create policy platform_sends on mails to app_platform using (true) with check (true);
grant select, update, delete on mails to app_platform;
create policy accounts_write on mails for insert to app_accounts with check (true);
grant insert on mails to app_accounts;

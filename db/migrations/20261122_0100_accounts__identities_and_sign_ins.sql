-- The account service: one person, one account, whatever tenants they belong to.
-- A role of its own: app_user reads nothing here but through the narrow function at the end.

do $$
begin
  if not exists (select from pg_roles where rolname = 'app_accounts') then
    create role app_accounts nologin nosuperuser nobypassrls noinherit;
  end if;
end $$;

grant app_accounts to current_user;

create schema accounts;
grant usage on schema accounts to app_accounts;
grant usage on schema public to app_accounts;

create table accounts.accounts (
  id uuid primary key default gen_random_uuid(),
  email text check (email = lower(email) and length(email) <= 254),
  email_verified_at timestamptz,
  name text not null check (length(name) between 3 and 100),
  phone text check (phone ~ '^\+628[1-9]\d{6,10}$'),
  birth_date date,
  password_hash text,
  password_changed_at timestamptz,
  status text not null default 'active' check (status in ('active', 'suspended', 'erased')),
  is_superadmin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (email is not null or status = 'erased')
);
create unique index accounts_one_per_email on accounts.accounts (email);
comment on table accounts.accounts is 'Who can sign in. email is lower case; password_hash is Argon2id in PHC notation; an erased account keeps only its id.';

create table accounts.oidc_payloads (
  kind text not null,
  id text not null,
  payload jsonb not null,
  account_id text,
  grant_id text,
  uid text,
  user_code text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (kind, id)
);
create index oidc_payloads_grant on accounts.oidc_payloads (grant_id) where grant_id is not null;
create index oidc_payloads_uid on accounts.oidc_payloads (kind, uid) where uid is not null;
create index oidc_payloads_account on accounts.oidc_payloads (account_id, kind) where account_id is not null;
create index oidc_payloads_expiry on accounts.oidc_payloads (expires_at);
comment on table accounts.oidc_payloads is 'What oidc-provider keeps: sessions, interactions, grants, codes, tokens, by model name and id.';

create table accounts.sign_ins (
  uid text primary key,
  account_id uuid not null references accounts.accounts (id) on delete cascade,
  channel text not null default 'browser' check (channel in ('browser', 'api')),
  methods text[] not null default '{}',
  user_agent text not null default '' check (length(user_agent) <= 400),
  ip text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text
);
create index sign_ins_account on accounts.sign_ins (account_id, created_at desc);
comment on table accounts.sign_ins is 'Where an account is signed in. uid is the uid of the provider''s session (browser) or random (api). Ended means: every tenant session that came of it is over, at once.';

create table accounts.mail_tokens (
  token_hash text primary key,
  code_hash text,
  purpose text not null check (purpose in ('verify', 'reset', 'change_email')),
  account_id uuid not null references accounts.accounts (id) on delete cascade,
  email text not null,
  tenant_id integer references platform.tenants (id) on delete cascade,
  return_to text,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_tokens_account on accounts.mail_tokens (account_id, purpose);
comment on table accounts.mail_tokens is 'Links and codes sent by mail: SHA-256 of 32 random bytes, and of six digits bound to the account. Single use.';

create table accounts.totp_secrets (
  account_id uuid primary key references accounts.accounts (id) on delete cascade,
  secret_sealed text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
comment on table accounts.totp_secrets is 'RFC 6238 secrets, sealed with AES-256-GCM; last_step refuses a code used twice.';

create table accounts.recovery_codes (
  account_id uuid not null references accounts.accounts (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
comment on table accounts.recovery_codes is 'Ten codes for the day the phone is lost; each works once.';

create table accounts.passkeys (
  credential_id text primary key,
  account_id uuid not null references accounts.accounts (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  backed_up boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_account on accounts.passkeys (account_id);
comment on table accounts.passkeys is 'WebAuthn credentials; counter refuses a copied authenticator.';

create table accounts.challenges (
  id text primary key,
  account_id uuid references accounts.accounts (id) on delete cascade,
  purpose text not null,
  value text not null,
  expires_at timestamptz not null
);
comment on table accounts.challenges is 'WebAuthn challenges in flight; taken out when used.';

create table accounts.throttles (
  key text primary key,
  tokens double precision not null,
  updated_at timestamptz not null
);
comment on table accounts.throttles is 'Token buckets of sign-in paths, shared by all processes. key names the path and whom it counts.';

create table accounts.security_events (
  id bigint primary key generated always as identity,
  account_id uuid references accounts.accounts (id) on delete cascade,
  at timestamptz not null default now(),
  action text not null,
  ip text not null default '',
  user_agent text not null default '',
  detail jsonb not null default '{}'
);
create index security_events_account on accounts.security_events (account_id, at desc);
comment on table accounts.security_events is 'What happened to an account: sign-ins and failed ones, changes of password, address and factors. Append only.';

grant select, insert, update, delete on all tables in schema accounts to app_accounts;
revoke update on accounts.security_events from app_accounts;

-- Tenants' names, for the look of the account pages and for mails.
grant usage on schema platform to app_accounts;
grant select on platform.tenants to app_accounts;

create function accounts.is_signed_in(sign_in text) returns boolean
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    select exists (
      select from accounts.sign_ins s join accounts.accounts a on a.id = s.account_id
      where s.uid = sign_in and s.ended_at is null and a.status = 'active');
  end;
comment on function accounts.is_signed_in is 'Whether a sign-in still holds. All that a tenant''s transaction may ask of the account service.';
revoke execute on function accounts.is_signed_in from public;
grant usage on schema accounts to app_user;
grant execute on function accounts.is_signed_in to app_user;

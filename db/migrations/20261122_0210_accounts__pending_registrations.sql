-- A registration waits with its token until the address is confirmed, so nobody can put a password on an account
-- whose address is not theirs; what was consented to travels on to the tenant.

alter table accounts.mail_tokens add column pending jsonb,
  add column confirmed_at timestamptz;
comment on column accounts.mail_tokens.pending is 'What becomes true when a registration''s address is confirmed: name, birth date, Argon2id hash, consents.';
comment on column accounts.mail_tokens.confirmed_at is 'When this very token confirmed the address; one that was merely burned has none.';

create table accounts.registration_consents (
  account_id uuid not null references accounts.accounts (id) on delete cascade,
  tenant_id integer not null references platform.tenants (id) on delete cascade,
  purpose text not null check (purpose ~ '^[a-z_]{2,40}$'),
  text_version text not null check (length(text_version) <= 40),
  at timestamptz not null default now(),
  primary key (account_id, tenant_id, purpose)
);
comment on table accounts.registration_consents is 'What a person agreed to when registering at a tenant: told to that tenant alone, whose ledger keeps it.';

grant select, insert, update, delete on accounts.registration_consents to app_accounts;

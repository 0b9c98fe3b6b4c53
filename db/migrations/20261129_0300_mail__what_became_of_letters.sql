-- What became of a letter, how its reader stops more of its kind, and addresses that get none.

alter table mails
  add column is_private boolean not null default true,
  add column unsubscribe_url text check (length(unsubscribe_url) <= 500),
  add column suppressed_at timestamptz,
  add column answered text check (length(answered) <= 300);
-- what stood here before is told to nobody: who wrote it is not known any more
alter table mails alter column is_private set default (current_user = 'app_accounts');
comment on column mails.is_private is 'Written by the account service: of a person and their account, not of the tenant, whose log leaves it out.';
comment on column mails.unsubscribe_url is 'Where one press ends letters of this kind (RFC 8058); null where they cannot be ended.';
comment on column mails.suppressed_at is 'It was not sent: its address gets no letters.';
comment on column mails.answered is 'What the mail server said when it took it.';
create index mails_of_a_tenant on mails (tenant_id, created_at desc, id desc) where not is_private;

drop index mails_waiting;
create index mails_waiting on mails (next_try_at) where sent_at is null and refused_at is null and suppressed_at is null;

create table mail_suppressions (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  address text not null check (address = lower(address) and length(address) between 3 and 254),
  cause text not null check (cause in ('refused', 'asked')),
  words text not null default '' check (length(words) <= 300),
  created_at timestamptz not null default now(),
  ends_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, address)
);
comment on table mail_suppressions is 'Addresses that get no letters of this tenant: a mail server refused them for good, until ends_at, or somebody asked for it. Letters of the account service go nevertheless.';

alter table mail_suppressions enable row level security;
alter table mail_suppressions force row level security;
create policy tenant_wall on mail_suppressions to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on mail_suppressions to app_user;
create policy platform_sends on mail_suppressions to app_platform using (true) with check (true);
grant select, insert, update, delete on mail_suppressions to app_platform;

-- Payouts that the payment provider sends: what was begun there, all that was heard of it, who said yes, and how much
-- may go out in a day.

alter table payouts drop constraint payouts_state_check;
alter table payouts add constraint payouts_state_check check (state in ('requested', 'approved', 'queued', 'processing',
  'unknown', 'paid', 'failed', 'rejected', 'cancelled', 'reversed'));
alter table payouts
  add column provider text check (provider in ('midtrans', 'xendit')),
  add column is_simulated boolean not null default false,
  add column ref text check (ref ~ '^PYT-[A-Z2-7]{24}$'),
  add column provider_id text check (length(provider_id) between 1 and 100),
  add column batch_id integer,
  add column queued_by integer,
  add column queued_at timestamptz,
  add column heard_at timestamptz,
  add column asked_at timestamptz,
  add column sends integer not null default 0,
  add column problem text not null default '' check (length(problem) <= 500),
  add constraint payouts_sent_by_somebody check (state not in ('queued', 'processing', 'unknown', 'failed')
    or (provider is not null and ref is not null and queued_at is not null and approved_by is not null)),
  add constraint payouts_ref_once unique (tenant_id, ref);
comment on column payouts.ref is 'Our own name of it at the provider, and the key under which it is sent: drawn once, so that it is never sent under another.';
comment on column payouts.sends is 'How often it was begun to be sent, counted before the provider is asked: 0, and nothing can be there.';
comment on column payouts.heard_at is 'the last notification; later than asked_at, the provider is to be asked';
drop index payouts_one_open;
create unique index payouts_one_open on payouts (tenant_id, payee_id)
  where state in ('requested', 'approved', 'queued', 'processing', 'unknown');
create index payouts_by_ref on payouts (ref) where ref is not null;
create index payouts_by_provider_id on payouts (provider_id) where provider_id is not null;
create index payouts_under_way on payouts (state, asked_at) where state in ('queued', 'processing', 'unknown');

-- the same number at two payees is worth a look, though nobody may read it
alter table payee_accounts add column number_mark text check (number_mark ~ '^[0-9a-f]{64}$');
create index payee_accounts_by_mark on payee_accounts (tenant_id, number_mark) where number_mark is not null;
comment on column payee_accounts.number_mark is 'A keyed hash of bank and number, to see that two are the same.';

create table payout_approvals (
  tenant_id integer not null default current_tenant(),
  payout_id integer not null,
  by_id integer not null,
  at timestamptz not null,
  primary key (tenant_id, payout_id, by_id),
  foreign key (tenant_id, payout_id) references payouts (tenant_id, id)
);
comment on table payout_approvals is 'Who said yes to a payout, each once: above a limit it takes two. Only ever added to.';

create table payout_batches (
  tenant_id integer not null default current_tenant(),
  id integer not null generated always as identity,
  press text not null check (length(press) between 1 and 60),
  by_id integer,
  at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, press)
);
comment on table payout_batches is 'Payouts that were sent with one press. Only ever added to.';
alter table payouts add constraint payouts_of_batch foreign key (tenant_id, batch_id) references payout_batches (tenant_id, id);
create index payouts_by_batch on payouts (tenant_id, batch_id) where batch_id is not null;

create table payout_events (
  tenant_id integer not null default current_tenant(),
  id integer not null generated always as identity,
  payout_id integer not null,
  event_key text not null check (event_key ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('notification', 'change', 'mismatch')),
  body jsonb not null,
  at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, event_key),
  foreign key (tenant_id, payout_id) references payouts (tenant_id, id)
);
comment on table payout_events is 'What a provider told of payouts, and what followed. Only ever added to.';
create index payout_events_of on payout_events (tenant_id, payout_id, id);

create table payout_settings (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  two_above bigint not null check (two_above >= 0),
  most_each bigint not null check (most_each > 0),
  most_a_day bigint not null check (most_a_day > 0),
  keys_sealed text,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (tenant_id)
);
comment on table payout_settings is 'From how much on two have to agree, the most of one payout and of a day, and the keys of a provider that has others for payouts.';

create table payout_days (
  tenant_id integer not null default current_tenant(),
  on_day date not null,
  approved bigint not null check (approved > 0),
  primary key (tenant_id, on_day)
);
comment on table payout_days is 'What was approved on a day, moved by one conditional update.';

alter table payout_approvals enable row level security;
alter table payout_approvals force row level security;
create policy tenant_wall on payout_approvals to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table payout_batches enable row level security;
alter table payout_batches force row level security;
create policy tenant_wall on payout_batches to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table payout_events enable row level security;
alter table payout_events force row level security;
create policy tenant_wall on payout_events to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table payout_settings enable row level security;
alter table payout_settings force row level security;
create policy tenant_wall on payout_settings to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table payout_days enable row level security;
alter table payout_days force row level security;
create policy tenant_wall on payout_days to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert on payout_approvals, payout_batches, payout_events to app_user;
grant select, insert, update on payout_settings, payout_days to app_user;

-- notifications name a reference and no tenant: whose it is, and what is to be asked about again
-- a role of its own, as every group of such functions has: nobody stays a member of it
do $$
begin
  if not exists (select from pg_roles where rolname = 'app_paymaster') then
    create role app_paymaster nologin nosuperuser nobypassrls noinherit;
  end if;
end $$;
grant app_paymaster to current_user;
grant usage on schema public, platform to app_paymaster;
create policy lookout on payouts for select to app_paymaster using (true);
grant select (tenant_id, id, ref, provider, provider_id, state, queued_at, heard_at, asked_at) on payouts to app_paymaster;

create function platform.payout_places(asked text) returns table (tenant integer, payout integer)
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    select tenant_id, id from public.payouts where ref = asked
    union select tenant_id, id from public.payouts where provider_id = asked limit 20;
  end;
comment on function platform.payout_places(text) is 'Whose payout a reference may be, ours or the provider''s; signed by whose key it is, says which.';
revoke execute on function platform.payout_places(text) from public;

create function platform.payouts_due(at timestamptz) returns table (tenant integer, payout integer)
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    select tenant_id, id from public.payouts where heard_at > coalesce(asked_at, '-infinity')
    union select tenant_id, id from public.payouts where state in ('queued', 'unknown')
      and coalesce(asked_at, queued_at) < at - interval '30 seconds'
    union select tenant_id, id from public.payouts where state = 'processing' and coalesce(asked_at, queued_at) < at - interval '10 minutes'
    union select tenant_id, id from public.payouts where state = 'paid' and provider is not null
      and queued_at > at - interval '7 days' and coalesce(asked_at, queued_at) < at - interval '1 day'
    limit 500;
  end;
comment on function platform.payouts_due(timestamptz) is 'Payouts whose provider is to be asked: also those that were paid, since a bank may send them back.';
revoke execute on function platform.payouts_due(timestamptz) from public;

grant create on schema platform to app_paymaster;
alter function platform.payout_places(text) owner to app_paymaster;
alter function platform.payouts_due(timestamptz) owner to app_paymaster;
revoke create on schema platform from app_paymaster;
grant execute on function platform.payout_places(text), platform.payouts_due(timestamptz) to app_platform;
revoke app_paymaster from current_user;

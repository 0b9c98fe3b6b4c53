-- Attempts to pay something, and all that was heard of them. Notifications name a reference and no tenant, so two
-- functions look across: whose reference it is, and where somebody has to be asked again.

create table payments (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  subject_kind text not null check (length(subject_kind) between 1 and 40),
  subject_code text not null check (length(subject_code) between 1 and 60),
  subject_number text not null,
  membership_id integer,
  provider text not null check (provider in ('midtrans', 'xendit', 'manual')),
  is_simulated boolean not null default false,
  ref text not null check (ref ~ '^SGR-[A-Z2-7]{24}$'),
  provider_id text,
  method text not null check (method in ('qris', 'va', 'ewallet', 'card', 'transfer')),
  channel text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  received bigint,
  returned bigint not null default 0 check (returned >= 0),
  state text not null check (state in ('creating', 'pending', 'review', 'closing', 'unknown', 'paid', 'failed',
    'cancelled', 'expired', 'refunded', 'partially_refunded', 'charged_back')),
  instructions jsonb not null default '{}',
  problem text not null default '',
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  heard_at timestamptz,
  asked_at timestamptz,
  proof_key text,
  proof_by integer,
  proof_at timestamptz,
  decided_by integer,
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, ref)
);
comment on table payments is 'Attempts to pay: one by one way. The provider''s word alone, or an approver''s, makes one paid.';
comment on column payments.fee is 'the provider''s fee as estimated when it was begun';
comment on column payments.heard_at is 'the last notification; later than asked_at, the provider is to be asked';
create unique index payments_one_open on payments (tenant_id, subject_kind, subject_code)
  where state in ('creating', 'pending', 'review', 'closing', 'unknown');
create index payments_newest on payments (tenant_id, created_at desc, id desc);
create index payments_of_subject on payments (tenant_id, subject_kind, subject_code, id desc);
create index payments_by_ref on payments (ref);
create index payments_waiting on payments (state, asked_at)
  where state in ('creating', 'pending', 'review', 'closing', 'unknown');
create index payments_heard on payments (heard_at) where heard_at > coalesce(asked_at, '-infinity');

alter table payments enable row level security;
alter table payments force row level security;
create policy tenant_wall on payments to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update on payments to app_user;

create table payment_events (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  payment_id integer not null,
  event_key text not null check (event_key ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('notification', 'status', 'change', 'mismatch', 'late', 'decision')),
  body jsonb not null,
  at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, event_key),
  foreign key (tenant_id, payment_id) references payments (tenant_id, id) on delete cascade
);
comment on table payment_events is 'What was heard and done of payments; inserted and never changed.';
create index payment_events_of on payment_events (tenant_id, payment_id, id);

alter table payment_events enable row level security;
alter table payment_events force row level security;
create policy tenant_wall on payment_events to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert on payment_events to app_user;

-- a role of its own, as every group of such functions has: nobody stays a member of it
do $$
begin
  if not exists (select from pg_roles where rolname = 'app_cashier') then
    create role app_cashier nologin nosuperuser nobypassrls noinherit;
  end if;
end $$;
grant app_cashier to current_user;
grant usage on schema public, platform to app_cashier;
create policy lookout on payments for select to app_cashier using (true);
grant select (tenant_id, id, ref, provider, state, created_at, updated_at, expires_at, heard_at, asked_at) on payments to app_cashier;

create function platform.payment_place(asked text) returns table (tenant integer, payment integer)
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    select tenant_id, id from public.payments where ref = asked;
  end;
comment on function platform.payment_place(text) is 'Whose a reference is.';
revoke execute on function platform.payment_place(text) from public;

create function platform.payments_due(at timestamptz) returns table (tenant integer, payment integer)
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    select tenant_id, id from public.payments where heard_at > coalesce(asked_at, '-infinity')
    union select tenant_id, id from public.payments where state in ('creating', 'closing', 'unknown')
      and updated_at < at - interval '30 seconds'
    union select tenant_id, id from public.payments where state in ('pending', 'review') and provider <> 'manual'
      and (coalesce(asked_at, created_at) < at - interval '15 minutes'
        or (expires_at <= at and coalesce(asked_at, created_at) < at - interval '1 minute'))
    union select tenant_id, id from public.payments where state = 'pending' and provider = 'manual' and expires_at <= at
    limit 500;
  end;
comment on function platform.payments_due(timestamptz) is 'Payments whose provider is to be asked, or whose time is over.';
revoke execute on function platform.payments_due(timestamptz) from public;

grant create on schema platform to app_cashier;
alter function platform.payment_place(text) owner to app_cashier;
alter function platform.payments_due(timestamptz) owner to app_cashier;
revoke create on schema platform from app_cashier;
grant execute on function platform.payment_place(text), platform.payments_due(timestamptz) to app_platform;
revoke app_cashier from current_user;

-- People who ask to be met, and addresses that asked for a demonstration.

create table appointments (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  name text not null check (length(name) between 3 and 100),
  email text not null check (email = lower(email) and length(email) <= 254),
  phone text not null check (phone ~ '^\+628[1-9]\d{6,10}$'),
  organisation text not null check (length(organisation) between 2 and 160),
  org_type text not null check (org_type in ('school', 'campus', 'company', 'government', 'community', 'personal')),
  topic text not null check (topic in ('programme', 'training', 'partnership', 'hiring', 'platform', 'other')),
  preferred_at timestamptz not null,
  mode text not null check (mode in ('online', 'offline')),
  notes text not null default '' check (length(notes) <= 2000),
  consent_version text not null,
  status text not null default 'new' check (status in ('new', 'confirmed', 'done', 'no_show', 'cancelled')),
  place text not null default '' check (length(place) <= 300),
  words text not null default '' check (length(words) <= 1000),
  decided_by integer,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index appointments_in_time on appointments (tenant_id, status, preferred_at);
create index appointments_email on appointments (tenant_id, email);
comment on table appointments is 'Appointments asked for: new, then confirmed, then done or no_show; cancelled with words to the person. place is where or by which link they meet.';

alter table appointments enable row level security;
alter table appointments force row level security;
create policy tenant_wall on appointments to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on appointments to app_user;

create table demo_requests (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  email text not null check (email = lower(email) and length(email) <= 254),
  asked_on date not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, email, asked_on)
);
comment on table demo_requests is 'Addresses that asked to be shown the product: once a day each, by the tenant''s calendar.';

alter table demo_requests enable row level security;
alter table demo_requests force row level security;
create policy tenant_wall on demo_requests to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on demo_requests to app_user;

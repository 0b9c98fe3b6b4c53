-- People's rights under UU PDP 27/2022, and the tenant's setting with its drafts and history.

create table privacy_notices (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  version integer not null,
  summary text not null default '' check (length(summary) <= 600),
  content_html text not null,
  published_by integer,
  published_at timestamptz not null default now(),
  primary key (tenant_id, version)
);
comment on table privacy_notices is 'What a tenant tells people about their data (article 21), version by version; the highest is in force.';

alter table privacy_notices enable row level security;
alter table privacy_notices force row level security;
create policy tenant_wall on privacy_notices to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on privacy_notices to app_user;

create table consents (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  membership_id integer,
  purpose text not null check (purpose ~ '^[a-z_]{2,40}$'),
  text_version text not null,
  is_given boolean not null,
  source text not null,
  ip_hash text not null default '',
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
create index consents_member on consents (tenant_id, membership_id, purpose, at desc);
comment on table consents is 'The consent ledger (articles 22-24): append only, the newest row of a purpose holds. text_version says which words were shown.';

alter table consents enable row level security;
alter table consents force row level security;
create policy tenant_wall on consents to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert on consents to app_user;

create table guardian_consents (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  membership_id integer not null,
  guardian_name text not null check (length(guardian_name) between 3 and 100),
  guardian_email text not null check (guardian_email = lower(guardian_email) and length(guardian_email) <= 254),
  token_hash text not null,
  status text not null default 'requested' check (status in ('requested', 'given', 'refused', 'withdrawn', 'expired')),
  text_version text not null,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_ip_hash text,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table guardian_consents is 'A guardian''s consent for a child (article 25): asked by mail, given or refused by a link that works once.';

alter table guardian_consents enable row level security;
alter table guardian_consents force row level security;
create policy tenant_wall on guardian_consents to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on guardian_consents to app_user;

create table data_requests (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  membership_id integer not null,
  kind text not null check (kind in ('access', 'correction', 'erasure', 'restriction', 'objection', 'withdrawal')),
  status text not null default 'open' check (status in ('open', 'done', 'rejected')),
  message text not null default '' check (length(message) <= 2000),
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  decided_at timestamptz,
  decided_by integer,
  outcome text not null default '' check (length(outcome) <= 2000),
  primary key (tenant_id, id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
create index data_requests_open on data_requests (tenant_id, due_at) where status = 'open';
comment on table data_requests is 'What people ask of their data; due_at is 3 x 24 hours after the asking (articles 30-32, 40-41).';

alter table data_requests enable row level security;
alter table data_requests force row level security;
create policy tenant_wall on data_requests to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on data_requests to app_user;

create table site_setting_drafts (
  tenant_id integer primary key default current_tenant() references platform.tenants (id) on delete cascade,
  setting jsonb not null,
  base_version integer not null,
  preview_hash text,
  updated_by integer,
  updated_at timestamptz not null default now()
);
comment on table site_setting_drafts is 'The setting as it is being edited; base_version is the published one it began from. preview_hash opens the site in its look.';

create table site_setting_versions (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  version integer not null,
  setting jsonb not null,
  published_by integer,
  published_at timestamptz not null default now(),
  primary key (tenant_id, version)
);
comment on table site_setting_versions is 'Every published setting, so that any can be brought back.';

alter table site_setting_drafts enable row level security;
alter table site_setting_drafts force row level security;
create policy tenant_wall on site_setting_drafts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on site_setting_drafts to app_user;

alter table site_setting_versions enable row level security;
alter table site_setting_versions force row level security;
create policy tenant_wall on site_setting_versions to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on site_setting_versions to app_user;

-- Domains: the token a tenant puts into its DNS to show that the name is its own.
alter table platform.tenant_domains
  add column verify_token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  add column verified_at timestamptz,
  add column checked_at timestamptz,
  add column last_error text;
comment on column platform.tenant_domains.verify_token is 'Stands in the TXT record _sanggar.<host>; public once published, so no secret.';

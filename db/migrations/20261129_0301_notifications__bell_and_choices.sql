-- What members are told, by the bell and by mail, and what they chose of it.

create table notifications (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  membership_id integer not null,
  kind text not null check (kind ~ '^[a-z][a-z_]{0,39}$'),
  title text not null check (length(title) between 1 and 200),
  words text not null default '' check (length(words) <= 1000),
  link text not null check (link ~ '^/' and length(link) <= 500),
  is_in_bell boolean not null,
  is_in_digest boolean not null,
  digested_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table notifications is 'What a member was told: shown by the bell, gathered into a daily letter, or both.';
create index notifications_of_a_member on notifications (tenant_id, membership_id, created_at desc, id desc) where is_in_bell;
create index notifications_unread on notifications (tenant_id, membership_id) where is_in_bell and read_at is null;
create index notifications_to_gather on notifications (created_at) where is_in_digest and digested_at is null;

alter table notifications enable row level security;
alter table notifications force row level security;
create policy tenant_wall on notifications to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on notifications to app_user;
create policy platform_due on notifications for select to app_platform using (true);
create policy platform_sweeps on notifications for delete to app_platform using (true);
grant select (tenant_id, is_in_digest, digested_at, created_at), delete on notifications to app_platform;

create table notification_choices (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  membership_id integer not null,
  kind text not null check (kind ~ '^[a-z][a-z_]{0,39}$'),
  bell boolean not null,
  mail text not null check (mail in ('now', 'digest', 'off')),
  updated_at timestamptz not null,
  primary key (tenant_id, membership_id, kind),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table notification_choices is 'What a member wants to be told, and how; a kind without a row is as its room says.';

alter table notification_choices enable row level security;
alter table notification_choices force row level security;
create policy tenant_wall on notification_choices to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on notification_choices to app_user;

create table unsubscribe_links (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  token text not null check (length(token) = 43),
  membership_id integer not null,
  kind text not null check (kind ~ '^[a-z][a-z_]{0,39}$'),
  created_at timestamptz not null,
  primary key (tenant_id, token),
  unique (tenant_id, membership_id, kind),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table unsubscribe_links is 'By which whoever holds a letter ends more of its kind without signing in. It opens nothing else.';

alter table unsubscribe_links enable row level security;
alter table unsubscribe_links force row level security;
create policy tenant_wall on unsubscribe_links to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on unsubscribe_links to app_user;

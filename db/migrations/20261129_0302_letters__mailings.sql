-- Letters a tenant writes to some of its people, and whom programs have written to.

create table mailings (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  subject text not null check (length(subject) between 1 and 150),
  words text not null check (length(words) between 1 and 8000),
  link text not null default '' check (length(link) <= 500),
  segment text not null check (length(segment) <= 80),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  due_at timestamptz,
  began_at timestamptz,
  ended_at timestamptz,
  membership_id integer,
  by_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete set null (membership_id),
  check (state <> 'scheduled' or due_at is not null)
);
comment on table mailings is 'Letters to a segment of the members. Who gets one is written down when its sending begins.';
create index mailings_newest on mailings (tenant_id, id desc);
create index mailings_due on mailings (due_at) where state in ('scheduled', 'sending');

alter table mailings enable row level security;
alter table mailings force row level security;
create policy tenant_wall on mailings to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on mailings to app_user;
create policy platform_due on mailings for select to app_platform using (true);
grant select (tenant_id, id, state, due_at) on mailings to app_platform;

create table mailing_recipients (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  mailing_id integer not null,
  membership_id integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'mailed', 'gathered', 'told', 'left_out')),
  told_at timestamptz,
  primary key (tenant_id, mailing_id, membership_id),
  foreign key (tenant_id, mailing_id) references mailings (tenant_id, id) on delete cascade,
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table mailing_recipients is 'Whom a mailing goes to, frozen when it begins, so that nobody is written to twice and nobody is passed over: by mail, into the daily letter, by the bell alone, or not at all, as they chose.';
create index mailing_recipients_of_a_member on mailing_recipients (tenant_id, membership_id);

alter table mailing_recipients enable row level security;
alter table mailing_recipients force row level security;
create policy tenant_wall on mailing_recipients to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on mailing_recipients to app_user;
create policy platform_sweeps on mailing_recipients to app_platform using (true);
grant select (told_at), delete on mailing_recipients to app_platform;

create table mailer_calls (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  key text check (length(key) between 8 and 100),
  digest text not null check (length(digest) = 64),
  recipients integer not null check (recipients >= 0),
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, key)
);
comment on table mailer_calls is 'What programs have sent to members: counted by the hour, and answered the same when the same key comes again.';
create index mailer_calls_newest on mailer_calls (tenant_id, created_at);

alter table mailer_calls enable row level security;
alter table mailer_calls force row level security;
create policy tenant_wall on mailer_calls to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert on mailer_calls to app_user;
create policy platform_sweeps on mailer_calls to app_platform using (true);
grant select (created_at), delete on mailer_calls to app_platform;

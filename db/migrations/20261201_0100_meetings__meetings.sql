-- Meetings of a run, or of a whole class: planned, joined through our own address, attended, looked back at.

alter table webinars
  add column classroom_id integer,
  add column chapter_id integer,
  add column recording_film jsonb,
  add column is_recording_public boolean not null default false,
  add column ended_at timestamptz,
  add column sequence integer not null default 0,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column day_told_for timestamptz,
  add column hour_told_for timestamptz,
  add constraint webinars_of_run foreign key (tenant_id, classroom_id) references classrooms (tenant_id, id) on delete cascade,
  add constraint webinars_of_chapter foreign key (tenant_id, chapter_id) references chapters (tenant_id, id)
    on delete set null (chapter_id);
comment on table webinars is 'Dated online meetings: of one run, or of everybody in the class. Whether one is to come, on or over is derived from the clock, unless who teaches ended it before.';
comment on column webinars.sequence is 'Goes up whenever it is moved, called off or taken up again: SEQUENCE of its calendar entry.';
comment on column webinars.day_told_for is 'The start of which people were reminded a day before; another start is told anew.';
comment on column webinars.hour_told_for is 'The same an hour before.';
-- what stood on public pages before goes on standing there
alter table webinars no force row level security;
update webinars set is_recording_public = true where recording_url is not null;
alter table webinars force row level security;
create index webinars_by_run on webinars (tenant_id, classroom_id, start_at);
create index webinars_by_chapter on webinars (tenant_id, chapter_id);

create policy platform_due on webinars for select to app_platform using (true);
grant select (tenant_id, id, start_at, is_cancelled, day_told_for, hour_told_for) on webinars to app_platform;

create or replace view meeting_entries with (security_invoker = true) as
  select tenant_id, class_id, title, start_at, minutes, time_zone, provider, is_cancelled, id, summary, capacity, ended_at,
    case when is_recording_public then recording_url end as recording_url,
    case when is_recording_public then recording_film->>'key' end as recording_key, classroom_id
  from webinars;
comment on view meeting_entries is 'Meetings of classes, without where they are held. Those of a run (classroom_id) are for its people, all others for anybody.';

create view meeting_speakers with (security_invoker = true) as
  select tenant_id, webinar_id as meeting_id, person_id, position from webinar_speakers;
comment on view meeting_speakers is 'Who speaks at a meeting, in order.';
grant select on meeting_speakers to app_user;

create or replace view class_webinars with (security_invoker = true) as
  select tenant_id, class_id, start_at, is_cancelled from webinars where classroom_id is null;
comment on view class_webinars is 'Webinars of classes; meetings of a run are none.';

create table meeting_doors (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  meeting_id integer not null,
  address_sealed text,
  check_turn integer not null default 0,
  check_opened_at timestamptz,
  check_closed_at timestamptz,
  primary key (tenant_id, meeting_id),
  foreign key (tenant_id, meeting_id) references webinars (tenant_id, id) on delete cascade
);
comment on table meeting_doors is 'Where a meeting is held, sealed; and whether people are being counted in. check_turn: digits and codes of another turn no longer hold.';

create table attendance (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  meeting_id integer not null,
  membership_id integer not null,
  state text not null check (state in ('present', 'late', 'excused', 'absent')),
  way text not null check (way in ('join', 'digits', 'code', 'staff')),
  at timestamptz not null,
  joined_at timestamptz,
  device text check (device ~ '^[0-9a-f]{64}$'),
  primary key (tenant_id, meeting_id, membership_id),
  foreign key (tenant_id, meeting_id) references webinars (tenant_id, id) on delete cascade,
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table attendance is 'Who was at a meeting: the fold of attendance_events. device: the hash of what lies in the browser that told it.';
create index attendance_by_member on attendance (tenant_id, membership_id);

create table attendance_events (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  meeting_id integer not null,
  membership_id integer not null,
  state text not null check (state in ('present', 'late', 'excused', 'absent')),
  way text not null check (way in ('join', 'digits', 'code', 'staff')),
  by_id integer,
  why text not null default '' check (length(why) <= 300),
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, meeting_id, membership_id) references attendance (tenant_id, meeting_id, membership_id) on delete cascade,
  foreign key (tenant_id, by_id) references memberships (tenant_id, id) on delete set null (by_id)
);
comment on table attendance_events is 'What was noted of somebody''s attendance, by what way, and what who teaches corrected, with why. Only added to.';
create index attendance_events_of_person on attendance_events (tenant_id, meeting_id, membership_id, id);
create index attendance_events_by_staff on attendance_events (tenant_id, by_id);

create table meeting_tries (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  meeting_id integer not null,
  membership_id integer not null,
  turn integer not null,
  tries integer not null,
  primary key (tenant_id, meeting_id, membership_id),
  foreign key (tenant_id, meeting_id) references webinars (tenant_id, id) on delete cascade,
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table meeting_tries is 'How often somebody typed digits in this turn: four digits are soon guessed.';
create index meeting_tries_by_member on meeting_tries (tenant_id, membership_id);

create table meeting_calendars (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  membership_id integer not null,
  turn integer not null,
  primary key (tenant_id, membership_id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table meeting_calendars is 'Which address of a member''s calendar holds: those of earlier turns do not.';

alter table meeting_doors enable row level security;
alter table meeting_doors force row level security;
create policy tenant_wall on meeting_doors to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table attendance enable row level security;
alter table attendance force row level security;
create policy tenant_wall on attendance to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table attendance_events enable row level security;
alter table attendance_events force row level security;
create policy tenant_wall on attendance_events to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table meeting_tries enable row level security;
alter table meeting_tries force row level security;
create policy tenant_wall on meeting_tries to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table meeting_calendars enable row level security;
alter table meeting_calendars force row level security;
create policy tenant_wall on meeting_calendars to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on meeting_doors, attendance, meeting_tries, meeting_calendars to app_user;
grant select, insert on attendance_events to app_user;

-- Assignments of chapters: what is asked for, what people hand in, and what it comes to.

create table assignments (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  chapter_id integer not null,
  takes text[] not null default '{text}' check (cardinality(takes) > 0 and takes <@ array['text', 'files', 'link', 'recording']),
  is_group boolean not null default false,
  attempts integer check (attempts between 1 and 50),
  due_at timestamptz,
  late text not null default 'accept' check (late in ('accept', 'deduct', 'refuse')),
  late_percent integer not null default 10 check (late_percent between 1 and 100),
  late_most integer not null default 50 check (late_most between 1 and 100),
  points numeric(6, 2) not null default 100 check (points > 0 and points <= 1000),
  rubric jsonb not null default '[]',
  is_open boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (tenant_id, chapter_id),
  foreign key (tenant_id, chapter_id) references chapters (tenant_id, id) on delete cascade
);
comment on table assignments is 'What the assignment of a chapter takes and how it is marked. rubric: criteria with their levels; empty: plain points. due_at: for runs without a day of their own.';

create table assignment_dues (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  chapter_id integer not null,
  classroom_id integer not null,
  due_at timestamptz not null,
  primary key (tenant_id, chapter_id, classroom_id),
  foreign key (tenant_id, chapter_id) references assignments (tenant_id, chapter_id) on delete cascade,
  foreign key (tenant_id, classroom_id) references classrooms (tenant_id, id) on delete cascade
);
comment on table assignment_dues is 'Until when the people of a run hand in.';
create index assignment_dues_by_classroom on assignment_dues (tenant_id, classroom_id);

create table work_groups (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  chapter_id integer not null,
  enrolment_id integer not null,
  number integer not null check (number between 1 and 500),
  primary key (tenant_id, chapter_id, enrolment_id),
  foreign key (tenant_id, chapter_id) references assignments (tenant_id, chapter_id) on delete cascade,
  foreign key (tenant_id, enrolment_id) references enrolments (tenant_id, id) on delete cascade
);
comment on table work_groups is 'Who works with whom at an assignment: those of one number.';
create index work_groups_by_enrolment on work_groups (tenant_id, enrolment_id);

create table hand_ins (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  chapter_id integer not null,
  enrolment_id integer,
  group_number integer check (group_number between 1 and 500),
  number integer not null check (number > 0),
  state text not null default 'draft' check (state in ('draft', 'submitted', 'replaced', 'returned', 'graded')),
  text text not null default '' check (length(text) <= 50000),
  link text not null default '' check (length(link) <= 500),
  rev integer not null default 1,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  due_at timestamptz,
  lateness integer not null default 0 check (lateness >= 0),
  late_percent integer not null default 0 check (late_percent between 0 and 100),
  receipt text,
  points numeric(6, 2) check (points >= 0),
  possible numeric(6, 2),
  percent integer check (percent between 0 and 100),
  is_passed boolean,
  events integer not null default 0,
  appeal text check (appeal in ('open', 'answered')),
  primary key (tenant_id, id),
  unique (tenant_id, receipt),
  foreign key (tenant_id, chapter_id) references assignments (tenant_id, chapter_id),
  foreign key (tenant_id, enrolment_id) references enrolments (tenant_id, id) on delete cascade,
  check (enrolment_id is not null or group_number is not null)
);
comment on table hand_ins is 'What somebody, or a group, writes and hands in. replaced: handed in again before it was marked. lateness: minutes after due_at. points, percent: the fold of hand_in_events, after what lateness costs.';
create unique index hand_ins_of_one on hand_ins (tenant_id, chapter_id, enrolment_id, number) where group_number is null;
create unique index hand_ins_of_group on hand_ins (tenant_id, chapter_id, group_number, number) where group_number is not null;
create unique index hand_ins_draft_of_one on hand_ins (tenant_id, chapter_id, enrolment_id)
  where group_number is null and state = 'draft';
create unique index hand_ins_draft_of_group on hand_ins (tenant_id, chapter_id, group_number)
  where group_number is not null and state = 'draft';
create index hand_ins_waiting on hand_ins (tenant_id, chapter_id, state);
create index hand_ins_by_enrolment on hand_ins (tenant_id, enrolment_id);

create table hand_in_files (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  hand_in_id integer not null,
  key text not null,
  name text not null check (length(name) between 1 and 191),
  mime text not null,
  bytes bigint not null,
  upload text not null,
  at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, hand_in_id, upload),
  foreign key (tenant_id, hand_in_id) references hand_ins (tenant_id, id) on delete cascade
);
comment on table hand_in_files is 'Files and recordings of what is handed in. upload: what sent it, so that asking twice keeps it once.';
create index hand_in_files_by_key on hand_in_files (tenant_id, key);

create table hand_in_events (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  hand_in_id integer not null,
  number integer not null check (number > 0),
  kind text not null check (kind in ('mark', 'return', 'release')),
  points numeric(6, 2) check (points >= 0),
  levels jsonb not null default '{}',
  comment text not null default '' check (length(comment) <= 4000),
  rubric jsonb not null default '[]',
  by_id integer,
  at timestamptz not null,
  primary key (tenant_id, hand_in_id, number),
  foreign key (tenant_id, hand_in_id) references hand_ins (tenant_id, id) on delete cascade
);
comment on table hand_in_events is 'Who gave which points, when and why, and the rubric as it was. Only ever added to.';

create table appeal_posts (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  hand_in_id integer not null,
  number integer not null check (number > 0),
  by_id integer,
  is_marker boolean not null,
  text text not null check (length(text) between 1 and 4000),
  at timestamptz not null,
  primary key (tenant_id, hand_in_id, number),
  foreign key (tenant_id, hand_in_id) references hand_ins (tenant_id, id) on delete cascade
);
comment on table appeal_posts is 'What is said about a mark between those who got it and those who gave it.';

create table marking_remarks (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  membership_id integer not null,
  text text not null check (length(text) between 1 and 500),
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table marking_remarks is 'Words that somebody who marks says often.';
create index marking_remarks_by_member on marking_remarks (tenant_id, membership_id);

alter table assignments enable row level security;
alter table assignments force row level security;
create policy tenant_wall on assignments to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table assignment_dues enable row level security;
alter table assignment_dues force row level security;
create policy tenant_wall on assignment_dues to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table work_groups enable row level security;
alter table work_groups force row level security;
create policy tenant_wall on work_groups to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table hand_ins enable row level security;
alter table hand_ins force row level security;
create policy tenant_wall on hand_ins to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table hand_in_files enable row level security;
alter table hand_in_files force row level security;
create policy tenant_wall on hand_in_files to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table hand_in_events enable row level security;
alter table hand_in_events force row level security;
create policy tenant_wall on hand_in_events to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table appeal_posts enable row level security;
alter table appeal_posts force row level security;
create policy tenant_wall on appeal_posts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table marking_remarks enable row level security;
alter table marking_remarks force row level security;
create policy tenant_wall on marking_remarks to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on assignments, assignment_dues, work_groups, hand_ins, hand_in_files, marking_remarks to app_user;
grant select, insert on hand_in_events, appeal_posts to app_user;

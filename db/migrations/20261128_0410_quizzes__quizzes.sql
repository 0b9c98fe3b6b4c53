-- Quizzes of chapters, attempts at them with every answer, and the marks.

create table quizzes (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  chapter_id integer not null,
  mode text not null default 'exam' check (mode in ('practice', 'exam')),
  intro text not null default '' check (length(intro) <= 2000),
  minutes integer check (minutes between 1 and 600),
  opens_at timestamptz,
  closes_at timestamptz,
  attempts integer check (attempts between 1 and 50),
  passing_percent integer not null default 70 check (passing_percent between 0 and 100),
  is_shuffled boolean not null default true,
  is_one_by_one boolean not null default false,
  counts text not null default 'best' check (counts in ('best', 'last')),
  review jsonb not null,
  is_open boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (tenant_id, chapter_id),
  foreign key (tenant_id, chapter_id) references chapters (tenant_id, id) on delete cascade,
  check (closes_at is null or opens_at is null or closes_at > opens_at)
);
comment on table quizzes is 'How the quiz of a chapter goes. review: what a learner sees during an attempt, after it, and when the quiz has closed.';

create table quiz_slots (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  chapter_id integer not null,
  position integer not null check (position > 0),
  question_id integer,
  tag text check (length(tag) between 1 and 40),
  pick integer not null default 1 check (pick between 1 and 50),
  points numeric(6, 2) check (points > 0 and points <= 100),
  drawn_from integer,
  primary key (tenant_id, chapter_id, position),
  foreign key (tenant_id, chapter_id) references quizzes (tenant_id, chapter_id) on delete cascade,
  foreign key (tenant_id, question_id) references questions (tenant_id, id),
  check ((question_id is null) <> (tag is null))
);
comment on table quiz_slots is 'What a quiz asks, in order: one question, or so many of a tag, drawn for each attempt. drawn_from: only questions that this membership began.';
create index quiz_slots_by_question on quiz_slots (tenant_id, question_id);

create table attempts (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  enrolment_id integer not null,
  chapter_id integer not null,
  number integer not null check (number > 0),
  seed integer not null,
  state text not null default 'in_progress' check (state in ('in_progress', 'needs_grading', 'graded', 'voided')),
  started_at timestamptz not null,
  deadline_at timestamptz,
  submitted_at timestamptz,
  ended_by text check (ended_by in ('learner', 'clock', 'staff')),
  writer integer not null default 1,
  receipt text,
  points numeric(8, 2),
  possible numeric(8, 2) not null,
  events integer not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, enrolment_id, chapter_id, number),
  unique (tenant_id, receipt),
  foreign key (tenant_id, enrolment_id) references enrolments (tenant_id, id) on delete cascade,
  foreign key (tenant_id, chapter_id) references quizzes (tenant_id, chapter_id)
);
comment on table attempts is 'One go at a quiz. writer: which device holds the pen. points: the fold of its mark_events, null while somebody has to mark.';
create unique index attempts_in_progress on attempts (tenant_id, enrolment_id, chapter_id) where state = 'in_progress';
create index attempts_by_chapter on attempts (tenant_id, chapter_id, state);
create index attempts_due on attempts (deadline_at) where state = 'in_progress';

create table attempt_items (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  attempt_id integer not null,
  slot integer not null check (slot > 0),
  question_id integer not null,
  question_version integer not null,
  points numeric(6, 2) not null,
  arrangement text[] not null default '{}',
  primary key (tenant_id, attempt_id, slot),
  foreign key (tenant_id, attempt_id) references attempts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, question_id, question_version) references question_versions (tenant_id, question_id, number)
);
comment on table attempt_items is 'What an attempt asks: drawn once, when it was started. arrangement: ids of what was shuffled, in the order they are shown.';
create index attempt_items_by_question on attempt_items (tenant_id, question_id);

create table answer_steps (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  attempt_id integer not null,
  slot integer not null,
  writer integer not null check (writer > 0),
  seq integer not null check (seq > 0),
  answer jsonb,
  client_at timestamptz not null,
  received_at timestamptz not null,
  primary key (tenant_id, attempt_id, slot, writer, seq),
  foreign key (tenant_id, attempt_id, slot) references attempt_items (tenant_id, attempt_id, slot) on delete cascade
);
comment on table answer_steps is 'Everything that was typed: of a slot the step of the latest writer and highest seq counts, in whatever order they came. Only ever added to.';

create table mark_events (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  attempt_id integer not null,
  number integer not null check (number > 0),
  slot integer,
  kind text not null check (kind in ('auto', 'manual', 'regrade', 'release', 'void')),
  points numeric(6, 2) check (points >= 0),
  comment text not null default '' check (length(comment) <= 2000),
  question_version integer,
  by_id integer,
  at timestamptz not null,
  primary key (tenant_id, attempt_id, number),
  foreign key (tenant_id, attempt_id) references attempts (tenant_id, id) on delete cascade
);
comment on table mark_events is 'Who gave which points, when and why. A mark is the fold of these; a mark by hand stands over what the machine gives. Only ever added to.';

create table grades (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  enrolment_id integer not null,
  chapter_id integer not null,
  attempt_id integer not null,
  percent integer not null check (percent between 0 and 100),
  is_passed boolean not null,
  at timestamptz not null,
  primary key (tenant_id, enrolment_id, chapter_id),
  foreign key (tenant_id, enrolment_id) references enrolments (tenant_id, id) on delete cascade,
  foreign key (tenant_id, chapter_id) references quizzes (tenant_id, chapter_id),
  foreign key (tenant_id, attempt_id) references attempts (tenant_id, id) on delete cascade
);
comment on table grades is 'The mark of an enrolment in a quiz: the fold of its attempts.';

create table accommodations (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  class_id integer not null,
  membership_id integer not null,
  time_factor numeric(3, 2) not null default 1 check (time_factor between 1 and 3),
  more_attempts integer not null default 0 check (more_attempts between 0 and 20),
  reason text not null default '' check (length(reason) <= 500),
  primary key (tenant_id, class_id, membership_id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table accommodations is 'More time or more attempts for somebody in the quizzes of a class. The reason is for those who administer.';

alter table quizzes enable row level security;
alter table quizzes force row level security;
create policy tenant_wall on quizzes to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table quiz_slots enable row level security;
alter table quiz_slots force row level security;
create policy tenant_wall on quiz_slots to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table attempts enable row level security;
alter table attempts force row level security;
create policy tenant_wall on attempts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table attempt_items enable row level security;
alter table attempt_items force row level security;
create policy tenant_wall on attempt_items to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table answer_steps enable row level security;
alter table answer_steps force row level security;
create policy tenant_wall on answer_steps to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table mark_events enable row level security;
alter table mark_events force row level security;
create policy tenant_wall on mark_events to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table grades enable row level security;
alter table grades force row level security;
create policy tenant_wall on grades to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table accommodations enable row level security;
alter table accommodations force row level security;
create policy tenant_wall on accommodations to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on quizzes, quiz_slots, grades, accommodations to app_user;
grant select, insert, update on attempts to app_user;
grant select, insert on attempt_items, answer_steps, mark_events to app_user;

create policy platform_due on attempts for select to app_platform using (true);
grant select (tenant_id, id, state, deadline_at) on attempts to app_platform;

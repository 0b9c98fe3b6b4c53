-- Who takes part in which class, how it came to that, who looks after it, and how far they have read.

create table enrolments (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  class_id integer not null,
  classroom_id integer,
  membership_id integer not null,
  state text not null check (state in ('requested', 'invited', 'pending_payment', 'waitlisted', 'active', 'completed',
    'declined', 'cancelled', 'expired', 'suspended', 'refunded')),
  origin text not null check (origin in ('self', 'code', 'staff')),
  state_since timestamptz not null,
  joined_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id),
  foreign key (tenant_id, classroom_id) references classrooms (tenant_id, id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table enrolments is 'A member in a class, or in one run of it. One row moves through its states; whoever comes back gets their old row and all they had read.';
comment on column enrolments.state_since is 'When it came into this state: the order of a waiting list.';
create unique index enrolments_live on enrolments (tenant_id, membership_id, class_id, coalesce(classroom_id, 0))
  where state in ('requested', 'invited', 'pending_payment', 'waitlisted', 'active', 'completed', 'suspended');
create index enrolments_by_class on enrolments (tenant_id, class_id, state);
create index enrolments_newest on enrolments (tenant_id, state_since desc, id desc);
create index enrolments_waiting on enrolments (tenant_id, classroom_id, state_since, id) where state = 'waitlisted';

create table enrolment_events (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  enrolment_id integer not null,
  number integer not null check (number > 0),
  from_state text,
  to_state text not null,
  classroom_id integer,
  by_id integer,
  why text not null default '' check (length(why) <= 500),
  at timestamptz not null,
  primary key (tenant_id, enrolment_id, number),
  foreign key (tenant_id, enrolment_id) references enrolments (tenant_id, id) on delete cascade
);
comment on table enrolment_events is 'Each step of an enrolment: from where to where, by whom, and why. Only ever added to.';

create table classroom_seats (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  classroom_id integer not null,
  taken integer not null default 0 check (taken >= 0),
  primary key (tenant_id, classroom_id),
  foreign key (tenant_id, classroom_id) references classrooms (tenant_id, id) on delete cascade
);
comment on table classroom_seats is 'Seats of a run that are taken: a row of its own, so that joining neither waits for who edits the run nor makes its card anew.';

create table class_staff (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  class_id integer not null,
  membership_id integer not null,
  role text not null default 'lead' check (role in ('lead', 'assistant', 'mentor', 'grader', 'editor')),
  added_at timestamptz not null default now(),
  primary key (tenant_id, class_id, membership_id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table class_staff is 'Members who look after a class; class_instructors are names on its page and have no account.';
create index class_staff_by_member on class_staff (tenant_id, membership_id);

create table chapter_progress (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  enrolment_id integer not null,
  chapter_id integer not null,
  opened_at timestamptz not null,
  done_at timestamptz,
  primary key (tenant_id, enrolment_id, chapter_id),
  foreign key (tenant_id, enrolment_id) references enrolments (tenant_id, id) on delete cascade,
  foreign key (tenant_id, chapter_id) references chapters (tenant_id, id) on delete cascade
);
comment on table chapter_progress is 'Chapters somebody has opened, last when, and since when they are done. Nothing undoes done.';
create index chapter_progress_by_chapter on chapter_progress (tenant_id, chapter_id);

alter table enrolments enable row level security;
alter table enrolments force row level security;
create policy tenant_wall on enrolments to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table enrolment_events enable row level security;
alter table enrolment_events force row level security;
create policy tenant_wall on enrolment_events to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table classroom_seats enable row level security;
alter table classroom_seats force row level security;
create policy tenant_wall on classroom_seats to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table class_staff enable row level security;
alter table class_staff force row level security;
create policy tenant_wall on class_staff to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table chapter_progress enable row level security;
alter table chapter_progress force row level security;
create policy tenant_wall on chapter_progress to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on enrolments, classroom_seats, class_staff, chapter_progress to app_user;
grant select, insert on enrolment_events to app_user;

-- The gradebook of a class: what counts how much, marks that a person set, and final grades as they were released.

create table gradebooks (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  class_id integer not null,
  missing text not null default 'zero' check (missing in ('zero', 'skip')),
  passing_percent integer not null default 70 check (passing_percent between 0 and 100),
  attendance_weight numeric(6, 2) not null default 0 check (attendance_weight between 0 and 1000),
  rev integer not null default 0,
  updated_at timestamptz not null,
  primary key (tenant_id, class_id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade
);
comment on table gradebooks is 'How a class comes to its final grade. missing: what has no mark counts as zero, or not at all. None: the usual rule.';

create table gradebook_weights (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  class_id integer not null,
  chapter_id integer not null,
  weight numeric(6, 2) not null check (weight between 0 and 1000),
  primary key (tenant_id, class_id, chapter_id),
  foreign key (tenant_id, class_id) references gradebooks (tenant_id, class_id) on delete cascade,
  foreign key (tenant_id, chapter_id) references chapters (tenant_id, id) on delete cascade
);
comment on table gradebook_weights is 'How much a chapter''s mark counts; 0: not at all. None: 1, and 0 for practice and for what one need not do.';
create index gradebook_weights_by_chapter on gradebook_weights (tenant_id, chapter_id);

create table gradebook_events (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  enrolment_id integer not null,
  chapter_id integer not null,
  number integer not null check (number > 0),
  kind text not null check (kind in ('override', 'excuse', 'withdraw')),
  percent integer check (percent between 0 and 100),
  comment text not null default '' check (length(comment) <= 500),
  by_id integer,
  at timestamptz not null,
  primary key (tenant_id, enrolment_id, chapter_id, number),
  foreign key (tenant_id, enrolment_id) references enrolments (tenant_id, id) on delete cascade,
  foreign key (tenant_id, chapter_id) references chapters (tenant_id, id) on delete cascade,
  check ((kind = 'override') = (percent is not null))
);
comment on table gradebook_events is 'Marks that a person set over what a quiz or an assignment says, chapters somebody was excused from, and what was taken back. Only ever added to.';
create index gradebook_events_by_chapter on gradebook_events (tenant_id, chapter_id);

create table gradebook_cells (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  enrolment_id integer not null,
  chapter_id integer not null,
  kind text not null check (kind in ('override', 'excuse', 'withdraw')),
  percent integer check (percent between 0 and 100),
  event integer not null,
  primary key (tenant_id, enrolment_id, chapter_id),
  foreign key (tenant_id, enrolment_id) references enrolments (tenant_id, id) on delete cascade,
  foreign key (tenant_id, chapter_id) references chapters (tenant_id, id) on delete cascade
);
comment on table gradebook_cells is 'The fold of gradebook_events: the last one of each.';
create index gradebook_cells_by_chapter on gradebook_cells (tenant_id, chapter_id);

create table final_grades (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  enrolment_id integer not null,
  number integer not null check (number > 0),
  percent numeric(5, 2) not null check (percent between 0 and 100),
  is_passed boolean not null,
  by_id integer,
  at timestamptz not null,
  primary key (tenant_id, enrolment_id, number),
  foreign key (tenant_id, enrolment_id) references enrolments (tenant_id, id) on delete cascade
);
comment on table final_grades is 'Final grades as they were released; the last one counts. Only ever added to.';

alter table gradebooks enable row level security;
alter table gradebooks force row level security;
create policy tenant_wall on gradebooks to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table gradebook_weights enable row level security;
alter table gradebook_weights force row level security;
create policy tenant_wall on gradebook_weights to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table gradebook_events enable row level security;
alter table gradebook_events force row level security;
create policy tenant_wall on gradebook_events to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table gradebook_cells enable row level security;
alter table gradebook_cells force row level security;
create policy tenant_wall on gradebook_cells to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table final_grades enable row level security;
alter table final_grades force row level security;
create policy tenant_wall on final_grades to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on gradebooks, gradebook_weights, gradebook_cells to app_user;
grant select, insert on gradebook_events, final_grades to app_user;

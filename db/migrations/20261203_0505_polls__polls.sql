-- Questions that a class is asked while it is together, and what each of it answered in each round.

create table polls (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  class_id integer not null,
  classroom_id integer,
  question_id integer not null,
  question_version integer not null,
  state text not null default 'open' check (state in ('open', 'held', 'closed')),
  round integer not null default 1 check (round between 1 and 9),
  rev integer not null default 1,
  by_id integer,
  begun_at timestamptz not null,
  closed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, classroom_id) references classrooms (tenant_id, id) on delete cascade,
  foreign key (tenant_id, question_id, question_version) references question_versions (tenant_id, question_id, number),
  foreign key (tenant_id, by_id) references memberships (tenant_id, id) on delete set null (by_id)
);
comment on table polls is 'A question of the bank put to a class, or to one run of it. open: it may be answered; held: it is being talked about; closed: it is over, and its key may be seen.';
create unique index polls_running on polls (tenant_id, class_id, coalesce(classroom_id, 0)) where state <> 'closed';
create index polls_of_class on polls (tenant_id, class_id, begun_at desc);
create index polls_by_classroom on polls (tenant_id, classroom_id);
create index polls_by_question on polls (tenant_id, question_id);
create index polls_by_asker on polls (tenant_id, by_id);

create table poll_answers (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  poll_id integer not null,
  round integer not null check (round between 1 and 9),
  membership_id integer not null,
  option text not null check (length(option) between 1 and 16),
  at timestamptz not null,
  primary key (tenant_id, poll_id, round, membership_id),
  foreign key (tenant_id, poll_id) references polls (tenant_id, id) on delete cascade,
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table poll_answers is 'What somebody answered in a round; changed as long as it is open.';
create index poll_answers_by_member on poll_answers (tenant_id, membership_id);

alter table polls enable row level security;
alter table polls force row level security;
create policy tenant_wall on polls to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table poll_answers enable row level security;
alter table poll_answers force row level security;
create policy tenant_wall on poll_answers to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on polls, poll_answers to app_user;

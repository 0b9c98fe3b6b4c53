-- Questions about chapters with their answers, and what those who teach announce.

create table threads (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  kind text not null check (kind in ('question', 'announcement')),
  class_id integer not null,
  classroom_id integer,
  chapter_id integer,
  title text not null check (length(title) between 1 and 160),
  body text not null check (length(body) between 1 and 8000),
  by_id integer,
  state text not null default 'open' check (state in ('open', 'answered')),
  answer integer,
  posts integer not null default 0,
  created_at timestamptz not null,
  last_at timestamptz not null,
  removed_at timestamptz,
  removed_by integer,
  primary key (tenant_id, id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, classroom_id) references classrooms (tenant_id, id) on delete cascade,
  foreign key (tenant_id, chapter_id) references chapters (tenant_id, id) on delete set null (chapter_id),
  foreign key (tenant_id, by_id) references memberships (tenant_id, id) on delete set null (by_id)
);
comment on table threads is 'A question, or what was announced, in a class: of one run, or of all. answer: the reply that whoever teaches says answers it.';
create index threads_of_class on threads (tenant_id, class_id, last_at);
create index threads_by_chapter on threads (tenant_id, chapter_id);
create index threads_by_classroom on threads (tenant_id, classroom_id);
create index threads_by_author on threads (tenant_id, by_id);

create table thread_posts (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  thread_id integer not null,
  number integer not null check (number > 0),
  by_id integer,
  body text not null check (length(body) between 1 and 8000),
  at timestamptz not null,
  removed_at timestamptz,
  removed_by integer,
  primary key (tenant_id, thread_id, number),
  foreign key (tenant_id, thread_id) references threads (tenant_id, id) on delete cascade,
  foreign key (tenant_id, by_id) references memberships (tenant_id, id) on delete set null (by_id)
);
comment on table thread_posts is 'Replies, in the order they came.';
create index thread_posts_by_author on thread_posts (tenant_id, by_id);

create table thread_follows (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  thread_id integer not null,
  membership_id integer not null,
  seen integer not null default 0,
  primary key (tenant_id, thread_id, membership_id),
  foreign key (tenant_id, thread_id) references threads (tenant_id, id) on delete cascade,
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table thread_follows is 'Who follows a thread, and how many of its replies they have seen.';
create index thread_follows_by_member on thread_follows (tenant_id, membership_id);

create table thread_reports (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  thread_id integer not null,
  post integer not null default 0,
  membership_id integer not null,
  why text not null check (length(why) between 1 and 500),
  at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, thread_id, post, membership_id),
  foreign key (tenant_id, thread_id) references threads (tenant_id, id) on delete cascade,
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table thread_reports is 'What somebody finds amiss in a thread (post 0: the question itself), until whoever teaches has settled it.';
create index thread_reports_by_member on thread_reports (tenant_id, membership_id);

alter table threads enable row level security;
alter table threads force row level security;
create policy tenant_wall on threads to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table thread_posts enable row level security;
alter table thread_posts force row level security;
create policy tenant_wall on thread_posts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table thread_follows enable row level security;
alter table thread_follows force row level security;
create policy tenant_wall on thread_follows to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table thread_reports enable row level security;
alter table thread_reports force row level security;
create policy tenant_wall on thread_reports to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on threads, thread_posts, thread_follows, thread_reports to app_user;

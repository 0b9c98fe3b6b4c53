-- The bank of questions: what is asked, in versions that never change.

create table questions (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  kind text not null check (kind in ('single', 'multiple', 'truefalse', 'short', 'numeric', 'matching', 'ordering',
    'cloze', 'essay')),
  name text not null check (length(name) between 1 and 200),
  state text not null default 'draft' check (state in ('draft', 'ready', 'retired')),
  tags text[] not null default '{}',
  competence text not null default '' check (length(competence) <= 120),
  version integer not null default 1 check (version > 0),
  begun_by integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
comment on table questions is 'Questions of the bank. What each asks stands in question_versions; version is the newest. begun_by: the membership whose own it is.';
create index questions_newest on questions (tenant_id, updated_at desc, id desc);
create index questions_by_tag on questions using gin (tags);

create table question_versions (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  question_id integer not null,
  number integer not null check (number > 0),
  spec jsonb not null,
  points numeric(6, 2) not null default 1 check (points > 0 and points <= 100),
  by_id integer,
  at timestamptz not null,
  primary key (tenant_id, question_id, number),
  foreign key (tenant_id, question_id) references questions (tenant_id, id) on delete cascade
);
comment on table question_versions is 'What a question asked in each of its versions. Only ever added to: attempts and marks point at one. Options, pairs and gaps in spec are known by ids, never by their place.';

alter table questions enable row level security;
alter table questions force row level security;
create policy tenant_wall on questions to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table question_versions enable row level security;
alter table question_versions force row level security;
create policy tenant_wall on question_versions to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on questions to app_user;
grant select, insert on question_versions to app_user;

-- What comes with a registration, and what whoever looks at it says of its parts.

create table registration_papers (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  team_id integer,
  school_id integer,
  kind text not null check (kind in ('assignment', 'student_card', 'guardian_sheet', 'statement', 'licence', 'other')),
  key text not null check (key like 'private-%'),
  name text not null check (length(name) between 1 and 191),
  mime text not null check (length(mime) <= 100),
  bytes bigint not null check (bytes >= 0),
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, team_id) references teams (tenant_id, id) on delete cascade,
  foreign key (tenant_id, school_id) references schools (tenant_id, id) on delete cascade,
  check (num_nonnulls(team_id, school_id) = 1)
);
create index registration_papers_of_team on registration_papers (tenant_id, team_id) where team_id is not null;
create index registration_papers_of_school on registration_papers (tenant_id, school_id) where school_id is not null;
comment on table registration_papers is 'Documents of a team or a school that registers: private files, for whoever holds the registration''s link and for whoever looks at it.';

alter table registration_papers enable row level security;
alter table registration_papers force row level security;
create policy tenant_wall on registration_papers to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on registration_papers to app_user;

create table registration_remarks (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  team_id integer,
  school_id integer,
  field text not null check (field ~ '^[a-zA-Z]+(\.[a-zA-Z0-9]+){0,2}$' and length(field) <= 60),
  words text not null check (length(words) between 1 and 300),
  primary key (tenant_id, id),
  foreign key (tenant_id, team_id) references teams (tenant_id, id) on delete cascade,
  foreign key (tenant_id, school_id) references schools (tenant_id, id) on delete cascade,
  check (num_nonnulls(team_id, school_id) = 1)
);
create index registration_remarks_of_team on registration_remarks (tenant_id, team_id) where team_id is not null;
create index registration_remarks_of_school on registration_remarks (tenant_id, school_id) where school_id is not null;
comment on table registration_remarks is 'What has to be mended of a registration, by the field of its form (members.0.nisn) or its paper (papers.12); gone once it was handed in again.';

alter table registration_remarks enable row level security;
alter table registration_remarks force row level security;
create policy tenant_wall on registration_remarks to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on registration_remarks to app_user;

-- the job that takes away what is needed no longer looks where there is something old
create policy platform_reads on registration_papers for select to app_platform using (true);
grant select (tenant_id, at) on registration_papers to app_platform;

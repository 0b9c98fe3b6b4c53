-- What a class teaches gets an address, webinars their dates, and a tenant may raise classes above the others.

alter table classes add column is_elevated boolean not null default false;
comment on column classes.is_elevated is 'Raised by the tenant above its other classes: what v1/class/active/elevate lists.';

create table competences (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  name text not null check (length(name) between 2 and 120),
  description text not null default '' check (length(description) <= 1000),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
comment on table competences is 'Competences with a page of their own. A class teaches the one whose name stands in classes.competencies, letter case aside.';
create unique index competences_name on competences (tenant_id, lower(name));

create table webinars (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  class_id integer not null,
  title text not null check (length(title) between 3 and 255),
  summary text not null default '' check (length(summary) <= 600),
  start_at timestamptz not null,
  minutes integer not null check (minutes between 1 and 1440),
  time_zone text not null default 'Asia/Jakarta',
  provider text not null default '' check (length(provider) <= 60),
  recording_url text check (recording_url ~ '^https://' and length(recording_url) <= 500),
  capacity integer check (capacity > 0),
  is_cancelled boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade
);
comment on table webinars is 'Dated online meetings of a class. Whether one is to come, on or over is derived from the clock, never stored.';
create index webinars_by_class on webinars (tenant_id, class_id, start_at);
create index webinars_in_time on webinars (tenant_id, start_at);

create table webinar_speakers (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  webinar_id integer not null,
  person_id integer not null,
  position integer not null default 0,
  primary key (tenant_id, webinar_id, person_id),
  foreign key (tenant_id, webinar_id) references webinars (tenant_id, id) on delete cascade,
  foreign key (tenant_id, person_id) references people (tenant_id, id) on delete cascade
);
comment on table webinar_speakers is 'Who speaks at a webinar, in order.';

create index class_instructors_by_person on class_instructors (tenant_id, person_id);

alter table competences enable row level security;
alter table competences force row level security;
alter table webinars enable row level security;
alter table webinars force row level security;
alter table webinar_speakers enable row level security;
alter table webinar_speakers force row level security;

create policy tenant_wall on competences to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on webinars to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on webinar_speakers to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on competences, webinars, webinar_speakers to app_user;

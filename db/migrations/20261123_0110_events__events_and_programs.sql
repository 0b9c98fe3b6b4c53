-- Events and what happens at them: their programmes and the people who speak.

create table events (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191
    and slug not in ('program', 'careers')),
  title text not null check (length(title) between 3 and 255),
  kind text not null
    check (kind in ('festival', 'seminar', 'workshop', 'hackathon', 'exhibition', 'competition', 'gathering')),
  summary text not null default '' check (length(summary) <= 300),
  description_html text not null default '',
  cover jsonb,
  start_at timestamptz not null,
  end_at timestamptz not null,
  time_zone text not null default 'Asia/Jakarta'
    check (time_zone in ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  mode text not null check (mode in ('online', 'offline', 'hybrid')),
  venue text,
  address text,
  city_code text check (city_code ~ '^\d{2}\.\d{2}$'),
  online_url text,
  registration_url text,
  class_id integer,
  status text not null default 'scheduled' check (status in ('scheduled', 'postponed', 'cancelled')),
  activities jsonb not null default '[]',
  sponsor_tiers jsonb not null default '[]',
  agenda jsonb not null default '[]',
  editorial_status text not null default 'draft'
    check (editorial_status in ('draft', 'in_review', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, slug),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete set null (class_id),
  check (end_at >= start_at)
);
comment on table events is 'Events of a tenant. status is the calendar''s, editorial_status the editors''. activities: [{name, description, image}]; sponsor_tiers: [{name, slot, price, benefits}], price in whole rupiah; agenda: [{startAt, endAt, title, place}].';
comment on column events.version is 'Goes up with every change; calendars know it as SEQUENCE.';
create index events_by_time on events (tenant_id, end_at, start_at);

create table event_speakers (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  event_id integer not null,
  name text not null check (length(name) between 1 and 120),
  short_bio text not null default '' check (length(short_bio) <= 400),
  image jsonb,
  is_confirmed boolean not null default false,
  linked_in text,
  position integer not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, event_id, id),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade
);
comment on table event_speakers is 'Who speaks at an event, in order; not everybody has confirmed yet.';

create table event_programs (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  event_id integer not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  title text not null check (length(title) between 3 and 255),
  kind text not null check (kind in ('workshop', 'competition', 'exhibition', 'talk', 'performance')),
  description_html text not null default '',
  cover jsonb,
  start_at timestamptz not null,
  end_at timestamptz not null,
  room text,
  capacity integer check (capacity > 0),
  position integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, event_id, id),
  unique (tenant_id, event_id, slug),
  foreign key (tenant_id, event_id) references events (tenant_id, id) on delete cascade,
  check (end_at >= start_at)
);
comment on table event_programs is 'The parts of an event: workshops, competitions, exhibitions. Seen when their event is; times are of the event''s zone. Without a cover of its own a part shows the event''s.';

create table event_program_speakers (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  event_id integer not null,
  program_id integer not null,
  speaker_id integer not null,
  position integer not null default 0,
  primary key (tenant_id, program_id, speaker_id),
  foreign key (tenant_id, event_id, program_id) references event_programs (tenant_id, event_id, id) on delete cascade,
  foreign key (tenant_id, event_id, speaker_id) references event_speakers (tenant_id, event_id, id) on delete cascade
);
comment on table event_program_speakers is 'Who leads a part of an event: one of that event''s own speakers.';
create index event_program_speakers_by_speaker on event_program_speakers (tenant_id, event_id, speaker_id);

alter table events enable row level security;
alter table events force row level security;
create policy tenant_wall on events to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table event_speakers enable row level security;
alter table event_speakers force row level security;
create policy tenant_wall on event_speakers to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table event_programs enable row level security;
alter table event_programs force row level security;
create policy tenant_wall on event_programs to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table event_program_speakers enable row level security;
alter table event_program_speakers force row level security;
create policy tenant_wall on event_program_speakers to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on events, event_speakers, event_programs, event_program_speakers to app_user;

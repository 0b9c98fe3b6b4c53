-- Boards of who did best, by hand or from the league.

create table leaderboards (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  title text not null check (length(title) between 3 and 120),
  summary text not null default '' check (length(summary) <= 600),
  period text not null check (length(period) between 1 and 60),
  unit text not null check (length(unit) between 1 and 30),
  scope text not null check (scope in ('siswa', 'sekolah', 'tim')),
  source text not null default 'entries' check (source in ('entries', 'league')),
  competition_id integer,
  is_published boolean not null default true,
  position integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug),
  foreign key (tenant_id, competition_id) references competitions (tenant_id, id) on delete cascade,
  check ((source = 'league') = (competition_id is not null))
);
comment on table leaderboards is 'Boards. Those of source league are reckoned from a season''s points, all others from their entries.';

alter table leaderboards enable row level security;
alter table leaderboards force row level security;
create policy tenant_wall on leaderboards to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on leaderboards to app_user;

create table leaderboard_entries (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  leaderboard_id integer not null,
  name text not null check (length(name) between 1 and 160),
  school_name text not null default '' check (length(school_name) <= 160),
  province_code text check (province_code ~ '^\d{2}$'),
  city_code text check (city_code ~ '^\d{2}\.\d{2}$'),
  membership_id integer,
  score integer not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, leaderboard_id) references leaderboards (tenant_id, id) on delete cascade,
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
create index leaderboard_entries_by_score on leaderboard_entries (tenant_id, leaderboard_id, score desc);
comment on table leaderboard_entries is 'Who stands on a board with how much. Of a pupil only the first name is shown, whatever stands in name.';

alter table leaderboard_entries enable row level security;
alter table leaderboard_entries force row level security;
create policy tenant_wall on leaderboard_entries to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on leaderboard_entries to app_user;

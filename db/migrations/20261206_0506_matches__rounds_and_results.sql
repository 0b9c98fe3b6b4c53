-- Matches of the league: who meets whom, in which round, and how it ended.

create table fixtures (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  category_id integer not null,
  phase text not null check (phase in ('league', 'knockout')),
  group_no smallint not null default 0 check (group_no between 0 and 16),
  round smallint not null check (round between 1 and 200),
  position smallint not null check (position between 0 and 200),
  home_team_id integer,
  away_team_id integer,
  starts_at timestamptz,
  place text not null default '' check (length(place) <= 160),
  state text not null default 'scheduled' check (state in ('scheduled', 'live', 'final', 'walkover', 'void')),
  home_score integer check (home_score between 0 and 9999),
  away_score integer check (away_score between 0 and 9999),
  winner text check (winner in ('home', 'away')),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, category_id, phase, group_no, round, position),
  foreign key (tenant_id, category_id) references competition_categories (tenant_id, id) on delete cascade,
  foreign key (tenant_id, home_team_id) references teams (tenant_id, id) on delete set null (home_team_id),
  foreign key (tenant_id, away_team_id) references teams (tenant_id, id) on delete set null (away_team_id),
  check (home_team_id <> away_team_id),
  check (state <> 'final' or (home_score is not null and away_score is not null)),
  check (state <> 'walkover' or winner is not null)
);
create index fixtures_of_home on fixtures (tenant_id, home_team_id) where home_team_id is not null;
create index fixtures_of_away on fixtures (tenant_id, away_team_id) where away_team_id is not null;
comment on table fixtures is 'Matches of a category. league: everybody of a group meets everybody, standings are reckoned of it; knockout: the winner of a position goes on to half that position in the next round. winner: of a walkover, and of a knock-out that ended level.';

alter table fixtures enable row level security;
alter table fixtures force row level security;
create policy tenant_wall on fixtures to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on fixtures to app_user;

create table fixture_events (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  fixture_id integer not null,
  state text not null check (state in ('scheduled', 'live', 'final', 'walkover', 'void')),
  home_score integer,
  away_score integer,
  winner text check (winner in ('home', 'away')),
  written_by integer,
  at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, fixture_id) references fixtures (tenant_id, id) on delete cascade
);
create index fixture_events_of on fixture_events (tenant_id, fixture_id);
comment on table fixture_events is 'Each word on how a match stood, with who wrote it. Only ever added to.';

alter table fixture_events enable row level security;
alter table fixture_events force row level security;
create policy tenant_wall on fixture_events to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, delete on fixture_events to app_user;

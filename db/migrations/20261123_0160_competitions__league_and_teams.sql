-- The league: seasons with their categories and stages, and the teams that schools send.

create table competitions (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  name text not null check (length(name) between 3 and 160),
  season text not null check (length(season) between 1 and 40),
  summary text not null default '' check (length(summary) <= 600),
  description_html text not null default '',
  rules_html text not null default '',
  rules_version text not null check (length(rules_version) between 1 and 60),
  fee integer not null default 0 check (fee >= 0),
  registration_open_at timestamptz not null,
  registration_close_at timestamptz not null,
  starts_on date not null,
  ends_on date not null,
  status text not null default 'draft' check (status in ('draft', 'published', 'cancelled')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug),
  check (registration_open_at < registration_close_at),
  check (starts_on <= ends_on)
);
create index competitions_in_time on competitions (tenant_id, starts_on desc);
comment on table competitions is 'Seasons of the league. fee is whole rupiah for a team; rules_version names the rules a team agreed to.';

alter table competitions enable row level security;
alter table competitions force row level security;
create policy tenant_wall on competitions to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on competitions to app_user;

create table competition_categories (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  competition_id integer not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  name text not null check (length(name) between 3 and 120),
  description text not null default '' check (length(description) <= 600),
  min_members smallint not null default 1 check (min_members >= 1),
  max_members smallint not null check (max_members <= 10),
  position integer not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, competition_id, slug),
  foreign key (tenant_id, competition_id) references competitions (tenant_id, id) on delete cascade,
  check (min_members <= max_members)
);
comment on table competition_categories is 'What teams compete in within a season, and how many members a team has.';

alter table competition_categories enable row level security;
alter table competition_categories force row level security;
create policy tenant_wall on competition_categories to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on competition_categories to app_user;

create table competition_stages (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  competition_id integer not null,
  name text not null check (length(name) between 3 and 120),
  description text not null default '' check (length(description) <= 600),
  place text not null default '' check (length(place) <= 160),
  starts_on date not null,
  ends_on date not null,
  position integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, competition_id) references competitions (tenant_id, id) on delete cascade,
  check (starts_on <= ends_on)
);
create index competition_stages_in_order on competition_stages (tenant_id, competition_id, position);
comment on table competition_stages is 'The stages of a season, in order: selection, regional rounds, the final.';

alter table competition_stages enable row level security;
alter table competition_stages force row level security;
create policy tenant_wall on competition_stages to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on competition_stages to app_user;

create table teams (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  category_id integer not null,
  school_id integer not null,
  name text not null check (length(name) between 3 and 100),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'pending_payment', 'verified',
    'accepted', 'needs_fix', 'rejected', 'withdrawn', 'disqualified')),
  coach_name text not null check (length(coach_name) between 3 and 100),
  coach_email text check (coach_email = lower(coach_email) and length(coach_email) <= 254),
  coach_phone text check (coach_phone ~ '^\+628[1-9]\d{6,10}$'),
  membership_id integer,
  token_hash text not null,
  rules_version text not null,
  consented_at timestamptz,
  reason text not null default '' check (length(reason) <= 1000),
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, category_id) references competition_categories (tenant_id, id) on delete cascade,
  foreign key (tenant_id, school_id) references schools (tenant_id, id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete set null (membership_id)
);
create index teams_by_category on teams (tenant_id, category_id, status);
create index teams_by_school on teams (tenant_id, school_id);
comment on table teams is 'Teams that schools send. token_hash is SHA-256 of what the link in the coach''s mail holds; reason is what the administration last told the team; membership_id is who registered it while signed in.';

alter table teams enable row level security;
alter table teams force row level security;
create policy tenant_wall on teams to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on teams to app_user;

create table team_members (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  team_id integer not null,
  category_id integer not null,
  full_name text not null check (length(full_name) between 3 and 100),
  grade text not null check (grade in ('X', 'XI', 'XII', 'XIII')),
  major text not null default '' check (length(major) <= 100),
  is_captain boolean not null default false,
  nisn_hash text,
  details_sealed text,
  is_counted boolean not null default false,
  guardian_state text not null default 'none' check (guardian_state in ('none', 'declared', 'confirmed', 'refused')),
  guardian_text_version text,
  guardian_token_hash text,
  guardian_at timestamptz,
  membership_id integer,
  position integer not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, guardian_token_hash),
  foreign key (tenant_id, team_id) references teams (tenant_id, id) on delete cascade,
  foreign key (tenant_id, category_id) references competition_categories (tenant_id, id) on delete cascade,
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete set null (membership_id)
);
create unique index team_members_once_per_category on team_members (tenant_id, category_id, nisn_hash)
  where is_counted and nisn_hash is not null;
create unique index team_members_one_captain on team_members (tenant_id, team_id) where is_captain;
create index team_members_of_person on team_members (tenant_id, membership_id) where membership_id is not null;
comment on table team_members is 'Pupils of a team. NISN, birth date, phone, mail and guardian lie sealed in details_sealed (AES-256-GCM); nisn_hash is an HMAC of the NISN, so that one enters a category once while is_counted. guardian_state: declared by who registered, confirmed or refused by the guardian''s own link.';

alter table team_members enable row level security;
alter table team_members force row level security;
create policy tenant_wall on team_members to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on team_members to app_user;

create table team_scores (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  team_id integer not null,
  stage_id integer not null,
  points integer not null check (points between 0 and 100000),
  primary key (tenant_id, team_id, stage_id),
  foreign key (tenant_id, team_id) references teams (tenant_id, id) on delete cascade,
  foreign key (tenant_id, stage_id) references competition_stages (tenant_id, id) on delete cascade
);
comment on table team_scores is 'Points of a team in a stage; standings are their sum.';

alter table team_scores enable row level security;
alter table team_scores force row level security;
create policy tenant_wall on team_scores to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on team_scores to app_user;

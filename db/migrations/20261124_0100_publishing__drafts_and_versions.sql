-- What is written before it is seen: drafts, each of their saves, what was published, and what is planned, for every kind of thing.

-- values are kept once, whoever points at them
create table contents (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  value jsonb not null,
  primary key (tenant_id, sha256)
);
comment on table contents is 'Values of drafts and versions, each once, by the SHA-256 of its jsonb text. Never changed.';

create table drafts (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,39}$'),
  id text not null check (length(id) between 1 and 191),
  rev integer not null check (rev > 0),
  sha256 text,
  base integer not null default 0,
  writer text not null default '',
  saved_by integer,
  saved_at timestamptz not null default now(),
  primary key (tenant_id, kind, id),
  foreign key (tenant_id, sha256) references contents (tenant_id, sha256)
);
create index drafts_by_content on drafts (tenant_id, sha256);
comment on table drafts is 'How a thing stands with its writers: rev counts every change. sha256 is null where nothing differs from what is published; base is the version the draft began from, 0 where there was none.';

create table saves (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  kind text not null,
  id text not null,
  rev integer not null,
  sha256 text not null,
  writer text not null default '',
  saved_by integer,
  saved_at timestamptz not null default now(),
  primary key (tenant_id, kind, id, rev),
  foreign key (tenant_id, sha256) references contents (tenant_id, sha256)
);
create index saves_by_content on saves (tenant_id, sha256);
create index saves_by_age on saves (tenant_id, saved_at);
comment on table saves is 'Every save of a draft: a day all of them, a month one an hour, a year one a day.';

create table versions (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  kind text not null,
  id text not null,
  number integer not null,
  sha256 text not null,
  why text not null check (why in ('before', 'published', 'scheduled', 'restored', 'changed')),
  published_by integer,
  published_at timestamptz not null default now(),
  primary key (tenant_id, kind, id, number),
  foreign key (tenant_id, sha256) references contents (tenant_id, sha256)
);
create index versions_by_content on versions (tenant_id, sha256);
comment on table versions is 'What was published, for ever; "before" is what stood when the history began.';

create table schedules (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  kind text not null,
  id text not null,
  act text not null check (act in ('publish', 'withdraw')),
  due_at timestamptz not null,
  sha256 text,
  planned_by integer,
  primary key (tenant_id, kind, id, act),
  foreign key (tenant_id, sha256) references contents (tenant_id, sha256),
  check ((act = 'publish') = (sha256 is not null))
);
create index schedules_by_content on schedules (tenant_id, sha256);
create index schedules_due on schedules (due_at);
comment on table schedules is 'What is to be published or withdrawn when. A publication is of exactly what was planned, however the draft goes on.';

-- what there was: drafts of pages, pages that were withdrawn, the look's draft and every published setting
alter table site_pages no force row level security;
alter table site_settings no force row level security;
alter table site_setting_drafts no force row level security;
alter table site_setting_versions no force row level security;

create temporary table moved on commit drop as
  select tenant_id, 'page' as kind, name as id, 'draft' as role, version as number,
    jsonb_build_object('eyebrow', eyebrow, 'title', title, 'lead', lead, 'cover', cover, 'sections', sections, 'seo', seo) as value,
    updated_by as by, updated_at as at, 0 as base
  from site_pages where status = 'draft'
  union all
  select tenant_id, 'page', name, 'draft', version, draft, updated_by, updated_at, version
  from site_pages where status = 'published' and draft is not null
  union all
  select d.tenant_id, 'look', 'site', 'draft', s.version + 1,
    jsonb_build_object('title', s.title, 'tagline', s.tagline, 'logoDark', s.logo_dark, 'logoLight', s.logo_light,
      'favicon', s.favicon, 'layout', s.layout) || (d.setting - 'css')
      || jsonb_build_object('css', coalesce(s.css, '{}') || coalesce(d.setting -> 'css', '{}')),
    d.updated_by, d.updated_at, d.base_version
  from site_setting_drafts d join site_settings s on s.tenant_id = d.tenant_id
  union all
  select tenant_id, 'look', 'site', 'version', version, setting, published_by, published_at, 0
  from site_setting_versions;

insert into contents (tenant_id, sha256, value)
  select tenant_id, encode(sha256(convert_to(value::text, 'UTF8')), 'hex'), value from moved on conflict do nothing;
insert into drafts (tenant_id, kind, id, rev, sha256, base, saved_by, saved_at)
  select tenant_id, kind, id, number, encode(sha256(convert_to(value::text, 'UTF8')), 'hex'), base, by, at
  from moved where role = 'draft';
insert into saves (tenant_id, kind, id, rev, sha256, saved_by, saved_at)
  select tenant_id, kind, id, rev, sha256, saved_by, saved_at from drafts;
insert into versions (tenant_id, kind, id, number, sha256, why, published_by, published_at)
  select tenant_id, kind, id, number, encode(sha256(convert_to(value::text, 'UTF8')), 'hex'),
    case when by is null then 'before' else 'published' end, by, at
  from moved where role = 'version';

-- a process of the version before goes on with what it knows; nobody else writes there
comment on column site_pages.status is 'As the version before had it: published, but for drafts that it left. Not used beyond telling those apart; to be dropped.';
comment on column site_pages.draft is 'As the version before had it. Not used; to be dropped.';
comment on table site_setting_drafts is 'As the version before had it. Not used; to be dropped.';
comment on table site_setting_versions is 'As the version before had it. Not used; to be dropped.';
alter table site_pages force row level security;
alter table site_settings force row level security;
alter table site_setting_drafts force row level security;
alter table site_setting_versions force row level security;

alter table contents enable row level security;
alter table contents force row level security;
create policy tenant_wall on contents to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, delete on contents to app_user;

alter table drafts enable row level security;
alter table drafts force row level security;
create policy tenant_wall on drafts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on drafts to app_user;

alter table saves enable row level security;
alter table saves force row level security;
create policy tenant_wall on saves to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update (saved_by), delete on saves to app_user;

alter table versions enable row level security;
alter table versions force row level security;
create policy tenant_wall on versions to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update (published_by) on versions to app_user;

alter table schedules enable row level security;
alter table schedules force row level security;
create policy tenant_wall on schedules to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy platform_reads on schedules for select to app_platform using (true);
grant select, insert, update, delete on schedules to app_user;
grant select on schedules to app_platform;

-- What is brought in from files in the browser: tried first, then written, outside of any request.

create table import_runs (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  source text not null check (source in ('book', 'word', 'wordpress', 'feed')),
  becomes text not null check (becomes in ('course', 'news', 'blog', 'articles', 'podcasts', 'tulisan-temans')),
  is_draft boolean not null,
  name text not null check (length(name) between 1 and 120),
  bytes bigint not null check (bytes > 0),
  file text not null check (file ~ '^[0-9a-f]{32}$'),
  act text not null default 'trial' check (act in ('trial', 'write')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'refused')),
  stage text not null default '',
  stage_done integer not null default 0,
  stage_total integer not null default 0,
  tries integer not null default 0,
  report jsonb,
  problem text,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  primary key (tenant_id, id)
);
comment on table import_runs is 'Files that were sent to be imported. file: where the bytes lie among the uploads, for two days. tries: how often it was begun; what ends the server twice is not begun a third time.';
create index import_runs_waiting on import_runs (touched_at) where state in ('waiting', 'running');

alter table import_runs enable row level security;
alter table import_runs force row level security;
create policy tenant_wall on import_runs to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on import_runs to app_user;
create policy platform_reads on import_runs for select to app_platform using (true);
grant select (tenant_id, id, state, touched_at) on import_runs to app_platform;

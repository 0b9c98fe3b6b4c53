-- What is written in the office, kind by kind: drafts that nobody has seen yet, and what stands on the site.

create table entries (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer generated always as identity,
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,39}$'),
  own_id integer,
  slug text not null default '',
  title text not null,
  note text not null default '',
  cover jsonb,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  occurs_at timestamptz,
  owner_id integer,
  touched_at timestamptz not null default now(),
  trashed_at timestamptz,
  trashed_from text check (trashed_from in ('draft', 'published', 'archived')),
  trashed_slug text,
  primary key (tenant_id, id),
  unique (tenant_id, kind, own_id),
  foreign key (tenant_id, owner_id) references memberships (tenant_id, id) on delete set null (owner_id)
);
comment on table entries is 'Things of the kinds that are written in the office, for its lists. own_id: the row in the kind''s own table, null until it is published first; triggers there keep the entry like it. occurs_at: when it takes place. trashed_at: in the bin since; trashed_from and trashed_slug are what it was.';
create index entries_touched on entries (tenant_id, kind, touched_at desc, id desc);
create index entries_by_owner on entries (tenant_id, owner_id) where owner_id is not null;
create index entries_in_bin on entries (tenant_id, trashed_at) where trashed_at is not null;

alter table entries enable row level security;
alter table entries force row level security;
create policy tenant_wall on entries to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on entries to app_user;

create function public.keep_entries() returns trigger language plpgsql as $$
begin
  execute tg_argv[0];
  return null;
end $$;
comment on function public.keep_entries() is 'For triggers on tables of kinds that are written in the office; the argument reads the table "changed".';

-- the job that empties bins asks once for all tenants
create policy platform_bins on entries for select to app_platform using (true);
grant select (tenant_id, trashed_at) on entries to app_platform;

-- Results of the personality test. What somebody answered is sealed; how many had which result is counted without them.

create table disc_results (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  membership_id integer,
  owner_hash text not null check (owner_hash ~ '^[0-9a-f]{64}$'),
  share_hash text check (share_hash ~ '^[0-9a-f]{64}$'),
  wording text not null check (length(wording) between 1 and 20),
  sealed text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, owner_hash),
  unique (tenant_id, share_hash)
);
comment on table disc_results is 'One result of the personality test, sealed. Its owner has a token, and another to share it with; those of nobody go after thirty days.';
create index disc_results_by_member on disc_results (tenant_id, membership_id, id desc) where membership_id is not null;

create table disc_counts (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  wording text not null,
  letters text not null check (letters in ('D', 'I', 'S', 'C', '-')),
  count integer not null default 0 check (count >= 0),
  primary key (tenant_id, wording, letters)
);
comment on table disc_counts is 'How many finished the test with which letter in front; - where none stood out. Nobody is named by it.';

alter table disc_results enable row level security;
alter table disc_results force row level security;
create policy tenant_wall on disc_results to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table disc_counts enable row level security;
alter table disc_counts force row level security;
create policy tenant_wall on disc_counts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on disc_results to app_user;
grant select, insert, update on disc_counts to app_user;
-- where results of nobody are old enough to go is asked across tenants, and done in each
create policy platform_reads on disc_results for select to app_platform using (true);
grant select (tenant_id, membership_id, created_at) on disc_results to app_platform;

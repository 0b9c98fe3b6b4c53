-- States of the office's lists that people keep under a name.

create table saved_views (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  membership_id integer not null,
  list text not null check (list ~ '^[a-z-]{2,40}$'),
  name text not null check (length(name) between 1 and 60),
  query text not null default '' check (length(query) <= 1000),
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
create unique index saved_views_name on saved_views (tenant_id, membership_id, list, lower(name));
create index saved_views_shared on saved_views (tenant_id, list) where is_shared;
comment on table saved_views is 'A list of the office as somebody keeps it: query is what its address says, without page. Shared ones are offered to everybody who may open the list.';

alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy tenant_wall on saved_views to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on saved_views to app_user;

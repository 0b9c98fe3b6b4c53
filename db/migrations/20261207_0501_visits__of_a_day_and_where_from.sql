-- How many came to a site, from where, what they looked at, and what came of it. Nobody's address, name or account:
-- who came is told apart for one day, by a number that nobody can make again two days later.

create table visits (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  day date not null,
  visitor text not null check (length(visitor) <= 22),
  source text not null check (length(source) <= 100),
  medium text not null check (length(medium) <= 60),
  campaign text not null check (length(campaign) <= 60),
  device text not null check (device in ('phone', 'desk')),
  views integer not null default 0,
  joined integer not null default 0,
  orders integer not null default 0,
  primary key (tenant_id, day, visitor)
);
comment on table visits is 'Who came to a site on a day of its own time zone, told apart by a hash under that day''s salt. source, medium, campaign: of their first page of the day. joined, orders: places in classes they took, orders they placed. Kept for 90 days.';

create table visit_pages (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  day date not null,
  visitor text not null,
  page text not null check (length(page) <= 300),
  step text check (step in ('class', 'form')),
  views integer not null,
  primary key (tenant_id, day, visitor, page),
  foreign key (tenant_id, day, visitor) references visits (tenant_id, day, visitor) on delete cascade
);
comment on table visit_pages is 'Pages of a visit, without queries, ids of persons and tokens. step: which step towards a class it is.';

create table visit_leftovers (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  day date not null,
  reason text not null check (reason in ('bot', 'staff', 'rapid')),
  views integer not null,
  primary key (tenant_id, day, reason)
);
comment on table visit_leftovers is 'Pages that were not counted on a day, and why not: programs, who runs the site, more than sixty in a minute.';

create table order_sources (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  order_code text not null check (length(order_code) <= 40),
  day date not null,
  source text not null,
  medium text not null,
  campaign text not null,
  device text not null,
  primary key (tenant_id, order_code)
);
comment on table order_sources is 'Where the visit came from in which an order was placed. It does not say which visit that was. Kept for 90 days.';
create index order_sources_by_day on order_sources (tenant_id, day);

alter table visits enable row level security;
alter table visits force row level security;
alter table visit_pages enable row level security;
alter table visit_pages force row level security;
alter table visit_leftovers enable row level security;
alter table visit_leftovers force row level security;
alter table order_sources enable row level security;
alter table order_sources force row level security;
create policy tenant_wall on visits to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on visit_pages to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on visit_leftovers to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on order_sources to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on visits, visit_pages, visit_leftovers, order_sources to app_user;

-- what waits of all tenants is written together, and swept together
create policy platform_counts on visits to app_platform using (true) with check (true);
create policy platform_counts on visit_pages to app_platform using (true) with check (true);
create policy platform_counts on visit_leftovers to app_platform using (true) with check (true);
create policy platform_counts on order_sources to app_platform using (true) with check (true);
grant select, insert, update, delete on visits, visit_pages, visit_leftovers, order_sources to app_platform;

comment on table platform.day_salts is 'By what visits of a day (of UTC for events, of the tenant''s zone for visits) are told apart: random, in no log and no replica, gone after two days. Without it no hash can be linked to a visit again.';

-- How far a new site is with its first steps.

create table site_starts (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  institution text check (institution in ('school', 'campus', 'academy', 'training', 'foundation', 'community')),
  step text not null default 'institution' check (step in ('institution', 'identity', 'layout', 'content', 'people')),
  ended_at timestamptz,
  touched_at timestamptz not null,
  primary key (tenant_id)
);
comment on table site_starts is 'The kind of institution and the first step that is still to come, of sites that began with them. ended_at: all were done or left out.';

alter table site_starts enable row level security;
alter table site_starts force row level security;
create policy tenant_wall on site_starts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on site_starts to app_user;

-- The fee of a team, as an order of whoever holds its link.

create table team_fees (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  team_id integer not null,
  order_code text,
  primary key (tenant_id, team_id),
  foreign key (tenant_id, team_id) references teams (tenant_id, id) on delete cascade
);
comment on table team_fees is 'The last order by which the fee of a team is paid; the orders themselves know the rest.';

alter table team_fees enable row level security;
alter table team_fees force row level security;
create policy tenant_wall on team_fees to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on team_fees to app_user;

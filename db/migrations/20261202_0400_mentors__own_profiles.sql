-- Whose face a public profile is: that member writes it, and it goes with them.

create table own_profiles (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  membership_id integer not null,
  entry_id integer not null,
  primary key (tenant_id, membership_id),
  unique (tenant_id, entry_id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade,
  foreign key (tenant_id, entry_id) references entries (tenant_id, id) on delete cascade
);
comment on table own_profiles is 'Which public profile is a member''s own: they began it, or the office handed it to them. entry_id: of the entry they write.';

alter table own_profiles enable row level security;
alter table own_profiles force row level security;
create policy tenant_wall on own_profiles to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on own_profiles to app_user;

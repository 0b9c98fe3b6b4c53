-- Files that nobody sees but those whom the room lets that keeps them.

create table private_files (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  key text not null check (key like 'private-%'),
  membership_id integer,
  bytes bigint not null check (bytes >= 0),
  at timestamptz not null,
  primary key (tenant_id, key),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete set null (membership_id)
);
comment on table private_files is 'What somebody sent for certain eyes only: how much room it takes. What it is to whom, the room says that keeps it.';
create index private_files_by_member on private_files (tenant_id, membership_id);

alter table private_files enable row level security;
alter table private_files force row level security;
create policy tenant_wall on private_files to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on private_files to app_user;

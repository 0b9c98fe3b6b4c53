-- Numbers that are drawn for an attempt, and files that are sent with it.

alter table attempt_items add column parameters jsonb;
comment on column attempt_items.parameters is 'Numbers that were drawn for this question when the attempt was started; null: it has none.';

create table attempt_files (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  attempt_id integer not null,
  slot integer not null,
  key text not null,
  name text not null check (length(name) between 1 and 255),
  mime text not null,
  bytes bigint not null check (bytes >= 0),
  upload text not null,
  at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, attempt_id, upload),
  foreign key (tenant_id, attempt_id, slot) references attempt_items (tenant_id, attempt_id, slot) on delete cascade
);
comment on table attempt_files is 'Files that answer a question of an attempt. They answer those only whose attempt it is and who mark it.';

alter table attempt_files enable row level security;
alter table attempt_files force row level security;
create policy tenant_wall on attempt_files to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, delete on attempt_files to app_user;

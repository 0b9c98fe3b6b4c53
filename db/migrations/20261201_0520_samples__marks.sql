-- What came as a sample, so that it can be told from what people made of it.

create table sample_marks (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  path text not null check (length(path) <= 300),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (tenant_id, path)
);
comment on table sample_marks is 'Files of the samples'' folder that a site was filled with, and what each said then: SHA-256 of the file as it is written of the thing.';

alter table sample_marks enable row level security;
alter table sample_marks force row level security;
create policy tenant_wall on sample_marks to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on sample_marks to app_user;

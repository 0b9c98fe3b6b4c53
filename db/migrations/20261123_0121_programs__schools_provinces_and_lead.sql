-- Where a programme takes place, at which schools, and who leads it.

alter table programs add column province_codes text[] not null default '{}';
alter table programs add column lead_id integer;
alter table programs add constraint programs_lead foreign key (tenant_id, lead_id)
  references people (tenant_id, id) on delete set null (lead_id);
comment on column programs.province_codes is 'Where it takes place, Kemendagri''s codes; empty: anywhere.';
comment on column programs.lead_id is 'The public face that leads it; not an account.';

create table program_schools (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  program_id integer not null,
  school_id integer not null,
  primary key (tenant_id, program_id, school_id),
  foreign key (tenant_id, program_id) references programs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, school_id) references schools (tenant_id, id) on delete cascade
);
comment on table program_schools is 'Schools that take part in a programme.';
create index program_schools_by_school on program_schools (tenant_id, school_id);

alter table program_schools enable row level security;
alter table program_schools force row level security;
create policy tenant_wall on program_schools to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on program_schools to app_user;

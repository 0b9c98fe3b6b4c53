-- Certificates, as they were when they were issued.

create table certificates (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  enrolment_id integer not null,
  membership_id integer not null,
  class_id integer not null,
  number text not null,
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  token text not null check (length(token) = 43),
  holder text not null check (length(holder) between 1 and 200),
  title text not null check (length(title) between 1 and 255),
  run_name text,
  percent integer check (percent between 0 and 100),
  finished_at timestamptz not null,
  issued_at timestamptz not null,
  state text not null default 'issued' check (state in ('issued', 'revoked', 'replaced')),
  ended_at timestamptz,
  reason text not null default '' check (length(reason) <= 500),
  replaced_by integer,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  unique (tenant_id, code),
  unique (tenant_id, token),
  foreign key (tenant_id, enrolment_id) references enrolments (tenant_id, id) on delete cascade,
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade,
  foreign key (tenant_id, class_id) references classes (tenant_id, id),
  foreign key (tenant_id, replaced_by) references certificates (tenant_id, id) on delete cascade
);
comment on table certificates is 'What was printed for whom: name, title and score as they were. One stands for an enrolment; a new name replaces the old one.';
create unique index certificates_standing on certificates (tenant_id, enrolment_id) where state = 'issued';
create index certificates_by_member on certificates (tenant_id, membership_id);
create index certificates_newest on certificates (tenant_id, issued_at desc, id desc);

create table certificate_counts (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  year integer not null,
  last integer not null default 0,
  primary key (tenant_id, year)
);
comment on table certificate_counts is 'The last number given in each year.';

alter table certificates enable row level security;
alter table certificates force row level security;
create policy tenant_wall on certificates to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

alter table certificate_counts enable row level security;
alter table certificate_counts force row level security;
create policy tenant_wall on certificate_counts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on certificates, certificate_counts to app_user;

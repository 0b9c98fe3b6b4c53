-- Providers' own statements, line by line, and what of them is in the books.

create table settlement_files (
  tenant_id integer not null default current_tenant() references platform.tenants (id),
  id integer not null generated always as identity,
  provider text not null check (provider in ('midtrans', 'xendit')),
  name text not null check (length(name) between 1 and 200),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  first_at timestamptz,
  last_at timestamptz,
  bookings integer not null default 0,
  added_by integer,
  added_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, sha256)
);
comment on table settlement_files is 'Statements of payment providers as they were uploaded; the same file twice is refused. Kept as long as the books.';
comment on column settlement_files.bookings is 'How often lines of it were booked: what could not be matched at first may be later.';

create table settlement_lines (
  tenant_id integer not null default current_tenant() references platform.tenants (id),
  file_id integer not null,
  n integer not null check (n > 0),
  ref text not null check (length(ref) <= 120),
  kind text not null check (kind in ('payment', 'refund', 'chargeback', 'fee', 'other')),
  amount bigint not null,
  fee bigint not null,
  at timestamptz,
  line_key text not null check (line_key ~ '^[0-9a-f]{64}$'),
  booked_at timestamptz,
  primary key (tenant_id, file_id, n),
  foreign key (tenant_id, file_id) references settlement_files (tenant_id, id)
);
comment on table settlement_lines is 'Lines of a statement: whole rupiah, money that came with +, that went back with -; the fee is what the provider kept.';
comment on column settlement_lines.line_key is 'The same line of two statements that overlap has the same key: it is booked once.';
create unique index settlement_lines_booked on settlement_lines (tenant_id, line_key) where booked_at is not null;
create index settlement_lines_by_ref on settlement_lines (tenant_id, ref);

alter table settlement_files enable row level security;
alter table settlement_files force row level security;
create policy tenant_wall on settlement_files to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table settlement_lines enable row level security;
alter table settlement_lines force row level security;
create policy tenant_wall on settlement_lines to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update (bookings) on settlement_files to app_user;
grant delete on settlement_files, settlement_lines to app_user;
grant select, insert, update (booked_at) on settlement_lines to app_user;

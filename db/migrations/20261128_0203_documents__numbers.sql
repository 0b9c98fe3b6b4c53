-- Numbered papers: invoices, receipts, credit notes. Numbers have no gaps within a year.
create table document_series (
  tenant_id integer not null default current_tenant(),
  kind text not null check (kind in ('INV', 'KW', 'NK')),
  year integer not null,
  last integer not null,
  last_at timestamptz not null,
  primary key (tenant_id, kind, year)
);
comment on table document_series is 'The last number drawn of each kind and year. Its row is the last lock of a transaction.';

create table documents (
  tenant_id integer not null default current_tenant(),
  kind text not null check (kind in ('INV', 'KW', 'NK')),
  year integer not null,
  seq integer not null check (seq > 0),
  number text not null,
  subject text not null,
  order_code text not null,
  issued_at timestamptz not null,
  content jsonb not null,
  sha256 text not null,
  primary key (tenant_id, kind, year, seq),
  unique (tenant_id, number),
  unique (tenant_id, kind, subject)
);
comment on table documents is 'What was printed under a number, without the buyer''s name, which stands in the order. Only ever added to.';
create index documents_by_order on documents (tenant_id, order_code);
alter table document_series enable row level security;
alter table document_series force row level security;
create policy tenant_wall on document_series to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table documents enable row level security;
alter table documents force row level security;
create policy tenant_wall on documents to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update on document_series to app_user;
grant select, insert on documents to app_user;

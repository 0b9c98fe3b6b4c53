-- Months of the books are closed by two people and sealed. A month holds what happened before its end and was written
-- by then; what is written later stays out of it, with its own date, in the month that is open. What every account came
-- to at its end is kept, so that a balance of today is reckoned from there.

create table ledger_months (
  tenant_id integer not null default current_tenant(),
  month date not null check (extract(day from month) = 1),
  state text not null default 'asked' check (state in ('asked', 'closed', 'filed')),
  ends_at timestamptz not null,
  note text not null default '' check (length(note) <= 500),
  asked_by integer not null,
  asked_at timestamptz not null,
  closed_by integer,
  closed_at timestamptz,
  last_txn integer,
  txns integer,
  moves integer,
  seal text check (seal ~ '^[0-9a-f]{64}$'),
  filed_by integer,
  filed_at timestamptz,
  reference text not null default '' check (length(reference) <= 100),
  primary key (tenant_id, month),
  check (asked_by <> closed_by),
  check ((state = 'asked') = (seal is null)),
  check ((seal is null) = (last_txn is null))
);
comment on table ledger_months is 'Closed months of the books: asked for by one, closed by another. seal is the SHA-256 of the seal before it and of every move of the month.';
comment on column ledger_months.ends_at is 'The first moment after it, in the tenant''s zone when it was closed.';
comment on column ledger_months.last_txn is 'The newest event that was written when it was closed: later ones are in a later month, whatever their date.';

create table ledger_closings (
  tenant_id integer not null default current_tenant(),
  month date not null,
  account_id integer not null,
  debits bigint not null check (debits >= 0),
  credits bigint not null check (credits >= 0),
  primary key (tenant_id, month, account_id),
  foreign key (tenant_id, month) references ledger_months (tenant_id, month),
  foreign key (tenant_id, account_id) references ledger_accounts (tenant_id, id)
);
comment on table ledger_closings is 'What an account had come to at the end of a closed month, from the beginning. Only ever added to.';

alter table ledger_months enable row level security;
alter table ledger_months force row level security;
create policy tenant_wall on ledger_months to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
-- what is closed is never taken back
create policy only_asked on ledger_months as restrictive for delete to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int) and state = 'asked');
create policy not_filed on ledger_months as restrictive for update to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int) and state <> 'filed')
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table ledger_closings enable row level security;
alter table ledger_closings force row level security;
create policy tenant_wall on ledger_closings to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, delete on ledger_months to app_user;
grant update (state, closed_by, closed_at, last_txn, txns, moves, seal, filed_by, filed_at, reference) on ledger_months to app_user;
grant select, insert on ledger_closings to app_user;

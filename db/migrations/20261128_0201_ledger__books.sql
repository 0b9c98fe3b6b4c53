-- The books of a tenant: double entry in whole rupiah. A move has a debit and a credit of the same amount, so that no
-- transaction can be out of balance. They are only ever added to. No cascade from tenants: books are kept ten years
-- (UU KUP article 28 paragraph 11).

create table ledger_accounts (
  tenant_id integer not null default current_tenant(),
  id integer not null generated always as identity,
  kind text not null,
  owner text not null default '' check (length(owner) <= 60),
  primary key (tenant_id, id),
  unique (tenant_id, kind, owner)
);
comment on table ledger_accounts is 'Accounts of a tenant''s books: a kind, and whose where there are several (midtrans, person:12).';

create table ledger_txns (
  tenant_id integer not null default current_tenant(),
  id integer not null generated always as identity,
  kind text not null,
  ref text not null check (length(ref) between 1 and 120),
  order_code text,
  at timestamptz not null,
  posted_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, kind, ref)
);
comment on table ledger_txns is 'One event of the books. The same event twice is the same row: unique by kind and reference.';
comment on column ledger_txns.at is 'When it happened; posted_at says when it was written.';
create index ledger_txns_newest on ledger_txns (tenant_id, at desc, id desc);
create index ledger_txns_by_order on ledger_txns (tenant_id, order_code) where order_code is not null;

create table ledger_moves (
  tenant_id integer not null default current_tenant(),
  txn_id integer not null,
  n integer not null check (n > 0),
  debit_id integer not null,
  credit_id integer not null,
  amount bigint not null check (amount > 0),
  primary key (tenant_id, txn_id, n),
  foreign key (tenant_id, txn_id) references ledger_txns (tenant_id, id),
  foreign key (tenant_id, debit_id) references ledger_accounts (tenant_id, id),
  foreign key (tenant_id, credit_id) references ledger_accounts (tenant_id, id),
  check (debit_id <> credit_id)
);
comment on table ledger_moves is 'An amount that goes from one account (credit) to another (debit).';
create index ledger_moves_by_debit on ledger_moves (tenant_id, debit_id);
create index ledger_moves_by_credit on ledger_moves (tenant_id, credit_id);

create table ledger_balances (
  tenant_id integer not null default current_tenant(),
  account_id integer not null,
  balance bigint not null default 0 check (balance >= 0),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references ledger_accounts (tenant_id, id)
);
comment on table ledger_balances is 'What stands on an account that a decision hangs on, counted on its own side. Moved by one conditional update, and never below zero.';

create table ledger_checks (
  tenant_id integer not null default current_tenant(),
  checked_on date not null,
  findings jsonb not null default '[]',
  primary key (tenant_id, checked_on)
);
comment on table ledger_checks is 'What the nightly look at the books found, a line each; none: all is well.';

alter table ledger_accounts enable row level security;
alter table ledger_accounts force row level security;
create policy tenant_wall on ledger_accounts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table ledger_txns enable row level security;
alter table ledger_txns force row level security;
create policy tenant_wall on ledger_txns to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table ledger_moves enable row level security;
alter table ledger_moves force row level security;
create policy tenant_wall on ledger_moves to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table ledger_balances enable row level security;
alter table ledger_balances force row level security;
create policy tenant_wall on ledger_balances to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table ledger_checks enable row level security;
alter table ledger_checks force row level security;
create policy tenant_wall on ledger_checks to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert on ledger_accounts, ledger_txns, ledger_moves to app_user;
grant select, insert, update on ledger_balances, ledger_checks to app_user;
-- the nightly look asks which tenants keep books at all, and which of them it has not looked at today
create policy platform_reads on ledger_txns for select to app_platform using (true);
create policy platform_reads on ledger_checks for select to app_platform using (true);
grant select (tenant_id, id) on ledger_txns to app_platform;
grant select (tenant_id, checked_on) on ledger_checks to app_platform;

create view sale_entries with (security_invoker = true) as
  select tenant_id, order_code from ledger_txns where kind = 'sale';
comment on view sale_entries is 'Sales that are in the books, by their order.';
create view refund_entries with (security_invoker = true) as
  select tenant_id, ref from ledger_txns where kind in ('refund', 'unallocated_refund');
comment on view refund_entries is 'Approved returns that are in the books.';
grant select on sale_entries, refund_entries to app_user;

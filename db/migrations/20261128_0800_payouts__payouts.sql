-- Who earns, where it is sent, and what was asked for, approved and sent.

create table payees (
  tenant_id integer not null default current_tenant(),
  id integer not null generated always as identity,
  person_id integer not null,
  membership_id integer,
  name text not null check (length(name) between 1 and 255),
  linked_by integer not null,
  linked_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, person_id),
  unique (tenant_id, membership_id)
);
comment on table payees is 'A public profile whose shares somebody asks for: the books know the profile, the site knows the member.';

create table payee_accounts (
  tenant_id integer not null default current_tenant(),
  id integer not null generated always as identity,
  payee_id integer not null,
  bank text not null check (bank ~ '^[0-9]{3}$'),
  number_sealed text,
  number_end text not null,
  holder text not null,
  added_by integer,
  added_at timestamptz not null,
  usable_at timestamptz not null,
  replaced_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, payee_id) references payees (tenant_id, id),
  check (usable_at >= added_at)
);
comment on table payee_accounts is 'Where a payee is paid. A changed account is a new row, held until usable_at; payouts keep the one they were asked with.';
create unique index payee_accounts_one on payee_accounts (tenant_id, payee_id) where replaced_at is null;

create table payouts (
  tenant_id integer not null default current_tenant(),
  id integer not null generated always as identity,
  payee_id integer not null,
  account_id integer not null,
  amount bigint not null check (amount > 0),
  state text not null default 'requested'
    check (state in ('requested', 'approved', 'paid', 'rejected', 'cancelled', 'reversed')),
  note text not null default '' check (length(note) <= 500),
  requested_by integer,
  requested_at timestamptz not null,
  approved_by integer,
  transferred_on date,
  reference text not null default '' check (length(reference) <= 100),
  primary key (tenant_id, id),
  foreign key (tenant_id, payee_id) references payees (tenant_id, id),
  foreign key (tenant_id, account_id) references payee_accounts (tenant_id, id),
  check (approved_by is null or requested_by is null or approved_by <> requested_by),
  check (state not in ('approved', 'paid', 'reversed') or approved_by is not null),
  check (state not in ('paid', 'reversed') or transferred_on is not null)
);
comment on table payouts is 'What a payee asked for, as it stands. The amount is held in the books from the request on.';
create unique index payouts_one_open on payouts (tenant_id, payee_id) where state in ('requested', 'approved');
create index payouts_newest on payouts (tenant_id, id desc);
create index payouts_by_payee on payouts (tenant_id, payee_id, id desc);

create table payout_decisions (
  tenant_id integer not null default current_tenant(),
  payout_id integer not null,
  n integer not null check (n > 0),
  to_state text not null,
  by_id integer,
  reason text not null default '' check (length(reason) <= 500),
  at timestamptz not null,
  primary key (tenant_id, payout_id, n),
  foreign key (tenant_id, payout_id) references payouts (tenant_id, id)
);
comment on table payout_decisions is 'Each step of a payout, with who and why. Only ever added to.';

alter table payees enable row level security;
alter table payees force row level security;
create policy tenant_wall on payees to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table payee_accounts enable row level security;
alter table payee_accounts force row level security;
create policy tenant_wall on payee_accounts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table payouts enable row level security;
alter table payouts force row level security;
create policy tenant_wall on payouts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table payout_decisions enable row level security;
alter table payout_decisions force row level security;
create policy tenant_wall on payout_decisions to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update on payees, payee_accounts, payouts to app_user;
grant select, insert on payout_decisions to app_user;

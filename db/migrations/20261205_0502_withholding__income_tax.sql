-- Whether a tenant withholds income tax, by which rules, what payees say of themselves, and what was withheld of what.

create table withholding_settings (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  is_on boolean not null,
  rules jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (tenant_id)
);
comment on table withholding_settings is 'Whether income tax is withheld from payouts, and the rates with the rule that each comes from.';

create table tax_profiles (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  person_id integer not null,
  kind text not null check (kind in ('individual', 'company')),
  income text not null check (income in ('service', 'royalty')),
  number_sealed text,
  number_end text not null default '' check (length(number_end) <= 4),
  letter text not null default '' check (length(letter) <= 100),
  letter_until date,
  state text not null default 'submitted' check (state in ('submitted', 'verified', 'needs_fix')),
  reason text not null default '' check (length(reason) <= 500),
  added_by integer not null,
  added_at timestamptz not null,
  decided_by integer,
  decided_at timestamptz,
  primary key (tenant_id, id),
  check (decided_by is null or decided_by <> added_by),
  check ((state = 'submitted') = (decided_by is null)),
  check ((letter = '') = (letter_until is null))
);
comment on table tax_profiles is 'What a payee says of their taxes: another word is another row. The newest that somebody else has checked holds. number_sealed: NPWP or NIK.';
create index tax_profiles_newest on tax_profiles (tenant_id, person_id, id desc);
create index tax_profiles_waiting on tax_profiles (tenant_id, id) where state = 'submitted';

create table withholdings (
  tenant_id integer not null default current_tenant(),
  id integer not null generated always as identity,
  ref text not null check (length(ref) between 1 and 60),
  number text not null check (length(number) between 1 and 40),
  person_id integer not null,
  profile_id integer not null,
  rule text not null check (rule in ('pph21', 'pph23_service', 'pph23_royalty', 'pph_final')),
  gross bigint not null check (gross > 0),
  base bigint not null check (base > 0),
  amount bigint not null check (amount > 0 and amount < gross),
  parts jsonb not null,
  has_number boolean not null,
  source text not null,
  object_code text not null default '',
  at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, ref)
);
comment on table withholdings is 'Income tax of a payout as it was reckoned when it was asked for, with the rule it came from. Only ever added to; whether it came to it the books say.';
comment on column withholdings.parts is 'Each rate with its base and its tax in rupiah: a slip has one rate.';

alter table withholding_settings enable row level security;
alter table withholding_settings force row level security;
create policy tenant_wall on withholding_settings to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table tax_profiles enable row level security;
alter table tax_profiles force row level security;
create policy tenant_wall on tax_profiles to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table withholdings enable row level security;
alter table withholdings force row level security;
create policy tenant_wall on withholdings to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update on withholding_settings to app_user;
grant select, insert on tax_profiles, withholdings to app_user;
grant update (state, reason, decided_by, decided_at, number_sealed, number_end, letter, letter_until) on tax_profiles to app_user;

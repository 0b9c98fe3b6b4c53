-- How a site's assistant answers: out of quotations, or by a model that the tenant names; and what a model was used for.

create table answer_settings (
  tenant_id integer primary key default current_tenant() references platform.tenants (id) on delete cascade,
  engine text not null default 'extractive' check (engine in ('extractive', 'model')),
  base_url text not null default '' check (length(base_url) <= 300),
  model text not null default '' check (length(model) <= 120),
  key_sealed text,
  monthly_tokens integer not null default 1000000 check (monthly_tokens >= 0),
  daily_questions integer not null default 30 check (daily_questions >= 0),
  for_visitors boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null
);
comment on table answer_settings is 'How questions are answered. key_sealed: the key of the endpoint, readable with the master key only; for_visitors: who is not signed in is answered by the model too.';

create table answer_use (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d\d$'),
  tokens bigint not null default 0 check (tokens >= 0),
  questions integer not null default 0 check (questions >= 0),
  primary key (tenant_id, month)
);
comment on table answer_use is 'What models were used for, month by month: the ceiling stands on it.';

create table answer_days (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  membership_id integer not null,
  day date not null,
  questions integer not null check (questions > 0),
  primary key (tenant_id, membership_id, day),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table answer_days is 'How many questions of a member a model has answered on a day; a month later nobody knows any more.';
create index answer_days_by_age on answer_days (tenant_id, day);

alter table answer_settings enable row level security;
alter table answer_settings force row level security;
alter table answer_use enable row level security;
alter table answer_use force row level security;
alter table answer_days enable row level security;
alter table answer_days force row level security;

create policy tenant_wall on answer_settings to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on answer_use to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on answer_days to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on answer_settings, answer_use, answer_days to app_user;

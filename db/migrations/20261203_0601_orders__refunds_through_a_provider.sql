-- Refunds that the payment provider sends: what was begun there, who said yes, and from how much on it takes two.

alter table refunds
  add column attempt integer not null default 0,
  add column sends integer not null default 0,
  add column sent_by integer,
  add column sent_at timestamptz,
  add column asked_at timestamptz,
  add column problem text not null default '' check (length(problem) <= 500);
comment on column refunds.attempt is 'How often it was begun at the provider, each under a key of its own: another one only after a clear no.';
comment on column refunds.sends is 'How often the provider was asked under that key, counted before it is asked: 0, and nothing can be there.';
comment on column refunds.problem is 'Why it has not left, for who looks after it.';
-- the provider counts what went back of a payment in all: of one payment one return is on its way
create unique index refunds_one_sent on refunds (tenant_id, payment_id) where state = 'sent';
create index refunds_under_way on refunds (asked_at) where state = 'sent';

create policy platform_reads on refunds for select to app_platform using (true);
grant select (tenant_id, id, state, sent_at, asked_at) on refunds to app_platform;

create table refund_approvals (
  tenant_id integer not null default current_tenant(),
  refund_id integer not null,
  by_id integer not null,
  at timestamptz not null,
  primary key (tenant_id, refund_id, by_id),
  foreign key (tenant_id, refund_id) references refunds (tenant_id, id)
);
comment on table refund_approvals is 'Who said yes to a return, each once: above a limit it takes two. Only ever added to.';

create table refund_limits (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  two_above bigint not null check (two_above >= 0),
  two_above_before bigint not null check (two_above_before >= 0),
  holds_from timestamptz not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (tenant_id)
);
comment on table refund_limits is 'From how much on two have to agree to a return. One that was raised holds a day later.';

alter table refund_approvals enable row level security;
alter table refund_approvals force row level security;
create policy tenant_wall on refund_approvals to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table refund_limits enable row level security;
alter table refund_limits force row level security;
create policy tenant_wall on refund_limits to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert on refund_approvals to app_user;
grant select, insert, update on refund_limits to app_user;

-- what went back by hand is no part of what the provider counts
alter table refunds no force row level security;
update refunds set provider = null
  where state = 'done' and note <> 'Dilaporkan penyedia' and key not like 'chargeback:%';
alter table refunds force row level security;
comment on column refunds.provider is 'Where it is expected to leave; once done, through whom it left: null, by hand.';

-- Who has a draft open now.

create unlogged table presence (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{0,39}$'),
  id text not null check (length(id) between 1 and 191),
  membership_id integer not null,
  window_id text not null check (length(window_id) between 1 and 60),
  block text not null default '' check (length(block) <= 64),
  at timestamptz not null,
  primary key (tenant_id, kind, id, membership_id, window_id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
comment on table presence is 'Windows in which somebody has a draft open, and at which block; true for a minute after `at`. It may be lost: it is asked anew.';
create index presence_by_member on presence (tenant_id, membership_id);
create index presence_by_age on presence (at);

alter table presence enable row level security;
alter table presence force row level security;
create policy tenant_wall on presence to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on presence to app_user;

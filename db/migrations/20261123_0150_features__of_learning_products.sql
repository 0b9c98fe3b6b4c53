-- What a learning product can do, one page each: the LMS, Aksara, and what belongs to no single product.

create table lms_features (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  product text not null check (product in ('lms', 'aksara', 'umum')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  key text not null check (key ~ '^[a-z][a-z0-9_]{0,63}$'),
  icon text not null default 'sparkles' check (length(icon) <= 40),
  title text not null check (length(title) between 1 and 120),
  description text not null default '' check (length(description) <= 2000),
  image jsonb,
  list_features text[] not null default '{}',
  benefits jsonb not null default '[]',
  position integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, product, slug),
  unique (tenant_id, product, key)
);
comment on table lms_features is 'Features of a learning product (specification section 3), in order. benefits: [{title, icon, desc}].';

alter table lms_features enable row level security;
alter table lms_features force row level security;
create policy tenant_wall on lms_features to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on lms_features to app_user;

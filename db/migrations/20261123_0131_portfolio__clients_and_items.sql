-- What a tenant did for its clients: case studies and whose they are.

create table portfolio_clients (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  name text not null check (length(name) between 2 and 160),
  sector text not null default '' check (length(sector) <= 80),
  logo jsonb,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
comment on table portfolio_clients is 'Clients of a tenant, in the order of the client wall.';

create table portfolio_items (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  title text not null check (length(title) between 3 and 255),
  kind text not null check (length(kind) between 2 and 80),
  kind_slug text not null check (kind_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(kind_slug) <= 80),
  starts_on date not null,
  ends_on date not null,
  batches jsonb not null default '[]' check (jsonb_typeof(batches) = 'array'),
  client_id integer,
  project_link text check (project_link ~ '^(https?://|/)'),
  summary text not null default '' check (length(summary) <= 300),
  description_html text not null default '',
  cover jsonb,
  photos jsonb not null default '[]' check (jsonb_typeof(photos) = 'array'),
  images jsonb not null default '[]' check (jsonb_typeof(images) = 'array'),
  video jsonb,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (ends_on >= starts_on),
  primary key (tenant_id, id),
  unique (tenant_id, slug),
  foreign key (tenant_id, client_id) references portfolio_clients (tenant_id, id)
);
comment on table portfolio_items is
  'Case studies. batches: [{label, date}]. photos: of the activity, images: of what came of it; both pictures with a caption.';
create index portfolio_items_newest on portfolio_items (tenant_id, ends_on desc, id desc) where status = 'published';

alter table portfolio_clients enable row level security;
alter table portfolio_clients force row level security;
alter table portfolio_items enable row level security;
alter table portfolio_items force row level security;

create policy tenant_wall on portfolio_clients to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on portfolio_items to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on portfolio_clients, portfolio_items to app_user;

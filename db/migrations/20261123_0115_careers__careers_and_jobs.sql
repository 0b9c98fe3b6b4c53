-- Organisations that hire, and the jobs they offer.

create table careers (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  name text not null check (length(name) between 3 and 255),
  industry text not null default '' check (length(industry) <= 80),
  summary text not null default '' check (length(summary) <= 300),
  description_html text not null default '',
  logo jsonb,
  cover jsonb,
  website text check (website ~ '^https?://'),
  address text,
  city_code text check (city_code ~ '^\d{2}\.\d{2}$'),
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
comment on table careers is 'Pages of hiring organisations. Their jobs are seen when the page is.';

create table jobs (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  career_id integer not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  title text not null check (length(title) between 3 and 255),
  summary text not null default '' check (length(summary) <= 300),
  description_html text not null default '',
  cover jsonb,
  employment_type text not null
    check (employment_type in ('full_time', 'part_time', 'contract', 'temporary', 'internship', 'volunteer')),
  workplace text not null check (workplace in ('onsite', 'hybrid', 'remote')),
  city_code text check (city_code ~ '^\d{2}\.\d{2}$'),
  salary_min bigint check (salary_min > 0),
  salary_max bigint check (salary_max >= salary_min),
  salary_period text not null default 'month' check (salary_period in ('hour', 'day', 'week', 'month', 'year')),
  openings integer not null default 1 check (openings > 0),
  skills text[] not null default '{}',
  apply_url text check (apply_url ~ '^https?://'),
  apply_email text,
  valid_through timestamptz,
  status text not null default 'draft' check (status in ('draft', 'open', 'closed', 'filled')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, career_id, slug),
  foreign key (tenant_id, career_id) references careers (tenant_id, id) on delete cascade,
  check (workplace = 'remote' or city_code is not null)
);
comment on table jobs is 'Jobs of an organisation. Salaries are whole rupiah. Without a cover of its own a job shows the organisation''s. Open until valid_through, or closed by hand.';
create index jobs_newest on jobs (tenant_id, published_at desc, id desc) where status = 'open';
create index jobs_of_career on jobs (tenant_id, career_id, published_at desc);

alter table careers enable row level security;
alter table careers force row level security;
create policy tenant_wall on careers to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
alter table jobs enable row level security;
alter table jobs force row level security;
create policy tenant_wall on jobs to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on careers, jobs to app_user;

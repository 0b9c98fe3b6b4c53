-- The catalogue: classes with modules and chapters, their dated runs (classrooms), and programmes.

create table classes (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  code text not null check (code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' and length(code) <= 32),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  name text not null check (length(name) between 3 and 255),
  summary text not null default '' check (length(summary) <= 300),
  description_html text not null default '',
  logo jsonb,
  cover jsonb,
  promo_video text,
  type text not null check (type in ('self_paced', 'live', 'hybrid', 'bootcamp', 'webinar')),
  level text not null default 'all' check (level in ('beginner', 'intermediate', 'advanced', 'all')),
  premium boolean not null default false,
  pre_class boolean not null default false,
  category_id integer,
  tags text[] not null default '{}',
  competencies text[] not null default '{}',
  outcomes text[] not null default '{}',
  prerequisites text[] not null default '{}',
  audience text[] not null default '{}',
  duration_minutes integer not null default 0 check (duration_minutes >= 0),
  price bigint not null default 0 check (price >= 0),
  compare_at_price bigint check (compare_at_price > price),
  certificate boolean not null default false,
  passing_score integer not null default 70 check (passing_score between 0 and 100),
  rating_average numeric(2, 1),
  rating_count integer not null default 0,
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  source text,
  search tsvector generated always as (
    setweight(to_tsvector('indonesian', name), 'A')
    || setweight(to_tsvector('indonesian', summary), 'B')
    || setweight(to_tsvector('indonesian', left(description_html, 200000)), 'C')
  ) stored,
  primary key (tenant_id, id),
  unique (tenant_id, slug),
  unique (tenant_id, code),
  unique (tenant_id, source),
  foreign key (tenant_id, category_id) references categories (tenant_id, id)
);
comment on table classes is 'Catalogue entries. Prices are whole rupiah. Badges are derived from the classrooms'' dates, never stored.';
create index classes_newest on classes (tenant_id, published_at desc, id desc) where status = 'published';
create index classes_search on classes using gin (search);

create table class_instructors (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  class_id integer not null,
  person_id integer not null,
  role text not null check (role in ('lead', 'assistant', 'mentor')),
  position integer not null default 0,
  share_bps integer not null default 0 check (share_bps between 0 and 10000),
  primary key (tenant_id, class_id, person_id),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, person_id) references people (tenant_id, id) on delete cascade
);
comment on table class_instructors is 'Who teaches a class. share_bps is the share of revenue in hundredths of a percent.';

create table modules (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  class_id integer not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  title text not null check (length(title) between 1 and 255),
  position integer not null,
  primary key (tenant_id, id),
  unique (tenant_id, class_id, id),
  unique (tenant_id, class_id, slug),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade
);
comment on table modules is 'Parts of a class, in order.';

create table chapters (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  class_id integer not null,
  module_id integer not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  title text not null check (length(title) between 1 and 255),
  position integer not null,
  kind text not null default 'text'
    check (kind in ('text', 'video', 'file', 'quiz', 'assignment', 'code', 'live', 'embed')),
  minutes integer not null default 1 check (minutes >= 0),
  is_preview boolean not null default false,
  content_html text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, class_id, slug),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
  foreign key (tenant_id, class_id, module_id) references modules (tenant_id, class_id, id) on delete cascade
);
comment on table chapters is 'Lessons. The slug is unique in its class because the module part of the address may be left out.';
create index chapters_by_module on chapters (tenant_id, module_id, position);

create table classrooms (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  class_id integer not null,
  code text not null check (length(code) <= 40),
  name text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  registration_open_at timestamptz,
  registration_close_at timestamptz,
  time_zone text not null default 'Asia/Jakarta',
  mode text not null check (mode in ('online', 'offline', 'hybrid')),
  venue text,
  city text,
  held_city_codes text[] not null default '{}',
  registrar_city_codes text[] not null default '{}',
  capacity integer check (capacity > 0),
  waitlist boolean not null default false,
  price bigint check (price >= 0),
  status text not null default 'scheduled'
    check (status in ('scheduled', 'postponed', 'cancelled', 'completed')),
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade,
  check (end_at >= start_at),
  check (registration_close_at >= registration_open_at)
);
comment on table classrooms is 'Dated runs of a class.';
create index classrooms_by_class on classrooms (tenant_id, class_id, start_at);

create table programs (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  name text not null check (length(name) between 3 and 255),
  kind text not null default '',
  summary text not null default '' check (length(summary) <= 300),
  description_html text not null default '',
  logo jsonb,
  cover jsonb,
  partners text[] not null default '{}',
  completion text not null default 'all_any_order'
    check (completion in ('all_in_order', 'all_any_order', 'at_least_n')),
  start_date date,
  end_date date,
  status text not null default 'unpublished' check (status in ('unpublished', 'active', 'retired')),
  position integer not null default 0,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
comment on table programs is 'Programmes that bundle classes.';

create table program_items (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  program_id integer not null,
  class_id integer not null,
  required boolean not null default true,
  position integer not null default 0,
  primary key (tenant_id, program_id, class_id),
  foreign key (tenant_id, program_id) references programs (tenant_id, id) on delete cascade,
  foreign key (tenant_id, class_id) references classes (tenant_id, id) on delete cascade
);
comment on table program_items is 'Classes of a programme, in order.';
create index program_items_by_class on program_items (tenant_id, class_id);

-- Where a run stands at a moment; the words and colours of a state are features/classes/classes.rules.ts.
create function public.classroom_state(
  status text, registration_open_at timestamptz, registration_close_at timestamptz,
  start_at timestamptz, end_at timestamptz, at timestamptz
) returns text language sql immutable parallel safe
return case
  when status in ('cancelled', 'postponed') then status
  when status = 'completed' or at > end_at then 'ended'
  when registration_open_at is null or at < registration_open_at then
    case when at >= start_at then 'started' else 'comingSoon' end
  when at <= coalesce(registration_close_at, start_at) then 'onRegistration'
  when at < start_at then 'soon'
  else 'started'
end;
comment on function public.classroom_state(text, timestamptz, timestamptz, timestamptz, timestamptz, timestamptz)
  is 'comingSoon, onRegistration, soon, started, ended, cancelled or postponed.';

alter table classes enable row level security;
alter table classes force row level security;
alter table class_instructors enable row level security;
alter table class_instructors force row level security;
alter table modules enable row level security;
alter table modules force row level security;
alter table chapters enable row level security;
alter table chapters force row level security;
alter table classrooms enable row level security;
alter table classrooms force row level security;
alter table programs enable row level security;
alter table programs force row level security;
alter table program_items enable row level security;
alter table program_items force row level security;

create policy tenant_wall on classes to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on class_instructors to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on modules to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on chapters to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on classrooms to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on programs to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on program_items to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on classes, class_instructors, modules, chapters, classrooms, programs, program_items
  to app_user;

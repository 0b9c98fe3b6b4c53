-- People who write and teach, categories, and posts of every kind.

create table people (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  name text not null check (length(name) between 1 and 100),
  title text not null default '',
  bio text not null default '',
  photo jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug)
);
comment on table people is 'Public faces of a tenant: authors, teachers, mentors. Not accounts.';

create table categories (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  kind text not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  name text not null check (length(name) between 2 and 60),
  parent_id integer,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, kind, slug),
  foreign key (tenant_id, parent_id) references categories (tenant_id, id)
);
comment on table categories is 'Categories of one kind of thing: a post kind, or class.';

create table posts (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  kind text not null check (kind in ('news', 'blog', 'articles', 'podcasts', 'tulisan-temans')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  title text not null check (length(title) between 1 and 255),
  summary text not null default '' check (length(summary) <= 300),
  content_html text not null default '',
  cover jsonb,
  category_id integer,
  tags text[] not null default '{}',
  parent_id integer,
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'scheduled', 'published', 'archived')),
  visibility text not null default 'public' check (visibility in ('public', 'members')),
  featured boolean not null default false,
  audio jsonb,
  minutes integer not null default 1 check (minutes >= 0),
  views integer not null default 0,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  source text,
  search tsvector generated always as (
    setweight(to_tsvector('indonesian', title), 'A')
    || setweight(to_tsvector('indonesian', summary), 'B')
    || setweight(to_tsvector('indonesian', left(content_html, 200000)), 'C')
  ) stored,
  primary key (tenant_id, id),
  unique (tenant_id, kind, slug),
  unique (tenant_id, source),
  foreign key (tenant_id, category_id) references categories (tenant_id, id),
  foreign key (tenant_id, parent_id) references posts (tenant_id, id)
);
comment on table posts is 'News, blog, articles, podcasts and Tulisan-Temans. source names the import it came from.';
create index posts_newest on posts (tenant_id, kind, published_at desc, id desc) where status = 'published';
create index posts_search on posts using gin (search);

create table post_authors (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  post_id integer not null,
  person_id integer not null,
  position integer not null default 0,
  primary key (tenant_id, post_id, person_id),
  foreign key (tenant_id, post_id) references posts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, person_id) references people (tenant_id, id) on delete cascade
);
comment on table post_authors is 'Authors of a post, in order.';

create table post_categories (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  post_id integer not null,
  category_id integer not null,
  primary key (tenant_id, post_id, category_id),
  foreign key (tenant_id, post_id) references posts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, category_id) references categories (tenant_id, id) on delete cascade
);
comment on table post_categories is 'Every category of a post; posts.category_id is the one shown first.';
create index post_categories_by_category on post_categories (tenant_id, category_id);

alter table people enable row level security;
alter table people force row level security;
alter table categories enable row level security;
alter table categories force row level security;
alter table posts enable row level security;
alter table posts force row level security;
alter table post_authors enable row level security;
alter table post_authors force row level security;
alter table post_categories enable row level security;
alter table post_categories force row level security;

create policy tenant_wall on people to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on categories to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on posts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on post_authors to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on post_categories to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on people, categories, posts, post_authors, post_categories to app_user;

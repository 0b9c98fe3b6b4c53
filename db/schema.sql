-- Generated from the migrations by npm run db:describe; do not edit.

create table platform.schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

-- Hosts that lead to a tenant; only an active one chooses it.
create table platform.tenant_domains (
  id integer not null generated as identity,
  tenant_id integer not null,
  host text not null,
  state text not null default 'pending'::text,
  is_primary boolean not null default false,
  created_at timestamp with time zone not null default now(),
  UNIQUE (host),
  PRIMARY KEY (id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((host = lower(host)) AND (host !~ '[\s/:@]'::text))),
  CHECK ((state = ANY (ARRAY['pending'::text, 'verified'::text, 'active'::text, 'failed'::text])))
);
CREATE UNIQUE INDEX tenant_domains_one_primary ON platform.tenant_domains USING btree (tenant_id) WHERE is_primary;

-- Who has a site here. id is the lmsId of the specification, slug the {tenant} of its paths.
create table platform.tenants (
  id integer not null generated as identity,
  slug text not null,
  name text not null,
  status text not null default 'active'::text,
  time_zone text not null default 'Asia/Jakarta'::text,
  created_at timestamp with time zone not null default now(),
  UNIQUE (slug),
  PRIMARY KEY (id),
  CHECK (((length(name) >= 3) AND (length(name) <= 100))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 63))),
  CHECK ((status = ANY (ARRAY['provisioning'::text, 'active'::text, 'suspended'::text, 'offboarding'::text, 'deleted'::text])))
);

-- Categories of one kind of thing: a post kind, or class.
create table public.categories (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  kind text not null,
  slug text not null,
  name text not null,
  parent_id integer,
  position integer not null default 0,
  created_at timestamp with time zone not null default now(),
  UNIQUE (tenant_id, kind, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, parent_id) REFERENCES categories(tenant_id, id),
  CHECK (((length(name) >= 2) AND (length(name) <= 60))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Lessons. The slug is unique in its class because the module part of the address may be left out.
create table public.chapters (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  class_id integer not null,
  module_id integer not null,
  slug text not null,
  title text not null,
  position integer not null,
  kind text not null default 'text'::text,
  minutes integer not null default 1,
  is_preview boolean not null default false,
  content_html text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  UNIQUE (tenant_id, class_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, class_id, module_id) REFERENCES modules(tenant_id, class_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((kind = ANY (ARRAY['text'::text, 'video'::text, 'file'::text, 'quiz'::text, 'assignment'::text, 'code'::text, 'live'::text, 'embed'::text]))),
  CHECK ((minutes >= 0)),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK (((length(title) >= 1) AND (length(title) <= 255)))
);
CREATE INDEX chapters_by_module ON public.chapters USING btree (tenant_id, module_id, "position");
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Who teaches a class. share_bps is the share of revenue in hundredths of a percent.
create table public.class_instructors (
  tenant_id integer not null default current_tenant(),
  class_id integer not null,
  person_id integer not null,
  role text not null,
  position integer not null default 0,
  share_bps integer not null default 0,
  PRIMARY KEY (tenant_id, class_id, person_id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, person_id) REFERENCES people(tenant_id, id) ON DELETE CASCADE,
  CHECK ((role = ANY (ARRAY['lead'::text, 'assistant'::text, 'mentor'::text]))),
  CHECK (((share_bps >= 0) AND (share_bps <= 10000)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Catalogue entries. Prices are whole rupiah. Badges are derived from the classrooms' dates, never stored.
create table public.classes (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  code text not null,
  slug text not null,
  name text not null,
  summary text not null default ''::text,
  description_html text not null default ''::text,
  logo jsonb,
  cover jsonb,
  promo_video text,
  type text not null,
  level text not null default 'all'::text,
  premium boolean not null default false,
  pre_class boolean not null default false,
  category_id integer,
  tags text[] not null default '{}'::text[],
  competencies text[] not null default '{}'::text[],
  outcomes text[] not null default '{}'::text[],
  prerequisites text[] not null default '{}'::text[],
  audience text[] not null default '{}'::text[],
  duration_minutes integer not null default 0,
  price bigint not null default 0,
  compare_at_price bigint,
  certificate boolean not null default false,
  passing_score integer not null default 70,
  rating_average numeric(2,1),
  rating_count integer not null default 0,
  status text not null default 'draft'::text,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  source text,
  search tsvector generated as (((setweight(to_tsvector('indonesian'::regconfig, name), 'A'::"char") || setweight(to_tsvector('indonesian'::regconfig, summary), 'B'::"char")) || setweight(to_tsvector('indonesian'::regconfig, "left"(description_html, 200000)), 'C'::"char"))),
  UNIQUE (tenant_id, code),
  UNIQUE (tenant_id, slug),
  UNIQUE (tenant_id, source),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, category_id) REFERENCES categories(tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((compare_at_price > price)),
  CHECK (((code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'::text) AND (length(code) <= 32))),
  CHECK ((duration_minutes >= 0)),
  CHECK ((level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text, 'all'::text]))),
  CHECK (((length(name) >= 3) AND (length(name) <= 255))),
  CHECK (((passing_score >= 0) AND (passing_score <= 100))),
  CHECK ((price >= 0)),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'in_review'::text, 'scheduled'::text, 'published'::text, 'archived'::text]))),
  CHECK ((length(summary) <= 300)),
  CHECK ((type = ANY (ARRAY['self_paced'::text, 'live'::text, 'hybrid'::text, 'bootcamp'::text, 'webinar'::text])))
);
CREATE INDEX classes_newest ON public.classes USING btree (tenant_id, published_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX classes_search ON public.classes USING gin (search);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Dated runs of a class.
create table public.classrooms (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  class_id integer not null,
  code text not null,
  name text not null,
  start_at timestamp with time zone not null,
  end_at timestamp with time zone not null,
  registration_open_at timestamp with time zone,
  registration_close_at timestamp with time zone,
  time_zone text not null default 'Asia/Jakarta'::text,
  mode text not null,
  venue text,
  city text,
  held_city_codes text[] not null default '{}'::text[],
  registrar_city_codes text[] not null default '{}'::text[],
  capacity integer,
  waitlist boolean not null default false,
  price bigint,
  status text not null default 'scheduled'::text,
  UNIQUE (tenant_id, code),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((capacity > 0)),
  CHECK ((end_at >= start_at)),
  CHECK ((registration_close_at >= registration_open_at)),
  CHECK ((length(code) <= 40)),
  CHECK ((mode = ANY (ARRAY['online'::text, 'offline'::text, 'hybrid'::text]))),
  CHECK ((price >= 0)),
  CHECK ((status = ANY (ARRAY['scheduled'::text, 'postponed'::text, 'cancelled'::text, 'completed'::text])))
);
CREATE INDEX classrooms_by_class ON public.classrooms USING btree (tenant_id, class_id, start_at);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Public files of a tenant. key is the name below the tenant's folder of the file store.
create table public.files (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  key text not null,
  name text not null,
  mime text not null,
  bytes bigint not null,
  width integer,
  height integer,
  sha256 text not null,
  created_at timestamp with time zone not null default now(),
  UNIQUE (tenant_id, key),
  UNIQUE (tenant_id, sha256),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((bytes >= 0)),
  CHECK ((length(name) <= 120))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Parts of a class, in order.
create table public.modules (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  class_id integer not null,
  slug text not null,
  title text not null,
  position integer not null,
  UNIQUE (tenant_id, class_id, id),
  UNIQUE (tenant_id, class_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK (((length(title) >= 1) AND (length(title) <= 255)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Public faces of a tenant: authors, teachers, mentors. Not accounts.
create table public.people (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  slug text not null,
  name text not null,
  title text not null default ''::text,
  bio text not null default ''::text,
  photo jsonb,
  created_at timestamp with time zone not null default now(),
  UNIQUE (tenant_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Authors of a post, in order.
create table public.post_authors (
  tenant_id integer not null default current_tenant(),
  post_id integer not null,
  person_id integer not null,
  position integer not null default 0,
  PRIMARY KEY (tenant_id, post_id, person_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, person_id) REFERENCES people(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, post_id) REFERENCES posts(tenant_id, id) ON DELETE CASCADE
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Every category of a post; posts.category_id is the one shown first.
create table public.post_categories (
  tenant_id integer not null default current_tenant(),
  post_id integer not null,
  category_id integer not null,
  PRIMARY KEY (tenant_id, post_id, category_id),
  FOREIGN KEY (tenant_id, category_id) REFERENCES categories(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, post_id) REFERENCES posts(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX post_categories_by_category ON public.post_categories USING btree (tenant_id, category_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- News, blog, articles, podcasts and Tulisan-Temans. source names the import it came from.
create table public.posts (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  kind text not null,
  slug text not null,
  title text not null,
  summary text not null default ''::text,
  content_html text not null default ''::text,
  cover jsonb,
  category_id integer,
  tags text[] not null default '{}'::text[],
  parent_id integer,
  status text not null default 'draft'::text,
  visibility text not null default 'public'::text,
  featured boolean not null default false,
  audio jsonb,
  minutes integer not null default 1,
  views integer not null default 0,
  published_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  source text,
  search tsvector generated as (((setweight(to_tsvector('indonesian'::regconfig, title), 'A'::"char") || setweight(to_tsvector('indonesian'::regconfig, summary), 'B'::"char")) || setweight(to_tsvector('indonesian'::regconfig, "left"(content_html, 200000)), 'C'::"char"))),
  UNIQUE (tenant_id, kind, slug),
  UNIQUE (tenant_id, source),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, category_id) REFERENCES categories(tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, parent_id) REFERENCES posts(tenant_id, id),
  CHECK ((kind = ANY (ARRAY['news'::text, 'blog'::text, 'articles'::text, 'podcasts'::text, 'tulisan-temans'::text]))),
  CHECK ((minutes >= 0)),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['draft'::text, 'in_review'::text, 'scheduled'::text, 'published'::text, 'archived'::text]))),
  CHECK ((length(summary) <= 300)),
  CHECK (((length(title) >= 1) AND (length(title) <= 255))),
  CHECK ((visibility = ANY (ARRAY['public'::text, 'members'::text])))
);
CREATE INDEX posts_newest ON public.posts USING btree (tenant_id, kind, published_at DESC, id DESC) WHERE (status = 'published'::text);
CREATE INDEX posts_search ON public.posts USING gin (search);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Classes of a programme, in order.
create table public.program_items (
  tenant_id integer not null default current_tenant(),
  program_id integer not null,
  class_id integer not null,
  required boolean not null default true,
  position integer not null default 0,
  PRIMARY KEY (tenant_id, program_id, class_id),
  FOREIGN KEY (tenant_id, class_id) REFERENCES classes(tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, program_id) REFERENCES programs(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX program_items_by_class ON public.program_items USING btree (tenant_id, class_id);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Programmes that bundle classes.
create table public.programs (
  tenant_id integer not null default current_tenant(),
  id integer not null generated as identity,
  slug text not null,
  name text not null,
  kind text not null default ''::text,
  summary text not null default ''::text,
  description_html text not null default ''::text,
  logo jsonb,
  cover jsonb,
  partners text[] not null default '{}'::text[],
  completion text not null default 'all_any_order'::text,
  start_date date,
  end_date date,
  status text not null default 'unpublished'::text,
  position integer not null default 0,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  UNIQUE (tenant_id, slug),
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((completion = ANY (ARRAY['all_in_order'::text, 'all_any_order'::text, 'at_least_n'::text]))),
  CHECK (((length(name) >= 3) AND (length(name) <= 255))),
  CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 191))),
  CHECK ((status = ANY (ARRAY['unpublished'::text, 'active'::text, 'retired'::text]))),
  CHECK ((length(summary) <= 300))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Old addresses (lower case, no query) that lead on by 301: from imports and renamed things.
create table public.redirects (
  tenant_id integer not null default current_tenant(),
  from_path text not null,
  to_path text not null,
  created_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, from_path),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK (((from_path ~~ '/%'::text) AND (length(from_path) <= 1024))),
  CHECK (((to_path ~~ '/%'::text) AND (length(to_path) <= 1024)))
);
-- row security on
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- Further settings by key: home, navigation, footer, blog, overview.
create table public.site_setting_values (
  tenant_id integer not null default current_tenant(),
  key text not null,
  value jsonb not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id, key),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE,
  CHECK ((key ~ '^[a-z][a-z0-9_]{0,63}$'::text))
);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

-- The tenant setting of specification section 3. is_maintenance counts as true when missing.
create table public.site_settings (
  tenant_id integer not null default current_tenant(),
  version integer not null default 1,
  title text not null,
  tagline text not null default ''::text,
  logo_dark jsonb,
  logo_light jsonb,
  favicon jsonb,
  layout text not null default 'default'::text,
  is_maintenance boolean,
  css jsonb not null default '{}'::jsonb,
  meta jsonb not null default '{}'::jsonb,
  updated_at timestamp with time zone not null default now(),
  PRIMARY KEY (tenant_id),
  FOREIGN KEY (tenant_id) REFERENCES platform.tenants(id) ON DELETE CASCADE
);
-- row security on
-- policy platform_reads for select to app_platform using (true)
-- policy tenant_wall for all to app_user using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif")))

CREATE OR REPLACE FUNCTION public.classroom_state(status text, registration_open_at timestamp with time zone, registration_close_at timestamp with time zone, start_at timestamp with time zone, end_at timestamp with time zone, at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (status = ANY (ARRAY['cancelled'::text, 'postponed'::text])) THEN status WHEN ((status = 'completed'::text) OR (at > end_at)) THEN 'ended'::text WHEN ((registration_open_at IS NULL) OR (at < registration_open_at)) THEN CASE WHEN (at >= start_at) THEN 'started'::text ELSE 'comingSoon'::text END WHEN (at <= COALESCE(registration_close_at, start_at)) THEN 'onRegistration'::text WHEN (at < start_at) THEN 'soon'::text ELSE 'started'::text END;

CREATE OR REPLACE FUNCTION public.current_tenant()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::integer AS "nullif");


-- Pages of the public site that an editor writes as sections.

create table site_pages (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  name text not null check (name ~ '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$' and length(name) <= 100),
  eyebrow text not null default '' check (length(eyebrow) <= 80),
  title text not null check (length(title) between 1 and 160),
  lead text not null default '' check (length(lead) <= 600),
  cover jsonb,
  sections jsonb not null default '[]' check (jsonb_typeof(sections) = 'array'),
  seo jsonb not null default '{}' check (jsonb_typeof(seo) = 'object'),
  status text not null default 'published' check (status in ('draft', 'published')),
  draft jsonb,
  version integer not null default 1,
  updated_by integer,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, name)
);
comment on table site_pages is 'Pages an editor writes as sections: the site''s own (About, Pricing) and what stands around lists (News, Class). name is the path without slashes: /About is About, /Courses/@Premium is Courses-Premium, /Services/konsultasi is Services-konsultasi.';
comment on column site_pages.draft is 'What an editor has changed of a published page and not published yet: {eyebrow, title, lead, cover, sections, seo}. An unpublished page is its own draft.';
comment on column site_pages.version is 'Goes up with every change; who sends an older one is refused.';
comment on column site_pages.updated_by is 'membership of the last editor; none for what the house wrote';

alter table site_pages enable row level security;
alter table site_pages force row level security;
create policy tenant_wall on site_pages to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on site_pages to app_user;

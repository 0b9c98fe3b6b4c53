-- Posts are written in the browser: whose they are, what was published as a document, reviews, the bin, and old addresses.

alter table posts
  add column owner_id integer,
  add column document jsonb,
  add column seo jsonb not null default '{}',
  add column review text check (review in ('asked', 'needs_fix')),
  add column trashed_at timestamptz,
  add column trashed_from text check (trashed_from in ('draft', 'in_review', 'scheduled', 'published', 'archived')),
  add column trashed_slug text,
  add column touched_at timestamptz not null default now(),
  add constraint posts_owner foreign key (tenant_id, owner_id) references memberships (tenant_id, id)
    on delete set null (owner_id);
comment on column posts.owner_id is 'The membership that began it; null where it was imported or its writer is gone.';
comment on column posts.document is 'What was published as blocks, with the md5 of the content_html they were printed as: where that differs, the HTML is what counts.';
comment on column posts.trashed_at is 'In the bin since; after 30 days it is gone. Its slug is free again meanwhile, trashed_slug is what it was.';
comment on column posts.touched_at is 'Written last, by whoever writes it: visitors see updated_at.';
update posts set touched_at = updated_at;
create index posts_touched on posts (tenant_id, touched_at desc, id desc);
create index posts_by_owner on posts (tenant_id, owner_id) where owner_id is not null;
create index posts_in_bin on posts (tenant_id, trashed_at) where trashed_at is not null;

create table post_addresses (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  kind text not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 191),
  post_id integer not null,
  left_at timestamptz not null default now(),
  primary key (tenant_id, kind, slug),
  foreign key (tenant_id, post_id) references posts (tenant_id, id) on delete cascade
);
comment on table post_addresses is 'Slugs that posts have had: each leads to the post, wherever it stands now. A living slug wins.';
create index post_addresses_by_post on post_addresses (tenant_id, post_id);

create table post_reviews (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  post_id integer not null,
  number integer not null check (number > 0),
  rev integer not null,
  decision text not null check (decision in ('asked', 'recalled', 'approved', 'needs_fix')),
  note text not null default '' check (length(note) <= 2000),
  decided_by integer,
  decided_at timestamptz not null default now(),
  primary key (tenant_id, post_id, number),
  foreign key (tenant_id, post_id) references posts (tenant_id, id) on delete cascade
);
comment on table post_reviews is 'Steps of a review: asked, recalled, approved or sent back, each of the rev that was looked at.';

alter table post_addresses enable row level security;
alter table post_addresses force row level security;
create policy tenant_wall on post_addresses to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on post_addresses to app_user;

alter table post_reviews enable row level security;
alter table post_reviews force row level security;
create policy tenant_wall on post_reviews to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on post_reviews to app_user;

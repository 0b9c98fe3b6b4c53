-- Albums, videos, communities and partners are kinds of posts; visitors react to posts, and views are counted.

alter table posts drop constraint posts_kind_check;
alter table posts add constraint posts_kind_check check (kind in (
  'news', 'blog', 'articles', 'podcasts', 'tulisan-temans', 'gallery', 'video', 'tenants', 'collaborators'));
alter table posts add column images jsonb not null default '[]';
alter table posts add column video jsonb;
alter table posts add constraint posts_images_check check (jsonb_typeof(images) = 'array');
comment on column posts.images is 'Pictures of an album, in order: {key, width, height, alt, caption?, tint?}.';
comment on column posts.audio is 'An episode: {season, episode, seconds, key?, bytes?, mime?}; key is a file of the file store.';
comment on column posts.video is
  'A video: {provider: file, key, mime, bytes, seconds} or {provider: youtube | vimeo, id, seconds}.';

create table post_reactions (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  post_id integer not null,
  visitor text not null check (visitor ~ '^[0-9a-f]{64}$'),
  reaction text not null check (reaction in ('like', 'love', 'clap', 'insightful', 'celebrate')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, post_id, visitor),
  foreign key (tenant_id, post_id) references posts (tenant_id, id) on delete cascade
);
comment on table post_reactions is
  'One reaction per visitor and post. visitor is the hash of a random number in a cookie; counts are counted, never kept.';
create index post_reactions_counted on post_reactions (tenant_id, post_id, reaction);

create table post_views (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  post_id integer not null,
  visitor text not null check (visitor ~ '^[0-9a-f]{64}$'),
  seen_at timestamptz not null,
  primary key (tenant_id, post_id, visitor),
  foreign key (tenant_id, post_id) references posts (tenant_id, id) on delete cascade
);
comment on table post_views is
  'Who was counted in posts.views within the last half hour, as a keyed hash; swept every hour. No history of reading.';
create index post_views_seen on post_views (seen_at);

alter table post_reactions enable row level security;
alter table post_reactions force row level security;
alter table post_views enable row level security;
alter table post_views force row level security;

create policy tenant_wall on post_reactions to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on post_views to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on post_reactions, post_views to app_user;

create policy platform_sweeps on post_views to app_platform using (true);
grant select, delete on post_views to app_platform;

-- One table over everything a site shows, so that a visitor searches all of it at once.

-- The words of an HTML text: for searching and excerpts, not for safety.
create function public.plain_text(html text) returns text language sql immutable parallel safe
return trim(regexp_replace(replace(replace(replace(replace(replace(replace(
  regexp_replace(regexp_replace(html, '<(script|style)[^>]*>.*?</\1>', ' ', 'gi'), '<[^>]*>', ' ', 'g'),
  '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'), '\s+', ' ', 'g'));
comment on function public.plain_text(text) is 'The words of an HTML text, white space folded.';

create table search_documents (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  kind text not null,
  ref text not null,
  path text not null check (path like '/%'),
  title text not null,
  summary text not null default '',
  words text not null default '',
  body text not null default '',
  picture jsonb,
  published_at timestamptz,
  visible_from timestamptz not null,
  visible_until timestamptz,
  stamp text not null,
  search tsvector generated always as (
    setweight(to_tsvector('indonesian', title), 'A')
    || setweight(to_tsvector('indonesian', words), 'B')
    || setweight(to_tsvector('indonesian', summary), 'C')
    || setweight(to_tsvector('indonesian', body), 'D')
  ) stored,
  primary key (tenant_id, kind, ref)
);
comment on table search_documents is 'What can be found on a site, one row a page; made from the rooms'' own tables, never written by hand. stamp tells whether a row is still what its room says.';
create index search_documents_search on search_documents using gin (search);

create table search_words (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  word text not null,
  documents integer not null check (documents > 0),
  primary key (tenant_id, word)
);
comment on table search_words is 'Every word that visitors of a site may read, and in how many documents: what a mistyped word may have meant.';

create table search_stale (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id bigint not null generated always as identity,
  tag text not null,
  primary key (tenant_id, id)
);
comment on table search_stale is 'Tags purged since the index was last looked after; the next search brings it up to date.';

create table search_state (
  tenant_id integer primary key default current_tenant() references platform.tenants (id) on delete cascade,
  refreshed_at timestamptz not null
);
comment on table search_state is 'When all of a tenant''s index was last compared with its rooms.';

alter table search_documents enable row level security;
alter table search_documents force row level security;
alter table search_words enable row level security;
alter table search_words force row level security;
alter table search_stale enable row level security;
alter table search_stale force row level security;
alter table search_state enable row level security;
alter table search_state force row level security;

create policy tenant_wall on search_documents to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on search_words to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on search_stale to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on search_state to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));

grant select, insert, update, delete on search_documents, search_words, search_stale, search_state to app_user;

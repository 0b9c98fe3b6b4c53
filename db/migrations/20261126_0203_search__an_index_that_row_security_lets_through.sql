-- Row security keeps @@ out of an index (it is not leakproof), so as app_user every search read all rows of its tenant.
-- Three functions look for the tenant that runs, as a role that may read only what a search compares; each names the
-- tenant twice: as a word of the index, so that other tenants' rows are not even looked at, and by its column (+ 0: not by
-- the primary key, which would lead to all of the tenant's rows again).
do $$
begin
  if not exists (select from pg_roles where rolname = 'app_search') then
    create role app_search nologin nosuperuser nobypassrls noinherit;
  end if;
end $$;
grant app_search to current_user;
grant usage on schema public to app_search;

-- What ranks thousands of hits without unpacking their whole texts.
alter table search_documents add column head tsvector generated always as (
  setweight(to_tsvector('indonesian', title), 'A')
  || setweight(to_tsvector('indonesian', words), 'B')
  || setweight(to_tsvector('indonesian', summary), 'C')
) stored;
comment on column search_documents.head is 'search without the body: small enough to rank many.';

create function public.words_of(tenant integer, words tsvector) returns tsvector
  language sql immutable parallel safe
  return words || array_to_tsvector(array['#' || tenant::text]);
comment on function public.words_of is 'Words with one more that names their tenant; no search can say it, for it is no word.';

create function public.words_here(words tsquery) returns tsquery
  language sql stable parallel safe
  return case when numnode(words) > 0
    then ('''#' || public.current_tenant()::text || '''')::tsquery && words end;
comment on function public.words_here is 'A search within the running tenant; null outside one, and without any word, so that it finds nothing.';

drop index search_documents_search;
create index search_documents_search on search_documents using gin (words_of(tenant_id, search));
create index search_documents_head on search_documents using gin (words_of(tenant_id, head));

create policy searched on search_documents for select to app_search using (true);
grant select (tenant_id, kind, ref, title, search, head, published_at, visible_from, visible_until) on search_documents
  to app_search;

create function search_hits(broad text, exact text, phrase text, at timestamptz)
  returns table (kind text, ref text, published_at timestamptz, rank real)
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    with hits as materialized (
      select d.kind, d.ref, d.title, d.search, d.head, d.published_at
      from public.search_documents d
      where public.words_of(d.tenant_id, d.search) @@ public.words_here(to_tsquery('indonesian', broad))
        and d.tenant_id + 0 = public.current_tenant()
        and d.visible_from <= at and (d.visible_until is null or d.visible_until > at)
      limit 2000
    ), counted as (
      -- of a few every word counts; of many only those of titles, subjects and summaries
      select count(*) <= 300 as is_few from hits)
    select h.kind, h.ref, h.published_at,
      ts_rank('{0.1, 0.25, 0.5, 1}', case when is_few then h.search else h.head end, to_tsquery('indonesian', exact), 1) * 4
      + ts_rank('{0.1, 0.25, 0.5, 1}', case when is_few then h.search else h.head end, to_tsquery('indonesian', broad), 1)
      + case when lower(h.title) like '%' || phrase || '%' then 1 else 0 end
    from hits h, counted;
  end;
comment on function search_hits is 'What the running tenant''s visitors may read at a moment and has these words (as to_tsquery reads them), at most 2,000, with how well each fits.';

create function search_titles(prefix text, at timestamptz, most integer)
  returns table (kind text, ref text, rank real, published_at timestamptz)
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    select d.kind, d.ref, ts_rank('{0, 0, 0.3, 1}', d.head, to_tsquery('indonesian', prefix)), d.published_at
    from public.search_documents d
    where public.words_of(d.tenant_id, d.head) @@ public.words_here(to_tsquery('indonesian', prefix))
      and d.tenant_id + 0 = public.current_tenant()
      and d.visible_from <= at and (d.visible_until is null or d.visible_until > at)
    limit most;
  end;
comment on function search_titles is 'What the running tenant''s visitors may read at a moment and whose title goes on with what was typed.';

create function search_knows(word text) returns boolean
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    select exists (select from public.search_documents d
      where public.words_of(d.tenant_id, d.search) @@ public.words_here(to_tsquery('indonesian', word || ':*'))
        and d.tenant_id + 0 = public.current_tenant());
  end;
comment on function search_knows is 'Whether anything of the running tenant has a word that begins so.';

-- A list's own search: over the posts themselves, so that what was just written is found.
drop index if exists posts_search;
create index posts_words on posts using gin (words_of(tenant_id, search));
create policy searched on posts for select to app_search using (true);
grant select (tenant_id, id, search) on posts to app_search;

create function posts_with_words(words text, prefix text) returns setof integer
  language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    select p.id from public.posts p
    where public.words_of(p.tenant_id, p.search)
        @@ public.words_here(websearch_to_tsquery('indonesian', words) || to_tsquery('indonesian', prefix))
      and p.tenant_id + 0 = public.current_tenant()
    limit 10000;
  end;
comment on function posts_with_words is 'Posts of the running tenant that have these words as a search engine is asked, or words that begin so; at most 10,000.';

revoke execute on function search_hits, search_titles, search_knows, posts_with_words from public;
-- The owner of a function must be able to make one for a moment; nobody is that role afterwards, whose policies would
-- otherwise hold for whoever is.
grant create on schema public to app_search;
-- what compares words row by row costs the planner a glance and PostgreSQL some hundred times that: searches are always
-- led by their index
alter function search_hits set enable_seqscan = off;
alter function search_titles set enable_seqscan = off;
alter function search_knows set enable_seqscan = off;
alter function posts_with_words set enable_seqscan = off;
alter function search_hits owner to app_search;
alter function search_titles owner to app_search;
alter function search_knows owner to app_search;
alter function posts_with_words owner to app_search;
revoke create on schema public from app_search;
grant execute on function search_hits, search_titles, search_knows, posts_with_words to app_user;
revoke app_search from current_user;

-- The index is filled by a job. It asks which tenants have something to take over, or were never looked at.
create policy platform_reads on search_stale for select to app_platform using (true);
create policy platform_reads on search_state for select to app_platform using (true);
grant select on search_stale, search_state to app_platform;

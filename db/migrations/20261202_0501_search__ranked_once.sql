-- How many hits there are is counted once for all of them, where it was counted once for each: a word that stands in
-- thousands of pages took two seconds.

-- `app_search`, whose function it was, nobody becomes a second time: this one looks as a role of its own.
do $$
begin
  if not exists (select from pg_roles where rolname = 'app_finder') then
    create role app_finder nologin nosuperuser nobypassrls noinherit;
  end if;
end $$;
grant app_finder to current_user;
grant usage on schema public to app_finder;
create policy found on search_documents for select to app_finder using (true);
grant select (tenant_id, kind, ref, title, search, head, published_at, visible_from, visible_until) on search_documents
  to app_finder;

create function ranked_hits(broad text, exact text, phrase text, at timestamptz)
  returns table (kind text, ref text, published_at timestamptz, rank real)
  language sql stable security definer
  set search_path = pg_catalog
  -- searches are always led by their index
  set enable_seqscan = off
  begin atomic
    with hits as materialized (
      select d.kind, d.ref, d.title, d.search, d.head, d.published_at
      from public.search_documents d
      where public.words_of(d.tenant_id, d.search) @@ public.words_here(to_tsquery('indonesian', broad))
        and d.tenant_id + 0 = public.current_tenant()
        and d.visible_from <= at and (d.visible_until is null or d.visible_until > at)
      limit 2000
    ), counted as materialized (
      -- of a few every word counts; of many only those of titles, subjects and summaries
      select count(*) <= 300 as is_few from hits)
    select h.kind, h.ref, h.published_at,
      ts_rank('{0.1, 0.25, 0.5, 1}', case when is_few then h.search else h.head end, to_tsquery('indonesian', exact), 1) * 4
      + ts_rank('{0.1, 0.25, 0.5, 1}', case when is_few then h.search else h.head end, to_tsquery('indonesian', broad), 1)
      + case when lower(h.title) like '%' || phrase || '%' then 1 else 0 end
    from hits h, counted;
  end;
comment on function ranked_hits is 'What search_hits finds, in the same order: how many there are is counted once.';
revoke execute on function ranked_hits from public;
grant create on schema public to app_finder;
alter function ranked_hits owner to app_finder;
revoke create on schema public from app_finder;
grant execute on function ranked_hits to app_user;
revoke app_finder from current_user;

-- Looks at posts are added up in memory and written by one statement for all tenants: a row that many look at is not
-- locked once for each of them. app_counter can do that and nothing else, and nobody can be it but this function.
do $$
begin
  if not exists (select from pg_roles where rolname = 'app_counter') then
    create role app_counter nologin nosuperuser nobypassrls noinherit;
  end if;
end $$;
grant app_counter to current_user;
grant usage on schema public, platform to app_counter;
create policy counted on posts for select to app_counter using (true);
create policy adds on posts for update to app_counter using (true) with check (true);
grant select (tenant_id, id, views), update (views) on posts to app_counter;
create policy counted on cards for select to app_counter using (true);
create policy adds on cards for update to app_counter using (true) with check (true);
grant select (tenant_id, source, id, item, weight), update (item, weight) on cards to app_counter;

create function platform.add_views(seen json) returns void
  language sql security definer
  set search_path = pg_catalog
  begin atomic
    -- locked in one order, so that two processes never wait for each other in a circle; the card of a post says its views too
    with looks as materialized (
      select p.tenant_id, p.id, s.looks
      from json_to_recordset(seen) as s (tenant_id int, id int, looks int)
        join public.posts p on p.tenant_id = s.tenant_id and p.id = s.id
      order by p.tenant_id, p.id for no key update of p),
    counted as (
      update public.posts p set views = p.views + looks.looks
        from looks where p.tenant_id = looks.tenant_id and p.id = looks.id
        returning p.tenant_id, p.id, p.views)
    update public.cards c set weight = counted.views,
        item = regexp_replace(c.item, '"views":[0-9]+}$', '"views":' || counted.views || '}')
      from counted where c.tenant_id = counted.tenant_id and c.source = 'posts' and c.id = counted.id;
  end;
comment on function platform.add_views(json) is 'Adds looks to posts of any tenants: [{tenant_id, id, looks}]. A post that is gone is passed by.';
revoke execute on function platform.add_views(json) from public;

grant create on schema platform to app_counter;
alter function platform.add_views(json) owner to app_counter;
revoke create on schema platform from app_counter;
grant execute on function platform.add_views(json) to app_platform;
revoke app_counter from current_user;

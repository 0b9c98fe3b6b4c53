-- How all tenants are, in figures, for the first screen of whoever runs the product. It answers at the product's own
-- tenant and nowhere else, and tells of no tenant by name.

-- a role of its own, as every group of such functions has: nobody stays a member of it
do $$
begin
  if not exists (select from pg_roles where rolname = 'app_overseer') then
    create role app_overseer nologin nosuperuser nobypassrls noinherit;
  end if;
end $$;
grant app_overseer to current_user;
grant usage on schema public, platform to app_overseer;

create policy overseen on media_storage for select to app_overseer using (true);
grant select (tenant_id, member, bytes) on media_storage to app_overseer;
create policy overseen on mails for select to app_overseer using (true);
grant select (sent_at, refused_at, suppressed_at, tries, next_try_at) on mails to app_overseer;
create policy overseen on attempts for select to app_overseer using (true);
grant select (tenant_id, chapter_id, state) on attempts to app_overseer;
create policy overseen on quizzes for select to app_overseer using (true);
grant select (tenant_id, chapter_id, mode) on quizzes to app_overseer;
grant select (id, slug, status) on platform.tenants to app_overseer;
grant execute on function current_tenant() to app_overseer;

create function product_figures(out active integer, out suspended integer, out leaving integer, out bytes bigint,
    out failed_mails integer, out stuck_mails integer, out running_exams integer)
  returns setof record language sql stable security definer
  set search_path = pg_catalog
  begin atomic
    select (select count(*)::integer from platform.tenants t where t.status = 'active'),
      (select count(*)::integer from platform.tenants t where t.status = 'suspended'),
      (select count(*)::integer from platform.tenants t where t.status = 'offboarding'),
      (select coalesce(sum(s.bytes), 0)::bigint from public.media_storage s where s.member = 0),
      (select count(*)::integer from public.mails m where m.refused_at is not null),
      (select count(*)::integer from public.mails m
        where m.sent_at is null and m.refused_at is null and m.suppressed_at is null and m.tries > 2),
      (select count(*)::integer from public.attempts a join public.quizzes q
          on q.tenant_id = a.tenant_id and q.chapter_id = a.chapter_id
        where a.state = 'in_progress' and q.mode = 'exam')
    from platform.tenants here where here.id = public.current_tenant() and here.slug = 'sanggar';
  end;
comment on function product_figures() is 'Tenants by state, bytes of files, mails that were refused or tried more than twice, graded quizzes under way: over all tenants, for the product''s own.';
revoke execute on function product_figures() from public;

grant create on schema public to app_overseer;
alter function product_figures() owner to app_overseer;
revoke create on schema public from app_overseer;
grant execute on function product_figures() to app_user;
revoke app_overseer from current_user;

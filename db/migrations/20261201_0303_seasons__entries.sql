-- Seasons of the league are written in the office.

alter table competitions
  add column is_cancelled boolean not null default false,
  add column version integer not null default 1,
  drop constraint competitions_status_check,
  add constraint competitions_status_check check (status in ('draft', 'published', 'archived', 'cancelled'));
comment on table competitions is
  'Seasons of the league. fee is whole rupiah for a team; rules_version names the rules a team agreed to. Visitors see those whose status is published; cancelled is no longer a state, is_cancelled says so.';

create function public.enter_seasons(tenant integer, seasons integer[]) returns void language sql as $$
  insert into entries (tenant_id, kind, own_id, slug, title, note, status, occurs_at, touched_at)
    select t.tenant_id, 'season', t.id, t.slug, t.name, t.season,
      case t.status when 'cancelled' then 'published' else t.status end, t.starts_on::timestamp at time zone 'UTC', t.updated_at
    from public.competitions t where t.tenant_id = tenant and t.id = any (seasons)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, status = excluded.status, occurs_at = excluded.occurs_at,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$$;
comment on function public.enter_seasons(integer, integer[]) is 'Brings the entries of some seasons up to date.';

create trigger entries_of_added after insert on competitions referencing new table as changed for each statement
  execute function keep_entries('select enter_seasons(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_changed after update on competitions referencing new table as changed for each statement
  execute function keep_entries('select enter_seasons(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_removed after delete on competitions referencing old table as changed for each statement
  execute function keep_entries('delete from entries e using changed c
    where e.tenant_id = c.tenant_id and e.kind = ''season'' and e.own_id = c.id');

-- what was there before
alter table competitions no force row level security;
alter table entries no force row level security;
update competitions set status = 'published', is_cancelled = true where status = 'cancelled';
select enter_seasons(tenant_id, array_agg(id)) from competitions group by tenant_id;
alter table competitions force row level security;
alter table entries force row level security;

create or replace view known_seasons with (security_invoker = true) as
  select tenant_id, id, name, season, starts_on, slug, status = 'published' as is_shown from competitions;

-- Events are written in the office.

create function public.enter_events(tenant integer, events integer[]) returns void language sql as $$
  insert into entries (tenant_id, kind, own_id, slug, title, cover, status, occurs_at, touched_at)
    select e.tenant_id, 'event', e.id, e.slug, e.title, e.cover,
      case e.editorial_status when 'published' then 'published' when 'scheduled' then 'published'
        when 'archived' then 'archived' else 'draft' end, e.start_at, e.updated_at
    from public.events e where e.tenant_id = tenant and e.id = any (events)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    cover = excluded.cover, status = excluded.status, occurs_at = excluded.occurs_at,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$$;
comment on function public.enter_events(integer, integer[]) is 'Brings the entries of some events up to date.';

create trigger entries_of_added after insert on events referencing new table as changed for each statement
  execute function keep_entries('select enter_events(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_changed after update on events referencing new table as changed for each statement
  execute function keep_entries('select enter_events(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_removed after delete on events referencing old table as changed for each statement
  execute function keep_entries('delete from entries e using changed c
    where e.tenant_id = c.tenant_id and e.kind = ''event'' and e.own_id = c.id');

-- what was there before
alter table events no force row level security;
alter table entries no force row level security;
select enter_events(tenant_id, array_agg(id)) from events group by tenant_id;
alter table events force row level security;
alter table entries force row level security;

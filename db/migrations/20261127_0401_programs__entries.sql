-- Programmes are written in the office.

create function public.enter_programs(tenant integer, programs integer[]) returns void language sql as $$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, occurs_at, touched_at)
    select g.tenant_id, 'program', g.id, g.slug, g.name, g.kind, coalesce(g.cover, g.logo),
      case g.status when 'active' then 'published' when 'retired' then 'archived' else 'draft' end,
      g.start_date, g.updated_at
    from public.programs g where g.tenant_id = tenant and g.id = any (programs)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status, occurs_at = excluded.occurs_at,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$$;
comment on function public.enter_programs(integer, integer[]) is 'Brings the entries of some programmes up to date.';

create trigger entries_of_added after insert on programs referencing new table as changed for each statement
  execute function keep_entries('select enter_programs(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_changed after update on programs referencing new table as changed for each statement
  execute function keep_entries('select enter_programs(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_removed after delete on programs referencing old table as changed for each statement
  execute function keep_entries('delete from entries e using changed c
    where e.tenant_id = c.tenant_id and e.kind = ''program'' and e.own_id = c.id');

-- what was there before
alter table programs no force row level security;
alter table entries no force row level security;
select enter_programs(tenant_id, array_agg(id)) from programs group by tenant_id;
alter table programs force row level security;
alter table entries force row level security;

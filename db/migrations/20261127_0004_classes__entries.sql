-- Classes with their dated runs are written in the office.

create function public.enter_classes(tenant integer, classes integer[]) returns void language sql as $$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, touched_at)
    select c.tenant_id, 'class', c.id, c.slug, c.name, c.code, c.cover,
      case c.status when 'published' then 'published' when 'scheduled' then 'published'
        when 'archived' then 'archived' else 'draft' end, c.updated_at
    from public.classes c where c.tenant_id = tenant and c.id = any (classes)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$$;
comment on function public.enter_classes(integer, integer[]) is 'Brings the entries of some classes up to date.';

create trigger entries_of_added after insert on classes referencing new table as changed for each statement
  execute function keep_entries('select enter_classes(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_changed after update on classes referencing new table as changed for each statement
  execute function keep_entries('select enter_classes(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_removed after delete on classes referencing old table as changed for each statement
  execute function keep_entries('delete from entries e using changed c
    where e.tenant_id = c.tenant_id and e.kind = ''class'' and e.own_id = c.id');

alter table classes no force row level security;
alter table entries no force row level security;
select enter_classes(tenant_id, array_agg(id)) from classes group by tenant_id;
alter table classes force row level security;
alter table entries force row level security;

-- Public profiles are written in the office.

alter table people
  add column status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
comment on table people is
  'Public faces of a tenant: authors, teachers, mentors. Not accounts. Visitors see those that are published.';

create or replace view visible_people with (security_invoker = true) as
  select tenant_id, id, slug, name, title, bio, photo from people where status = 'published';

create function public.enter_people(tenant integer, persons integer[]) returns void language sql as $$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, touched_at)
    select p.tenant_id, 'person', p.id, p.slug, p.name, p.title, p.photo, p.status, p.updated_at
    from public.people p where p.tenant_id = tenant and p.id = any (persons)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$$;
comment on function public.enter_people(integer, integer[]) is 'Brings the entries of some public profiles up to date.';

create trigger entries_of_added after insert on people referencing new table as changed for each statement
  execute function keep_entries('select enter_people(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_changed after update on people referencing new table as changed for each statement
  execute function keep_entries('select enter_people(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_removed after delete on people referencing old table as changed for each statement
  execute function keep_entries('delete from entries e using changed c
    where e.tenant_id = c.tenant_id and e.kind = ''person'' and e.own_id = c.id');

-- what was there before
alter table people no force row level security;
alter table entries no force row level security;
select enter_people(tenant_id, array_agg(id)) from people group by tenant_id;
alter table people force row level security;
alter table entries force row level security;

-- Competences are written in the office.

alter table competences
  add column status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
comment on table competences is
  'Competences with a page of their own. A class teaches the one whose name stands in classes.competencies, letter case aside. Visitors see those that are published.';

create or replace view competence_names with (security_invoker = true) as
  select tenant_id, slug, name from competences where status = 'published';

create function public.enter_competences(tenant integer, skills integer[]) returns void language sql as $$
  insert into entries (tenant_id, kind, own_id, slug, title, note, status, touched_at)
    select t.tenant_id, 'competence', t.id, t.slug, t.name, left(t.description, 160),
      t.status, t.updated_at
    from public.competences t where t.tenant_id = tenant and t.id = any (skills)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$$;
comment on function public.enter_competences(integer, integer[]) is 'Brings the entries of some competences up to date.';

create trigger entries_of_added after insert on competences referencing new table as changed for each statement
  execute function keep_entries('select enter_competences(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_changed after update on competences referencing new table as changed for each statement
  execute function keep_entries('select enter_competences(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_removed after delete on competences referencing old table as changed for each statement
  execute function keep_entries('delete from entries e using changed c
    where e.tenant_id = c.tenant_id and e.kind = ''competence'' and e.own_id = c.id');

-- what was there before
alter table competences no force row level security;
alter table entries no force row level security;
select enter_competences(tenant_id, array_agg(id)) from competences group by tenant_id;
alter table competences force row level security;
alter table entries force row level security;

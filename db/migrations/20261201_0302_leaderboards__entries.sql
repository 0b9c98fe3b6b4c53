-- Leaderboards are written in the office.

alter table leaderboards
  add column status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  add column version integer not null default 1;
comment on table leaderboards is
  'Boards. Those of source league are reckoned from a season''s points, all others from their entries. Visitors see those whose status is published.';

create function public.enter_leaderboards(tenant integer, boards integer[]) returns void language sql as $$
  insert into entries (tenant_id, kind, own_id, slug, title, note, status, touched_at)
    select t.tenant_id, 'leaderboard', t.id, t.slug, t.title, t.period,
      t.status, t.updated_at
    from public.leaderboards t where t.tenant_id = tenant and t.id = any (boards)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$$;
comment on function public.enter_leaderboards(integer, integer[]) is 'Brings the entries of some boards up to date.';

create trigger entries_of_added after insert on leaderboards referencing new table as changed for each statement
  execute function keep_entries('select enter_leaderboards(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_changed after update on leaderboards referencing new table as changed for each statement
  execute function keep_entries('select enter_leaderboards(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_removed after delete on leaderboards referencing old table as changed for each statement
  execute function keep_entries('delete from entries e using changed c
    where e.tenant_id = c.tenant_id and e.kind = ''leaderboard'' and e.own_id = c.id');

-- what was there before
alter table leaderboards no force row level security;
alter table entries no force row level security;
update leaderboards set status = 'draft' where not is_published;
alter table leaderboards drop column is_published;
select enter_leaderboards(tenant_id, array_agg(id)) from leaderboards group by tenant_id;
alter table leaderboards force row level security;
alter table entries force row level security;

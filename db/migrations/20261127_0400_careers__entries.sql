-- Jobs and the organisations that offer them are written in the office.

-- a job's address is its number; the words behind it are for people
alter table jobs drop constraint jobs_tenant_id_career_id_slug_key;
alter table jobs drop constraint jobs_status_check;
alter table jobs add constraint jobs_status_check
  check (status in ('draft', 'open', 'closed', 'filled', 'archived'));
alter table jobs add column kept_status text check (kept_status in ('open', 'closed', 'filled'));
comment on column jobs.kept_status is 'What it was before it was taken from the site: it comes back so.';

create function public.enter_jobs(tenant integer, jobs integer[]) returns void language sql as $$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, occurs_at, touched_at)
    select j.tenant_id, 'job', j.id, j.slug, j.title,
      concat_ws(', ', c.name, case j.status when 'closed' then 'ditutup' when 'filled' then 'sudah terisi' end), j.cover,
      case j.status when 'draft' then 'draft' when 'archived' then 'archived' else 'published' end, j.valid_through,
      j.updated_at
    from public.jobs j join public.careers c on c.tenant_id = j.tenant_id and c.id = j.career_id
    where j.tenant_id = tenant and j.id = any (jobs)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status, occurs_at = excluded.occurs_at,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$$;
comment on function public.enter_jobs(integer, integer[]) is 'Brings the entries of some jobs up to date.';

create function public.enter_careers(tenant integer, careers integer[]) returns void language sql as $$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, touched_at)
    select c.tenant_id, 'career', c.id, c.slug, c.name, c.industry, coalesce(c.cover, c.logo),
      case c.status when 'published' then 'published' when 'scheduled' then 'published'
        when 'archived' then 'archived' else 'draft' end, c.updated_at
    from public.careers c where c.tenant_id = tenant and c.id = any (careers)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at);
  -- jobs are listed with the name of their organisation
  select enter_jobs(tenant, coalesce((select array_agg(j.id) from public.jobs j
    where j.tenant_id = tenant and j.career_id = any (careers)), '{}'))
$$;
comment on function public.enter_careers(integer, integer[]) is 'Brings the entries of some organisations and of their jobs up to date.';

create trigger entries_of_added after insert on careers referencing new table as changed for each statement
  execute function keep_entries('select enter_careers(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_changed after update on careers referencing new table as changed for each statement
  execute function keep_entries('select enter_careers(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_removed after delete on careers referencing old table as changed for each statement
  execute function keep_entries('delete from entries e using changed c
    where e.tenant_id = c.tenant_id and e.kind = ''career'' and e.own_id = c.id');

create trigger entries_of_added after insert on jobs referencing new table as changed for each statement
  execute function keep_entries('select enter_jobs(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_changed after update on jobs referencing new table as changed for each statement
  execute function keep_entries('select enter_jobs(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_removed after delete on jobs referencing old table as changed for each statement
  execute function keep_entries('delete from entries e using changed c
    where e.tenant_id = c.tenant_id and e.kind = ''job'' and e.own_id = c.id');

-- what was there before
alter table careers no force row level security;
alter table jobs no force row level security;
alter table entries no force row level security;
select enter_careers(tenant_id, array_agg(id)) from careers group by tenant_id;
alter table careers force row level security;
alter table jobs force row level security;
alter table entries force row level security;

-- Features of the learning products are written in the office.

alter table lms_features
  add column status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  add column version integer not null default 1;
comment on table lms_features is
  'Features of a learning product (specification section 3), in order. benefits: [{title, icon, desc}]. Visitors see those that are published.';

create function public.enter_lms_features(tenant integer, features integer[]) returns void language sql as $$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, touched_at)
    select f.tenant_id, 'lms_feature', f.id, f.slug, f.title,
      case f.product when 'lms' then 'LMS' when 'aksara' then 'Aksara' else 'Umum' end, f.image, f.status, f.updated_at
    from public.lms_features f where f.tenant_id = tenant and f.id = any (features)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$$;
comment on function public.enter_lms_features(integer, integer[]) is 'Brings the entries of some features up to date.';

create trigger entries_of_added after insert on lms_features referencing new table as changed for each statement
  execute function keep_entries('select enter_lms_features(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_changed after update on lms_features referencing new table as changed for each statement
  execute function keep_entries('select enter_lms_features(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_removed after delete on lms_features referencing old table as changed for each statement
  execute function keep_entries('delete from entries e using changed c
    where e.tenant_id = c.tenant_id and e.kind = ''lms_feature'' and e.own_id = c.id');

-- what was there before
alter table lms_features no force row level security;
alter table entries no force row level security;
select enter_lms_features(tenant_id, array_agg(id)) from lms_features group by tenant_id;
alter table lms_features force row level security;
alter table entries force row level security;

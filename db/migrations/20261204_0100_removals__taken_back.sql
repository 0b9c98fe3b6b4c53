-- What was removed in the office can be taken back for a while: its rows are kept as they were, with what went along
-- (on delete cascade), and put where they stood.

create table removals (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  id integer not null generated always as identity,
  membership_id integer not null,
  kind text not null check (kind ~ '^[a-z_]{2,40}$'),
  object_id integer not null,
  name text not null,
  kept jsonb not null default '[]',
  changed jsonb not null default '[]',
  removed_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, membership_id) references memberships (tenant_id, id) on delete cascade
);
create index removals_by_member on removals (tenant_id, membership_id);
create index removals_by_age on removals (removed_at);
comment on table removals is 'What somebody removed and may still take back, for ten minutes: kept are the rows that went, changed the columns that were written over. Swept every hour.';

alter table removals enable row level security;
alter table removals force row level security;
create policy tenant_wall on removals to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on removals to app_user;
create policy platform_sweeps on removals to app_platform using (true);
grant select (removed_at), delete on removals to app_platform;

-- Rows of a table that are like one of `wanted` in the columns these name, and whatever would go with them.
create function rows_going(source regclass, wanted jsonb) returns jsonb language plpgsql stable as $$
declare
  found jsonb;
  kept jsonb;
  tie record;
begin
  execute format('select jsonb_agg(distinct to_jsonb(t)) from %1$s t join jsonb_populate_recordset(null::%1$s, $1) w on %2$s', source,
    (select string_agg(format('t.%1$I = w.%1$I', name), ' and ') from jsonb_object_keys(wanted -> 0) name))
    into found using wanted;
  if found is null then
    return '[]';
  end if;
  kept := jsonb_build_array(jsonb_build_object('table', source::text, 'rows', found));
  for tie in
    select c.conrelid::regclass as below, jsonb_object_agg(b.attname, a.attname) as names
      from pg_constraint c
      cross join lateral unnest(c.conkey, c.confkey) as k (below, above)
      join pg_attribute b on b.attrelid = c.conrelid and b.attnum = k.below
      join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.above
      where c.confrelid = source and c.contype = 'f' and c.confdeltype = 'c'
      group by c.oid, c.conrelid
  loop
    kept := kept || rows_going(tie.below, (
      select jsonb_agg((select jsonb_object_agg(n.key, r -> n.value) from jsonb_each_text(tie.names) n))
        from jsonb_array_elements(found) r));
  end loop;
  return kept;
end $$;

-- Puts rows back that `rows_going` found. What stands there again by now is refused for the thing itself, and left alone below it.
create function put_back(kept jsonb) returns void language plpgsql as $$
declare
  part record;
  names text;
begin
  for part in select (p.value ->> 'table')::regclass as source, p.value -> 'rows' as rows, p.ordinality as place
    from jsonb_array_elements(kept) with ordinality p
  loop
    select string_agg(format('%I', a.attname), ', ') into names from pg_attribute a
      where a.attrelid = part.source and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and part.rows -> 0 ? a.attname;
    execute format('insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_recordset(null::%1$s, $1) %3$s',
      part.source, names, case when part.place > 1 then 'on conflict do nothing' else '' end) using part.rows;
  end loop;
end $$;

-- Writes the named columns of rows as they were before; rows that are gone stay gone.
create function write_back(changed jsonb) returns void language plpgsql as $$
declare
  part record;
begin
  for part in select (p.value ->> 'table')::regclass as source, p.value -> 'rows' as rows, p.value -> 'by' as keys
    from jsonb_array_elements(changed) p
  loop
    execute format('update %1$s t set %2$s from jsonb_populate_recordset(null::%1$s, $1) w where %3$s', part.source,
      (select string_agg(format('%1$I = w.%1$I', name), ', ') from jsonb_object_keys(part.rows -> 0) name
        where not part.keys ? name),
      (select string_agg(format('t.%1$I = w.%1$I', name), ' and ') from jsonb_array_elements_text(part.keys) name))
      using part.rows;
  end loop;
end $$;

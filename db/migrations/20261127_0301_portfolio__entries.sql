-- Case studies and clients are written in the office.

alter table portfolio_clients
  add column status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
comment on table portfolio_clients is
  'Clients of a tenant, in the order of the client wall. Visitors see those that are published.';

-- a client that is gone for good leaves the projects behind
alter table portfolio_items
  drop constraint portfolio_items_tenant_id_client_id_fkey,
  add foreign key (tenant_id, client_id) references portfolio_clients (tenant_id, id) on delete set null (client_id);

create function public.enter_portfolio_items(tenant integer, items integer[]) returns void language sql as $$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, touched_at)
    select i.tenant_id, 'portfolio', i.id, i.slug, i.title, i.kind, i.cover, i.status, i.updated_at
    from public.portfolio_items i where i.tenant_id = tenant and i.id = any (items)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$$;
comment on function public.enter_portfolio_items(integer, integer[]) is 'Brings the entries of some case studies up to date.';

create trigger entries_of_added after insert on portfolio_items referencing new table as changed for each statement
  execute function keep_entries('select enter_portfolio_items(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_changed after update on portfolio_items referencing new table as changed for each statement
  execute function keep_entries('select enter_portfolio_items(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_removed after delete on portfolio_items referencing old table as changed for each statement
  execute function keep_entries('delete from entries e using changed c
    where e.tenant_id = c.tenant_id and e.kind = ''portfolio'' and e.own_id = c.id');

create function public.enter_portfolio_clients(tenant integer, clients integer[]) returns void language sql as $$
  insert into entries (tenant_id, kind, own_id, slug, title, note, cover, status, touched_at)
    select c.tenant_id, 'client', c.id, c.slug, c.name, c.sector, c.logo, c.status, c.updated_at
    from public.portfolio_clients c where c.tenant_id = tenant and c.id = any (clients)
  on conflict (tenant_id, kind, own_id) do update set slug = excluded.slug, title = excluded.title,
    note = excluded.note, cover = excluded.cover, status = excluded.status,
    touched_at = greatest(entries.touched_at, excluded.touched_at)
$$;
comment on function public.enter_portfolio_clients(integer, integer[]) is 'Brings the entries of some clients up to date.';

create trigger entries_of_added after insert on portfolio_clients referencing new table as changed for each statement
  execute function keep_entries('select enter_portfolio_clients(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_changed after update on portfolio_clients referencing new table as changed for each statement
  execute function keep_entries('select enter_portfolio_clients(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger entries_of_removed after delete on portfolio_clients referencing old table as changed for each statement
  execute function keep_entries('delete from entries e using changed c
    where e.tenant_id = c.tenant_id and e.kind = ''client'' and e.own_id = c.id');

-- what was there before
alter table portfolio_items no force row level security;
alter table portfolio_clients no force row level security;
alter table entries no force row level security;
select enter_portfolio_items(tenant_id, array_agg(id)) from portfolio_items group by tenant_id;
select enter_portfolio_clients(tenant_id, array_agg(id)) from portfolio_clients group by tenant_id;
alter table portfolio_items force row level security;
alter table portfolio_clients force row level security;
alter table entries force row level security;

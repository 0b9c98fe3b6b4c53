-- A tenant that goes takes its rows along, and nobody works out anew what they showed: the counters of its cards were
-- written for a tenant that was no more, which kept it from going. Only the platform removes tenants, and it writes nothing
-- of theirs. `role` and not current_user: PostgreSQL 18 runs the triggers of a cascade as the owner of the table.

create or replace function public.cards_changed() returns trigger language plpgsql as $$
declare changes jsonb := '[]';
begin
  if current_setting('role') = 'app_platform' then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    changes := changes || coalesce((select jsonb_agg(jsonb_build_object('tenant_id', tenant_id, 'source', source,
      'kind', kind, 'facets', facets, 'step', -1)) from old_cards where until_at = 'infinity'), '[]');
  end if;
  if tg_op <> 'DELETE' then
    changes := changes || coalesce((select jsonb_agg(jsonb_build_object('tenant_id', tenant_id, 'source', source,
      'kind', kind, 'facets', facets, 'step', 1)) from new_cards where until_at = 'infinity'), '[]');
  end if;
  if changes <> '[]' then
    perform count_cards(changes);
  end if;
  return null;
end $$;

create or replace function public.remake_cards() returns trigger language plpgsql as $$
begin
  if current_setting('role') = 'app_platform' or current_setting('app.cards_held', true) = 'on' then
    return null;
  end if;
  execute tg_argv[0];
  return null;
end $$;

create or replace function public.keep_entries() returns trigger language plpgsql as $$
begin
  if current_setting('role') = 'app_platform' then
    return null;
  end if;
  execute tg_argv[0];
  return null;
end $$;

-- What the card of a thing shows, worked out when the thing is written and not each time a list is read.

create table cards (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  source text not null,
  kind text not null,
  id integer not null,
  from_at timestamptz not null,
  until_at timestamptz not null default 'infinity',
  version bigint not null,
  sorted_at timestamptz not null,
  title_key text not null,
  weight integer not null default 0,
  rank smallint not null default 0,
  start_at timestamptz,
  facets text[] not null default '{}',
  item text not null,
  primary key (tenant_id, source, id, from_at)
);
comment on table cards is
  'One row a thing and span of time in which its card looks the same. Made by triggers, never written by hand.';
comment on column cards.source is 'Whose things they are: posts, classes.';
comment on column cards.kind is 'Which list of the source: news, blog; one only where a source has one list.';
comment on column cards.version is 'Another one whenever the card looks different: a hash of what it shows.';
comment on column cards.sorted_at is 'The moment by which newest and oldest are told.';
comment on column cards.weight is 'For the order by popularity.';
comment on column cards.rank is 'For an order by state: the smallest stands first.';
comment on column cards.facets is 'What lists are narrowed by, a word and its value: category:12, level:beginner.';
comment on column cards.item is
  'JSON of the item as lists answer it; addresses of files begin with ~p/ (pictures) or ~m/ (sound and film).';
create index cards_newest on cards (tenant_id, source, kind, sorted_at desc, id desc) include (from_at, until_at);
create index cards_newest_of_all on cards (tenant_id, source, sorted_at desc, id desc) include (from_at, until_at);
create index cards_popular on cards (tenant_id, source, kind, weight desc, id desc);
create index cards_by_title on cards (tenant_id, source, kind, title_key, id);
create index cards_by_state on cards (tenant_id, source, kind, rank, start_at, sorted_at desc, id desc);

create table card_counts (
  tenant_id integer not null default current_tenant() references platform.tenants (id) on delete cascade,
  source text not null,
  kind text not null,
  facet text not null default '',
  total integer not null,
  primary key (tenant_id, source, kind, facet)
);
comment on table card_counts is
  'How many cards without an end there are by list and facet (the empty one: all), those to come among them. Kept by a trigger.';

alter table cards enable row level security;
alter table cards force row level security;
alter table card_counts enable row level security;
alter table card_counts force row level security;
create policy tenant_wall on cards to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
create policy tenant_wall on card_counts to app_user
  using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int))
  with check (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::int));
grant select, insert, update, delete on cards, card_counts to app_user;

create view shown_cards with (security_invoker = true) as
  select tenant_id, source, kind, id, from_at, until_at, sorted_at, facets, item from cards;
comment on view shown_cards is 'What the card of a thing shows at a moment: the row whose from_at is past and until_at is not.';
create view card_totals with (security_invoker = true) as
  select tenant_id, source, kind, facet, total from card_counts;
comment on view card_totals is 'How many cards there are by list and facet, those to come among them.';
grant select on shown_cards, card_totals to app_user;

-- A card's counters move with it, in the order of their keys, so that two who write at once never wait for each other in
-- a circle.
create function public.count_cards(changes jsonb) returns void language sql as $$
  insert into card_counts (tenant_id, source, kind, facet, total)
  select tenant_id, source, kind, facet, sum(step)
    from jsonb_to_recordset(changes) as one (tenant_id int, source text, kind text, facets text[], step int),
      unnest(array_prepend('', facets)) facet
    group by tenant_id, source, kind, facet having sum(step) <> 0
    order by tenant_id, source, kind, facet
  on conflict (tenant_id, source, kind, facet) do update set total = card_counts.total + excluded.total
$$;

create function public.cards_changed() returns trigger language plpgsql as $$
declare changes jsonb := '[]';
begin
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

-- who counts looks changes no facet
create trigger cards_added after insert on cards referencing new table as new_cards
  for each statement execute function cards_changed();
create trigger cards_changed after update on cards referencing old table as old_cards new table as new_cards
  for each statement when (current_user <> 'app_counter') execute function cards_changed();
create trigger cards_removed after delete on cards referencing old table as old_cards
  for each statement execute function cards_changed();

-- Runs one statement over `changed`, the rows that a statement has just written: each trigger says in its own words
-- whose cards these rows are part of.
create function public.remake_cards() returns trigger language plpgsql as $$
begin
  execute tg_argv[0];
  return null;
end $$;
comment on function public.remake_cards() is 'For triggers on tables that cards are made of; the argument reads the table "changed".';

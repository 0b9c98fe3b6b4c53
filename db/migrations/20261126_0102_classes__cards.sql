-- Classes as cards. What a class shows depends on the clock: which run it is known by, and where that run stands. So it
-- has a card for each span of time in which nothing of that changes, and nobody has to turn it when the time comes.

create function public.made_class_cards(tenant integer, classes integer[]) returns table (
  id integer, from_at timestamptz, until_at timestamptz, version bigint, sorted_at timestamptz, title_key text,
  rank integer, start_at timestamptz, facets text[], item text
) language sql stable parallel safe as $$
  with turning as (
    -- moments at which a state may turn; a state holds at its last moment, so the next microsecond is one too
    select c.tenant_id, c.id, moment from public.classes c cross join lateral (
      select c.published_at as moment
      union
      select at + step from classrooms r,
          unnest(array[r.registration_open_at, r.registration_close_at, r.start_at, r.end_at]) at,
          (values (interval '0'), (interval '1 microsecond')) as steps (step)
        where r.tenant_id = c.tenant_id and r.class_id = c.id and c.type <> 'self_paced' and at is not null
      union
      -- of two runs that stand alike the nearer one is shown: until half way between them
      select r.start_at + (s.start_at - r.start_at) / 2 + step from classrooms r join classrooms s
          on s.tenant_id = r.tenant_id and s.class_id = r.class_id and s.start_at > r.start_at,
          (values (interval '0'), (interval '1 microsecond')) as steps (step)
        where r.tenant_id = c.tenant_id and r.class_id = c.id and c.type <> 'self_paced') moments
    where c.tenant_id = tenant and c.id = any (classes) and moment >= c.published_at
      and c.status in ('published', 'scheduled') and c.published_at is not null
  ), drawn as (
    select c.id, t.moment, c.published_at as sorted_at, lower(c.name) as title_key, run.start_at,
      array_position(array['onRegistration', 'soon', 'comingSoon', 'started', 'postponed', 'ended', 'cancelled'],
        now_is.state) as rank,
      array['state:' || now_is.state, 'level:' || c.level, 'type:' || c.type,
          'premium:' || c.premium, 'preClass:' || c.pre_class, 'elevated:' || c.is_elevated]
        || case when c.category_id is null then '{}' else array['category:' || c.category_id] end
        || array(select 'in:' || k.slug from visible_categories k where k.tenant_id = c.tenant_id and k.id = c.category_id)
        || array(select 'competence:' || lower(word) from unnest(c.competencies) word)
        || array(select 'instructor:' || p.slug from class_instructors ci join visible_people p
            on p.tenant_id = ci.tenant_id and p.id = ci.person_id
            where ci.tenant_id = c.tenant_id and ci.class_id = c.id order by 1)
        || array(select 'program:' || i.program_id from program_classes i
            where i.tenant_id = c.tenant_id and i.class_id = c.id order by 1)
        || array(select 'within:' || g.slug from program_classes i join visible_programs g
            on g.tenant_id = i.tenant_id and g.id = i.program_id
            where i.tenant_id = c.tenant_id and i.class_id = c.id order by 1)
        || array(select distinct 'held:' || held.code from classrooms r, unnest(r.held_city_codes) as held (code)
            where r.tenant_id = c.tenant_id and r.class_id = c.id order by 1)
        || array(select distinct 'registrar:' || registrar.code from classrooms r,
              unnest(case when r.registrar_city_codes = '{}' then array['any'] else r.registrar_city_codes end) as registrar (code)
            where r.tenant_id = c.tenant_id and r.class_id = c.id order by 1) as facets,
      (select row_to_json(item)::text from (select
        c.id, c.code, c.slug, c.name, c.summary,
        c.logo || jsonb_build_object('url', '~p/' || (c.logo ->> 'key')) as logo,
        c.cover || jsonb_build_object('url', '~p/' || (c.cover ->> 'key')) as cover,
        c.type, c.level, c.premium,
        (select json_build_object('id', k.id, 'slug', k.slug, 'name', k.name)
          from visible_categories k where k.tenant_id = c.tenant_id and k.id = c.category_id) as category,
        coalesce(run.price, c.price) as price, c.compare_at_price as "compareAtPrice", c.certificate,
        c.duration_minutes as "durationMinutes",
        (select count(*)::int from modules m where m.tenant_id = c.tenant_id and m.class_id = c.id) as "totalModules",
        (select count(*)::int from chapters h where h.tenant_id = c.tenant_id and h.class_id = c.id) as "totalChapters",
        c.rating_average as "ratingAverage", c.rating_count as "ratingCount",
        now_is.state, now_is.state = 'comingSoon' as "comingSoon", now_is.state = 'onRegistration' as "onRegistration",
        now_is.state = 'started' as started, now_is.state = 'ended' as ended,
        case when run.id is null then null else json_build_object('id', run.id, 'code', run.code, 'name', run.name,
          'state', run.state, 'startAt', run.start_at, 'endAt', run.end_at,
          'registrationOpenAt', run.registration_open_at, 'registrationCloseAt', run.registration_close_at,
          'timeZone', run.time_zone, 'mode', run.mode, 'venue', run.venue, 'city', run.city,
          'heldCityIds', run.held_city_codes, 'registrarCityIds', run.registrar_city_codes,
          'capacity', run.capacity) end as classroom) item) as item
    from turning t join public.classes c on c.tenant_id = t.tenant_id and c.id = t.id
      -- one that can be joined before one that goes on, that before one to come, an ended one last; then the nearest
      left join lateral (
        select r.*, classroom_state(r.status, r.registration_open_at, r.registration_close_at, r.start_at, r.end_at,
            t.moment) as state
          from classrooms r where r.tenant_id = c.tenant_id and r.class_id = c.id and c.type <> 'self_paced'
          order by array_position(array['onRegistration', 'soon', 'started', 'comingSoon', 'postponed', 'ended', 'cancelled'],
              classroom_state(r.status, r.registration_open_at, r.registration_close_at, r.start_at, r.end_at, t.moment)),
            abs(extract(epoch from r.start_at - t.moment))
          limit 1) run on true
      cross join lateral (select case when c.type = 'self_paced' then 'onRegistration'
        else coalesce(run.state, 'comingSoon') end as state) now_is
  ), told as (
    select *, lag(item) over (partition by drawn.id order by moment) is distinct from drawn.item as is_new from drawn
  )
  select told.id, moment, coalesce(lead(moment) over (partition by told.id order by moment), 'infinity'),
      hashtextextended(told.item, 0), told.sorted_at, told.title_key, told.rank, told.start_at, told.facets, told.item
    from told where is_new
$$;
comment on function public.made_class_cards(integer, integer[]) is
  'The cards of some classes over all time, worked out from the tables: one a span in which the card looks the same.';

create function public.remake_class_cards(tenant integer, classes integer[]) returns void language sql as $$
  with made as materialized (select * from made_class_cards(tenant, classes)), gone as (
    delete from cards c where c.tenant_id = tenant and c.source = 'classes' and c.id = any (classes)
      and not exists (select from made m where m.id = c.id and m.from_at = c.from_at))
  insert into cards (tenant_id, source, kind, id, from_at, until_at, version, sorted_at, title_key, rank, start_at, facets,
      item)
    select tenant, 'classes', 'class', id, from_at, until_at, version, sorted_at, title_key, rank, start_at, facets, item
      from made
    on conflict (tenant_id, source, id, from_at) do update set until_at = excluded.until_at, version = excluded.version,
      sorted_at = excluded.sorted_at, title_key = excluded.title_key, rank = excluded.rank,
      start_at = excluded.start_at, facets = excluded.facets, item = excluded.item
    where (cards.until_at, cards.version, cards.sorted_at, cards.facets)
      is distinct from (excluded.until_at, excluded.version, excluded.sorted_at, excluded.facets);
$$;
comment on function public.remake_class_cards(integer, integer[]) is 'Brings the cards of some classes up to date.';

create trigger cards_of_added after insert on classes referencing new table as changed for each statement
  execute function remake_cards('select remake_class_cards(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger cards_of_changed after update on classes referencing new table as changed for each statement
  execute function remake_cards('select remake_class_cards(tenant_id, array_agg(id)) from changed group by tenant_id');
create trigger cards_of_removed after delete on classes referencing old table as changed for each statement
  execute function remake_cards('select remake_class_cards(tenant_id, array_agg(id)) from changed group by tenant_id');

create trigger cards_of_added after insert on classrooms referencing new table as changed for each statement
  execute function remake_cards('select remake_class_cards(tenant_id, array_agg(distinct class_id)) from changed group by tenant_id');
create trigger cards_of_changed after update on classrooms referencing new table as changed for each statement
  execute function remake_cards('select remake_class_cards(tenant_id, array_agg(distinct class_id)) from changed group by tenant_id');
create trigger cards_of_removed after delete on classrooms referencing old table as changed for each statement
  execute function remake_cards('select remake_class_cards(tenant_id, array_agg(distinct class_id)) from changed group by tenant_id');

-- a card says how many modules and chapters there are
create trigger cards_of_added after insert on modules referencing new table as changed for each statement
  execute function remake_cards('select remake_class_cards(tenant_id, array_agg(distinct class_id)) from changed group by tenant_id');
create trigger cards_of_removed after delete on modules referencing old table as changed for each statement
  execute function remake_cards('select remake_class_cards(tenant_id, array_agg(distinct class_id)) from changed group by tenant_id');
create trigger cards_of_added after insert on chapters referencing new table as changed for each statement
  execute function remake_cards('select remake_class_cards(tenant_id, array_agg(distinct class_id)) from changed group by tenant_id');
create trigger cards_of_removed after delete on chapters referencing old table as changed for each statement
  execute function remake_cards('select remake_class_cards(tenant_id, array_agg(distinct class_id)) from changed group by tenant_id');

create trigger cards_of_added after insert on class_instructors referencing new table as changed for each statement
  execute function remake_cards('select remake_class_cards(tenant_id, array_agg(distinct class_id)) from changed group by tenant_id');
create trigger cards_of_removed after delete on class_instructors referencing old table as changed for each statement
  execute function remake_cards('select remake_class_cards(tenant_id, array_agg(distinct class_id)) from changed group by tenant_id');
create trigger cards_of_added after insert on program_items referencing new table as changed for each statement
  execute function remake_cards('select remake_class_cards(tenant_id, array_agg(distinct class_id)) from changed group by tenant_id');
create trigger cards_of_removed after delete on program_items referencing old table as changed for each statement
  execute function remake_cards('select remake_class_cards(tenant_id, array_agg(distinct class_id)) from changed group by tenant_id');

-- classes whose category, teacher or programme has another address now
create trigger cards_of_classes after update on categories referencing new table as changed for each statement
  execute function remake_cards('select remake_class_cards(c.tenant_id, array_agg(c.id)) from classes c
    join changed k on c.tenant_id = k.tenant_id and c.category_id = k.id group by c.tenant_id');
create trigger cards_of_classes after update on people referencing new table as changed for each statement
  execute function remake_cards('select remake_class_cards(ci.tenant_id, array_agg(ci.class_id)) from class_instructors ci
    join changed p on ci.tenant_id = p.tenant_id and ci.person_id = p.id group by ci.tenant_id');
create trigger cards_of_classes after update on programs referencing new table as changed for each statement
  execute function remake_cards('select remake_class_cards(i.tenant_id, array_agg(i.class_id)) from program_items i
    join changed g on i.tenant_id = g.tenant_id and i.program_id = g.id group by i.tenant_id');

-- what was written before
alter table classes no force row level security;
alter table classrooms no force row level security;
alter table modules no force row level security;
alter table chapters no force row level security;
alter table class_instructors no force row level security;
alter table program_items no force row level security;
alter table programs no force row level security;
alter table categories no force row level security;
alter table people no force row level security;
alter table cards no force row level security;
alter table card_counts no force row level security;
select remake_class_cards(tenant_id, array_agg(id)) from classes group by tenant_id;
alter table classes force row level security;
alter table classrooms force row level security;
alter table modules force row level security;
alter table chapters force row level security;
alter table class_instructors force row level security;
alter table program_items force row level security;
alter table programs force row level security;
alter table categories force row level security;
alter table people force row level security;
alter table cards force row level security;
alter table card_counts force row level security;

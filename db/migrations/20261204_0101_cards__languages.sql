-- Cards say in which language a thing is written, where that is another than the site's: its title is read aloud and set in
-- that language's direction. Of all others the card stays as it was.

create function card_language(language text) returns text language sql immutable parallel safe as $$
  select case when language is null or language ~* '^id(-|$)' then '' else ',"language":' || to_json(language)::text end
$$;
comment on function card_language(text) is 'What of a card''s JSON says that it is not Indonesian; nothing where it is.';

create or replace function public.made_post_cards(tenant integer, posts integer[])
 RETURNS TABLE(kind text, id integer, from_at timestamp with time zone, version bigint, title_key text, weight integer, facets text[], item text)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select core.kind, core.id, core.published_at, hashtextextended(core.item || card_language(core.language), 0), lower(core.title), core.views,
    core.facets, left(core.item, -1) || ',"views":' || core.views || card_language(core.language) || '}'
  from (
    select p.kind, p.id, p.title, p.published_at, p.views, p.language, row_to_json(item)::text as item,
      array(select 'category:' || pc.category_id from post_categories pc
          where pc.tenant_id = p.tenant_id and pc.post_id = p.id order by 1)
        || array(select 'in:' || c.slug from post_categories pc
          join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
          where pc.tenant_id = p.tenant_id and pc.post_id = p.id order by 1)
        || case when p.parent_id is null then array['parent:none']
          else array['parent:some', 'below:' || (select q.slug from public.posts q
            where q.tenant_id = p.tenant_id and q.id = p.parent_id)] end as facets
    from public.posts p cross join lateral (
      select p.id, p.kind as "kindSlug", p.slug, p.title, p.summary,
        p.cover || jsonb_build_object('url', '~p/' || (p.cover ->> 'key')) as cover,
        (select json_build_object('id', c.id, 'slug', c.slug, 'name', c.name)
          from categories c where c.tenant_id = p.tenant_id and c.id = p.category_id) as category,
        p.tags,
        (select coalesce(json_agg(json_build_object('slug', a.slug, 'name', a.name, 'title', a.title,
            'photo', a.photo || jsonb_build_object('url', '~p/' || (a.photo ->> 'key'))) order by pa.position), '[]')
          from post_authors pa join visible_people a on a.tenant_id = pa.tenant_id and a.id = pa.person_id
          where pa.tenant_id = p.tenant_id and pa.post_id = p.id) as authors,
        p.published_at as "publishedAt", p.minutes, p.featured,
        case when p.audio ? 'key' then p.audio || jsonb_build_object('url', '~m/' || (p.audio ->> 'key'))
          else p.audio end as audio,
        case when p.video ? 'key' then p.video || jsonb_build_object('url', '~m/' || (p.video ->> 'key'))
          else p.video end as video,
        (select coalesce(jsonb_agg(image.value || jsonb_build_object('url', '~p/' || (image.value ->> 'key'))
            order by image.position), '[]')
          from jsonb_array_elements(p.images) with ordinality as image (value, position)) as images
    ) item
    where p.tenant_id = tenant and p.id = any (posts)
      and p.status in ('published', 'scheduled') and p.published_at is not null and p.visibility = 'public'
  ) core
$function$;

create or replace function public.made_class_cards(tenant integer, classes integer[])
 RETURNS TABLE(id integer, from_at timestamp with time zone, until_at timestamp with time zone, version bigint, sorted_at timestamp with time zone, title_key text, rank integer, start_at timestamp with time zone, facets text[], item text)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with known as materialized (
    select c.*,
      array['level:' || c.level, 'type:' || c.type, 'premium:' || c.premium, 'preClass:' || c.pre_class,
          'elevated:' || c.is_elevated]
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
            where r.tenant_id = c.tenant_id and r.class_id = c.id order by 1) as lasting_facets,
      (select json_build_object('id', k.id, 'slug', k.slug, 'name', k.name)
        from visible_categories k where k.tenant_id = c.tenant_id and k.id = c.category_id) as category,
      (select count(*)::int from version_modules m where m.tenant_id = c.tenant_id and m.class_id = c.id
        and m.number = c.course_number) as modules,
      (select count(*)::int from version_chapters h where h.tenant_id = c.tenant_id and h.class_id = c.id
        and h.number = c.course_number) as chapters
    from public.classes c
    where c.tenant_id = tenant and c.id = any (classes)
      and c.status in ('published', 'scheduled') and c.published_at is not null
  ), drawn as (
    select c.id, span.moment, span.until_at, c.published_at as sorted_at, lower(c.name) as title_key, run.start_at,
      array_position(array['onRegistration', 'soon', 'comingSoon', 'started', 'postponed', 'ended', 'cancelled'],
        span.state) as rank,
      array['state:' || span.state] || c.lasting_facets as facets,
      (select left(row_to_json(item)::text, -1) || card_language(c.language) || '}' from (select
        c.id, c.code, c.slug, c.name, c.summary,
        c.logo || jsonb_build_object('url', '~p/' || (c.logo ->> 'key')) as logo,
        c.cover || jsonb_build_object('url', '~p/' || (c.cover ->> 'key')) as cover,
        c.type, c.level, c.premium, c.category,
        coalesce(run.price, c.price) as price, c.compare_at_price as "compareAtPrice", c.certificate,
        c.duration_minutes as "durationMinutes", c.modules as "totalModules", c.chapters as "totalChapters",
        c.rating_average as "ratingAverage", c.rating_count as "ratingCount",
        span.state, span.state = 'comingSoon' as "comingSoon", span.state = 'onRegistration' as "onRegistration",
        span.state = 'started' as started, span.state = 'ended' as ended,
        case when run.id is null then null else json_build_object('id', run.id, 'code', run.code, 'name', run.name,
          'state', span.run_state, 'startAt', run.start_at, 'endAt', run.end_at,
          'registrationOpenAt', run.registration_open_at, 'registrationCloseAt', run.registration_close_at,
          'timeZone', run.time_zone, 'mode', run.mode, 'venue', run.venue, 'city', run.city,
          'heldCityIds', run.held_city_codes, 'registrarCityIds', run.registrar_city_codes,
          'capacity', run.capacity) end as classroom) item) as item
    from known c
      cross join lateral (
        select turn.*, coalesce(lead(moment) over (order by moment), 'infinity') as until_at from (
          select moment, run.id as run_id, run.state as run_state, now_is.state,
            (lag(run.id) over by_time, lag(now_is.state) over by_time) is distinct from (run.id, now_is.state) as is_new
          from (
            -- moments at which a state may turn; a state holds at its last moment, so the next microsecond is one too
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
              where r.tenant_id = c.tenant_id and r.class_id = c.id and c.type <> 'self_paced') turning
            -- one that can be joined before one that goes on, that before one to come, an ended one last; then the nearest
            left join lateral (
              select r.id, standing.state from classrooms r
                cross join lateral (select classroom_state(r.status, r.registration_open_at, r.registration_close_at,
                  r.start_at, r.end_at, moment) as state) standing
                where r.tenant_id = c.tenant_id and r.class_id = c.id and c.type <> 'self_paced'
                order by array_position(array['onRegistration', 'soon', 'started', 'comingSoon', 'postponed', 'ended',
                    'cancelled'], standing.state), abs(extract(epoch from r.start_at - moment))
                limit 1) run on true
            cross join lateral (select case when c.type = 'self_paced' then 'onRegistration'
              else coalesce(run.state, 'comingSoon') end as state) now_is
          where moment >= c.published_at
          window by_time as (order by moment)) turn
        where is_new) span
      left join classrooms run on run.tenant_id = c.tenant_id and run.id = span.run_id
  )
  select id, moment, until_at, hashtextextended(item, 0), sorted_at, title_key, rank, start_at, facets, item from drawn
$function$;

alter table posts no force row level security;
alter table post_authors no force row level security;
alter table post_categories no force row level security;
alter table categories no force row level security;
alter table people no force row level security;
alter table cards no force row level security;
alter table card_counts no force row level security;
alter table classes no force row level security;
alter table classrooms no force row level security;
alter table modules no force row level security;
alter table chapters no force row level security;
alter table class_instructors no force row level security;
alter table program_items no force row level security;
alter table programs no force row level security;
alter table course_versions no force row level security;
select remake_post_cards(tenant_id, array_agg(id)) from posts where language is not null group by tenant_id;
select remake_class_cards(tenant_id, array_agg(id)) from classes where language is not null group by tenant_id;
alter table posts force row level security;
alter table post_authors force row level security;
alter table post_categories force row level security;
alter table categories force row level security;
alter table people force row level security;
alter table cards force row level security;
alter table card_counts force row level security;
alter table classes force row level security;
alter table classrooms force row level security;
alter table modules force row level security;
alter table chapters force row level security;
alter table class_instructors force row level security;
alter table program_items force row level security;
alter table programs force row level security;
alter table course_versions force row level security;
